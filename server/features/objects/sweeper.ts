import { removeEndedCounts } from '../../db/shared-counter';
import { sweepVocabulary } from '../../db/vocabulary';
import type { StoreDeps } from '../../deps';
import { fileNames } from '../../storage/picture-names';
import { forgetSubmissions } from '../submissions/forget-submissions';
import { forgetRetiredSlugs } from '../tailor/retired-slugs';
import { obtained } from '../../db/locks';
import { sweepLock } from './claim-lock';
import { makeUnusable, stagingKeyOf, deleteUnusable, clearStagingKey, rowOf, rowsToSweep } from './sweep-rows';

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

/**
 * Removes files, keys and words that nothing uses. A row takes three steps, and the process can be killed after each: the
 * row becomes unusable, its files are removed, the row is deleted.
 */
export function sweeper({ db, storage, log }: SweepDeps) {
  const sweepRow = async (id: string, swept: Swept): Promise<void> => {
    const unusable = await makeUnusable(db, id);
    if (!unusable) return clearUpload(id);
    if (unusable.wasPublished) swept.pictures += 1;
    if (unusable.stagingKey) await storage.removeUpload(unusable.stagingKey);
    await storage.removePublished(fileNames(unusable.publicKey));
    if (await deleteUnusable(db, id)) swept.forgotten += 1;
  };

  /** Removes a picture's uploaded file: a killed claim can leave it, and a client can upload it again later. */
  const clearUpload = async (id: string): Promise<void> => {
    const stagingKey = await stagingKeyOf(db, id);
    if (!stagingKey) return;
    await storage.removeUpload(stagingKey);
    await clearStagingKey(db, id);
  };

  const sweepBatch = async (ids: readonly string[], swept: Swept, signal?: AbortSignal): Promise<void> => {
    const queue = ids.values();
    const work = async () => {
      for (const id of queue) {
        if (signal?.aborted || swept.failed >= maxFailures) return;
        await sweepRow(id, swept).catch((err: unknown) => {
          swept.failed += 1;
          log.warn({ err, upload: id }, 'not swept');
        });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

  return {
    /** Removes one published picture that nothing shows any more, by its key. The next sweep retries a failure. */
    discard: async (key: string): Promise<void> => {
      try {
        const id = await rowOf(db, key);
        if (id) await sweepRow(id, { pictures: 0, forgotten: 0, failed: 0 });
      } catch (err) {
        log.warn({ err }, 'picture left to the sweeper');
      }
    },
    /** Removes rows without an owner, by their ids. The next sweep retries failures. */
    discardAll: (ids: readonly string[]): Promise<void> => sweepBatch(ids, { pictures: 0, forgotten: 0, failed: 0 }),
    /** Runs a complete sweep. Resolves to undefined while another process sweeps. */
    sweep: (signal?: AbortSignal): Promise<Swept | undefined> =>
      db.transaction(async (tx) => {
        if (!(await obtained(tx, sweepLock))) return undefined;
        await forgetSubmissions(db);
        await forgetRetiredSlugs(db);
        await removeEndedCounts(db);
        const swept: Swept = { pictures: 0, forgotten: 0, failed: 0 };
        await sweepVocabulary(db).catch((err: unknown) => log.warn({ err }, 'words not swept'));
        for await (const ids of rowsToSweep(tx)) {
          await sweepBatch(ids, swept, signal);
          if (signal?.aborted || swept.failed >= maxFailures) break;
        }
        return swept;
      }),
  };
}
