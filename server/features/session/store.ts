import { eq } from 'drizzle-orm';
import { isOperator } from '../../auth/operators';
import { endSessionsOf } from '../../auth/session/session-store';
import { profileIdOf } from '../tailor/profile-id';
import { tailors } from '../tailor/tables';
import { users } from '../../auth/tables';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../deps';

/** Returns the signed-in user's own login. */
export function sessionStore({ db, env }: Pick<StoreDeps, 'db' | 'env'>, userId: string) {
  return {
    get: async () => {
      const [row] = await db
        .select({ user: users, tailorId: tailors.id })
        .from(users)
        .leftJoin(tailors, eq(tailors.userId, users.id))
        .where(eq(users.id, userId));
      const { user, tailorId } = found(row, 'User');
      return {
        ...user,
        hasTailorProfile: tailorId !== null,
        profileId: tailorId ?? profileIdOf(env, userId),
        isOperator: isOperator(env, user),
      };
    },
    signOutEverywhere: () => endSessionsOf(db, userId),
  };
}
