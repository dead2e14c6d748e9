import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './client';

/**
 * The keys of all advisory locks. A PostgreSQL database has one key space for them, so every number must be unique.
 * `submission` and `clientImport` are seeds: `hashtextextended(id, seed)` makes one key per submission or tailor.
 */
export const locks = {
  /** Held by a connection while a process uses the embedded PostgreSQL. */
  embeddedPostgres: 7_326_368_101,
  migration: 7_326_368_102,
  sweep: 7_326_368_104,
  submission: 7_326_368_105,
  /** Held while a picture is compared with those of other pages. */
  copies: 7_326_368_109,
  demoData: 7_326_368_106,
  /** Shared for statements that change a tailor's names and places, exclusive for `sweep_vocabulary()`; see migration 0013. */
  vocabulary: 7_326_368_107,
  embeddedIdentity: 7_326_368_108,
  /** Held while a batch of a tailor's import is written. */
  clientImport: 7_326_368_110,
} as const;

/** Runs `lock`, a `pg_try_advisory_xact_lock(…)`. Returns whether the lock was obtained; the end of the transaction frees it. */
export async function isAcquired(tx: Database, lock: SQL<boolean>): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(sql`select ${lock} as ours`);
  return rows[0]?.ours ?? false;
}
