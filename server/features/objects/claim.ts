import { uploadLimits } from '@shared/objects/contract';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/errors';
import { turns, turnsByKey } from '../../http/load/turns';
import type { StoreDeps } from '../../deps';
import { keptFingerprintOf } from '../moderation/deciding/keep-decisions';
import {
  hidingDecisionOf,
  lockHidingDecision,
  repeatDecision,
  type HidingDecision,
} from '../moderation/copies/repeat-decision';
import { StorageUnavailable } from '../../storage/object-storage';
import { fileNames } from '../../storage/picture-names';
import { leasesOf, type Lease } from './lease';
import { bytesOf, publishPicture, type PublishedPicture } from './publish-picture';
import { quotaOf } from './quota';

/** Writes the row that shows the picture, in the transaction that publishes it. */
export type Recorder<T> = (tx: Database, picture: PublishedPicture) => Promise<T>;

/** Bounds the memory: a claim holds a file of up to 10 MB while it waits for a picture process. */
const claims = {
  atOnce: 4,
  waiting: 100,
  message: 'Too many pictures at once. Please try again in a moment.',
  rejectsQueue: isTimeout,
};
const withTurn = turns(claims);
/** The same limit per user, so that one user's many pictures do not delay other users. */
const inTurnOf = turnsByKey(claims);

/**
 * Returns the function that claims one user's uploads. It takes a lease on the row, publishes the files under the key that the
 * reservation chose, and closes with one transaction. The store and the picture process work without a connection. After a
 * kill, the next claim replaces the files that are left, or sweeper.ts removes them when the row has expired. A picture that the
 * operator has hidden before is hidden again, unless it `isOfOrder`: such a photo is on no page.
 *
 * @throws HttpError 404 if the upload is not this user's or has expired, 409 if it was or is being claimed, or if the picture does not
 * fit into the quota. The upload stays then, so that it can be claimed when other pictures are deleted
 */
export function claimer({ db, storage, pictures, env, log }: StoreDeps, userId: string, { isOfOrder = false } = {}) {
  const quota = quotaOf({ db, env }, userId);
  const leases = leasesOf(db, userId);
  const logWarning = (what: string) => (err: unknown) => log.warn({ err }, what);

  const prepare = async ({ stagingKey }: Lease) => {
    const bytes = await storage.read(stagingKey, uploadLimits.bytes);
    if (!bytes) throw new HttpError(400, 'upload_missing', 'The file has not arrived. Please upload it again.');
    return pictures.prepare(bytes);
  };

  const removeFiles = async ({ stagingKey, publicKey }: Lease, error: unknown) => {
    if (isRefusal(error)) await storage.removeUpload(stagingKey);
    await storage.removePublished(fileNames(publicKey));
  };

  /**
   * Cleans up after a failed claim: removes published files, and the uploaded file if it is unusable, so that another can be
   * sent. If the connection broke during the commit, only the row says whether it succeeded. Returns true if it did.
   * @throws HttpError 404 or 409 if the claim has lost its upload, which explains the failure: deleting an account removes files
   */
  const cleanUp = async (lease: Lease, error: unknown): Promise<boolean> => {
    const held = await leases.renew(lease);
    if (!held) return (await leases.isClosed(lease)) || leases.refuse(lease.id);
    // A store that did not answer would block the clean-up too.
    if (!isTimeout(error)) await removeFiles(held, error).catch(logWarning('files left to the sweeper'));
    await leases.release(held);
    return false;
  };

  /** Returns the decision that hides the same picture, or the fingerprint of a kept one. */
  const decisionsAbout = async (jpeg: Buffer) => {
    const makeFingerprint = () => pictures.fingerprint(jpeg);
    const first = await hidingDecisionOf(db, userId, makeFingerprint);
    return { first, keptFingerprint: first ? undefined : await keptFingerprintOf(db, userId, makeFingerprint) };
  };

  const claim = async <T>(id: string, record: Recorder<T>): Promise<T> => {
    let lease = await leases.take(id);
    let recorded: { result: T } | undefined;
    try {
      const prepared = await prepare(lease);
      // Decoding can take longer than a lease. Two claims must not write the same files.
      lease = (await leases.renew(lease)) ?? (await leases.refuse(id));
      await quota.check(bytesOf(prepared));
      const picture = await publishPicture(storage, lease.publicKey, prepared);
      const decided = isOfOrder ? undefined : await decisionsAbout(prepared.jpeg);
      recorded = await db.transaction(async (tx) => {
        const hiding = decided?.first && (await lockHidingDecision(tx, decided.first));
        await leases.close(tx, lease, picture, decided && hiddenState(hiding, decided.keptFingerprint));
        const result = await record(tx, picture);
        if (hiding) await repeatDecision(tx, lease, hiding);
        // Assigned here too, because the answer to the commit can be lost.
        return (recorded = { result });
      });
    } catch (error) {
      const isCommitted = await cleanUp(lease, error).catch((failure: unknown) => {
        if (failure instanceof HttpError) throw failure;
        logWarning('claim left to the end of its lease')(failure);
      });
      if (!isCommitted || !recorded) throw error;
    }
    await storage.removeUpload(lease.stagingKey).catch(logWarning('upload left to the sweeper'));
    return recorded.result;
  };

  return async <T>(id: string, record: Recorder<T>): Promise<T> => {
    await leases.check(id);
    return inTurnOf(userId, () => withTurn(() => claim(id, record)));
  };
}

const hiddenState = (hiding: HidingDecision | undefined, keptFingerprint: Buffer | undefined) => ({
  isHidden: hiding !== undefined || keptFingerprint !== undefined,
  keptFingerprint,
});

/** Whether the file arrived but is unusable. False for a missing file or an unavailable store. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && ['invalid', 'too_large', 'unsupported_type'].includes(error.code);
}

/** Whether the store did not answer in time. */
function isTimeout(error: unknown): boolean {
  return error instanceof StorageUnavailable && error.isSilent;
}
