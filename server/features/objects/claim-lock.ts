import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { locks } from '../../db/locks';

/**
 * Tries to take the lock on an upload's claim. True if it is free; it lasts until the transaction or its connection ends,
 * so a killed process keeps no lock. Never waits.
 */
export function claimLock(id: string): SQL<boolean> {
  return sql<boolean>`pg_try_advisory_xact_lock(${keyOf(id)})`;
}

/**
 * Takes the same lock, and waits for a claim that has just ended: PostgreSQL may still roll back a transaction whose
 * connection is closed. @throws the database's error 55P03 after two seconds
 */
export async function awaitClaimLock(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '2s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(id)})`);
}

/** Tries to take the lock that lets one process at a time sweep. */
export const sweepLock = sql<boolean>`pg_try_advisory_xact_lock(${locks.sweep})`;

function keyOf(id: string): SQL {
  return sql`hashtextextended(${id}::text, ${locks.claim})`;
}
