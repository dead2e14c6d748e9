import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { decisions } from '../tables';
import { galleryImages } from '../../gallery/tables';
import { isSamePicture } from '../../../pictures/fingerprint';
import { lockPage } from '../deciding/lock-page';
import { openCase } from '../cases/open-case';
import { writeLog } from '../log/write-log';

/** A decision in force that hides a picture, with the fingerprint of the picture. */
export type HidingDecision = Awaited<ReturnType<typeof hidingDecisions>>[number];

/** Lists the decisions in force that hide pictures, the first one first, without those that repeat another. */
export async function hidingDecisions(db: Database, which: SQL | undefined) {
  const { id, userId, tailorId, imageId, ground, explanation, fingerprint } = decisions;
  const rows = await db
    .select({ id, userId, tailorId, imageId, ground, explanation, fingerprint })
    .from(decisions)
    .where(and(which, eq(decisions.act, 'hide picture'), isNull(decisions.endedAt), isNotNull(fingerprint)))
    .orderBy(asc(decisions.createdAt));
  return rows.flatMap((row) => (row.fingerprint ? [{ ...row, fingerprint: row.fingerprint }] : []));
}

/** Returns the decision in force that hides the picture with this fingerprint of this user; undefined if there is none. */
export async function hidingDecisionOf(
  db: Database,
  userId: string,
  makeFingerprint: () => Promise<Buffer>,
): Promise<HidingDecision | undefined> {
  const own = await hidingDecisions(db, eq(decisions.userId, userId));
  if (own.length === 0) return undefined;
  const wanted = await makeFingerprint();
  return own.find(({ fingerprint }) => isSamePicture(wanted, fingerprint));
}

/** Locks the page of a decision that hides a picture. Returns the decision if it is still in force. */
export async function lockHidingDecision(tx: Database, first: HidingDecision): Promise<HidingDecision | undefined> {
  await lockPage(tx, first);
  return (await hidingDecisions(tx, eq(decisions.id, first.id)))[0];
}

/**
 * Repeats a decision for an upload of the same picture: opens a case that shows both pictures to the operator, who can restore this
 * one, and the owner can appeal. Needs `hidden_at` of the upload to be written too, by `applyDecisions` or with the upload.
 */
export async function repeatDecision(
  tx: Database,
  { id: uploadId, publicKey }: { id: string; publicKey: string },
  first: HidingDecision,
): Promise<void> {
  const { userId, tailorId, ground, explanation } = first;
  const [image] = await tx
    .select({ id: galleryImages.id })
    .from(galleryImages)
    .where(and(eq(galleryImages.tailorId, tailorId), eq(galleryImages.pictureKey, publicKey)));
  const imageId = image?.id ?? uploadId;
  const kind = 'same picture';
  const details = { tailorId, imageId: first.imageId };
  const about = await openCase(tx, { kind, tailorId, imageId, reason: kind, details, actor: 'server' });
  const act = 'hide picture';
  const [decision] = await tx
    .insert(decisions)
    .values({ caseId: about.id, userId, tailorId, imageId, uploadId, repeats: first.id, act, ground, explanation })
    .returning({ id: decisions.id });
  await writeLog(tx, about, { act, actor: 'server', ground, decisionId: decision?.id });
}
