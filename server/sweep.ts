import { sql } from 'drizzle-orm';
import { isAcquired, locks } from './db/locks';
import type { SweepDeps, Swept } from './noun';
import { nounList } from './nouns';

/** Lets one process at a time sweep, so that the store gets each request once. */
const sweepLock = sql<boolean>`pg_try_advisory_xact_lock(${locks.sweep})`;

/**
 * Removes what no noun uses any more: files, keys, words, counts. Resolves to undefined while another process sweeps. If the sweep of
 * one noun fails, the others are swept before the error is thrown.
 */
export function sweep(deps: SweepDeps, signal?: AbortSignal): Promise<Swept | undefined> {
  return deps.db.transaction(async (tx) => {
    if (!(await isAcquired(tx, sweepLock))) return undefined;
    let swept: Swept | undefined;
    const errors: unknown[] = [];
    for (const [, noun] of nounList) {
      const counts = await noun.sweep?.(deps, signal).catch((error: unknown) => void errors.push(error));
      swept = counts ?? swept;
    }
    if (errors.length > 0) throw errors[0];
    return swept;
  });
}
