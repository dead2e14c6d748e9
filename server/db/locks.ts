import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Every advisory lock of the product. PostgreSQL has one space of keys in a database, so that each number means one
 * thing. `claim` and `submission` are seeds: `hashtextextended(id, seed)` makes a key for each upload and submission.
 */
export const locks = {
  /** Held by a connection for as long as a process uses the embedded PostgreSQL. */
  embeddedPostgres: 7_326_368_101,
  migration: 7_326_368_102,
  claim: 7_326_368_103,
  sweep: 7_326_368_104,
  submission: 7_326_368_105,
  demoData: 7_326_368_106,
  /** Shared by statements that change a tailor's words, exclusive for `sweep_vocabulary()`: migration 0013 takes it. */
  vocabulary: 7_326_368_107,
  embeddedIdentity: 7_326_368_108,
} as const;

/** Tries `lock`, a `pg_try_advisory_xact_lock(…)`, which then holds until the transaction ends. Returns whether it succeeded. */
export async function obtained(tx: Database, lock: SQL<boolean>): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(sql`select ${lock} as ours`);
  return rows[0]?.ours ?? false;
}
