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
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const create = `create database ${name} template ${template.pathname.slice(1)}`;
  await withClient(at(template, 'postgres'), (client) => client.query(create));
  const url = at(template, name);
  const { db, pool } = openDatabase(url, options);
  const stop = async () => {
    await pool.end();
    await withClient(at(template, 'postgres'), (client) => dropDatabase(client, name));
  };
  return { db, pool, url, stop };
}

function at(server: URL, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Drops a database with its connections, as `with (force)` does, which PostgreSQL 12 lacks. */
export async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await admin.query(`drop database ${name}`);
}
