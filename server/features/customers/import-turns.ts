import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { isAcquired, locks } from '../../db/locks';
import type { TailorId } from '../../db/owned';
import { HttpError } from '../../http/errors';
import { turns, turnsByKey } from '../../http/load/turns';

/** For batches of clients and of orders, which take less than a second. The client's import waits after a 429 and continues by itself. */
const refusal = {
  status: 429,
  retryAfterSeconds: 5,
  message: 'An import is running already. Please try again in a moment.',
} as const;
const maxWaitMs = 5_000;

/** Leaves the other connections for jobs to sweeps, archives and deletions. A task in the queue holds no connection. */
const inTurn = turns({ atOnce: 2, waiting: 20, maxWaitMs, ...refusal });
const inTurnOf = turnsByKey({ atOnce: 1, waiting: 4, maxWaitMs, ...refusal });

/**
 * Runs one batch of a tailor's import at a time in this process, and few batches of all tailors.
 * @throws HttpError 429 when the wait is too long
 */
export function inImportTurn<T>(tailorId: TailorId, work: () => Promise<T>): Promise<T> {
  return inTurnOf(tailorId, () => inTurn(work));
}

/** Makes sure that no other process imports for this tailor until the transaction ends. @throws HttpError 429 if one does */
export async function lockImports(tx: Database, tailorId: TailorId): Promise<void> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${tailorId}, ${locks.clientImport}))`;
  if (await isAcquired(tx, lock)) return;
  throw new HttpError(refusal.status, 'rate_limited', refusal.message, undefined, refusal.retryAfterSeconds);
}
