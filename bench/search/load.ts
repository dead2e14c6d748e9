import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { copyText, filled } from './rows';
import type { MadeTailor } from './tailors';

/** Rows of one COPY. The next ones are generated while the database reads them. */
const batch = 50_000;

interface Load {
  url: string;
  rows: number;
  makeTailor: (number: number) => MadeTailor;
  /** A folder that the database can read. */
  folder: string;
}

/**
 * Fills a migrated, empty database with the first `rows` tailors. Indexes are created after the rows, and row-level triggers
 * are disabled meanwhile; statement-level triggers run.
 */
export async function load({ url, rows, makeTailor, folder }: Load): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  try {
    const [indexes, triggers] = [await secondaryIndexes(client), await rowTriggers(client)];
    await run(indexes.map(({ name }) => `drop index ${name}`));
    await run(triggers.map(({ table, name }) => `alter table ${table} disable trigger ${name}`));
    let copying = Promise.resolve();
    for (let first = 1; first <= rows; first += batch) {
      const last = Math.min(rows, first + batch - 1);
      const tailors = Array.from({ length: last - first + 1 }, (_, at) => makeTailor(first + at));
      const files = await writeFiles(tailors, join(folder, String(first)));
      await copying;
      copying = copy(client, files);
      copying.catch(() => undefined); // awaited in the next round
    }
    await copying;
    await run(indexes.map(({ definition }) => definition));
    await run(triggers.map(({ table, name }) => `alter table ${table} enable trigger ${name}`));
    await run(['vacuum (analyze)', 'checkpoint']);
  } finally {
    await client.end();
  }
}

async function writeFiles(tailors: readonly MadeTailor[], prefix: string) {
  const files = [];
  for (const rows of filled) {
    const path = `${prefix}-${rows.table}`;
    const stream = createWriteStream(path, { mode: 0o644 });
    for (const tailor of tailors) {
      if (!stream.write(copyText(rows, tailor))) await once(stream, 'drain');
    }
    stream.end();
    await once(stream, 'finish');
    files.push({ path, into: `${rows.table} (${Object.keys(rows.columns).join(', ')})` });
  }
  return files;
}

async function copy(client: pg.Client, files: readonly { path: string; into: string }[]): Promise<void> {
  for (const { path, into } of files) {
    await client.query(`copy ${into} from ${client.escapeLiteral(path)}`);
    await rm(path);
  }
}

/** Returns the indexes of the filled tables that no constraint uses. */
async function secondaryIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid) order by indexrelid`,
    [tables],
  );
  return rows;
}

async function rowTriggers(client: pg.Client): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger
     where tgrelid = any($1::regclass[]) and not tgisinternal and tgtype & 1 = 1`,
    [tables],
  );
  return rows;
}

const tables = filled.map(({ table }) => table);
