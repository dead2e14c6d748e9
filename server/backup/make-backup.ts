import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Env } from '../env';
import { findDatabase } from '../find-database';
import { StartError } from '../start-error';
import { createStorage } from '../storage/create-storage';
import { syncFolder } from '../storage/durable-file';
import { sumLine, sumsFile, syncFolders, writeCheckedBytes, type CheckedFile } from './checked-files';
import { withConnection } from './connect';
import { manifestFile, type Manifest } from './manifest';
import { keyOf, lostObjects, saveObjects } from './save-objects';
import { saveRows } from './save-rows';

interface Options {
  env: Env;
  log: Logger;
  /** The backup's folder; it must be missing or empty. */
  folder: string;
  /** Cancels the backup and removes what was written. */
  signal?: AbortSignal;
}

/** The numbers of a backup. */
export interface BackupResult {
  rows: number;
  objects: number;
  /** Files of pictures in the rows that the store did not have. */
  missing: string[];
  /** The missing files whose pictures still exist: lost, not deleted during the backup. */
  lost: string[];
}

/**
 * Copies all rows of one snapshot and every published picture that they name, with or without a running server. The folder
 * is written under a temporary name and renamed after a sync. @throws StartError with one line for the operator
 */
export async function makeBackup({ env, log, folder, signal }: Options): Promise<BackupResult> {
  const target = resolve(folder);
  await refuseFilled(target);
  const database = await findDatabase(env, log);
  if (!database) throw new StartError(`There is nothing to back up: no database in ${env.dataDir}`);
  const unfinished = `${target}.unfinished-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const made = await copyAll({ url: database.url, env, unfinished, signal });
    await syncFolders(unfinished);
    await rename(unfinished, target);
    await syncFolder(dirname(target));
    return made;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await database.stop();
  }
}

async function refuseFilled(target: string): Promise<void> {
  const inside = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartError(`${target} cannot be written (${error.code})`);
  });
  if (inside.length > 0) throw new StartError(`${target} is not empty: name a new folder`);
}

interface CopyJob {
  url: string;
  env: Env;
  unfinished: string;
  signal?: AbortSignal;
}

async function copyAll({ url, env, unfinished, signal }: CopyJob): Promise<BackupResult> {
  const storage = createStorage(env);
  const sums = await openSums(unfinished);
  const saving = { folder: unfinished, list: join(unfinished, 'pictures'), add: sums.add, signal };
  const { tables, ...state } = await withConnection(url, (client) => saveRows({ ...saving, client }));
  const { objects, missing } = await saveObjects({ ...saving, storage });
  await rm(saving.list);
  const lost = missing.length > 0 ? await withConnection(url, (client) => lostObjects(client, missing)) : [];
  const isLost = new Set(lost);
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    tables,
    ...state,
    files: tables.length + objects,
    missing,
    deleted: [...new Set(missing.filter((name) => !isLost.has(name)).map(keyOf))],
  };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await sums.add(await writeCheckedBytes(unfinished, manifestFile, text));
  await sums.close();
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), objects, missing, lost };
}

async function openSums(folder: string) {
  const path = join(folder, sumsFile);
  const list = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  return {
    add: async (file: CheckedFile): Promise<void> => {
      if (!list.write(sumLine(file))) await once(list, 'drain');
    },
    close: async (): Promise<void> => {
      await finished(list.end());
      const file = await open(path, 'r');
      await file.sync().finally(() => file.close());
    },
  };
}
