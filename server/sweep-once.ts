import type { Logger } from 'pino';
import { openDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';
import type { Env } from './env';
import { sweeper, type Swept } from './features/objects/sweeper';
import { findDatabase } from './find-database';
import { databaseTrouble } from './start-error';
import { createStorage } from './storage/create-storage';

interface Options {
  env: Env;
  log: Logger;
  /** Stops it at the row that it is at. */
  signal?: AbortSignal;
}

/**
 * One sweep beside a server or without one, on the same database and store. Undefined where a server is at it already.
 * @throws StartError with one line for the person who asked for it
 */
export async function sweepOnce({ env, log, signal }: Options): Promise<Swept | undefined> {
  const database = await findDatabase(env, log);
  if (!database) return { pictures: 0, forgotten: 0, failed: 0 };
  const { db, pool } = openDatabase(database.url);
  try {
    if (database.isOurs) await migrateDatabase(database.url, { log, signal });
    return await sweeper({ db, storage: createStorage(env), log }).sweep(signal);
  } catch (error) {
    throw databaseTrouble(database.url, error);
  } finally {
    await pool.end();
    await database.stop();
  }
}
