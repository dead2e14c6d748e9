import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { isConnectionLost } from './errors';

type Statement = string | pg.QueryConfig;

/**
 * Returns a `query` that retries a `select` once if its connection broke: a new connection can lead to the restarted database
 * or to its successor. Writes are not retried, because the database may have executed them already.
 */
export function retryingReads(pool: pg.Pool): Pick<pg.Pool, 'query'> {
  const query = async (statement: Statement, values?: unknown[]) => {
    try {
      return await pool.query(statement, values);
    } catch (error) {
      if (!isConnectionLost(error) || !isRead(statement)) throw error;
      // A failover breaks all connections at once. The pool removes the idle ones on events that follow in this turn.
      await nextTurn();
      return pool.query(statement, values);
    }
  };
  return { query: query as pg.Pool['query'] };
}

function isRead(statement: Statement): boolean {
  return /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.text);
}
