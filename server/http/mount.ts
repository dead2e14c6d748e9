import { Router, type Request, type RequestHandler } from 'express';
import type { Access } from '@shared/contract/endpoint';
import type { Entered } from './entered';
import { responseClosed } from './response/response-closed';
import { refuseOtherMethods } from './request/other-methods';
import { HttpError } from './errors';
import { readableQuery } from './request/readable-query';
import type { Route } from './route';
import { currentCaller } from '../current-request';
import { isDatabaseAway } from '../database-away';
import { isRead } from './security';
import type { SharedAnswers } from './load/shared-answers';
import { turnsByKey } from './load/turns';

interface Gate {
  /** Reads the session. Public calls skip it, so that they do not depend on the session store. */
  session: RequestHandler;
  /** Applies the rate limit. */
  limit: RequestHandler;
  /** Whether the caller can be identified before the session has been read. */
  isKnown: (req: Request) => boolean;
  /** Returns the user's id. Must run after `session`. */
  userOf: (req: Request) => string | null;
  /** Looks up the caller and makes the scopes. */
  enter: (req: Request, access: Access) => Promise<Entered>;
  shared: SharedAnswers;
}

/**
 * Limit of one user's concurrent reads. A read counts until its response has been sent, because a slow client keeps a page of a
 * list in memory. No screen needs half as many. Reads that wait leave the queue when their client has left.
 */
const readsOfOneUser = {
  atOnce: 12,
  waiting: 50,
  maxWaitMs: 'request',
  rejectsQueue: isDatabaseAway,
  message: 'Too much at once. Please try again in a moment.',
} as const;

/** Thrown to the writes that wait, when one before them found that something is away. */
const away = new HttpError(503, 'unavailable', 'The service is not available right now. Please try again in a moment.');

/** A caller's writes are let in one at a time, so that the requests of others are served between them. */
const writesOfOneCaller = {
  atOnce: 1,
  waiting: 200,
  maxWaitMs: 'request',
  rejectsQueue: (failure: unknown) => failure === away,
  status: 429,
  retryAfterSeconds: 2,
  message: 'Too much is being saved at once. Please try again in a moment.',
} as const;

/** Makes a router of the routes, in their order. */
export function mount(routes: readonly Route[], gate: Gate): Router {
  const { limit, userOf, enter, shared } = gate;
  const countedSession = sessionWithin(gate);
  const inTurn = turnsByKey(readsOfOneUser);
  const writes = letInByTurns();
  const router = Router({ caseSensitive: true });
  for (const { endpoint, handle } of routes) {
    const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const before = endpoint.access === 'public' ? [limit, readableQuery] : [writes.wait, countedSession, readableQuery];
    router[verb](endpoint.path, ...before, async (req, res) => {
      const answer = async () => {
        const entered = await enter(req, endpoint.access);
        writes.letNext(req);
        return handle(req, res, entered, shared);
      };
      const userId = endpoint.access !== 'public' && isRead(req) ? userOf(req) : null;
      if (userId === null) return answer();
      const closed = responseClosed(res);
      const left = new AbortController();
      void closed.then(() => left.abort());
      const work = async () => {
        await answer();
        await closed;
      };
      await inTurn(userId, work, left.signal);
    });
  }
  // Requests that no route has answered: another method of a known path, or an unknown path of the API.
  router.use('/api', limit);
  refuseOtherMethods(
    router,
    routes.map(({ endpoint }) => endpoint),
  );
  return router;
}

/** Makes writes wait for their turn, which ends when their caller is looked up. What follows can take long, for example in the store. */
function letInByTurns(): { wait: RequestHandler; letNext: (req: Request) => void } {
  const inTurn = turnsByKey(writesOfOneCaller);
  const ends = new WeakMap<Request, () => void>();
  return {
    wait: (req, res, next) => {
      if (isRead(req)) return next();
      const work = async () => {
        const isIn = new Promise<void>((resolve) => ends.set(req, resolve));
        next();
        await Promise.race([isIn, responseClosed(res)]);
        if (res.statusCode === 503) throw away;
      };
      inTurn(currentCaller(), work).catch((error: unknown) =>
        error === away && res.headersSent ? undefined : next(error),
      );
    },
    letNext: (req) => ends.get(req)?.(),
  };
}

/** Applies the rate limit before reading the session if the caller is known, so that a refusal needs no session store. */
function sessionWithin({ session, limit, isKnown }: Gate): RequestHandler {
  return (req, res, next) => {
    const [first, second] = isKnown(req) ? [limit, session] : [session, limit];
    return first(req, res, (error) => (error ? next(error) : second(req, res, next)));
  };
}
