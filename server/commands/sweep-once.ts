import type { Logger } from 'pino';
import { openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import type { Env } from '../env';
import { findDatabase } from '../find-database';
import type { Swept } from '../noun';
import { databaseProblem } from '../start-error';
import { createStorage } from '../storage/create-storage';
import { sweep } from '../sweep';

interface Options {
  env: Env;
  log: Logger;
  /** Stops the sweep after the current row. */
  signal?: AbortSignal;
}

/**
 * Runs one sweep on the server's database and store, whether or not the server runs. Returns undefined if a server is sweeping.
 * @throws StartError with a one-line message
 */
export async function sweepOnce({ env, log, signal }: Options): Promise<Swept | undefined> {
  const database = await findDatabase(env, log);
  if (!database) return { pictures: 0, forgotten: 0, failed: 0 };
  const { db, pool } = openDatabase(database.url);
  try {
    if (database.isOurs) await migrateDatabase(database.url, { log, signal });
    return await sweep({ db, storage: createStorage(env), log }, signal);
  } catch (error) {
    throw databaseProblem(database.url, error);
  } finally {
    await pool.end();
    await database.stop();
  }
}
