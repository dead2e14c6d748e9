import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { locks } from '../../db/locks';

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
export const sweepLock = sql<boolean>`pg_try_advisory_xact_lock(${locks.sweep})`;

function keyOf(id: string): SQL {
  return sql`hashtextextended(${id}::text, ${locks.claim})`;
}
