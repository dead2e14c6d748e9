import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
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
    /** Makes the key at the first call. Of simultaneous first calls, all answer the same key. */
    bookKey: async () => {
      const isUser = eq(users.id, userId);
      const [kept] = await db.select({ key: users.bookKey }).from(users).where(isUser);
      if (kept?.key) return { key: kept.key };
      const made = randomBytes(32).toString('base64url');
      const { rows } = await db.execute<{ key: string }>(
        sql`update ${users} set book_key = coalesce(book_key, ${made}) where ${isUser} returning book_key as key`,
      );
      return found(rows[0], 'User');
    },
    signOutEverywhere: () => endSessionsOf(db, userId),
  };
}
