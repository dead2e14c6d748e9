import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { testDatabase, type TestDatabase } from '../tests/support/database/database';
import { startDiskStore, type RunningStore } from '../tests/support/stores';
import { openDatabase } from './db/client';
import { uploads } from './features/objects/tables';
import { newKey } from './storage/keys';
import { keepSweeping } from './keep-sweeping';

let database: TestDatabase;
let store: RunningStore;
beforeAll(async () => {
  [database, store] = await Promise.all([testDatabase(), startDiskStore()]);
});
afterAll(async () => {
  await database.stop();
  await store.stop();
});

const log = pino({ enabled: false });
const long = sql<Date>`now() - interval '2 hours'`;
const expire = () =>
  database.db.insert(uploads).values({ stagingKey: newKey(), publicKey: newKey(), createdAt: long, expiresAt: long });
const rows = () => database.db.$count(uploads);

describe('keepSweeping', () => {
  it('sweeps repeatedly until it is stopped', async () => {
    await expire();
    const deps = { db: database.db, storage: store.storage, log };
    const stop = keepSweeping(deps, { first: 0, pause: 10 });
    await expect.poll(rows).toBe(0);
    await expire();
    await expect.poll(rows).toBe(0);
    await stop();
    await stop();
  });

  it('stops at once during a pause', async () => {
    await expire();
    await keepSweeping({ db: database.db, storage: store.storage, log })();
    expect(await rows()).toBe(1);
  });

  it('logs a failed sweep and continues', async () => {
    const failures: string[] = [];
    const listening = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) });
    const { db, pool } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const stop = keepSweeping({ db, storage: store.storage, log: listening }, { first: 0, pause: 10 });
    await expect.poll(() => failures.length).toBeGreaterThan(1);
    expect(failures[0]).toContain('sweep failed');
    await stop();
    await pool.end();
  });
});
