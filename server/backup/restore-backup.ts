import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Logger } from 'pino';
import { migrateDatabase } from '../db/migrate';
import type { Env } from '../env';
import { findDatabase } from '../find-database';
import { StartError } from '../start-error';
import { createStorage } from '../storage/create-storage';
import { copySettings, withConnection } from './connect';
import { checkedManifest, rowsFile, type Manifest } from './manifest';
import { publishObjects, refuseConflictingObjects } from './restore-objects';
import { appliedMigrations, isBeginningOf, knownMigrations, migrateUpTo } from './schema-state';
import { columnsOf, filledTables, keptTables } from './kept-tables';

interface Options {
  env: Env;
  log: Logger;
  folder: string;
  /** Cancels the restore before the rows are written. */
  signal?: AbortSignal;
}

/** The numbers of a restore. */
export interface RestoreResult {
  rows: number;
  objects: number;
}

/**
 * Fills an empty database and store with a backup. All checks come before the first write. Pictures are written before the
 * rows, since a picture without a row is invisible, and all rows in one transaction: an interrupted restore can be repeated.
 * @throws StartError with one line for the operator
 */
export async function restoreBackup({ env, log, folder, signal }: Options): Promise<RestoreResult> {
  const root = resolve(folder);
  const manifest = await checkedManifest(root);
  if (!isBeginningOf(manifest.migrations, knownMigrations())) {
    throw new StartError(`The backup in ${root} was made by a newer version: restore it with that one`);
  }
  const storage = createStorage(env);
  await refuseConflictingObjects(storage, root, signal);
  const database = await findDatabase(env, log, { make: true });
  if (!database) throw new Error('The database was not created');
  try {
    await withConnection(database.url, (client) => refuseIncompatible(client, manifest));
    const objects = await publishObjects(storage, root, signal);
    await migrateUpTo(database.url, manifest.migrations.length, { log, signal });
    signal?.throwIfAborted();
    const rows = await withConnection(database.url, (client) => fill(client, { root, manifest }));
    await migrateDatabase(database.url, { log });
    return { rows, objects };
  } finally {
    await database.stop();
  }
}

async function refuseIncompatible(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const filled = await filledTables(client, await keptTables(client));
  if (filled.length > 0) throw notEmpty(filled);
  if (isBeginningOf(await appliedMigrations(client), migrations)) return;
  throw new StartError(
    'The tables of this database are newer than the backup: restore it into a database without tables',
  );
}

function notEmpty(filled: readonly string[]): StartError {
  return new StartError(`The database is not empty: there are rows in ${filled.join(', ')}`);
}

/** Inserts all rows or none; returns their number. Triggers are disabled, since the backup has the rows that they would write. */
async function fill(client: pg.Client, { root, manifest }: { root: string; manifest: Manifest }): Promise<number> {
  await client.query(`begin; ${copySettings}`);
  for (const { name } of manifest.tables) await client.query(`alter table public."${name}" disable trigger user`);
  // The lock of `alter table` keeps other connections from writing.
  const filled = await filledTables(client, manifest.tables);
  if (filled.length > 0) throw notEmpty(filled);
  for (const table of manifest.tables) {
    const copying = client.query(copyFrom(`copy ${columnsOf(table)} from stdin`));
    await pipeline(createReadStream(join(root, rowsFile(table.name))), copying);
    if (copying.rowCount !== table.rows) throw new StartError(`Not all rows of ${table.name} were restored`);
  }
  for (const { table, column, last, isCalled } of manifest.sequences) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, $4)', [
      `public."${table}"`,
      column,
      last,
      isCalled,
    ]);
  }
  const deletedRows = await removeDeletedPictures(client, manifest);
  for (const { name } of manifest.tables) await client.query(`alter table public."${name}" enable trigger user`);
  await client.query('commit');
  await client.query('analyze');
  return manifest.tables.reduce((sum, { rows }) => sum + rows, 0) - deletedRows;
}

/** Returns the columns that name pictures: keys, or addresses in backups from before the migration picture-keys. */
function pictureColumns({ tables }: Manifest) {
  const byKey = tables.some(({ name, columns }) => name === 'uploads' && columns.includes('published_at'));
  return byKey
    ? {
        column: 'public_key',
        published: 'published_at',
        imageColumn: 'picture_key',
        profileColumn: 'profile_picture_key',
      }
    : { column: 'public_url', published: 'public_url', imageColumn: 'image_url', profileColumn: 'profile_picture_url' };
}

/**
 * Removes pictures that were deleted while their files were copied; the sweeper removes their remaining files. Returns the
 * number of deleted rows. A picture that the store had lost keeps its row, as before the backup.
 */
async function removeDeletedPictures(client: pg.Client, manifest: Manifest): Promise<number> {
  const { column, published, imageColumn, profileColumn } = pictureColumns(manifest);
  const names = `select ${column} from uploads where public_key = any ($1)`;
  const showing = [{ table: 'gallery_images', key: imageColumn }];
  // Backups from before the migration order-photos have no photos of orders.
  if (manifest.tables.some(({ name }) => name === 'order_photos')) {
    showing.push({ table: 'order_photos', key: 'picture_key' });
  }
  let deletedRows = 0;
  for (const { table, key } of showing) {
    const deleted = await client.query(`delete from ${table} where ${key} in (${names})`, [manifest.deleted]);
    deletedRows += deleted.rowCount ?? 0;
  }
  await client.query(
    `update tailors set ${profileColumn} = null, profile_picture_widths = '{}' where ${profileColumn} in (${names})`,
    [manifest.deleted],
  );
  await client.query(
    `update uploads set ${published} = null, thumbhash = null, expires_at = now() where public_key = any ($1)`,
    [manifest.deleted],
  );
  return deletedRows;
}
