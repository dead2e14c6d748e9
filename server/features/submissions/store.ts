import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { violatedUnique } from '../../db/errors';
import { holdUser } from '../../db/hold-user';
import { locks, obtained } from '../../db/locks';
import { idempotencyKeys } from '../../db/tables';
import { HttpError } from '../../http/errors';
import type { StoreDeps } from '../../deps';

/** What somebody sends, perhaps more than once. */
interface Submission {
  /** Theirs for this submission; without one every request is a submission of its own. */
  key: string | undefined;
  /** The call and all that it was given. */
  request: string;
}

interface HasId {
  id: string;
}

/** Writes a row and keeps its id under the key, in one transaction; inside another one, where `db` is that. */
type Keep = <T extends HasId>(db: Database, write: (tx: Database) => Promise<T>) => Promise<T>;

/**
 * The row that this submission has made before, as it is now; otherwise the one that `write` makes.
 * @throws HttpError 409 while the same submission is under way, 422 where the key was given to another one, 404 where the
 * row has been deleted since
 */
export type Once = <T extends HasId>(
  read: (id: string) => Promise<T | undefined>,
  write: (keep: Keep) => Promise<T>,
) => Promise<T>;

/** For what is no submission: writes anew each time. */
export const eachTime: Once = (_read, write) => write((db, make) => make(db));

/** The submissions of one user. */
export function submissionStore({ db }: StoreDeps, userId: string) {
  return {
    once: ({ key, request }: Submission): Once => (key === undefined ? eachTime : onlyOnce(db, userId, key, request)),
  };
}

/**
 * The key is kept in the transaction that writes the row: both are there or neither, whatever is killed, and what fails
 * leaves the key free. That nobody makes a second row is up to the primary key; the lock, which ends with the transaction,
 * only spares whoever comes meanwhile the wait. Only the id is kept, and the row read again: so an answer given once more
 * is never older than the row, and a client who is deleted leaves nothing behind.
 */
function onlyOnce(db: Database, userId: string, key: string, request: string): Once {
  const keyHash = hash(key);
  // With the key in it, which is not stored, nobody can guess what was sent.
  const fingerprint = hash(`${key}\n${request}`);

  const before = async <T>(read: (id: string) => Promise<T | undefined>): Promise<T | undefined> => {
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
      if (!(await obtained(tx, lock))) throw new HttpError(409, 'in_progress', 'This is being saved');
      // The key's row points at its user, and is written last.
      await holdUser(tx, userId);
      const row = await write(tx);
      await tx.insert(idempotencyKeys).values({ userId, keyHash, fingerprint, rowId: row.id });
      return row;
    });

  return async (read, write) => {
    const made = await before(read);
    if (made) return made;
    try {
      return await write(keep);
    } catch (error) {
      // Refused, perhaps because the same submission was quicker: then its answer is this one's too.
      const isRefusal = error instanceof HttpError || violatedUnique(error) !== undefined;
      const madeMeanwhile = isRefusal ? await before(read) : undefined;
      if (madeMeanwhile) return madeMeanwhile;
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
