import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { tailors } from '../../db/tables';
import type { StoreDeps } from '../../deps';

const batchSize = 500;

/**
 * Gives coordinates to tailors whose written place was not known when they saved it and is by now: the gazetteer grows.
 * Nothing else of them changes. Answers how many there were; stops between batches once `signal` is given.
 */
export async function locateEarlierTailors({ db, places }: Pick<StoreDeps, 'db' | 'places'>, signal: AbortSignal) {
  let located = 0;
  for (let after = 0; !signal.aborted;) {
    const rows = await db
      .select()
      .from(tailors)
      .where(and(isNull(tailors.latitude), gt(tailors.seq, after)))
      .orderBy(asc(tailors.seq))
      .limit(batchSize);
    const last = rows.at(-1);
    if (!last) break;
    after = last.seq;
    for (const row of rows) {
      const spot = places.locate(row);
      if (!spot) continue;
      // Whoever saves another place meanwhile has its coordinates already.
      const unchanged = and(eq(tailors.id, row.id), eq(tailors.city, row.city), isNull(tailors.latitude));
      await db
        .update(tailors)
        .set({ latitude: spot.latitude, longitude: spot.longitude, updatedAt: sql`updated_at` })
        .where(unchanged);
      located += 1;
    }
  }
  return located;
}
