import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../../tests/support/replicated-postgres';
import { startTcpProxy, type TcpProxy } from '../../tests/support/tcp-proxy';
import { openDatabase, type OpenDatabase } from './client';
import { withPatience } from './patience';
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
  replica = await openReplica({ ...open, lagAtMostMs: 500 });
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

/** Who answers a read that takes so long. */
async function source(seconds = 0, { db } = replica): Promise<string> {
  const asked = sql`select pg_is_in_recovery() as copied from pg_sleep(${seconds})`;
  const { rows } = await db.execute<{ copied: boolean }>(asked);
  return rows[0]?.copied ? 'replica' : 'primary';
}

/**
 * The same servers for a process that has one connection to the replica at most, and none at first. The answer is what a request reads, and what
 * is logged of the replica.
 */
async function anotherReplica() {
  const proxy = await startTcpProxy(servers.replicaUrl);
  const said: string[] = [];
  const write = (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg);
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
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['replica in use']);
  return { proxy, said, read: (seconds?: number) => withPatience(() => source(seconds, opened)) };
}

describe('reading from a replica', () => {
  it('shows what was written to the primary', async () => {
    await primary.pool.query('insert into notes values (1)');
    const count = async () => (await replica.db.execute(sql`select from notes`)).rowCount;
    await expect.poll(count).toBe(1);
    await expect.poll(() => source(), { timeout: 10_000 }).toBe('replica');
  });

  it('goes to the primary while the replica is behind, and not where nothing was written', async () => {
    await standby.pool.query('select pg_wal_replay_pause()');
    await expect
      .poll(async () => (await standby.pool.query('select pg_get_wal_replay_pause_state() as is')).rows)
      .toEqual([{ is: 'paused' }]);
    await primary.pool.query('insert into notes values (2)');
    await expect.poll(() => source(), { timeout: 5_000 }).toBe('primary');
    expect((await replica.db.execute(sql`select from notes where id = 2`)).rowCount).toBe(1);
  });

  it('is answered by the primary where the replica hangs, those who wait for it already too', async () => {
    const warned = vi.fn();
    process.once('warning', warned);
    ways.replica.hang();
    const answers = await Promise.all(Array.from({ length: 15 }, () => source()));
    expect(answers).toEqual(Array(15).fill('primary'));
    process.off('warning', warned);
    expect(warned).not.toHaveBeenCalled();
  });

  it('asks nobody else about what is locked, as it is locked there as well', async () => {
    const held = await primary.pool.connect();
    await held.query('begin; lock table notes in access exclusive mode');
    await primary.pool.query('create table written ()');
    const locked = `select from pg_locks where relation = 'notes'::regclass and mode = 'AccessExclusiveLock'`;
    await expect.poll(async () => (await standby.pool.query(locked)).rowCount).toBe(1);
    const asked = vi.spyOn(primary.pool, 'query');
    await expect(replica.db.execute(sql`select from notes`)).rejects.toMatchObject({ cause: { code: '55P03' } });
    expect(asked).not.toHaveBeenCalled();
    await held.query('rollback');
    held.release();
  });

  it('fails nobody whose connection to the replica breaks', async () => {
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

  it('goes on while the primary is away', async () => {
    ways.primary.cut();
    const answers = [];
    for (let times = 0; times < 30; times += 1) {
      answers.push(await source());
      await standby.pool.query('select pg_sleep(0.05)');
    }
    expect(new Set(answers)).toEqual(new Set(['replica']));
  });

  it('is answered by the primary where newcomers are not let in, and who comes later does not wait for that', async () => {
    const { proxy, read, said } = await anotherReplica();
    proxy.swallowNew();
    const answers = await Promise.all(Array.from({ length: 15 }, () => read()));
    expect(answers).toEqual(Array(15).fill('primary'));
    await expect.poll(() => said, { timeout: 5_000 }).toEqual(['replica in use', 'replica left alone']);
    proxy.pass();
    await expect.poll(() => said.at(-1), { timeout: 5_000 }).toBe('replica in use');
    expect(await read()).toBe('replica');
  });

  it('is answered by the primary where the replica is busy, which is not left alone for that', async () => {
    const { read, said } = await anotherReplica();
    const answers = await Promise.all([read(3), read(), read()]);
    expect(answers).toEqual(['replica', 'primary', 'primary']);
    expect(said).toEqual(['replica in use']);
  });

  it('is a statement that the primary refuses as well', async () => {
    await expect(replica.db.execute(sql`select nothing`)).rejects.toMatchObject({ cause: { code: '42703' } });
  });
});

describe('how far a replica is behind', () => {
  it.each([
    ['one that is not there', () => 'postgres://nobody@127.0.0.1:1/nothing', Infinity],
    ['one that follows nobody', () => servers.url, Infinity],
    ['one that has everything', () => servers.replicaUrl, 0],
  ])('of %s', async (_, replicaUrl, expected) => {
    const meter = lagMeter({ primary: servers.url, replica: replicaUrl() });
    await expect.poll(() => meter.measure()).toBe(expected);
    await meter.stop();
  });
});
