import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { rateLimit, type RateLimitExceededEventHandler } from 'express-rate-limit';
import type { Env } from '../env';
import { HttpError } from './errors';
import { windowMs, type hitCounter } from './hit-counter';
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

interface Options {
  limits: Env['rateLimits'];
  storeOf: ReturnType<typeof hitCounter>['storeOf'];
  /** Names whoever is counted. */
  callerOf: (req: Request) => string;
  /** Says that it was too much, with a way on to the same address. */
  refusalPage: (address: string) => string;
}

/** Limits that several processes count together, told in `RateLimit` headers. A limit of 0 limits nothing. */
export function rateLimits({ limits, storeOf, callerOf, refusalPage }: Options): RateLimits {
  const counting = (name: string, limit: number, refuse: RateLimitExceededEventHandler): RequestHandler =>
    limit === 0
      ? (_req, _res, next) => next()
      : rateLimit({
          windowMs,
          limit,
          identifier: name,
          standardHeaders: 'draft-8',
          legacyHeaders: false,
          keyGenerator: callerOf,
          store: storeOf(name, limit),
          handler: refuse,
          validate: false,
        });
  const refusedByPage: RateLimitExceededEventHandler = (req, res) => sendRefusal(res, refusalPage(req.originalUrl));
  const readsAndWrites = (refuse: RateLimitExceededEventHandler): RequestHandler => {
    const reads = counting('reads', limits.reads, refuse);
    const writes = counting('writes', limits.writes, refuse);
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
    signIns: counting('sign-ins', limits.signIns, refusedByPage),
    returns: counting('returns', limits.signIns, refusedByPage),
  };
}

function sendRefusal(res: Response, page: string): void {
  res.status(429).set('Cache-Control', 'no-store').type('html').send(page);
}
