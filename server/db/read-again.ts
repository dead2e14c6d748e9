import type pg from 'pg';
import { isConnectionLost } from './errors';

type Asked = string | pg.QueryConfig;

/**
 * The same pool, which asks once more where the connection broke under a read: another one leads to a database that has been
 * started again, or to the one that has taken its place. A write may have been done, so that whoever sent it is told.
 */
export function readingAgain(pool: pg.Pool): Pick<pg.Pool, 'query'> {
  const query = async (asked: Asked, values?: unknown[]) => {
    try {
      return await pool.query(asked, values);
    } catch (error) {
      if (!isConnectionLost(error) || !isRead(asked)) throw error;
      return pool.query(asked, values);
    }
  };
  return { query: query as pg.Pool['query'] };
}

function isRead(asked: Asked): boolean {
  return /^\s*select\b/i.test(typeof asked === 'string' ? asked : asked.text);
}
