import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { customers, galleryImages, tailors, uploads, users } from '../../db/tables';
import { sweepVocabulary } from '../../db/vocabulary';
import { forgetAccount } from '../../local/identity/state';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { sweeper } from '../objects/sweeper';

/** How long the answer waits for the store, in milliseconds; what takes longer goes on behind it, or is the sweeper's. */
const storePatienceMs = 5_000;

/**
 * Ends an account with everything that was stored under it. The rows go in one transaction, their files and words right
 * after it: both are written down in the database by then, so that the sweeper ends what was interrupted.
 */
export async function deleteAccount(deps: StoreDeps, userId: string): Promise<void> {
  const { db, env, log } = deps;
  const files = await db.transaction(async (tx) => {
    // Nothing can be added to a user who is locked.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const { subject } = found(user, 'Account');
    const pictures = await lockPictures(tx, userId);
    await tx.delete(customers).where(inArray(customers.tailorId, tailorsOf(tx, userId)));
    await tx.delete(users).where(eq(users.id, userId));
    if (!env.oidc.issuerUrl) await forgetAccount(tx, subject);
    return pictures;
  });
  await sweepVocabulary(db).catch((err: unknown) => log.warn({ err }, 'words left to the sweeper'));
  await Promise.race([sweeper(deps).discardAll(files), sleep(storePatienceMs, undefined, { ref: false })]);
}

/**
 * The ids of all uploads, locked after everything that shows them: the order of whoever saves a profile or takes a picture
 * down. A claim comes the other way round, so the tailor is locked in a way that lets one end that has begun.
 */
async function lockPictures(tx: Database, userId: string): Promise<string[]> {
  await tx.select({ id: tailors.id }).from(tailors).where(eq(tailors.userId, userId)).for('no key update');
  const shown = inArray(galleryImages.tailorId, tailorsOf(tx, userId));
  await tx.select({ id: galleryImages.id }).from(galleryImages).where(shown).for('update');
  const rows = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.userId, userId)).for('update');
  return rows.map(({ id }) => id);
}

function tailorsOf(tx: Database, userId: string) {
  return tx.select({ id: tailors.id }).from(tailors).where(eq(tailors.userId, userId));
}
