import { removeEndedCounts } from '../../db/shared-counter';
import { sweepVocabulary } from '../../db/vocabulary';
import type { StoreDeps } from '../../deps';
import { fileNames } from '../../storage/picture-names';
import { forgetSubmissions } from '../submissions/forget-submissions';
import { forgetRetiredSlugs } from '../tailor/retired-slugs';
import { obtained } from '../../db/locks';
import { sweepLock } from './claim-lock';
import { doom, finishedUpload, forget, forgetUpload, rowOf, rowsToSweep } from './sweep-rows';

/** What one sweep did. */
export interface Swept {
  /** Pictures taken away that nothing showed any more. */
  pictures: number;
  /** Reservations and pictures struck off, because no file of theirs is left and none can come. */
  forgotten: number;
  /** Rows whose files could not be removed; they are tried again next time. */
  failed: number;
}

/** Rows at once: most of the time goes by waiting for the store. */
const atOnce = 4;
/** A store that fails as often as this in one sweep is away, and is left alone until the next. */
const patience = 40;

type SweepDeps = Pick<StoreDeps, 'db' | 'storage' | 'log'>;

/**
 * Clears away what nothing shows any more, in the store and in `uploads`, and the words that no tailor says any more. A row
 * goes in three steps, each safe to be killed after: it is doomed, its files are removed, it is struck off.
 */
export function sweeper({ db, storage, log }: SweepDeps) {
  const sweepRow = async (id: string, swept: Swept): Promise<void> => {
    const doomed = await doom(db, id);
    if (!doomed) return clearUpload(id);
    if (doomed.wasPublished) swept.pictures += 1;
    if (doomed.stagingKey) await storage.removeUpload(doomed.stagingKey);
    await storage.removePublished(fileNames(doomed.publicKey));
    if (await forget(db, id)) swept.forgotten += 1;
  };

  /** What a picture was made from: left behind by a claim that was killed, or uploaded once more afterwards. */
  const clearUpload = async (id: string): Promise<void> => {
    const stagingKey = await finishedUpload(db, id);
    if (!stagingKey) return;
    await storage.removeUpload(stagingKey);
    await forgetUpload(db, id);
  };

  const sweepBatch = async (ids: readonly string[], swept: Swept, signal?: AbortSignal): Promise<void> => {
    const queue = ids.values();
    const work = async () => {
      for (const id of queue) {
        if (signal?.aborted || swept.failed >= patience) return;
        await sweepRow(id, swept).catch((err: unknown) => {
          swept.failed += 1;
          log.warn({ err, upload: id }, 'not swept');
        });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };

  return {
    /** Removes one published picture that is shown no more, by its key. The next sweep retries what fails. */
    discard: async (key: string): Promise<void> => {
      try {
        const id = await rowOf(db, key);
        if (id) await sweepRow(id, { pictures: 0, forgotten: 0, failed: 0 });
      } catch (err) {
        log.warn({ err }, 'picture left to the sweeper');
      }
    },
    /** Rows that are nobody's any more, by their ids. What fails is left to the next sweep. */
    discardAll: (ids: readonly string[]): Promise<void> => sweepBatch(ids, { pictures: 0, forgotten: 0, failed: 0 }),
    /** Everything there is to clear away; undefined while another process is at it. */
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
          if (signal?.aborted || swept.failed >= patience) break;
        }
        return swept;
      }),
  };
}
