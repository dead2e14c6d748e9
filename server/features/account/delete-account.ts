import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { customers } from '../customers/tables';
import { galleryImages } from '../gallery/tables';
import { tailors } from '../tailor/tables';
import { keepEndsOfSessions } from '../../auth/session/session-store';
import { users } from '../../auth/tables';
import { uploads } from '../objects/tables';
import { sweepVocabulary } from '../directory/vocabulary';
import { forgetAccount } from '../../local/identity/state';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { keepDecisions } from '../moderation/deciding/keep-decisions';
import { sweeper, withinStoreBudget } from '../objects/sweeper';

/**
 * Deletes an account and everything stored under it, except that the operator's decisions in force are kept without it, and that the
 * devices of its sessions learn of the deletion. One transaction deletes the rows; files and words follow. The
 * database records both, so the sweeper finishes a deletion that was interrupted.
 */
export async function deleteAccount(deps: StoreDeps, userId: string): Promise<void> {
  const { db, env, log } = deps;
  const keys = await db.transaction(async (tx) => {
    // While the user's row is locked, no row can be added that references it.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const account = found(user, 'Account');
    await tx.select({ id: tailors.id }).from(tailors).where(eq(tailors.userId, userId)).for('no key update');
    // The triggers of the migration feed-of-changes then write no row into `deletions` in this transaction.
    await tx.execute(sql`select set_config('seamfolk.deletes_account', 'on', true)`);
    // Before all pictures are locked: the deletion of a client or an order locks the rows first, then the pictures of its photos.
    await tx.delete(customers).where(inArray(customers.tailorId, tailorsOf(tx, userId)));
    const pictures = await lockPictures(tx, userId);
    await keepDecisions(tx, account);
    // Late: a request of another device that extends its session waits for this row.
    await keepEndsOfSessions(tx, userId);
    await tx.delete(users).where(eq(users.id, userId));
    if (!env.oidc.issuerUrl) await forgetAccount(tx, account.subject);
    return pictures;
  });
  await sweepVocabulary(db).catch((err: unknown) => log.warn({ err }, 'words left to the sweeper'));
  await withinStoreBudget(sweeper(deps).discard(keys));
}

/**
 * Locks all the user's uploads and returns their public keys. Rows that show them are locked first, in the order that saving a
 * profile, which locks the tailor, and deleting an image use. A claim locks in the opposite order; `for no key update` lets a running claim finish.
 */
async function lockPictures(tx: Database, userId: string): Promise<string[]> {
  const shown = inArray(galleryImages.tailorId, tailorsOf(tx, userId));
  await tx.select({ id: galleryImages.id }).from(galleryImages).where(shown).for('update');
  const rows = await tx
    .select({ key: uploads.publicKey })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .for('update');
  return rows.map(({ key }) => key);
}

function tailorsOf(tx: Database, userId: string) {
  return tx.select({ id: tailors.id }).from(tailors).where(eq(tailors.userId, userId));
}
