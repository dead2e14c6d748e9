import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { inject } from 'vitest';
import { fromPackageRoot } from '../../server/package-root';

/** A database as an earlier version of the product left it, to be migrated on. */
export interface EarlierDatabase {
  url: string;
  client: pg.Client;
  stop: () => Promise<void>;
}

/** @param last the number of the last migration that it has seen */
export async function earlierDatabase(last: number): Promise<EarlierDatabase> {
  const server = inject('templateUrl');
  const name = `earlier_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateTo(last, client);
  const stop = async () => {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { url, client, stop };
}

async function migrateTo(last: number, client: pg.Client): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'seamfolk-migrations-'));
  await cp(fromPackageRoot('migrations'), folder, { recursive: true });
  const journalPath = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  await writeFile(journalPath, JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}
