import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { fromPackageRoot } from '../package-root';
import { isDeadlock, isLockTimeout } from './errors';
import { locks } from './locks';

export interface MigrateOptions {
  folder?: string;
  /** Logs what the migration waits for. */
  log?: Logger;
  /** Cancels the migration and rolls it back. */
  signal?: AbortSignal;
}

/** Why a migration could not run now, and how long to wait before the next try. */
interface Obstacle {
  message: string;
  statement?: string;
  pauseMs: number;
}

/**
 * How long a statement waits for a table lock, in milliseconds. Other statements queue behind it, so this is less than their
 * lock timeout (client.ts). It is more than `deadlock_timeout` (1 s), after which PostgreSQL cancels a blocking autovacuum.
 */
const lockTimeoutMs = 1_200;
/** Time limit for connecting and for taking the migration lock, in milliseconds. */
const answerMs = 5_000;

/** The folder that contains all migrations. */
export const allMigrations = fromPackageRoot('migrations');

/** PostgreSQL 12 needs the extension pgcrypto for `gen_random_uuid()`. Later versions have the function built in. */
const randomIds = `do $$ begin
  if to_regprocedure('gen_random_uuid()') is null then create extension pgcrypto; end if;
end $$`;

/**
 * Applies the pending migrations. If several processes start at once, one migrates and the others wait. All migrations run in
 * one transaction, which also works through a pooler in transaction mode. Waiting happens between transactions. Retries while
 * a table is in use.
 * @throws the reason of `signal` when it aborts, and errors of the database
 */
export async function migrateDatabase(
  url: string,
  { folder = allMigrations, log, signal }: MigrateOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  const limits = { connectionTimeoutMillis: answerMs, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const client = new pg.Client({ connectionString: url, ...limits });
  const disconnect = () => client.connection.stream.destroy();
  // A broken connection fails the next statement. Without this listener its `error` event would end the process.
  client.on('error', () => undefined);
  signal?.addEventListener('abort', disconnect);
  try {
    await client.connect();
    const logged = new Set<string>();
    for (;;) {
      const obstacle = await tryToMigrate(client, folder);
      if (!obstacle) return;
      const { message, statement, pauseMs } = obstacle;
      if (!logged.has(message)) log?.warn({ statement }, message);
      logged.add(message);
      await sleep(pauseMs, undefined, { signal });
    }
  } catch (error) {
    disconnect();
    signal?.throwIfAborted();
    throw error;
  } finally {
    await client.end();
    signal?.removeEventListener('abort', disconnect);
  }
}

/** Returns undefined when all migrations are applied, else why they could not run. */
async function tryToMigrate(client: pg.Client, folder: string): Promise<Obstacle | undefined> {
  if (!(await tryLock(client))) return { message: 'waiting for another process to migrate', pauseMs: 250 };
  try {
    await client.query(randomIds);
    // drizzle's own `begin` has no effect within a transaction. Its `commit` ends this transaction and releases the lock.
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    if (!isLockTimeout(error) && !isDeadlock(error)) throw error;
    await client.query('rollback');
    const statement = error instanceof DrizzleQueryError ? error.query.trim() : undefined;
    return {
      message: 'waiting for a table that a migration changes and another connection uses',
      statement,
      pauseMs: 2_000,
    };
  }
}

/** Begins the transaction and tries the migration lock. Returns whether it was obtained. @throws Error after `answerMs` */
async function tryLock(client: pg.Client): Promise<boolean> {
  await client.query(inTime(`begin; set local statement_timeout = 0; set local lock_timeout = ${lockTimeoutMs}`));
  const { rows } = await client.query<{ ours: boolean }>(
    inTime(`select pg_try_advisory_xact_lock(${locks.migration}) as ours`),
  );
  const isOurs = rows[0]?.ours ?? false;
  if (!isOurs) await client.query(inTime('rollback'));
  return isOurs;
}

/** Limits the wait for the answer. The driver takes `query_timeout` per statement too, but its types do not say so. */
function inTime(text: string): pg.QueryConfig & Pick<pg.ClientConfig, 'query_timeout'> {
  return { text, query_timeout: answerMs };
}
