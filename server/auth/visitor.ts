import type { Request } from 'express';
import type { PooledDeps } from '../deps';
import { visitorScope, type VisitorScope } from '../scope';
import { hasSessionCookie } from './session';

/**
 * Returns the public scope of a request. Requests without a session cookie read from the replica, which may have a lag. Requests
 * with one read from the primary, so that a tailor sees their own change at once.
 */
export function visitorScopeOf(deps: PooledDeps): (req: Request) => VisitorScope {
  const everyone = visitorScope(deps);
  const visitors = deps.replica ? visitorScope({ ...deps, db: deps.replica }) : everyone;
  return (req) => (hasSessionCookie(req, deps.env) ? everyone : visitors);
}
