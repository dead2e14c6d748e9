import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { idempotencyKeys } from '../../db/tables';

/** How long a submission may be sent again: longer than anybody leaves a form open to wait for a connection. */
const keptHours = 24;

const batchSize = 5_000;

/** Strikes off the keys of submissions that are over, in batches, so that no statement is long. */
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
