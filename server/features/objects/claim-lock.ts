import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';

/** Tell our locks from all others in this database: the seed of the hash of an upload's id, and a lock of its own. */
const claims = 7_326_368_103;
const sweeping = 7_326_368_104;

/**
 * True where nobody else claims this upload: then it is ours until the transaction ends, and with it, at the latest, the
 * connection, so that a process that is killed holds nothing. Never waits.
 */
export function claimLock(id: string): SQL<boolean> {
  return sql<boolean>`pg_try_advisory_xact_lock(${keyOf(id)})`;
}

/**
 * Takes the same lock as soon as a claim that has just ended lets go of it: the database may still be at a transaction whose
 * connection is gone. @throws what the database says (55P03) where that takes longer than two seconds
 */
export async function awaitClaimLock(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '2s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(id)})`);
}

/** The same for the one process that sweeps. */
export const sweepLock = sql<boolean>`pg_try_advisory_xact_lock(${sweeping})`;

/** Takes a lock until the transaction ends; false where somebody else has it. */
export async function obtained(tx: Database, lock: SQL<boolean>): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(sql`select ${lock} as ours`);
  return rows[0]?.ours ?? false;
}

function keyOf(id: string): SQL {
  return sql`hashtextextended(${id}::text, ${claims})`;
}
