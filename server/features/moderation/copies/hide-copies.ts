import { and, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import { decisions } from '../tables';
import { uploads } from '../../objects/tables';
import type { StoreDeps } from '../../../deps';
import { isSamePicture } from '../../../pictures/fingerprint';
import { movingPictures } from '../../objects/move-picture';
import { applyDecisions } from '../deciding/apply-decisions';
import { hidingDecisions, lockHidingDecision, repeatDecision, type HidingDecision } from './repeat-decision';

type HideDeps = Pick<StoreDeps, 'db' | 'storage' | 'log'>;

/**
 * Hides the pictures that are the same as a hidden picture of their own user, as far as they have fingerprints: copies that were
 * uploaded before the decision. Their files move, as those of any hidden picture. A copy that the operator has restored stays.
 * @param userId limits the call to one user
 */
export async function hideCopies(deps: HideDeps, userId?: string): Promise<void> {
  const which = userId === undefined ? undefined : eq(decisions.userId, userId);
  for (const first of await hidingDecisions(deps.db, which)) {
    for (const { fingerprint, ...upload } of await visibleOf(deps, first)) {
      if (fingerprint?.length && isSamePicture(fingerprint, first.fingerprint)) await hide(deps, upload, first);
    }
  }
}

/** Lists the user's visible pictures, without those that the operator has decided about after this decision. */
function visibleOf({ db }: HideDeps, { id, userId }: HidingDecision) {
  const decided = db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(eq(decisions.uploadId, uploads.id), or(eq(decisions.id, id), eq(decisions.repeats, id))));
  return db
    .select({ id: uploads.id, publicKey: uploads.publicKey, fingerprint: uploads.fingerprint })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        isNotNull(uploads.publishedAt),
        isNotNull(uploads.fingerprint),
        isNull(uploads.hiddenAt),
        notExists(decided),
      ),
    );
}

async function hide({ db, storage, log }: HideDeps, upload: { id: string; publicKey: string }, first: HidingDecision) {
  const files = movingPictures({ db, storage, log });
  const copy = await files.copy(upload.publicKey);
  await db.transaction(async (tx) => {
    const inForce = await lockHidingDecision(tx, first);
    await files.take(tx, copy);
    if (!inForce) return;
    await repeatDecision(tx, { ...upload, publicKey: copy.to }, first);
    await applyDecisions(tx, first);
  });
  await files.discard(copy);
}
