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

/** Writes what belongs to the picture, in the transaction that makes it one. */
export type Recorder<T> = (tx: Database, picture: PublishedPicture) => Promise<T>;

/** A claim that has begun; its time tells it from one that took over. */
interface Mark {
  stagingKey: string;
  publicKey: string;
  claimedAt: Date;
}

/** How long a picture that nothing shows yet is kept: a profile picture is saved with its form. */
const unsavedHours = 24;

/**
 * A claim holds one connection for its lock while it asks for others, for one statement each. With no more than these at
 * once, and the sweeper's one, most of the pool (db/client.ts) is never held by anyone who waits for more of it, so it
 * cannot run dry for good. The others wait in line with empty hands.
 */
const claims = {
  atOnce: 4,
  waiting: 100,
  message: 'Too many pictures at once. Please try again in a moment.',
  isEverybodys: isSilence,
};
const inTurn = turns(claims);
/** In that line nobody has more than so many either: whoever brings a hundred pictures is not in everybody's way. */
const inTurnOf = turnsByKey(claims);

/**
 * One user's claims. A claim is marked and the mark committed before a file is published, all of it under a lock that
 * goes with its connection, and the picture becomes one in the transaction of that same connection: whatever is killed
 * in between, either the picture is whole, or the mark leads sweeper.ts or the next claim to what was left.
 *
 * @throws HttpError 404 unless the upload is this user's and has not expired, 409 when it was or is being claimed
 */
export function claiming({ db, storage, pictures, log }: StoreDeps, userId: string) {
  const own = (id: string) => and(eq(uploads.userId, userId), eq(uploads.id, id));

  const leave = (what: string) => (err: unknown) => log.warn({ err }, what);

  /** A mark without a picture is what a claim left that was killed: the lock says that this one may take over. */
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
    // Whoever shows the picture writes the row once more, and PostgreSQL looks for its user again then.
    await holdUser(tx, userId);
    const [row] = await tx
      .update(uploads)
      .set({ ...columns, publishedAt: sql`now()`, expiresAt: sql`now() + make_interval(hours => ${unsavedHours})` })
      .where(and(own(id), isNull(uploads.publishedAt)))
      .returning({ id: uploads.id });
    found(row, 'Upload');
  };

  /**
   * After any failure: nothing published stays, and the upload can be claimed again, or another file sent in place of one
   * that cannot be used. Where the connection broke with the commit under way, only the row knows: true when that claim
   * is the one that was saved.
   */
  const giveUp = (id: string, { claimedAt }: Mark, error: unknown): Promise<boolean> =>
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
        // A store that was silent would be so once more: the mark stands, as after a kill.
        if (!begun.mark || isSilence(error)) throw error;
        const saved = await giveUp(id, begun.mark, error).catch(leave('claim left to the sweeper'));
        if (!saved || !begun.recorded) throw error;
      });
    const { mark: marked, recorded } = begun as Required<typeof begun>;
    await storage.removeUpload(marked.stagingKey).catch(leave('upload left to the sweeper'));
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

/** What comes of it is not known yet: whoever asks again later is told. */
function beingClaimed(): HttpError {
  return new HttpError(409, 'claim_in_progress', 'This picture is being saved');
}

/** Whether a file arrived and cannot be used, as opposed to one that is not here or a store that is away. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && ['invalid', 'too_large', 'unsupported_type'].includes(error.code);
}

/** Whether the store did not answer; nothing has been recorded then. */
function isSilence(error: unknown): boolean {
  return error instanceof StoreAway && error.isSilent;
}
