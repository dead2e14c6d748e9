import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { uploads } from '../../db/tables';
import { claimLock } from './claim-lock';

/** Everything about a row that says which files there may be. */
export interface Doomed {
  stagingKey: string | null;
  publicKey: string;
  /** Whether it was a picture until now. */
  wasPublished: boolean;
}

const batchSize = 500;

/**
 * How long after its reservation a row stays whatever became of it, in minutes: by then its upload link is long worthless,
 * the last upload over that began with it, and every claim that lost its lock at an end, so that no file can come any more.
 */
const finalMinutes = 60;

const final = lte(uploads.createdAt, sql`now() - make_interval(mins => ${finalMinutes})`);
const expired = lte(uploads.expiresAt, sql`now()`);
const abandoned = isNull(uploads.userId);
const unfinished = and(isNotNull(uploads.claimedAt), isNull(uploads.publishedAt));

/** Expired, of a user who is gone, or begun to be published by somebody who was killed (or is still at it). */
const unwanted = or(expired, abandoned, unfinished);
/** Each part of it has an index of its own; an upload that is not a picture yet is among the last. */
const worthALook = or(expired, abandoned, and(isNotNull(uploads.claimedAt), isNotNull(uploads.stagingKey)));

/** The ids of all rows that sweeping has to look at, in batches, each id once. */
export async function* rowsToSweep(db: Database): AsyncGenerator<string[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(worthALook, last === undefined ? undefined : gt(uploads.id, last)))
      .orderBy(asc(uploads.id))
      .limit(batchSize);
    last = rows.at(-1)?.id;
    if (last === undefined) return;
    yield rows.map(({ id }) => id);
  }
}

/**
 * Makes an unwanted row unfit for anything but its removal, in one statement of its own: no claim can begin and no profile
 * find the picture from here on, so that its files can go without a lock. Undefined where it is wanted, is being claimed,
 * or is being saved on a profile at this moment. What could be seen of the picture goes with it.
 */
export async function doom(db: Database, id: string): Promise<Doomed | undefined> {
  const before = db
    .select({ id: uploads.id, publishedAt: uploads.publishedAt })
    .from(uploads)
    .where(and(eq(uploads.id, id), unwanted))
    .for('update', { skipLocked: true })
    .as('before');
  const [row] = await db
    .update(uploads)
    .set({ publishedAt: null, thumbhash: null, expiresAt: sql`least(${uploads.expiresAt}, now())` })
    .from(before)
    .where(and(eq(uploads.id, before.id), claimLock(id)))
    .returning({ stagingKey: uploads.stagingKey, publicKey: uploads.publicKey, publishedAt: before.publishedAt });
  return row && { stagingKey: row.stagingKey, publicKey: row.publicKey, wasPublished: row.publishedAt !== null };
}

/** Strikes off a doomed row whose files are gone; false where one could still come. */
export async function forget(db: Database, id: string): Promise<boolean> {
  const gone = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.publishedAt), lte(uploads.expiresAt, sql`now()`), final))
    .returning({ id: uploads.id });
  return gone.length > 0;
}

/** The staging key of an upload that has become a picture, where that is not cleared away for good. */
export async function finishedUpload(db: Database, id: string): Promise<string | undefined> {
  const published = and(eq(uploads.id, id), isNotNull(uploads.publishedAt));
  const [row] = await db.select({ stagingKey: uploads.stagingKey }).from(uploads).where(published);
  return row?.stagingKey ?? undefined;
}

/** Strikes off the upload of a picture, when that is gone and no other can come under its key. */
export async function forgetUpload(db: Database, id: string): Promise<void> {
  const free = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), isNotNull(uploads.publishedAt), final))
    .for('update', { skipLocked: true });
  await db.update(uploads).set({ stagingKey: null }).where(inArray(uploads.id, free));
}

/** The id of the row behind a published picture's key. */
export async function rowOf(db: Database, key: string): Promise<string | undefined> {
  const published = and(eq(uploads.publicKey, key), isNotNull(uploads.publishedAt));
  const [row] = await db.select({ id: uploads.id }).from(uploads).where(published);
  return row?.id;
}
