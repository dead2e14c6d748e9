import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { idempotencyKeys } from './tables';

/** How long a submission can be repeated: longer than a form stays open while it waits for a connection. */
const keptHours = 24;

const batchSize = 5_000;

/** Deletes the keys of expired submissions, in batches, so that each statement is short. */
export async function forgetSubmissions(db: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${idempotencyKeys} where ctid in (
        select ctid from ${idempotencyKeys}
        where created_at <= now() - make_interval(hours => ${keptHours})
        order by created_at limit ${batchSize} for update skip locked)`);
    if ((rowCount ?? 0) < batchSize) return;
  }
}
