import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { isReadTimeout } from './errors';
import { PatientPool } from './pool';
import * as schema from './tables';

/** The drizzle handle over every table; columns are camelCase in code and snake_case in the database. */
export type Database = NodePgDatabase<typeof schema>;

/** A connection pool and the drizzle handle on it; whoever opens it ends `pool`. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
}

interface PoolOptions {
  /** Connections at most, opened when they are needed. */
  poolSize?: number;
  /** How long one statement may take; the database then ends it with SQLSTATE 57014. */
  statementTimeoutMs?: number;
  /** Is told when the database falls silent, and when it is back. */
  log?: Logger;
}

const dialect = { schema, casing: 'snake_case' } as const;

/** How long a statement waits for what somebody else has locked: rows are locked for milliseconds. Then SQLSTATE 55P03. */
const lockTimeoutMs = 1_500;
/** The database ends what takes too long; its word has this much time to come. */
const lastWordMs = 2_000;

/**
 * Opens a pool on a postgres:// URL without connecting yet. A database that is away or does not answer, a pool without a free
 * connection and a lock that somebody keeps are errors within 3 s, and do not hold requests; a connection that breaks while
 * idle is dropped, and the next query opens another. One that breaks in a transaction fails its next statement: without a
 * listener of its own it would end the process.
 */
export function openDatabase(
  url: string,
  { poolSize = 20, statementTimeoutMs = 10_000, log }: PoolOptions = {},
): OpenDatabase {
  const settings = {
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    query_timeout: statementTimeoutMs + lastWordMs,
    connectionTimeoutMillis: 2_500,
    keepAlive: true,
  };
  const pool = new PatientPool(settings, (silent) =>
    silent ? log?.error('the database does not answer') : log?.info('the database answers again'),
  );
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: withTransactionsOf(pool) };
}

/**
 * drizzle's own transactions never give a connection back on which even `begin` fails; twenty of those empty the pool. One that
 * still owes an answer is of no use to anybody else.
 */
function withTransactionsOf(pool: pg.Pool): Database {
  const db: Database = drizzle(pool, dialect);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isUnanswered = false;
    try {
      return await drizzle(client, dialect).transaction(work, config);
    } catch (error) {
      isUnanswered = isReadTimeout(error);
      throw error;
    } finally {
      client.release(isUnanswered);
    }
  };
  return db;
}
