import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from './client';

/** Adds one to the count of `key` and returns the count of all processes. After `endsAt` the key begins at one again. */
export type SharedCounter = (key: string, endsAt: Date) => Promise<number>;

/** A process whose clock is behind counts into the later window. */
const addOne = `
  insert into rate_limits as kept (key, hits, ends_at) values ($1, 1, $2)
  on conflict (key) do update set
    hits = case when kept.ends_at < excluded.ends_at then 1 else kept.hits + 1 end,
    ends_at = greatest(kept.ends_at, excluded.ends_at)
  returning hits`;

/** Counts in the table `rate_limits`. Rejects while the database does not answer. */
export function sharedCounter(pool: Pool): SharedCounter {
  return async (key, endsAt) => {
    const { rows } = await pool.query<{ hits: number }>(addOne, [key, endsAt]);
    return rows[0]?.hits ?? 1;
  };
}

/** Removes counts whose window has ended. Leaves rows that another process is writing to the next sweep. */
export async function removeEndedCounts(db: Database): Promise<void> {
  await db.execute(
    sql`delete from rate_limits where key in (select key from rate_limits where ends_at < now() for update skip locked)`,
  );
}
