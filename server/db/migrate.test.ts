import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { fromPackageRoot } from '../package-root';
import { migrateDatabase } from './migrate';

async function run<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}

describe('migrateDatabase', () => {
  it('runs each migration once, however many processes start at once', async () => {
    const server = inject('templateUrl');
    const url = Object.assign(new URL(server), { pathname: '/empty_at_first' }).href;
    await run(server, 'create database empty_at_first');
    await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(url)));
    await migrateDatabase(url);
    const migrations = (await readdir(fromPackageRoot('migrations'))).filter((name) => name.endsWith('.sql'));
    const applied = await run<{ hash: string }>(url, 'select hash from drizzle.__drizzle_migrations');
    expect(applied).toHaveLength(migrations.length);
    await run(server, 'drop database empty_at_first');
  });
});
