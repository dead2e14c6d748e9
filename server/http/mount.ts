import { Router, type Request, type RequestHandler } from 'express';
import type { Access } from '@shared/endpoint';
import type { Entered } from '../scope';
import { gone } from './gone';
import { refuseOtherMethods } from './other-methods';
import { readableQuery } from './readable-query';
import type { Route } from './route';
import { isRead } from './security';
import type { SharedAnswers } from './shared-answers';
import { turnsByKey } from './turns';

interface Gate {
  /** Reads the session cookie; public calls go without, so that they need no session store. */
  session: RequestHandler;
  /** Counts the request. */
  limit: RequestHandler;
  /** Whether a caller can be counted before their session has been read. */
  isKnown: (req: Request) => boolean;
  /** Whose session it is; only behind `session`. */
  userOf: (req: Request) => string | null;
  /** Finds out who is calling. */
  enter: (req: Request, access: Access) => Promise<Entered>;
  shared: SharedAnswers;
}

/**
 * Reads of one user at the same time, each until its answer has left: an answer keeps a page of a list in memory, however slowly
 * its reader takes it. No screen needs half as many.
 */
const readsOfOneUser = {
  atOnce: 12,
  waiting: 50,
  patienceMs: 300,
  message: 'Too much at once. Please try again in a moment.',
};

/** Mounts routes in their order. */
export function mount(routes: readonly Route[], gate: Gate): Router {
  const { limit, userOf, enter, shared } = gate;
  const countedSession = sessionWithin(gate);
  const inTurn = turnsByKey(readsOfOneUser);
  const router = Router({ caseSensitive: true });
  for (const { endpoint, handle } of routes) {
    const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const before = endpoint.access === 'public' ? [limit, readableQuery] : [countedSession, readableQuery];
    router[verb](endpoint.path, ...before, async (req, res) => {
      const answer = async () => handle(req, res, await enter(req, endpoint.access), shared);
      const userId = endpoint.access !== 'public' && isRead(req) ? userOf(req) : null;
      if (userId === null) return answer();
      await inTurn(userId, async () => {
        await answer();
        await gone(res);
      });
    });
  }
  // What comes this far is answered by no route: another method of a known path, or an unknown path of the API.
  router.use('/api', limit);
  refuseOtherMethods(
    router,
    routes.map(({ endpoint }) => endpoint),
  );
  return router;
}

/** Counts first where that is possible, so that refusing somebody asks nothing of the session store. */
function sessionWithin({ session, limit, isKnown }: Gate): RequestHandler {
  return (req, res, next) => {
    const [first, second] = isKnown(req) ? [limit, session] : [session, limit];
    return first(req, res, (error) => (error ? next(error) : second(req, res, next)));
  };
}
