import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { uploads } from '../../db/tables';
import { claimLock } from './claim-lock';

/** The fields of an unusable row that name its files. */
export interface UnusableRow {
  stagingKey: string | null;
  publicKey: string;
  /** Whether it was a published picture before. */
  wasPublished: boolean;
}

const batchSize = 500;

/**
 * How long a row stays after its reservation in any case, in minutes. After it no file can appear any more: the upload link
 * has expired, the last upload over it has ended, and so has every claim that lost its lock.
 */
const finalMinutes = 60;

const final = lte(uploads.createdAt, sql`now() - make_interval(mins => ${finalMinutes})`);
const expired = lte(uploads.expiresAt, sql`now()`);
const abandoned = isNull(uploads.userId);
const unfinished = and(isNotNull(uploads.claimedAt), isNull(uploads.publishedAt));

/** Expired, of a deleted user, or with a claim that began and has not ended (killed, or still running). */
const unwanted = or(expired, abandoned, unfinished);
/** Rows that a sweep checks. Each part has its own index. The last part includes claims that have not published yet. */
const toCheck = or(expired, abandoned, and(isNotNull(uploads.claimedAt), isNotNull(uploads.stagingKey)));

/** Yields the ids of all rows that a sweep has to check, in batches, each id once. */
export async function* rowsToSweep(db: Database): AsyncGenerator<string[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(toCheck, last === undefined ? undefined : gt(uploads.id, last)))
      .orderBy(asc(uploads.id))
      .limit(batchSize);
    last = rows.at(-1)?.id;
    if (last === undefined) return;
    yield rows.map(({ id }) => id);
  }
}

/**
 * Makes an unwanted row unusable in one statement: after it no claim can begin and no profile can find the picture, so its
 * files can be removed without a lock. Clears the thumbhash. Returns undefined if the row is wanted, being claimed, or
 * being saved on a profile.
 */
export async function makeUnusable(db: Database, id: string): Promise<UnusableRow | undefined> {
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

/** Deletes an unusable row whose files are removed. Returns false, and keeps the row, while a file could still appear. */
export async function deleteUnusable(db: Database, id: string): Promise<boolean> {
  const gone = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.publishedAt), lte(uploads.expiresAt, sql`now()`), final))
    .returning({ id: uploads.id });
  return gone.length > 0;
}

/** Returns the staging key of a published picture's upload, if it is not cleared yet. */
export async function stagingKeyOf(db: Database, id: string): Promise<string | undefined> {
  const published = and(eq(uploads.id, id), isNotNull(uploads.publishedAt));
  const [row] = await db.select({ stagingKey: uploads.stagingKey }).from(uploads).where(published);
  return row?.stagingKey ?? undefined;
}

/** Clears the staging key of a published picture, if no further file can appear under it. */
export async function clearStagingKey(db: Database, id: string): Promise<void> {
  const free = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), isNotNull(uploads.publishedAt), final))
    .for('update', { skipLocked: true });
  await db.update(uploads).set({ stagingKey: null }).where(inArray(uploads.id, free));
}

/** Returns the id of the row of a published picture, by its public key. */
export async function rowOf(db: Database, key: string): Promise<string | undefined> {
  const published = and(eq(uploads.publicKey, key), isNotNull(uploads.publishedAt));
  const [row] = await db.select({ id: uploads.id }).from(uploads).where(published);
  return row?.id;
}
