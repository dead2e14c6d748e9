import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { fromPackageRoot } from '../package-root';
import { isDeadlock, isLockTimeout } from './errors';
import { locks } from './locks';
import { databaseSockets } from './sockets';

export interface MigrateOptions {
  folder?: string;
  /** Is told what is waited for. */
  log?: Logger;
  /** Ends it, with nothing half done. */
  signal?: AbortSignal;
}

/** What has to pass before it can be tried again. */
interface Obstacle {
  message: string;
  statement?: string;
  pauseMs: number;
}

/**
 * How long a statement waits for a table, in milliseconds, while everybody else waits behind it: less than they have patience
 * for (client.ts), and more than `deadlock_timeout`, after which PostgreSQL takes the table from its autovacuum.
 */
const lockTimeoutMs = 1_200;
/** How long the database may take to connect, and to say whose turn it is, in milliseconds. */
const answerMs = 5_000;

/** The folder of all migrations of this program. */
export const allMigrations = fromPackageRoot('migrations');

/** PostgreSQL 12 has it in an extension; later ones have it anyway. */
const randomIds = `do $$ begin
  if to_regprocedure('gen_random_uuid()') is null then create extension pgcrypto; end if;
end $$`;

/**
 * Applies what is new in `migrations/`; several processes starting at once wait for the first and find nothing to do. All
 * of it is one transaction, so that it works through a pooler that gives every transaction another connection; whoever
 * waits does so between transactions. Tables that somebody uses are tried for until they are free.
 */
export async function migrateDatabase(
  url: string,
  { folder = allMigrations, log, signal }: MigrateOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  const sockets = databaseSockets();
  const limits = { connectionTimeoutMillis: answerMs, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const client = new pg.Client({ connectionString: url, ...limits, stream: sockets.make });
  // A connection that breaks fails its next statement; without a listener of its own it would end the process.
  client.on('error', () => undefined);
  signal?.addEventListener('abort', sockets.destroyAll);
  try {
    await client.connect();
    const told = new Set<string>();
    for (;;) {
      const obstacle = await tryToMigrate(client, folder, sockets.destroyAll);
      if (!obstacle) return;
      const { message, statement, pauseMs } = obstacle;
      if (!told.has(message)) log?.warn({ statement }, message);
      told.add(message);
      await sleep(pauseMs, undefined, { signal });
    }
  } catch (error) {
    sockets.destroyAll();
    signal?.throwIfAborted();
    throw error;
  } finally {
    await client.end();
    signal?.removeEventListener('abort', sockets.destroyAll);
  }
}

/** Undefined when everything is applied. */
async function tryToMigrate(client: pg.Client, folder: string, hangUp: () => void): Promise<Obstacle | undefined> {
  if (!(await takeTurn(client, hangUp))) return { message: 'waiting for another process to migrate', pauseMs: 250 };
  try {
    await client.query(randomIds);
    // Its own `begin` changes nothing within a transaction; its `commit` ends this one, and the lock with it.
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    if (!isLockTimeout(error) && !isDeadlock(error)) throw error;
    await client.query('rollback');
    const statement = error instanceof DrizzleQueryError ? error.query.trim() : undefined;
    return { message: 'waiting for a table that a migration changes and somebody uses', statement, pauseMs: 2_000 };
  }
}

/** Begins the transaction, unless somebody else is at it. A database that does not say so in time is hung up on. */
async function takeTurn(client: pg.Client, hangUp: () => void): Promise<boolean> {
  const timer = setTimeout(hangUp, answerMs);
  try {
    await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = ${lockTimeoutMs}`);
    const { rows } = await client.query<{ ours: boolean }>(
      `select pg_try_advisory_xact_lock(${locks.migration}) as ours`,
    );
    const isOurs = rows[0]?.ours ?? false;
    if (!isOurs) await client.query('rollback');
    return isOurs;
  } finally {
    clearTimeout(timer);
  }
}
