import { eq } from 'drizzle-orm';
import type { Database } from './client';
import { users } from './tables';

/**
 * Keeps a user's account until the transaction ends, together with whoever else keeps it. The deletion of an account locks
 * the user before all that is theirs, so whoever locks several of their rows begins here too: then nobody holds what the
 * deletion waits for while waiting for the deletion. A user who is gone is found out by the statements that follow.
 */
export async function holdUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
}
