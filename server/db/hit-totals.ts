import type { Pool } from 'pg';

/** Hits of one key within the window that ends at `endsAt`. */
export interface Hits {
  key: string;
  hits: number;
  endsAt: Date;
}

/** What all processes have counted together. */
export interface HitTotals {
  /** Adds them, no key twice, and answers each key's total. */
  add: (hits: readonly Hits[]) => Promise<Map<string, number>>;
  /** Forgets windows that are over. */
  removeEnded: () => Promise<void>;
}

/** Sorted, so that two processes that count the same keys wait for each other in one order. */
const addHits = `
  insert into rate_limits as kept (key, hits, ends_at)
  select * from unnest($1::text[], $2::int[], $3::timestamptz[]) as new (key, hits, ends_at) order by key
  on conflict (key) do update set
    hits = case when kept.ends_at < excluded.ends_at then excluded.hits else kept.hits + excluded.hits end,
    ends_at = greatest(kept.ends_at, excluded.ends_at)
  returning key, hits`;

/** Leaves rows that another process is counting on to the next time. */
const removeEndedHits = `
  delete from rate_limits where key in (select key from rate_limits where ends_at < now() for update skip locked)`;

/** Counts in the table `rate_limits`, by one statement for any number of keys. */
export function hitTotals(pool: Pool): HitTotals {
  return {
    add: async (hits) => {
      const columns = [hits.map(({ key }) => key), hits.map((one) => one.hits), hits.map(({ endsAt }) => endsAt)];
      const { rows } = await pool.query<{ key: string; hits: number }>(addHits, columns);
      return new Map(rows.map(({ key, hits }) => [key, hits]));
    },
    removeEnded: async () => {
      await pool.query(removeEndedHits);
    },
  };
}
