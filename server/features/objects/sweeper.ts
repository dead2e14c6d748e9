import { sql, type SQL } from 'drizzle-orm';
import { removeEndedCounts } from '../../db/shared-counter';
import { uploads } from './tables';
import { sweepVocabulary } from '../directory/vocabulary';
import type { StoreDeps } from '../../deps';
import { fileNames } from '../../storage/picture-names';
import { sweepDrawings } from '../drawings/sweep-drawings';
import { forgetFigures } from '../figures/forget-figures';
import { forgetReporters } from '../moderation/reports/forget-reporters';
import { forgetSubmissions } from '../submissions/forget-submissions';
import { forgetRetiredSlugs } from '../tailor/retired-slugs';
import { locks, isAcquired } from '../../db/locks';
import { clearStagingKey, deleteUnusable, picturesWithUpload, unusableRows } from './sweep-rows';

/** The result of one sweep, in rows. */
export interface Swept {
  /** Published pictures removed because nothing showed them. */
  pictures: number;
  /** Rows deleted, because they have no files and can get none. */
  forgotten: number;
  /** Rows whose files could not be removed; the next sweep retries them. */
  failed: number;
}

/** Rows processed at once: most of the time is spent waiting for the store. */
const atOnce = 4;
/** After this many failures the store counts as unavailable and the sweep ends. */
const maxFailures = 40;

type SweepDeps = Pick<StoreDeps, 'db' | 'storage' | 'log'>;

/** Lets one process at a time sweep, so that the store gets each request once. */
const sweepLock = sql<boolean>`pg_try_advisory_xact_lock(${locks.sweep})`;

/**
 * Removes files, keys and words that nothing uses. A row takes three steps, and the process can be killed after each: the
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
    /** Runs a complete sweep. Resolves to undefined while another process sweeps. */
    sweep: (signal?: AbortSignal): Promise<Swept | undefined> =>
      db.transaction(async (tx) => {
        if (!(await isAcquired(tx, sweepLock))) return undefined;
        await forgetSubmissions(db);
        await forgetRetiredSlugs(db);
        await forgetFigures(db);
        await forgetReporters(db);
        await removeEndedCounts(db);
        await sweepVocabulary(db).catch((err: unknown) => log.warn({ err }, 'words not swept'));
        await sweepDrawings({ db, storage }, signal).catch((err: unknown) => log.warn({ err }, 'drawings not swept'));
        const { swept, removeUnusable, removeUploads } = begin(signal);
        await removeUnusable();
        await removeUploads();
        return swept;
      }),
  };
}
