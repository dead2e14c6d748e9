import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database';
import { startTcpProxy } from '../../tests/support/tcp-proxy';
import { openDatabase, type OpenDatabase } from './client';
import { withRequestBudget } from './request-budget';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

/** Opens a pool that connects to the database through a proxy. */
async function behindProxy() {
  const proxy = await startTcpProxy(database.url);
  return { proxy, opened: openDatabase(proxy.through(database.url), { poolSize: 2 }) };
}

/** Returns the outcome of `work` and how long it took. */
async function outcome(work: Promise<unknown>) {
  const began = performance.now();
  const failure = await work.then(
    () => undefined,
    (error: Error & { code?: string }) => error,
  );
  return { failure, seconds: (performance.now() - began) / 1_000 };
}

const one = ({ pool }: OpenDatabase) => outcome(pool.query('select 1'));

describe.concurrent('a database that stops answering', () => {
  it.each([
    ['on open connections', 1],
    ['to new connections', 0],
  ])(
    '%s fails all waiting queries within three seconds, and is usable again when it answers',
    async (_what, before) => {
      const { proxy, opened } = await behindProxy();
      for (let times = 0; times < before; times += 1) await one(opened);
      proxy.hang();
      const waiting = Array.from({ length: 6 }, () => one(opened));
      for (const { failure, seconds } of await Promise.all(waiting)) {
        expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
        expect(seconds).toBeLessThan(3);
      }
      expect((await one(opened)).failure).toBeDefined();
      proxy.pass();
      await vi.waitFor(async () => expect((await one(opened)).failure).toBeUndefined(), { timeout: 5_000 });
      await opened.pool.end();
    },
  );

  it('does not prevent the pool from ending', async () => {
    const { proxy, opened } = await behindProxy();
    expect((await one(opened)).failure).toBeUndefined();
    proxy.hang();
    const { failure, seconds } = await outcome(opened.pool.end());
    expect(failure).toBeUndefined();
    expect(seconds).toBeLessThan(4);
    await proxy.stop();
  });
});

describe.concurrent('a slow database', () => {
  it('does not count as silent while any connection receives data, even if new connections fail', async () => {
    const { proxy, opened } = await behindProxy();
    expect((await one(opened)).failure).toBeUndefined();
    proxy.swallowNew();
    for (let times = 0; times < 30; times += 1) {
      expect((await outcome(opened.pool.query('select pg_sleep(0.1)'))).failure).toBeUndefined();
    }
    proxy.pass();
    await opened.pool.end();
    await proxy.stop();
  });

  it('is waited for, but a lock of another transaction only until the lock timeout', async () => {
    const { pool } = openDatabase(database.url, { poolSize: 3 });
    const holder = await pool.connect();
    await holder.query('begin; lock table users in access exclusive mode');
    const [slow, locked] = await Promise.all([
      outcome(pool.query('select pg_sleep(3)')),
      outcome(pool.query('select from users')),
    ]);
    holder.release(true);
    expect(slow.failure).toBeUndefined();
    expect(locked.failure).toMatchObject({ code: '55P03' });
    expect(locked.seconds).toBeLessThan(3);
    await pool.end();
  });
});

describe.concurrent('a pool without a free connection', () => {
  it('limits the total wait of a request, and takes back a connection that arrives too late', async () => {
    const { pool } = openDatabase(database.url, { poolSize: 1 });
    const waits = async () => {
      const holder = await pool.connect();
      const first = await outcome(pool.query('select 1'));
      const second = await outcome(pool.query('select 1'));
      holder.release();
      return [first, second];
    };
    const [first, second] = await withRequestBudget(waits);
    for (const wait of [first, second]) expect(wait?.failure?.message).toBe('timeout exceeded when trying to connect');
    expect((first?.seconds ?? 0) + (second?.seconds ?? 0)).toBeLessThan(2.5);
    expect((await outcome(pool.query('select 1'))).failure).toBeUndefined();
    expect([pool.idleCount, pool.waitingCount]).toEqual([1, 0]);
    await pool.end();
  });
});
