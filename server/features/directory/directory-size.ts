import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/client';
import { tailors } from '../tailor/tables';

/** The number of listed tailors and of their cities, each as a tailor writes it. */
type DirectorySize = Record<'tailors' | 'cities', number>;

/** Shortest time for which a count is used, in milliseconds. */
const leastMs = 3_000;

/** How many times as long as counting takes a count is used: it reads an index of all listed tailors, 0.2 s at a million. */
const timesAsLong = 1_000;

/**
 * Returns the function that counts the listed tailors. Later calls return the last count, and count again in the background if it is old.
 * A failure of that keeps the last count.
 */
export function directorySize(db: Database): () => Promise<DirectorySize> {
  const sizes = new LRUCache<'all', DirectorySize>({
    max: 1,
    ttl: leastMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { options }) => {
      const startedAt = performance.now();
      const size = await countedSize(db);
      options.ttl = Math.max(leastMs, timesAsLong * (performance.now() - startedAt));
      return size;
    },
  });
  return () => sizes.forceFetch('all');
}

async function countedSize(db: Database): Promise<DirectorySize> {
  const { rows } = await db.execute<Record<keyof DirectorySize, number>>(
    sql`select coalesce(sum(here), 0)::int as tailors, count(*)::int as cities
      from (select count(*) as here from ${tailors} where is_active group by locality) city`,
  );
  return rows[0] ?? { tailors: 0, cities: 0 };
}
