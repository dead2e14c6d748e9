import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from './client';

/** Increments the count of `key` and returns the count over all processes. The count restarts at one after `endsAt`. */
export type SharedCounter = (key: string, endsAt: Date) => Promise<number>;

/** If the clock of a process is behind, it counts into the later window. */
const addOne = `
  insert into rate_limits as kept (key, hits, ends_at) values ($1, 1, $2)
  on conflict (key) do update set
    hits = case when kept.ends_at < excluded.ends_at then 1 else kept.hits + 1 end,
    ends_at = greatest(kept.ends_at, excluded.ends_at)
  returning hits`;

/** Makes a counter in the table `rate_limits`. The counter rejects while the database does not answer. */
export function sharedCounter(pool: Pool): SharedCounter {
  return async (key, endsAt) => {
    const { rows } = await pool.query<{ hits: number }>(addOne, [key, endsAt]);
    return rows[0]?.hits ?? 1;
  };
}

/** Does the same within a transaction: if it is rolled back, nothing was counted. */
export async function countIn(tx: Database, key: string, endsAt: Date): Promise<number> {
  const { rows } = await tx.execute<{ hits: number }>(sql`
    insert into rate_limits as kept (key, hits, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when kept.ends_at <= ${new Date()} then 1 else kept.hits + 1 end,
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
