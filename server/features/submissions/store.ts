import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { violatedUnique } from '../../db/errors';
import { lockUser } from '../../auth/lock-user';
import { isAcquired, locks } from '../../db/locks';
import { idempotencyKeys } from './tables';
import { HttpError } from '../../http/errors';
import type { StoreDeps } from '../../deps';

/** A request to create a row that a client may send more than once. */
interface Submission {
  /** The client's `Idempotency-Key`. Without one each request is a new submission. */
  key: string | undefined;
  /** The call with all its input. */
  request: string;
}

interface HasId {
  id: string;
}

/** Writes a row and stores its id under the key if there is one, in one transaction, which is nested if `db` is a transaction. */
type Keep = <T extends HasId>(db: Database, write: (tx: Database) => Promise<T>) => Promise<T>;

/**
 * Returns the current row that this submission created before; otherwise creates it with `write`.
 * @throws HttpError 409 while the same submission runs, 422 if the key was used with another request, 404 if the row has been
 * deleted since
 */
export type RunOnce = <T extends HasId>(
  read: (id: string) => Promise<T | undefined>,
  write: (keep: Keep) => Promise<T>,
) => Promise<T>;

/** Writes each time, for a call without a key. All rows of the call are written, or none. */
export function runEachTime(userId: string): RunOnce {
  const keep: Keep = (outer, make) =>
    outer.transaction(async (tx) => {
      await lockUser(tx, userId);
      return make(tx);
    });
  return (_read, write) => write(keep);
}

/** Returns the submissions of one user. */
export function submissionStore({ db }: StoreDeps, userId: string) {
  return {
    once: ({ key, request }: Submission): RunOnce =>
      key === undefined ? runEachTime(userId) : onlyOnce(db, userId, key, request),
  };
}

/**
 * Stores the key in the transaction that writes the row: after a kill both exist or neither, and a failure leaves the key
 * free. The primary key prevents a second row; the lock, which ends with the transaction, only saves a simultaneous request
 * from waiting. Only the row's id is stored and the row is read again, so a repeated answer is current and no data of a
 * deleted client stays.
 */
function onlyOnce(db: Database, userId: string, key: string, request: string): RunOnce {
  const keyHash = hash(key);
  // The key is part of the hash and is not stored, so the request cannot be guessed from it.
  const fingerprint = hash(`${key}\n${request}`);

  const findEarlier = async <T>(read: (id: string) => Promise<T | undefined>): Promise<T | undefined> => {
    const same = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.keyHash, keyHash));
    const [kept] = await db.select().from(idempotencyKeys).where(same);
    if (!kept) return undefined;
    if (kept.fingerprint !== fingerprint) throw reused();
    const row = await read(kept.rowId);
    if (row === undefined) throw new HttpError(404, 'not_found', 'This was saved before, and has been deleted since');
    return row;
  };

  const keep: Keep = (outer, write) =>
    outer.transaction(async (tx) => {
      const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${userId + keyHash}, ${locks.submission}))`;
      if (!(await isAcquired(tx, lock))) throw new HttpError(409, 'in_progress', 'This is being saved');
      // The key's row references the user and is written last.
      await lockUser(tx, userId);
      const row = await write(tx);
      await tx.insert(idempotencyKeys).values({ userId, keyHash, fingerprint, rowId: row.id });
      return row;
    });

  return async (read, write) => {
    const existing = await findEarlier(read);
    if (existing) return existing;
    try {
      return await write(keep);
    } catch (error) {
      // A refusal can mean that the same submission committed first. Its row is then the answer.
      const isRefusal = error instanceof HttpError || violatedUnique(error) !== undefined;
      const createdMeanwhile = isRefusal ? await findEarlier(read) : undefined;
      if (createdMeanwhile) return createdMeanwhile;
      throw error;
    }
  };
}

function reused(): HttpError {
  return new HttpError(422, 'key_reused', 'This was saved before, as it was then. Reload to see it.');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** How long a submission can be repeated: longer than a form stays open while it waits for a connection. */
const keptHours = 24;

const batchSize = 5_000;

/** Deletes the keys of expired submissions, in batches, so that each statement is short. */
export async function forgetSubmissions(db: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${idempotencyKeys} where ctid in (
        select ctid from ${idempotencyKeys}
        where created_at <= now() - make_interval(hours => ${keptHours})
        order by created_at limit ${batchSize} for update skip locked)`);
    if ((rowCount ?? 0) < batchSize) return;
  }
}
