import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrateDatabase } from '../../server/db/migrate';
import { fromPackageRoot } from '../../server/package-root';
import { load } from './load';
import type { MadeTailor } from './tailors';
import type { ThrowawayPostgres } from './throwaway-postgres';

/** The folders whose contents decide whether a loaded database can be reused. */
const sources = ['migrations', 'bench/search'];

/** Returns the database of the first `rows` tailors: that of an earlier run, or a new one. */
export async function databaseOf(
  rows: number,
  postgres: ThrowawayPostgres,
  makeTailor: (number: number) => MadeTailor,
): Promise<string> {
  const name = `tailors_${rows}`;
  const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const version = await digestOfSources();
  const known = await versionOf(postgres.url, name);
  if (known === version) return url;
  await onServer(postgres.url, `drop database if exists ${name} with (force)`, `create database ${name}`);
  await migrateDatabase(url);
  const started = performance.now();
  await load({ url, rows, makeTailor, folder: postgres.folder });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${rows.toLocaleString('en')} tailors loaded in ${seconds} s`);
  await onServer(postgres.url, `comment on database ${name} is '${version}'`);
  return url;
}

/** Runs statements one by one in the database of a URL. */
export async function onServer(url: string, ...statements: string[]): Promise<void> {
  await withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/** Returns a version such as '18.4'. */
export async function serverVersion(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query('show server_version');
    return String(rows[0]?.server_version);
  });
}

async function versionOf(url: string, name: string): Promise<string | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select shobj_description(oid, 'pg_database') as version from pg_database where datname = $1`,
      [name],
    );
    return rows[0]?.version;
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = (await readdir(fromPackageRoot(folder), { recursive: true }))
      .filter((name) => made.test(name))
      .sort();
    for (const name of names) hash.update(name).update(await readFile(fromPackageRoot(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Matches the migrations and the files that generate rows, not those that only search. */
const made = /\.sql$|_journal\.json$|^(?:towns|names|crafts|tailors|rows|load)\.ts$/;
