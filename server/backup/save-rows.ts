import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../start-error';
import { writeChecked, type CheckedFile } from './checked-files';
import { copySettings } from './connect';
import { rowsFile, type Manifest } from './manifest';
import { listedPictures } from './save-objects';
import { appliedMigrations } from './schema-state';
import { columnsOf, keptTables, sequencesOf } from './kept-tables';

interface RowsJob {
  client: pg.Client;
  folder: string;
  /** The path for the list of the pictures in these rows. */
  list: string;
  add: (file: CheckedFile) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Copies all rows of one snapshot, and lists its pictures. Commits at once after it: a migration that waits for one of these
 * tables blocks every other query on it.
 */
export async function saveRows({ client, folder, list, add, signal }: RowsJob) {
  await client.query(`begin isolation level repeatable read read only; ${copySettings}`);
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new StartError('There is nothing to back up: the database has no tables');
  const tables: Manifest['tables'] = [];
  for (const table of await keptTables(client)) {
    signal?.throwIfAborted();
    const copying = client.query(copyTo(`copy ${columnsOf(table)} to stdout`));
    await add(await writeChecked(folder, rowsFile(table.name), copying));
    tables.push({ ...table, rows: copying.rowCount });
  }
  await pipeline(client.query(copyTo(`copy (${listedPictures}) to stdout`)), createWriteStream(list, { mode: 0o600 }));
  const sequences = await sequencesOf(client);
  await client.query('commit');
  return { migrations, tables, sequences };
}
