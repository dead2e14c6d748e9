import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { MemoryStore, rateLimit, type RateLimitExceededEventHandler, type Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { SharedCounter } from '../db/shared-counter';
import type { Env } from '../env';
import { HttpError } from './errors';
import { isRead } from './security';

/** How much one caller may ask for in a minute: each counts what passes it, and lets nothing through beyond the limit. */
export interface RateLimits {
  /** Reads and writes of the API; a refusal is an error as any other. */
  api: RequestHandler;
  /** The same counts for what people open by its address; a refusal is a page. */
  pages: RequestHandler;
  /** Ways to the identity provider, and those back from it; as pages too. */
  signIns: RequestHandler;
  returns: RequestHandler;
  /** The same counts as `api` for errors of requests that have met no limit before, such as a body that is not JSON. */
  failures: ErrorRequestHandler;
}

/** Length of a window, in milliseconds. */
const windowMs = 60_000;

interface Options {
  limits: Env['rateLimits'];
  /** Counts sign-ins for all processes together. */
  count: SharedCounter;
  /** Names the caller of a request. */
  callerOf: (req: Request) => string;
  /** Makes the page of a refusal, with a link to the same address. */
  refusalPage: (address: string) => string;
  log: Logger;
}

/**
 * Limits per caller and minute, reported in `RateLimit` headers (draft 8). Each process counts reads and writes in its
 * memory; sign-ins are counted in the database, for all processes together. A limit of 0 limits nothing.
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
          // While the database is away, sign-ins are not limited.
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
      // A request is counted once, by the first limit that it meets.
      if (res.hasHeader('RateLimit')) return next();
      return (isRead(req) ? reads : writes)(req, res, next);
    };
  };
  const api = readsAndWrites(() => {
    throw new HttpError(429, 'rate_limited', 'Too many requests. Please wait a moment and try again.');
  });
  return {
    api,
    failures: (error, req, res, next) => api(req, res, (refusal) => next(refusal ?? error)),
    pages: readsAndWrites(refusedByPage),
    signIns: counting('sign-ins', limits.signIns, sharedStore('sign-ins', count), refusedByPage),
    returns: counting('returns', limits.signIns, sharedStore('returns', count), refusedByPage),
  };
}

/** Windows begin with the minute, so that all processes count into the same one. */
function sharedStore(name: string, count: SharedCounter): Store {
  return {
    increment: async (caller) => {
      const resetTime = new Date(Math.floor(Date.now() / windowMs + 1) * windowMs);
      return { totalHits: await count(`${name} ${caller}`, resetTime), resetTime };
    },
    // Called only for options that subtract hits.
    decrement: () => undefined,
    resetKey: () => undefined,
  };
}

function sendRefusal(res: Response, page: string): void {
  res.status(429).set('Cache-Control', 'no-store').type('html').send(page);
}
