import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { lockUser } from '../../../auth/lock-user';
import { tailors } from '../../tailor/tables';

/**
 * Locks a tailor, so that decisions about one tailor are made one after another. The user is locked first, as in the
 * deletion of an account.
 */
export async function lockPage(
  tx: Database,
  { userId, tailorId }: { userId: string; tailorId: string },
): Promise<void> {
  await lockUser(tx, userId);
  await tx.select({ id: tailors.id }).from(tailors).where(eq(tailors.id, tailorId)).for('no key update');
}
