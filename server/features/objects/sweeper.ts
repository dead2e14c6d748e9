import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { tailors } from '../tailor/tables';
import { uploads } from './tables';
import type { SweepDeps, Swept } from '../../noun';
import { fileNames } from '../../storage/picture-names';
import { clearStagingKey, deleteUnusable, picturesWithUpload, unusableRows } from './sweep-rows';

/** Rows processed at once: most of the time is spent waiting for the store. */
const atOnce = 4;
/** After this many failures the store counts as unavailable and the sweep ends. */
const maxFailures = 40;

/** Longest wait of a request for the deletion of files, in milliseconds. It continues after the answer, or a sweep finishes it. */
const storeBudgetMs = 5_000;

/** Waits for the deletion of files, 5 seconds at most. */
export function withinStoreBudget(deletion: Promise<void>): Promise<void> {
  return Promise.race([deletion, sleep(storeBudgetMs, undefined, { ref: false })]);
}

/**
 * Removes uploads that nothing uses, with their files. A row takes three steps, and the process can be killed after each: the
 * row becomes unusable, its files are removed, the row is deleted.
 */
export function sweeper({ db, storage, log }: SweepDeps) {
  const begin = (signal?: AbortSignal) => {
    const swept: Swept = { pictures: 0, forgotten: 0, failed: 0 };
    const each = async <T extends { id: string }>(rows: AsyncIterable<T>, work: (row: T) => Promise<void>) => {
      const worker = async () => {
        for await (const row of rows) {
          if (signal?.aborted || swept.failed >= maxFailures) return;
          await work(row).catch((err: unknown) => {
            swept.failed += 1;
            log.warn({ err, upload: row.id }, 'not swept');
          });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    };
    const removeUnusable = (condition?: SQL) =>
      each(unusableRows(db, condition), async ({ id, stagingKey, publicKey, wasPublished }) => {
        if (wasPublished) swept.pictures += 1;
        if (stagingKey) await storage.removeUpload(stagingKey);
        await storage.removePublished(fileNames(publicKey));
        if (await deleteUnusable(db, id)) swept.forgotten += 1;
      });
    const removeUploads = () =>
      each(picturesWithUpload(db), async ({ id, stagingKey }) => {
        await storage.removeUpload(stagingKey);
        await clearStagingKey(db, id);
      });
    return { swept, removeUnusable, removeUploads };
  };

  const discard = (condition: SQL | undefined): Promise<void> =>
    begin()
      .removeUnusable(condition)
      .catch((err: unknown) => log.warn({ err }, 'pictures left to the sweeper'));

  return {
    /** Removes pictures that nothing shows any more, by their public keys. The next sweep retries failures. */
    discard: (keys: readonly string[]) => discard(sql`${uploads.publicKey} = any (${sql.param(keys)}::text[])`),
    /** Does the same with the photos that were deleted with an order or a client of this tailor, within the budget of a request. */
    discardPhotos: (tailorId: string) => {
      const owner = db.select({ id: tailors.userId }).from(tailors).where(eq(tailors.id, tailorId));
      return withinStoreBudget(discard(and(eq(uploads.isOfOrder, true), eq(uploads.userId, owner))));
    },
    /** Removes all uploads that nothing uses any more. */
    sweep: async (signal?: AbortSignal): Promise<Swept> => {
      const { swept, removeUnusable, removeUploads } = begin(signal);
      await removeUnusable();
      await removeUploads();
      return swept;
    },
  };
}
