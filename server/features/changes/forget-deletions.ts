import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { changeFeed, deletions } from './tables';

/** How long deletions are kept. The privacy page names it. A device that was away for longer reads everything again. */
const keptDays = 90;

const batchSize = 5_000;

/**
 * Deletes old deletions, in batches, so that each statement is short, and remembers the last transaction that lost one. Rows of a
 * restored database can have transactions that this one has not reached; no cursor of it needs them.
 */
export async function forgetDeletions(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ removed: number }>(sql`
      with removed as (
        delete from ${deletions} where ctid in (
          select ctid from ${deletions}
          where deleted_at <= now() - make_interval(days => ${keptDays})
          order by deleted_at limit ${batchSize} for update skip locked)
        returning changed_in
      ), highest as (
        select max(changed_in) as changed_in from removed where changed_in < txid_snapshot_xmin(txid_current_snapshot())
      ), remembered as (
        update ${changeFeed} set forgotten_until = highest.changed_in
        from highest where highest.changed_in > forgotten_until
      )
      select count(*)::int as removed from removed`);
    if ((rows[0]?.removed ?? 0) < batchSize) return;
  }
}
