import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database/database';
import { startTcpProxy } from '../../tests/support/network/tcp-proxy';
import { behindOthers, withRequest } from '../current-request';
import { jobLimits, openDatabase, requestLimits, type OpenDatabase } from './client';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

/** Opens a pool for requests that connects to the database through a proxy. */
async function behindProxy() {
  const proxy = await startTcpProxy(database.url);
  return { proxy, opened: openDatabase(proxy.through(database.url), { limits: requestLimits, poolSize: 2 }) };
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
        expect(failure?.message).toMatch(/timeout/);
        expect(seconds).toBeLessThan(3);
      }
      expect((await one(opened)).failure).toBeDefined();
      proxy.pass();
      await vi.waitFor(async () => expect((await one(opened)).failure).toBeUndefined(), { timeout: 5_000 });
      await opened.pool.end();
    },
  );

  it('fails a transaction within three seconds, without a wait for the rollback', async () => {
    const { proxy, opened } = await behindProxy();
    const transaction = opened.db.transaction(async (tx) => {
      await tx.execute('select 1');
      proxy.hang();
      await tx.execute('select 1');
    });
    const { failure, seconds } = await outcome(transaction);
    expect(failure).toBeDefined();
    expect(seconds).toBeLessThan(3);
    expect(opened.pool.totalCount).toBe(0);
    await opened.pool.end();
    await proxy.stop();
  });

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
  it('answers on open connections while new ones fail', async () => {
    const { proxy, opened } = await behindProxy();
    expect((await one(opened)).failure).toBeUndefined();
    proxy.swallowNew();
    for (let times = 0; times < 10; times += 1) {
      expect((await outcome(opened.pool.query('select pg_sleep(0.1)'))).failure).toBeUndefined();
    }
    proxy.pass();
    await opened.pool.end();
    await proxy.stop();
  });

  it('is waited for by jobs, but a lock of another transaction only until the lock timeout', async () => {
    const { pool } = openDatabase(database.url, { limits: jobLimits, poolSize: 3 });
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

  it('cancels a statement of a request within three seconds, and the connection stays usable', async () => {
    const { pool } = openDatabase(database.url, { limits: requestLimits, poolSize: 1 });
    const { failure, seconds } = await outcome(pool.query('select pg_sleep(5)'));
    expect(failure).toMatchObject({ code: '57014' });
    expect(seconds).toBeLessThan(3);
    expect((await outcome(pool.query('select 1'))).failure).toBeUndefined();
    await pool.end();
  });
});

describe.concurrent('a pool without a free connection', () => {
  it('limits the total wait of a request, and takes back a connection that arrives too late', async () => {
    const { pool } = openDatabase(database.url, { limits: { ...requestLimits, waitMs: 800 }, poolSize: 1 });
    const holder = await pool.connect();
    const twice = async () => [await outcome(pool.query('select 1')), await outcome(pool.query('select 1'))];
    const waits = await withRequest('a caller', twice, 800);
    const outside = await outcome(pool.query('select 1'));
    holder.release();
    for (const { failure } of [...waits, outside]) {
      expect(failure?.message).toBe('timeout exceeded when trying to connect');
    }
    // Without the shared limit the two waits would take as long as two waits outside of a request.
    expect((waits[0]?.seconds ?? 0) + (waits[1]?.seconds ?? 0)).toBeLessThan(2 * outside.seconds);
    expect((await outcome(pool.query('select 1'))).failure).toBeUndefined();
    expect([pool.idleCount, pool.waitingCount]).toEqual([1, 0]);
    await pool.end();
  });
});

describe.concurrent('a busy pool', () => {
  /** Opens a pool of one connection, which is open. */
  const ofOne = async () => {
    const opened = openDatabase(database.url, { limits: requestLimits, poolSize: 1 });
    await opened.pool.query('select 1');
    return opened.pool;
  };

  it('lets a caller wait longer than a database that is away, while answers keep coming', async () => {
    const pool = await ofOne();
    const queries = Array.from({ length: 8 }, () => outcome(pool.query('select pg_sleep(0.4)')));
    const outcomes = await Promise.all(queries);
    expect(outcomes.map(({ failure }) => failure)).toEqual(outcomes.map(() => undefined));
    expect(outcomes.at(-1)?.seconds).toBeGreaterThan(2.5);
    await pool.end();
  });

  it('serves callers in turn, and heavy work behind all others', async () => {
    const pool = await ofOne();
    const order: string[] = [];
    const holder = await pool.connect();
    const ask = (caller: string, name: string) =>
      withRequest(caller, () => pool.query('select 1').then(() => order.push(name)));
    const asked = [
      withRequest('a', () => behindOthers(() => pool.query('select 1').then(() => order.push('heavy')))),
      ...[ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')],
    ];
    expect(pool.queued).toBe(5);
    holder.release();
    await Promise.all(asked);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3', 'heavy']);
    await pool.end();
  });

  it('refuses at once those for whom the queue has no room', async () => {
    const pool = await ofOne();
    const holder = await pool.connect();
    const waiting = Array.from({ length: 1_000 }, () => pool.query('select 1'));
    const { failure, seconds } = await outcome(pool.query('select 1'));
    expect(failure?.message).toBe('timeout exceeded when trying to connect');
    expect(seconds).toBeLessThan(1);
    holder.release();
    await Promise.all(waiting);
    await pool.end();
  });

  it('does not let a caller wait for a connection that does not open, if another one is free', async () => {
    const { proxy, opened } = await behindProxy();
    expect((await one(opened)).failure).toBeUndefined();
    proxy.swallowNew();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => outcome(opened.pool.query('select pg_sleep(0.3)'))),
    );
    expect(outcomes.map(({ failure }) => failure)).toEqual(outcomes.map(() => undefined));
    proxy.pass();
    await opened.pool.end();
    await proxy.stop();
  });

  it('opens connections ahead of need', async () => {
    const { pool } = openDatabase(database.url, { limits: requestLimits, poolSize: 5, openAhead: 2 });
    await pool.query('select 1');
    await vi.waitFor(() => expect([pool.totalCount, pool.idleCount]).toEqual([3, 3]));
    await pool.end();
  });
});

describe('a blocked event loop', () => {
  it('does not count as a database that hangs', async () => {
    const { pool } = openDatabase(database.url, { limits: requestLimits, poolSize: 1 });
    const connecting = outcome(withRequest('a caller', () => pool.query('select 1')));
    blockEventLoop(1_500);
    expect((await connecting).failure).toBeUndefined();
    await pool.end();
  });
});

function blockEventLoop(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
