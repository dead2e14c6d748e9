import { sql, type SQL } from 'drizzle-orm';
import { uploads } from './tables';
import type { SweepDeps, Swept } from '../../noun';
import { fileNames } from '../../storage/picture-names';
import { clearStagingKey, deleteUnusable, picturesWithUpload, unusableRows } from './sweep-rows';

/** Rows processed at once: most of the time is spent waiting for the store. */
const atOnce = 4;
/** After this many failures the store counts as unavailable and the sweep ends. */
const maxFailures = 40;

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

  return {
    /** Removes pictures that nothing shows any more, by their public keys. The next sweep retries failures. */
    discard: (keys: readonly string[]): Promise<void> =>
      begin()
        .removeUnusable(sql`${uploads.publicKey} = any (${sql.param(keys)}::text[])`)
        .catch((err: unknown) => log.warn({ err }, 'pictures left to the sweeper')),
    /** Removes all uploads that nothing uses any more. */
    sweep: async (signal?: AbortSignal): Promise<Swept> => {
      const { swept, removeUnusable, removeUploads } = begin(signal);
      await removeUnusable();
      await removeUploads();
      return swept;
    },
  };
}
