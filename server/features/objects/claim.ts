import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { uploadLimits } from '@shared/objects';
import type { Database } from '../../db/client';
import { holdUser } from '../../db/hold-user';
import { uploads } from '../../db/tables';
import { found, HttpError } from '../../http/errors';
import { turns, turnsByKey } from '../../http/turns';
import type { StoreDeps } from '../../deps';
import { StoreAway } from '../../storage/object-storage';
import { fileNames } from '../../storage/picture-names';
import { obtained } from '../../db/locks';
import { awaitClaimLock, claimLock } from './claim-lock';
import { publishPicture, type PublishedPicture } from './publish-picture';

/** Writes the row that shows the picture, in the transaction that publishes it. */
export type Recorder<T> = (tx: Database, picture: PublishedPicture) => Promise<T>;

/** A claim that has begun. `claimedAt` distinguishes it from a claim that took over later. */
interface Mark {
  stagingKey: string;
  publicKey: string;
  claimedAt: Date;
}

/** How long a published picture that nothing shows is kept: a profile picture is saved with its form. */
const unsavedHours = 24;

/**
 * A claim holds one connection for its lock and needs a second one for single statements. This limit keeps claims and the
 * sweeper from holding most of the pool (db/client.ts), so they cannot exhaust it and wait for each other for ever. Claims
 * beyond the limit wait without a connection.
 */
const claims = {
  atOnce: 4,
  waiting: 100,
  message: 'Too many pictures at once. Please try again in a moment.',
  rejectsQueue: isTimeout,
};
const inTurn = turns(claims);
/** The same limit per user, so that one user's many pictures do not delay other users. */
const inTurnOf = turnsByKey(claims);

/**
 * Returns the function that claims one user's uploads. It sets `claimed_at` over a second connection, and commits that
 * before it publishes files. The first connection holds the claim's lock and publishes the row in its transaction. After a
 * kill, either the picture is complete, or `claimed_at` lets sweeper.ts or the next claim find the files that are left.
 *
 * @throws HttpError 404 if the upload is not this user's or has expired, 409 if it was or is being claimed
 */
export function claiming({ db, storage, pictures, log }: StoreDeps, userId: string) {
  const own = (id: string) => and(eq(uploads.userId, userId), eq(uploads.id, id));

  const logWarning = (what: string) => (err: unknown) => log.warn({ err }, what);

  /** Sets `claimed_at`. A row that has it already is from a claim that was killed; the lock allows this claim to take over. */
  const mark = async (id: string): Promise<Mark> => {
    const { stagingKey, publicKey, claimedAt } = uploads;
    const [row] = await db
      .update(uploads)
      .set({ claimedAt: sql`now()` })
      .where(and(own(id), isNull(uploads.publishedAt), isNotNull(stagingKey), gt(uploads.expiresAt, sql`now()`)))
      .returning({ stagingKey, publicKey, claimedAt });
    if (!row) await refuseUnclaimable(db, own(id));
    return found(row as Mark | undefined, 'Upload');
  };

  const publish = async ({ stagingKey, publicKey }: Mark) => {
    const bytes = await storage.read(stagingKey, uploadLimits.bytes);
    if (!bytes) throw new HttpError(400, 'upload_missing', 'The file has not arrived. Please upload it again.');
    return publishPicture(storage, publicKey, await pictures.prepare(bytes));
  };

  const settle = async (tx: Database, id: string, { key: _key, ...columns }: PublishedPicture) => {
    // A row that shows the picture writes the upload again, and PostgreSQL then checks the reference to the user again.
    await holdUser(tx, userId);
    const [row] = await tx
      .update(uploads)
      .set({ ...columns, publishedAt: sql`now()`, expiresAt: sql`now() + make_interval(hours => ${unsavedHours})` })
      .where(and(own(id), isNull(uploads.publishedAt)))
      .returning({ id: uploads.id });
    found(row, 'Upload');
  };

  /**
   * Cleans up after a failed claim: removes published files, so that the upload can be claimed again, and removes the
   * uploaded file if it is unusable, so that another can be sent. If the connection broke during the commit, only the row
   * says whether it succeeded. Returns true if this claim was committed.
   */
  const cleanUp = (id: string, { claimedAt }: Mark, error: unknown): Promise<boolean> =>
    db.transaction(async (tx) => {
      await awaitClaimLock(tx, id);
      const [row] = await tx.select().from(uploads).where(eq(uploads.id, id));
      if (!row || row.publishedAt) return row?.claimedAt?.getTime() === claimedAt.getTime();
      if (isRefusal(error) && row.stagingKey) await storage.removeUpload(row.stagingKey);
      await storage.removePublished(fileNames(row.publicKey));
      await tx.update(uploads).set({ claimedAt: null }).where(eq(uploads.id, id));
      return false;
    });

  const claim = async <T>(id: string, record: Recorder<T>): Promise<T> => {
    const begun: { mark?: Mark; recorded?: { result: T } } = {};
    await db
      .transaction(async (tx) => {
        if (!(await obtained(tx, claimLock(id)))) throw beingClaimed();
        begun.mark = await mark(id);
        const picture = await publish(begun.mark);
        await settle(tx, id, picture);
        begun.recorded = { result: await record(tx, picture) };
      })
      .catch(async (error: unknown) => {
        // A store that did not answer would block the clean-up too. `claimed_at` stays, as after a kill.
        if (!begun.mark || isTimeout(error)) throw error;
        const saved = await cleanUp(id, begun.mark, error).catch(logWarning('claim left to the sweeper'));
        if (!saved || !begun.recorded) throw error;
      });
    const { mark: marked, recorded } = begun as Required<typeof begun>;
    await storage.removeUpload(marked.stagingKey).catch(logWarning('upload left to the sweeper'));
    return recorded.result;
  };

  return async <T>(id: string, record: Recorder<T>): Promise<T> => {
    await refuseUnclaimable(db, own(id));
    return inTurnOf(userId, () => inTurn(() => claim(id, record)));
  };
}

async function refuseUnclaimable(db: Database, condition: SQL | undefined): Promise<void> {
  const [row] = await db
    .select({ publishedAt: uploads.publishedAt, open: sql<boolean>`${uploads.expiresAt} > now()` })
    .from(uploads)
    .where(condition);
  if (row?.publishedAt) throw alreadyClaimed();
  found(row?.open || undefined, 'Upload');
}

function alreadyClaimed(): HttpError {
  return new HttpError(409, 'already_claimed', 'This picture has already been saved');
}

/** The other claim has no result yet; a later request gets it. */
function beingClaimed(): HttpError {
  return new HttpError(409, 'claim_in_progress', 'This picture is being saved');
}

/** Whether the file arrived but is unusable. False for a missing file or an unavailable store. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && ['invalid', 'too_large', 'unsupported_type'].includes(error.code);
}

/** Whether the store did not answer in time. Nothing is recorded in that case. */
function isTimeout(error: unknown): boolean {
  return error instanceof StoreAway && error.isSilent;
}
