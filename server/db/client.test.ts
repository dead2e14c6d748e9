import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database/database';
import { begun, untilWaiting } from '../../tests/support/database/transactions';
import { jobLimits, openDatabase, requestLimits, type OpenDatabase } from './client';
import { users } from '../auth/tables';

let database: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => opened.pool.end());
afterAll(() => database.stop());

const opening = (options: Parameters<typeof openDatabase>[1]) => (opened = openDatabase(database.url, options));
const aPerson = (subject: string) => ({ issuer: 'test', subject });

/** Makes `pool.connect` return connections that the database has just terminated. */
function cutWhenTaken({ pool }: OpenDatabase) {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient & { processID: number }>;
  return vi.spyOn(pool, 'connect').mockImplementation(async () => {
    const client = await connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [client.processID]);
    await ended;
    return client;
  });
}

describe('a transaction', () => {
  it('rolls back as a whole, and a nested transaction rolls back alone', async () => {
    const { db } = opening({ poolSize: 2 });
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(users).values(aPerson('undone'));
        throw new Error('no more');
      }),
    ).rejects.toThrow('no more');
    await db.transaction(async (tx) => {
      await tx.insert(users).values(aPerson('done'));
      const part = tx.transaction((inner) => inner.insert(users).values(aPerson('done')));
      await expect(part).rejects.toThrow();
    });
    expect((await db.select().from(users)).map(({ subject }) => subject)).toEqual(['done']);
    await expect(
      db.transaction((tx) => tx.insert(users).values(aPerson('written')), { accessMode: 'read only' }),
    ).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('releases its connection after every kind of failure', async () => {
    const { db, pool } = opening({ poolSize: 2 });
    const cutting = cutWhenTaken(opened);
    for (let times = 0; times < 5; times += 1) {
      await expect(db.transaction((tx) => tx.select().from(users))).rejects.toThrow();
    }
    cutting.mockRestore();
    const brokenWithin = db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(brokenWithin).rejects.toThrow();
    const both = [1, 2].map((number) => db.transaction((tx) => tx.execute(sql`select ${number}::int as number`)));
    expect((await Promise.all(both)).map(({ rows }) => rows)).toEqual([[{ number: 1 }], [{ number: 2 }]]);
    // The first may have served both, while the second one was opened.
    await expect.poll(() => pool.idleCount).toBe(2);
  });
});

describe('a statement whose connection breaks', () => {
  /** Terminates the connection that waits for a lock, as a database shutdown does. */
  const endWaiting = async () => {
    await untilWaiting(database, 1);
    const { rows } = await database.pool.query<{ pid: number }>(`select pid, pg_terminate_backend(pid)
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    const isThere = 'select from pg_stat_activity where pid = $1';
    await vi.waitFor(async () => expect((await database.pool.query(isThere, [rows[0]?.pid])).rowCount).toBe(0));
  };

  it('is retried once if it is a read', async () => {
    const { db } = opening({ poolSize: 2 });
    const holder = await begun(database, 'lock table users in access exclusive mode');
    const read = () => db.select({ subject: users.subject }).from(users).where(eq(users.subject, 'done'));
    const reading = read().execute();
    await endWaiting();
    await untilWaiting(database, 1);
    await holder.commit();
    expect(await reading).toEqual([{ subject: 'done' }]);
  });

  it('is not tried a third time', async () => {
    const { db } = opening({ poolSize: 2 });
    const holder = await begun(database, 'lock table users in access exclusive mode');
    const reading = expect(db.select().from(users)).rejects.toMatchObject({ cause: { code: '57P01' } });
    await endWaiting();
    await endWaiting();
    await reading;
    await holder.commit();
  });

  it('is not retried if it is a write', async () => {
    const { db } = opening({ poolSize: 2 });
    const holder = await begun(database, 'lock table users in access exclusive mode');
    const written = expect(db.insert(users).values(aPerson('written once'))).rejects.toMatchObject({
      cause: { code: '57P01' },
    });
    await endWaiting();
    await written;
    await holder.commit();
    expect(await db.$count(users, eq(users.subject, 'written once'))).toBe(0);
  });
});

describe('a statement', () => {
  it.each([
    ['1700ms', requestLimits],
    ['10s', jobLimits],
    ['10s', undefined],
  ])('has a time limit of %s', async (statement_timeout, limits) => {
    const { db } = opening({ limits });
    expect((await db.execute(sql`show statement_timeout`)).rows).toEqual([{ statement_timeout }]);
  });

  it.each([
    [true, ['a']],
    [false, []],
  ])('is kept under its name by the connection if `prepared` is %s', async (prepared, kept) => {
    const { db, pool } = opening({ poolSize: 1, prepared });
    const subject = db
      .select({ subject: users.subject })
      .from(users)
      .where(eq(users.subject, sql.placeholder('subject')));
    await subject.prepare('a').execute({ subject: 'nobody' });
    const { rows } = await pool.query('select name from pg_prepared_statements');
    expect(rows.map(({ name }) => name)).toEqual(kept);
  });

  it('is cancelled by the database at its time limit, and its connection stays usable', async () => {
    const { db, pool } = opening({ poolSize: 1, limits: { ...jobLimits, statement_timeout: 50 } });
    await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`))).rejects.toMatchObject({
      cause: { code: '57014' },
    });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
