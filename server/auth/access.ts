import { eq } from 'drizzle-orm';
import type { Request } from 'express';
import type { Access } from '@shared/contract/endpoint';
import { userHeader } from '@shared/contract/headers';
import type { TailorId } from '../db/owned';
import { tailors } from '../features/tailor/tables';
import { users } from './tables';
import type { PooledDeps } from '../deps';
import type { Entered } from '../http/entered';
import { HttpError } from '../http/errors';
import { operatorScope, tailorScope, userScope, type VisitorScope } from '../scope';
import type { Callers } from './caller';
import { isOperator } from './operators';
import { sessionUserId } from './session/session';

const { issuer, subject, email, emailVerified, suspendedAt } = users;
const userColumns = { issuer, subject, email, emailVerified, suspendedAt };

/**
 * Looks up the caller and makes the scopes that the caller may use. Nothing else makes a TailorId. Public calls run no query. A
 * session of a deleted user counts as signed out. The function that it returns throws HttpError 409 `other_user`.
 */
export function accessTo(
  deps: PooledDeps,
  everyoneTo: (req: Request) => VisitorScope,
  { networkNameOf }: Pick<Callers, 'networkNameOf'>,
) {
  return async (req: Request, access: Access): Promise<Entered> => {
    const everyone = everyoneTo(req);
    const userId = access === 'public' ? null : sessionUserId(req);
    if (!userId) return { everyone, ended: access === 'public' ? undefined : req.session.ended };
    refuseOtherUser(req, userId);
    const [caller] = await deps.db
      .select({ user: userColumns, tailorId: tailors.id })
      .from(users)
      .leftJoin(tailors, eq(tailors.userId, users.id))
      .where(eq(users.id, userId));
    if (!caller) return { everyone };
    const me = userScope(deps, userId, networkNameOf(req));
    const desk = access === 'operator' && isOperator(deps.env, caller.user) ? operatorScope(deps, userId) : undefined;
    const entered = { everyone, me, desk, isSuspended: caller.user.suspendedAt !== null };
    if (!caller.tailorId) return entered;
    return { ...entered, mine: tailorScope(deps, caller.tailorId as TailorId, userId) };
  };
}

/** Refuses a request of a page that was made for another user, who was signed in before: a tab that stayed open. */
function refuseOtherUser(req: Request, userId: string): void {
  const madeFor = req.get(userHeader);
  if (madeFor === undefined || madeFor === userId) return;
  throw new HttpError(409, 'other_user', 'Another account has logged in on this device. Reload the page to go on.');
}
