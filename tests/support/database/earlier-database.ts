import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrateUpTo } from '../../../server/backup/schema-state';
import { databaseUrl, dropDatabase } from './database';

/** A database of an earlier version of the product, to be migrated. */
export interface EarlierDatabase {
  url: string;
  client: pg.Client;
  stop: () => Promise<void>;
}

/** @param last the number of its last migration */
export async function earlierDatabase(last: number): Promise<EarlierDatabase> {
  const name = `earlier_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = databaseUrl(name);
  await migrateUpTo(url, last + 1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const stop = async () => {
    await client.end();
    await dropDatabase(admin, name);
    await admin.end();
  };
  return { url, client, stop };
}
