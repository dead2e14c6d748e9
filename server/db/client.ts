import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isReadTimeout } from './errors';
import { FairPool } from './pool';
import { retryingReads } from './retry-reads';

/** The drizzle handle for every table. Columns are camelCase in code and snake_case in the database. */
export type Database = NodePgDatabase;

/** A drizzle handle with its pool. The handle of a transaction has no pool. */
export type PooledDatabase = Database & { $client: pg.Pool };

/** A connection pool and the drizzle handle on it. The caller of `openDatabase` must end `pool`. */
export interface OpenDatabase {
  db: PooledDatabase;
  pool: FairPool;
}

/** Time limits of a pool, in milliseconds. */
interface Limits {
  /** How long a caller waits for a connection while the database answers others. */
  waitMs: number;
  /** How long a new connection may take to open. */
  connectionTimeoutMillis: number;
  /** How long the database executes a statement. */
  statement_timeout: number;
  /** How long the driver waits for the answer to a statement. */
  query_timeout: number;
}

export interface PoolOptions {
  limits?: Limits;
  /** Maximum number of connections. They are opened on demand. */
  poolSize?: number;
  /** Number of connections that are opened ahead of need, and kept open without use; none if left out. */
  openAhead?: number;
  /** Whether to use named prepared statements. Set to false behind a pooler that does not support them. */
  prepared?: boolean;
}

/**
 * Limits for requests. If nothing opens and nothing answers for 2 s, the database is away, and those who wait are refused
 * (`FairPool`). If it is only busy, they wait. The statement timeout expires before the driver's, so that the database can report it and
 * the connection stays usable.
 */
export const requestLimits: Limits = {
  waitMs: 10_000,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 1_700,
  query_timeout: 2_000,
};

/** Limits for work on many rows: sweeps, archives, deletions of accounts. Stopping the server waits for it at most 15 s. */
export const jobLimits: Limits = {
  waitMs: 2_500,
  connectionTimeoutMillis: 2_500,
  statement_timeout: 10_000,
  query_timeout: 12_000,
};

/** Longest wait for a lock, after which the database answers SQLSTATE 55P03. Rows are normally locked for milliseconds. */
const lockTimeoutMs = 1_400;

/** How long an unused connection stays open: longer than people usually stay on a page. To open one takes up to 400 ms on a busy machine. */
const idleTimeoutMillis = 60_000;

/** Most callers that wait for a connection. Each is a request in memory. */
const waiting = 1_000;

const dialect = { casing: 'snake_case' } as const;

/**
 * Opens a pool on a postgres:// URL without connecting yet. An idle connection that breaks is dropped, and the next query opens
 * another. If a connection breaks in a transaction, the next statement fails. The `error` listeners do nothing, but an unhandled
 * `error` event would end the process.
 */
export function openDatabase(
  url: string,
  { limits = jobLimits, poolSize = 20, openAhead = 0, prepared = true }: PoolOptions = {},
): OpenDatabase {
  const { waitMs, ...driverLimits } = limits;
  const settings = {
    connectionString: url,
    max: poolSize,
    min: Math.min(openAhead, poolSize),
    ...driverLimits,
    idleTimeoutMillis,
    lock_timeout: lockTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!prepared && { Client: UnnamedStatementsClient }),
  };
  const pool = new FairPool(settings, { waitMs, waiting, openAhead });
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
 * pool. A connection that does not answer in time is closed, so that the rollback fails at once.
 */
function withTransactions(pool: pg.Pool): PooledDatabase {
  const db = databaseOn(retryingReads(pool));
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let unanswered: Error | undefined;
    const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
      try {
        return await client.query(statement, values);
      } catch (error) {
        if (isReadTimeout(error)) {
          unanswered = error as Error;
          await client.end();
        }
        throw error;
      }
    };
    try {
      return await databaseOn({ query: query as pg.Pool['query'] }).transaction(work, config);
    } finally {
      client.release(unanswered);
    }
  };
  return db;
}
