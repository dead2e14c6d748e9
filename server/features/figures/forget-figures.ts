import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { figures } from './tables';

/** How long figures are kept: a year, and the month to compare it with. The privacy page names it. */
const keptMonths = 13;

const batchSize = 5_000;

/** Deletes the figures of old days, in batches, so that each statement is short. */
export async function forgetFigures(db: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${figures} where ctid in (
        select ctid from ${figures}
        where day < (now() at time zone 'UTC')::date - make_interval(months => ${keptMonths})
        order by day limit ${batchSize} for update skip locked)`);
    if ((rowCount ?? 0) < batchSize) return;
  }
}
