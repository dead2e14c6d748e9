import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../server/db/client';

/** A migrated, empty database of its own, on the run's one real PostgreSQL. */
export interface TestDatabase extends OpenDatabase {
  url: string;
  /** Closes the pool and drops the database, whoever is still connected to it. */
  stop: () => Promise<void>;
}

export async function testDatabase(options?: Parameters<typeof openDatabase>[1]): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = at(template, name);
  const { db, pool } = openDatabase(url, options);
  const stop = async () => {
    await pool.end();
    await onServer(template, `drop database if exists ${name} with (force)`);
  };
  return { db, pool, url, stop };
}

function at(server: URL, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: at(server, 'postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
