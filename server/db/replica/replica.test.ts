import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../../../tests/support/database/replicated-postgres';
import { startTcpProxy, type TcpProxy } from '../../../tests/support/network/tcp-proxy';
import { openDatabase, type OpenDatabase } from '../client';
import { openReplica, type Replica } from './replica';
import { lagMeter } from './replica-lag';

const log = pino({ level: 'silent' });
let servers: ReplicatedPostgres;
let ways: { primary: TcpProxy; replica: TcpProxy };
let primary: OpenDatabase;
let standby: OpenDatabase;
let replica: Replica;
beforeAll(async () => {
  servers = await startReplicatedPostgres();
  ways = { primary: await startTcpProxy(servers.url), replica: await startTcpProxy(servers.replicaUrl) };
  const url = ways.primary.through(servers.url);
  primary = openDatabase(url);
  standby = openDatabase(servers.replicaUrl);
  await primary.pool.query('create table notes (id int primary key)');
  const open = { url: ways.replica.through(servers.replicaUrl), primary: { pool: primary.pool, url }, log };
  replica = await openReplica(open);
});
afterEach(async () => {
  ways.primary.pass();
  ways.replica.pass();
  await standby.pool.query('select pg_wal_replay_resume()');
  await expect.poll(() => source(), { timeout: 10_000 }).toBe('replica');
});
afterAll(async () => {
  await replica.stop();
  await Promise.all([primary.pool.end(), standby.pool.end()]);
  await Promise.all([ways.primary.stop(), ways.replica.stop()]);
  await servers.stop();
});

/** Returns which server answers a read that takes this many seconds. */
async function source(seconds = 0, { db } = replica): Promise<string> {
  const statement = sql`select pg_is_in_recovery() as copied from pg_sleep(${seconds})`;
  const { rows } = await db.execute<{ copied: boolean }>(statement);
  return rows[0]?.copied ? 'replica' : 'primary';
}

/**
 * Opens the same replica through a proxy, with at most one connection and none at first. Returns the proxy, a read, and the log
 * messages.
 */
async function anotherReplica() {
  const proxy = await startTcpProxy(servers.replicaUrl);
  const logged: string[] = [];
  const write = (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const { pool } = openDatabase(servers.url);
  const opened = await openReplica({
    url: proxy.through(servers.replicaUrl),
    primary: { pool, url: servers.url },
    log: pino({}, { write }),
    poolSize: 1,
  });
  onTestFinished(async () => {
    await opened.stop();
    await pool.end();
    await proxy.stop();
  });
  await expect.poll(() => logged, { timeout: 10_000 }).toEqual(['replica in use']);
  return { proxy, logged, read: (seconds?: number) => source(seconds, opened) };
}

describe('reading from a replica', () => {
  it('returns what was written to the primary', async () => {
    await primary.pool.query('insert into notes values (1)');
    const count = async () => (await replica.db.execute(sql`select from notes`)).rowCount;
    await expect.poll(count).toBe(1);
    await expect.poll(() => source(), { timeout: 10_000 }).toBe('replica');
  });

  it('uses the primary while the replica is behind, but not if there were no writes', async () => {
    await standby.pool.query('select pg_wal_replay_pause()');
    await expect
      .poll(async () => (await standby.pool.query('select pg_get_wal_replay_pause_state() as is')).rows)
      .toEqual([{ is: 'paused' }]);
    await primary.pool.query('insert into notes values (2)');
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 5_000);
    await expect.poll(() => source(), { timeout: 5_000 }).toBe('primary');
    expect((await replica.db.execute(sql`select from notes where id = 2`)).rowCount).toBe(1);
  });

  it('uses the primary if the replica hangs, also for pending reads', async () => {
    const warned = vi.fn();
    process.once('warning', warned);
    ways.replica.hang();
    const answers = await Promise.all(Array.from({ length: 15 }, () => source()));
    expect(answers).toEqual(Array(15).fill('primary'));
    process.off('warning', warned);
    expect(warned).not.toHaveBeenCalled();
  });

  it('does not try the primary after a lock timeout, because the rows are locked there too', async () => {
    const held = await primary.pool.connect();
    await held.query('begin; lock table notes in access exclusive mode');
    await primary.pool.query('create table written ()');
    const locked = `select from pg_locks where relation = 'notes'::regclass and mode = 'AccessExclusiveLock'`;
    await expect.poll(async () => (await standby.pool.query(locked)).rowCount).toBe(1);
    const primaryQuery = vi.spyOn(primary.pool, 'query');
    await expect(replica.db.execute(sql`select from notes`)).rejects.toMatchObject({ cause: { code: '55P03' } });
    expect(primaryQuery).not.toHaveBeenCalled();
    await held.query('rollback');
    held.release();
  });

  it('succeeds if the connection to the replica breaks', async () => {
    const asleep = source(0.5);
    await expect
      .poll(
        async () => (await standby.pool.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount,
      )
      .toBe(1);
    ways.replica.cut();
    expect(await asleep).toBe('primary');
    expect(await source()).toBe('primary');
  });

  it('retries a read on the primary if the connection to the primary breaks too', async () => {
    ways.replica.cut();
    await expect.poll(() => source(), { timeout: 5_000 }).toBe('primary');
    const asleep = source(0.5);
    const direct = openDatabase(servers.url);
    await expect
      .poll(async () => (await direct.pool.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount)
      .toBe(1);
    await direct.pool.end();
    ways.primary.cut();
    ways.primary.pass();
    expect(await asleep).toBe('primary');
  });

  it('uses the replica while the primary is down', async () => {
    ways.primary.cut();
    const answers = [];
    for (let times = 0; times < 30; times += 1) {
      answers.push(await source());
      await standby.pool.query('select pg_sleep(0.05)');
    }
    expect(new Set(answers)).toEqual(new Set(['replica']));
  });

  it('uses the primary if the replica accepts no new connections, without a wait for later reads', async () => {
    const { proxy, read, logged } = await anotherReplica();
    proxy.swallowNew();
    const answers = await Promise.all(Array.from({ length: 15 }, () => read()));
    expect(answers).toEqual(Array(15).fill('primary'));
    await expect.poll(() => logged, { timeout: 5_000 }).toEqual(['replica in use', 'replica not in use']);
    proxy.pass();
    await expect.poll(() => logged.at(-1), { timeout: 5_000 }).toBe('replica in use');
    expect(await read()).toBe('replica');
  });

  it('uses the primary for single reads if the replica is busy', async () => {
    const { read, logged } = await anotherReplica();
    // On a busy machine, opening the connection takes longer than a read waits for it.
    await expect.poll(() => read()).toBe('replica');
    const answers = await Promise.all([read(3), read(), read()]);
    expect(answers).toEqual(['replica', 'primary', 'primary']);
    expect(logged).toEqual(['replica in use']);
  });

  it('fails for a statement that the primary refuses too', async () => {
    await expect(replica.db.execute(sql`select nothing`)).rejects.toMatchObject({ cause: { code: '42703' } });
  });
});

describe('the lag of a replica', () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  it.each([
    ['a server that does not exist', () => ({ primary: servers.url, replica: nowhere }), Infinity],
    ['a server that is no standby', () => ({ primary: servers.url, replica: servers.url }), Infinity],
    ['a promoted replica, until the pooler leads to it', () => ({ primary: nowhere, replica: servers.url }), 0],
    ['a replica without a delay', () => ({ primary: servers.url, replica: servers.replicaUrl }), 0],
  ])('of %s', async (_, urls, expected) => {
    const meter = lagMeter(urls());
    await expect.poll(() => meter.measure()).toBe(expected);
    await meter.stop();
  });
});
