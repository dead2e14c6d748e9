import { createHash } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { MemoryStore, rateLimit, type RateLimitExceededEventHandler, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { SharedCounter } from '../../db/shared-counter';
import type { Env } from '../../env';
import { HttpError } from '../errors';
import { isRead } from '../security';

/**
 * How many times as much as one user an address can read without a session, because hundreds of people can share it (carrier-grade
 * NAT): of all reads, and of those that cost. How many times as many forms as one link an address can send.
 */
const people = { reads: 10, costs: 4, linkForms: 50 };

/** Rate limits per caller and minute: each handler counts a request and refuses it beyond the limit. */
export interface RateLimits {
  /** For the API: counts reads and writes. A refusal is a JSON error. */
  api: RequestHandler;
  /** For pages: uses the same counts as `api`. A refusal is an HTML page. */
  pages: RequestHandler;
  /** Redirects to the identity provider. A refusal is an HTML page. */
  signIns: RequestHandler;
  /** Callbacks from the identity provider. A refusal is an HTML page. */
  returns: RequestHandler;
  /** Reports of pages and pictures, which need no account. A refusal is a JSON error. */
  reports: RequestHandler;
  /**
   * What clients press on the pages of their orders, by the link, which is the last part but one of the path, and then by the address.
   * A refusal is an HTML page.
   */
  linkForms: RequestHandler[];
  /**
   * Counts a search or a drawing that no cache answers, in addition to its request. @throws HttpError 429
   */
  countCost: (req: Request) => Promise<void>;
  /** Sends the HTML page of a refusal by `countCost`. */
  refusedPages: ErrorRequestHandler;
  /** Counts failed requests that no limit has counted yet, such as a body that is not JSON. Uses the same counts as `api`. */
  failures: ErrorRequestHandler;
}

/** Length of a window, in milliseconds. */
const windowMs = 60_000;

interface Options {
  limits: Env['rateLimits'];
  /** Counts sign-ins and reports over all processes. */
  count: SharedCounter;
  /** Returns the key of a request's caller. */
  callerOf: (req: Request) => string;
  /** Whether the key is that of a user. */
  isUser: (req: Request) => boolean;
  /** Makes the HTML page of a refusal, with a link to the same URL. */
  refusalPage: (address: string) => string;
  log: Logger;
}

/**
 * Makes the limits, which are reported in `RateLimit` headers (draft 8). Each process counts reads, writes and forms of clients in its
 * memory. Sign-ins and reports are counted in the database, over all processes. A limit of 0 turns the limit off.
 */
export function rateLimits({ limits, count, callerOf, isUser, refusalPage, log }: Options): RateLimits {
  const counting = (
    name: string,
    limit: number | ((req: Request) => number),
    store: Store,
    refuse: RateLimitExceededEventHandler,
    keyOf = callerOf,
  ): RequestHandler =>
    limit === 0
      ? (_req, _res, next) => next()
      : rateLimit({
          windowMs,
          limit,
          identifier: name,
          standardHeaders: 'draft-8',
          legacyHeaders: false,
          keyGenerator: keyOf,
          store,
          // While the database does not answer, what is counted there is not limited.
          passOnStoreError: true,
          logger: { error: (message) => log.warn(message), warn: (message) => log.warn(message) },
          handler: refuse,
          validate: false,
        });
  const refusedByPage: RateLimitExceededEventHandler = (req, res) => sendRefusal(res, refusalPage(req.originalUrl));
  const readsOf = (req: Request) => limits.reads * (isUser(req) ? 1 : people.reads);
  const stores = { reads: new MemoryStore(), writes: new MemoryStore() };
  const readsAndWrites = (refuse: RateLimitExceededEventHandler): RequestHandler => {
    const reads = counting('reads', limits.reads && readsOf, stores.reads, refuse);
    const writes = counting('writes', limits.writes, stores.writes, refuse);
    return (req, res, next) => {
      // The header shows that another limit has already counted the request.
      if (res.hasHeader('RateLimit')) return next();
      return (isRead(req) ? reads : writes)(req, res, next);
    };
  };
  const refusedByError: RateLimitExceededEventHandler = (_req, res) => {
    const message = 'Too many requests. Please wait a moment and try again.';
    // Also in the error, for the requests that wait for this one's answer.
    throw new HttpError(429, 'rate_limited', message, undefined, Number(res.getHeader('Retry-After')));
  };
  const api = readsAndWrites(refusedByError);
  const costs = counting('costs', limits.reads * people.costs, new MemoryStore(), refusedByError);
  return {
    api,
    failures: (error, req, res, next) => api(req, res, (refusal) => next(refusal ?? error)),
    pages: readsAndWrites(refusedByPage),
    countCost: (req) =>
      new Promise((resolve, reject) => {
        if (!req.res) throw new Error('The request is not one of an app');
        void costs(req, req.res, (error?: unknown) => (error ? reject(error as Error) : resolve()));
      }),
    refusedPages: (error, req, res, next) => {
      if (!(error instanceof HttpError) || error.status !== 429) return next(error);
      res.setHeader('Retry-After', error.retryAfterSeconds ?? windowMs / 1_000);
      sendRefusal(res, refusalPage(req.originalUrl));
    },
    signIns: counting('sign-ins', limits.signIns, sharedStore('sign-ins', count), refusedByPage),
    reports: counting('reports', limits.reports, sharedStore('reports', count), refusedByError),
    // The link comes first: what is refused for one link does not use up the limit of those who share an address.
    linkForms: [
      counting('link-forms', limits.linkForms, new MemoryStore(), refusedByPage, linkOf),
      counting('address-forms', limits.linkForms * people.linkForms, new MemoryStore(), refusedByPage),
    ],
    returns: counting('returns', limits.signIns, sharedStore('returns', count), refusedByPage),
  };
}

/**
 * Returns a number for the link of a form, '/o/TOKEN/remind'. It has 16 bits, so that invented tokens do not fill the memory. Links in use
 * can share a number: the limit has room for a few of them.
 */
function linkOf({ path }: Request): string {
  return createHash('sha256')
    .update(path.split('/').at(-2) ?? '')
    .digest('hex')
    .slice(0, 4);
}

/** Makes a store in the database. Windows begin at full minutes, so that all processes use the same ones. */
function sharedStore(name: string, count: SharedCounter): Store {
  return {
    increment: async (caller) => {
      const resetTime = new Date(Math.floor(Date.now() / windowMs + 1) * windowMs);
      return { totalHits: await count(`${name} ${caller}`, resetTime), resetTime };
    },
    // Not used: no option that subtracts hits is set.
    decrement: () => undefined,
    resetKey: () => undefined,
  };
}

function sendRefusal(res: Response, page: string): void {
  res.status(429).set('Cache-Control', 'no-store').type('html').send(page);
}
