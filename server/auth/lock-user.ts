import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { users } from './tables';

/**
 * Takes a shared lock on the user's row until the transaction ends, so that the account is not deleted meanwhile. The deletion
 * locks the user's row first. A transaction that locks several rows of a user must do the same, which avoids a deadlock with
 * the deletion. Does not report a missing user: the statements that follow fail then.
 */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
}
