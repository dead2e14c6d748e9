import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { isReadTimeout } from './errors';
import { PatientPool } from './pool';
import { readingAgain } from './read-again';
import * as schema from './tables';

/** The drizzle handle over every table; columns are camelCase in code and snake_case in the database. */
export type Database = NodePgDatabase<typeof schema>;

/** The same with its pool, which a transaction does not have. */
export type PooledDatabase = Database & { $client: pg.Pool };

/** A connection pool and the drizzle handle on it; whoever opens it ends `pool`. */
export interface OpenDatabase {
  db: PooledDatabase;
  pool: pg.Pool;
}

export interface PoolOptions {
  /** Connections at most, opened when they are needed. */
  poolSize?: number;
  /** How long one statement may take; the database then ends it with SQLSTATE 57014. */
  statementTimeoutMs?: number;
  /** Whether connections keep the statements that have a name; a pooler between may not take them from one to another. */
  prepared?: boolean;
  /** Is told when the database falls silent, and when it is back. */
  log?: Logger;
}

const dialect = { schema, casing: 'snake_case' } as const;

/** How long a statement waits for what somebody else has locked: rows are locked for milliseconds. Then SQLSTATE 55P03. */
const lockTimeoutMs = 1_400;
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
  { poolSize = 20, statementTimeoutMs = 10_000, prepared = true, log }: PoolOptions = {},
): OpenDatabase {
  const settings = {
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    query_timeout: statementTimeoutMs + lastWordMs,
    connectionTimeoutMillis: 2_500,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!prepared && { Client: NamelessClient }),
  };
  const pool = new PatientPool(settings, (silent) =>
    silent ? log?.error('the database does not answer') : log?.info('the database answers again'),
  );
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: withTransactionsOf(pool) };
}

/** Sends every statement as one that is used once. */
class NamelessClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (asked: unknown, ...rest: unknown[]) => unknown;
    this.query = ((asked: unknown, ...rest: unknown[]) => send(nameless(asked), ...rest)) as typeof this.query;
  }
}

function nameless(asked: unknown): unknown {
  return typeof asked === 'object' && asked && 'name' in asked ? { ...asked, name: undefined } : asked;
}

/** The handle on whatever answers queries as a pool does; for reading, as transactions want more of it. */
export function databaseOn({ query }: Pick<pg.Pool, 'query'>): PooledDatabase {
  return drizzle({ query } as pg.Pool, dialect);
}

/**
 * drizzle's own transactions never give a connection back on which even `begin` fails; twenty of those empty the pool. One that
 * still owes an answer is of no use to anybody else.
 */
function withTransactionsOf(pool: pg.Pool): PooledDatabase {
  const db = databaseOn(readingAgain(pool));
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
