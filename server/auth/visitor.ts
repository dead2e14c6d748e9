import type { Request } from 'express';
import type { PooledDeps } from '../deps';
import { visitorScope, type VisitorScope } from '../scope';
import { carriesSession } from './session';

/**
 * What anybody may reach, by who asks: a visitor reads from the replica, which may be a moment behind, whoever carries a
 * session from the primary, so that a tailor sees their own change at once.
 */
export function everyoneFor(deps: PooledDeps): (req: Request) => VisitorScope {
  const everyone = visitorScope(deps);
  const visitors = deps.replica ? visitorScope({ ...deps, db: deps.replica }) : everyone;
  return (req) => (carriesSession(req, deps.env) ? everyone : visitors);
}
