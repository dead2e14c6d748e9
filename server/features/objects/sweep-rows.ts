import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { uploads } from './tables';
import { isFree } from './lease';

const batchSize = 500;

/**
 * How long a row stays after its reservation in any case, in minutes. After it no file can appear any more: the upload link
 * has expired, the last upload over it has ended, and so has every claim.
 */
const finalMinutes = 60;

const final = lte(uploads.createdAt, sql`now() - make_interval(mins => ${finalMinutes})`);
const isPicture = isNotNull(uploads.publishedAt);
/** Without claims that run. A lease also postpones the expiry, but claims of versions without leases do not. */
const expired = and(lte(uploads.expiresAt, sql`now()`), or(isPicture, isFree));
const abandoned = isNull(uploads.userId);

/**
 * Makes expired and abandoned rows unusable and yields them: no claim of them can close any more and no profile can find the
 * picture, so their files can be removed without a lock. Clears the thumbhash. Skips rows that are being saved.
 * @param condition limits the rows further
 */
export function unusableRows(db: Database, condition?: SQL) {
  return inBatches((after) => {
    const before = db.$with('before').as(
      db
        .select({ id: uploads.id, publishedAt: uploads.publishedAt })
        .from(uploads)
        .where(and(or(expired, abandoned), condition, after))
        .orderBy(asc(uploads.id))
        .limit(batchSize)
        .for('update', { skipLocked: true }),
    );
    const { id, stagingKey, publicKey } = uploads;
    return db
      .with(before)
      .update(uploads)
      .set({ claimedAt: null, publishedAt: null, thumbhash: null, expiresAt: sql`least(${uploads.expiresAt}, now())` })
      .from(before)
      .where(eq(id, before.id))
      .returning({ id, stagingKey, publicKey, wasPublished: sql<boolean>`${before.publishedAt} is not null` });
  });
}

/** Yields the pictures whose uploaded file may still be there: a killed claim leaves it, and a client can send it again. */
export function picturesWithUpload(db: Database) {
  return inBatches((after) =>
    db
      .select({ id: uploads.id, stagingKey: sql<string>`${uploads.stagingKey}` })
      .from(uploads)
      .where(and(isPicture, isNotNull(uploads.claimedAt), isNotNull(uploads.stagingKey), after))
      .orderBy(asc(uploads.id))
      .limit(batchSize),
  );
}

/** Deletes an unusable row whose files are removed. Returns false, and keeps the row, while a file could still appear. */
export async function deleteUnusable(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.publishedAt), expired, final));
  return rowCount === 1;
}

/** Clears the staging key of a picture, if no further file can appear under it. */
export async function clearStagingKey(db: Database, id: string): Promise<void> {
  const free = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), isPicture, final))
    .for('update', { skipLocked: true });
  await db.update(uploads).set({ stagingKey: null }).where(inArray(uploads.id, free));
}

/** Yields all rows that `read` returns, batch by batch. `read` receives the condition that excludes earlier batches. */
async function* inBatches<T extends { id: string }>(read: (after?: SQL) => Promise<T[]>): AsyncGenerator<T> {
  let last: string | undefined;
  do {
    const rows = await read(last === undefined ? undefined : gt(uploads.id, last));
    last = rows
      .map(({ id }) => id)
      .sort()
      .at(-1);
    yield* rows;
  } while (last !== undefined);
}
