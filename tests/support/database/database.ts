import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../server/db/client';

/** A separate database, migrated and empty, on the run's PostgreSQL. */
export interface TestDatabase extends OpenDatabase {
  url: string;
  /** Closes the pool and drops the database, and its other connections. */
  stop: () => Promise<void>;
}

export async function testDatabase(options?: Parameters<typeof openDatabase>[1]): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin((client) => client.query(`create database ${name} template ${inject('template')}`));
  const url = databaseUrl(name);
  const { db, pool } = openDatabase(url, options);
  const stop = async () => {
    await pool.end();
    await asAdmin((client) => dropDatabase(client, name));
  };
  return { db, pool, url, stop };
}

/** Returns the URL of a database on the run's PostgreSQL. */
export function databaseUrl(name: string): string {
  return Object.assign(new URL(inject('serverUrl')), { pathname: `/${name}` }).href;
}

async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Drops a database with its connections, as `with (force)` does, which PostgreSQL 12 lacks. */
export async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await admin.query(`drop database ${name}`);
}
