import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
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
}

const dialect = { schema, casing: 'snake_case' } as const;

/**
 * Opens a pool on a postgres:// URL without connecting yet. A database that is away answers within 2.5 s with an error
 * instead of holding requests; a connection that breaks while idle is dropped, and the next query opens another. One that
 * breaks in a transaction fails its next statement: without a listener of its own it would end the process.
 */
export function openDatabase(
  url: string,
  { poolSize = 20, statementTimeoutMs = 10_000, prepared = true }: PoolOptions = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 2_500,
    keepAlive: true,
    ...(!prepared && { Client: NamelessClient }),
  });
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

/** drizzle's own transactions never give a connection back on which even `begin` fails; twenty of those empty the pool. */
function withTransactionsOf(pool: pg.Pool): PooledDatabase {
  const db: PooledDatabase = drizzle(pool, dialect);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, dialect).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
