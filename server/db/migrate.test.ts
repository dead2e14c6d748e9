import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseUrl, testDatabase } from '../../tests/support/database/database';
import { earlierDatabase } from '../../tests/support/database/earlier-database';
import { startTcpProxy } from '../../tests/support/network/tcp-proxy';
import { fromPackageRoot } from '../package-root';
import { openDatabase } from './client';
import { migrateDatabase } from './migrate';

async function run<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}

/** A transaction that has run this statement and stays open until it is released. */
async function halfway(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; ${statement}`);
  const release = () => client.end();
  onTestFinished(release);
  return release;
}

/** Returns a log and its messages. */
function listeningLog() {
  const logged: { msg: string; statement?: string }[] = [];
  return { logged, log: pino({}, { write: (line) => void logged.push(JSON.parse(line) as (typeof logged)[number]) }) };
}

const polling = { timeout: 10_000, interval: 20 };

describe('migrateDatabase', () => {
  it('runs each migration once, however many processes start at once', async () => {
    const server = inject('serverUrl');
    const url = databaseUrl('empty_at_first');
    await run(server, 'create database empty_at_first');
    await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(url)));
    await migrateDatabase(url);
    const migrations = (await readdir(fromPackageRoot('migrations'))).filter((name) => name.endsWith('.sql'));
    const applied = await run<{ hash: string }>(url, 'select hash from drizzle.__drizzle_migrations');
    expect(applied).toHaveLength(migrations.length);
    await run(server, 'drop database empty_at_first');
  });
});

/** The transaction of a process that migrates. */
const migrating = 'select pg_advisory_xact_lock(7326368102)';

describe('migrateDatabase while another process migrates', () => {
  it('waits without an open transaction', async () => {
    const database = await testDatabase();
    onTestFinished(database.stop);
    const release = await halfway(database.url, migrating);
    const url = new URL(database.url);
    url.searchParams.set('application_name', 'waiting');
    const { logged, log } = listeningLog();
    const waiting = migrateDatabase(url.href, { log });
    // A newly opened connection is idle too, so the state is checked only after the message.
    await expect.poll(() => logged, polling).toHaveLength(1);
    const states = `select state from pg_stat_activity where application_name = 'waiting' and datname = current_database()`;
    await expect.poll(async () => (await database.pool.query(states)).rows, polling).toEqual([{ state: 'idle' }]);
    await release();
    await waiting;
    expect(logged.map(({ msg }) => msg)).toEqual(['waiting for another process to migrate']);
  });

  it('ends when its signal aborts', async () => {
    const database = await testDatabase();
    onTestFinished(database.stop);
    await halfway(database.url, migrating);
    const { logged, log } = listeningLog();
    const stopping = new AbortController();
    const waiting = migrateDatabase(database.url, { log, signal: stopping.signal });
    await expect.poll(() => logged, polling).toHaveLength(1);
    stopping.abort();
    await expect(waiting).rejects.toBe(stopping.signal.reason);
  });

  it('fails if the database stops answering, and ends then when its signal aborts', async () => {
    const database = await testDatabase();
    onTestFinished(database.stop);
    await halfway(database.url, migrating);
    const proxy = await startTcpProxy(database.url);
    onTestFinished(proxy.stop);
    const { logged, log } = listeningLog();
    const stopping = new AbortController();
    const url = proxy.through(database.url);
    const [unanswered, stopped] = [
      migrateDatabase(url, { log }),
      migrateDatabase(url, { log, signal: stopping.signal }),
    ];
    await expect.poll(() => logged, polling).toHaveLength(2);
    proxy.hang();
    stopping.abort();
    await expect(stopped).rejects.toBe(stopping.signal.reason);
    await expect(unanswered).rejects.toThrow('Query read timeout');
  });
});

/** The last migration before one that changes `sessions`. */
const before = 10;

describe('migrateDatabase while a long transaction reads a table', () => {
  it('does not block other readers, and migrates in the end', async () => {
    const { url, client, stop } = await earlierDatabase(before);
    onTestFinished(stop);
    const { pool } = openDatabase(url);
    onTestFinished(() => pool.end());
    const release = await halfway(url, 'select from sessions');
    const { logged, log } = listeningLog();
    const done = migrateDatabase(url, { log });
    const queued = `select from pg_locks where mode = 'AccessExclusiveLock' and relation = 'sessions'::regclass and not granted`;
    await expect.poll(async () => (await client.query(queued)).rowCount, polling).toBe(1);
    expect((await pool.query('select from sessions')).rowCount).toBe(0);
    await expect.poll(() => logged, polling).toHaveLength(1);
    expect(logged[0]?.msg).toBe('waiting for a table that a migration changes and another connection uses');
    expect(logged[0]?.statement).toMatch(/^ALTER TABLE "sessions"/);
    await release();
    await done;
    expect((await pool.query('select user_id from sessions')).rowCount).toBe(0);
  });

  it('tries again after a deadlock', async () => {
    const { url, client, stop } = await earlierDatabase(before);
    onTestFinished(stop);
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    onTestFinished(() => reader.end());
    // Of the two, only the migration looks for deadlocks, so PostgreSQL never cancels the reader.
    await reader.query(`set deadlock_timeout = '1min'; begin; select from gallery_images`);
    const { logged, log } = listeningLog();
    const done = migrateDatabase(url, { log });
    const queued = `select from pg_locks where relation = 'gallery_images'::regclass and not granted`;
    await expect.poll(async () => (await client.query(queued)).rowCount, polling).toBe(1);
    // The migration has already locked this table and waits for the other one.
    expect((await reader.query('select from sessions')).rowCount).toBe(0);
    await expect.poll(() => logged, polling).toHaveLength(1);
    await reader.query('rollback');
    await done;
    expect((await client.query('select user_id from sessions')).rowCount).toBe(0);
  });

  it('changes nothing if its signal aborts', async () => {
    const { url, client, stop } = await earlierDatabase(before);
    onTestFinished(stop);
    await halfway(url, 'select from sessions');
    const stopping = new AbortController();
    const stopped = migrateDatabase(url, { signal: stopping.signal });
    const queued = `select from pg_locks where relation = 'sessions'::regclass and not granted`;
    await expect.poll(async () => (await client.query(queued)).rowCount, polling).toBe(1);
    stopping.abort();
    await expect(stopped).rejects.toBe(stopping.signal.reason);
    const { rowCount } = await client.query('select from drizzle.__drizzle_migrations');
    expect(rowCount).toBe(before + 1);
  });
});
