import { isDatabaseAway } from '../database-away';
import { turnsByKey } from '../http/load/turns';
import type { Database, PooledDatabase } from './client';

/** The transactions of one tailor lock the same rows: those that wait hold no connection. */
const inTurnOf = turnsByKey({
  atOnce: 1,
  waiting: 200,
  maxWaitMs: 'request',
  status: 429,
  retryAfterSeconds: 2,
  message: 'Too much is being saved at once. Please try again in a moment.',
  rejectsQueue: isDatabaseAway,
});

/**
 * Returns the handle with transactions that run one at a time for each tailor in this process, whichever pool they use. They would
 * wait for each other's locks in any case, with a connection each. A transaction must not begin another one on such a handle: it would
 * wait for itself.
 * @throws HttpError 429 from `transaction` if too many wait
 */
export function inTurnOfTailor<D extends Database | PooledDatabase>(db: D, tailorId: string): D {
  const transaction: D['transaction'] = (work, config) => inTurnOf(tailorId, () => db.transaction(work, config));
  return Object.create(db, { transaction: { value: transaction } }) as D;
}
