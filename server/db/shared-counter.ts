import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client';

/** Increments the count of `key` and returns the count over all processes. The count restarts at one after `endsAt`. */
export type SharedCounter = (key: string, endsAt: Date) => Promise<number>;

/** Makes a counter in the table `rate_limits`. The counter rejects while the database does not answer. */
export function sharedCounter(db: Database): SharedCounter {
  // If the clock of a process is behind, it counts into the later window.
  return (key, endsAt) => addOne(db, { key, endsAt, isOver: sql`kept.ends_at < excluded.ends_at` });
}

/** Increments a count whose window each increment extends, within a transaction: if it is rolled back, nothing was counted. */
export function countIn(tx: Database, key: string, endsAt: Date): Promise<number> {
  return addOne(tx, { key, endsAt, isOver: sql`kept.ends_at <= ${new Date()}` });
}

async function addOne(db: Database, { key, endsAt, isOver }: { key: string; endsAt: Date; isOver: SQL }) {
  const { rows } = await db.execute<{ hits: number }>(sql`
    insert into rate_limits as kept (key, hits, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else kept.hits + 1 end,
      ends_at = greatest(kept.ends_at, excluded.ends_at)
    returning hits`);
  return rows[0]?.hits ?? 1;
}

/** Deletes counts whose window has ended. Skips rows that another process has locked. */
export async function removeEndedCounts(db: Database): Promise<void> {
  await db.execute(
    sql`delete from rate_limits where key in (select key from rate_limits where ends_at < now() for update skip locked)`,
  );
}
