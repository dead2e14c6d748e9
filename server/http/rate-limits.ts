import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { MemoryStore, rateLimit, type RateLimitExceededEventHandler, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { SharedCounter } from '../db/shared-counter';
import type { Env } from '../env';
import { HttpError } from './errors';
import { isRead } from './security';

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
  /** Makes the HTML page of a refusal, with a link to the same URL. */
  refusalPage: (address: string) => string;
  log: Logger;
}

/**
 * Makes the limits, which are reported in `RateLimit` headers (draft 8). Each process counts reads and writes in its memory.
 * Sign-ins and reports are counted in the database, over all processes. A limit of 0 turns the limit off.
 */
export function rateLimits({ limits, count, callerOf, refusalPage, log }: Options): RateLimits {
  const counting = (
    name: string,
    limit: number,
    store: Store,
    refuse: RateLimitExceededEventHandler,
  ): RequestHandler =>
    limit === 0
      ? (_req, _res, next) => next()
      : rateLimit({
          windowMs,
          limit,
          identifier: name,
          standardHeaders: 'draft-8',
          legacyHeaders: false,
          keyGenerator: callerOf,
          store,
          // While the database does not answer, sign-ins and reports are not limited.
          passOnStoreError: true,
          logger: { error: (message) => log.warn(message), warn: (message) => log.warn(message) },
          handler: refuse,
          validate: false,
        });
  const refusedByPage: RateLimitExceededEventHandler = (req, res) => sendRefusal(res, refusalPage(req.originalUrl));
  const stores = { reads: new MemoryStore(), writes: new MemoryStore() };
  const readsAndWrites = (refuse: RateLimitExceededEventHandler): RequestHandler => {
    const reads = counting('reads', limits.reads, stores.reads, refuse);
    const writes = counting('writes', limits.writes, stores.writes, refuse);
    return (req, res, next) => {
      // The header shows that another limit has already counted the request.
      if (res.hasHeader('RateLimit')) return next();
      return (isRead(req) ? reads : writes)(req, res, next);
    };
  };
  const refusedByError: RateLimitExceededEventHandler = () => {
    throw new HttpError(429, 'rate_limited', 'Too many requests. Please wait a moment and try again.');
  };
  const api = readsAndWrites(refusedByError);
  return {
    api,
    failures: (error, req, res, next) => api(req, res, (refusal) => next(refusal ?? error)),
    pages: readsAndWrites(refusedByPage),
    signIns: counting('sign-ins', limits.signIns, sharedStore('sign-ins', count), refusedByPage),
    reports: counting('reports', limits.reports, sharedStore('reports', count), refusedByError),
    returns: counting('returns', limits.signIns, sharedStore('returns', count), refusedByPage),
  };
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
