import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './tables';

/** The drizzle handle over every table; columns are camelCase in code and snake_case in the database. */
export type Database = NodePgDatabase<typeof schema>;

/** A connection pool and the drizzle handle on it; whoever opens it ends `pool`. */
export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
}

/**
 * Opens a pool on a postgres:// URL without connecting yet. A database that is away answers within 2.5 s with an error
 * instead of holding requests; a connection that breaks while idle is dropped, and the next query opens another. One that
 * breaks in a transaction fails its next statement: without a listener of its own it would end the process.
 */
export function openDatabase(url: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 2_500, keepAlive: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: drizzle(pool, { schema, casing: 'snake_case' }) };
}
