import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { isReadTimeout } from './errors';
import { WatchedPool } from './pool';
import { retryingReads } from './retry-reads';
import * as schema from './tables';

/** The drizzle handle for every table. Columns are camelCase in code and snake_case in the database. */
export type Database = NodePgDatabase<typeof schema>;

/** A drizzle handle with its pool. The handle of a transaction has no pool. */
export type PooledDatabase = Database & { $client: pg.Pool };

/** A connection pool and the drizzle handle on it. The caller of `openDatabase` must end `pool`. */
export interface OpenDatabase {
  db: PooledDatabase;
  pool: pg.Pool;
}

export interface PoolOptions {
  /** Maximum number of connections. They are opened on demand. */
  poolSize?: number;
  /** Time limit of one statement. The database then cancels it with SQLSTATE 57014. */
  statementTimeoutMs?: number;
  /** Whether to use named prepared statements. Set to false behind a pooler that does not support them. */
  prepared?: boolean;
  /** Logs when the database stops answering and when it answers again. */
  log?: Logger;
}

const dialect = { schema, casing: 'snake_case' } as const;

/** Longest wait for a lock, after which the database answers SQLSTATE 55P03. Rows are normally locked for milliseconds. */
const lockTimeoutMs = 1_400;
/** Extra time after the statement timeout, in which the database's own timeout error can arrive. */
const answerMarginMs = 2_000;

/**
 * Opens a pool on a postgres:// URL without connecting yet. An unreachable or unresponsive database, a pool without a free
 * connection and a lock held by another transaction cause an error within 3 s. An idle connection that breaks is dropped, and
 * the next query opens another. If a connection breaks in a transaction, the next statement fails. Each client has an `error`
 * listener, because an unhandled `error` event would end the process.
 */
export function openDatabase(
  url: string,
  { poolSize = 20, statementTimeoutMs = 10_000, prepared = true, log }: PoolOptions = {},
): OpenDatabase {
  const settings = {
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    query_timeout: statementTimeoutMs + answerMarginMs,
    connectionTimeoutMillis: 2_500,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!prepared && { Client: UnnamedStatementsClient }),
  };
  const pool = new WatchedPool(settings, (silent) =>
    silent ? log?.error('the database does not answer') : log?.info('the database answers again'),
  );
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: withTransactions(pool) };
}

/** Removes the names of prepared statements, so that each is sent as an unnamed statement. */
class UnnamedStatementsClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (statement: unknown, ...rest: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      send(withoutName(statement), ...rest)) as typeof this.query;
  }
}

function withoutName(statement: unknown): unknown {
  return typeof statement === 'object' && statement && 'name' in statement
    ? { ...statement, name: undefined }
    : statement;
}

/** Makes a drizzle handle from a `query` function. It cannot run transactions, which need more of the pool. */
export function databaseOn({ query }: Pick<pg.Pool, 'query'>): PooledDatabase {
  return drizzle({ query } as pg.Pool, dialect);
}

/**
 * Replaces drizzle's transactions, which never release a connection on which `begin` fails: twenty such failures empty the
 * pool. A connection that still has an unanswered statement is closed instead of reused.
 */
function withTransactions(pool: pg.Pool): PooledDatabase {
  const db = databaseOn(retryingReads(pool));
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
