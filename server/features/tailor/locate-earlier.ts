import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { tailors } from './tables';
import type { StoreDeps } from '../../deps';

const batchSize = 500;

/**
 * Adds coordinates to tailors whose place the gazetteer did not know when they saved it and knows now. Changes nothing else.
 * Returns the number of located tailors; stops between batches once `signal` is aborted.
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
      // A tailor who saves another place at the same time has its coordinates already.
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
