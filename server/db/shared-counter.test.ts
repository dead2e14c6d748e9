import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database/database';
import { removeEndedCounts, sharedCounter, type SharedCounter } from './shared-counter';

let database: TestDatabase;
let count: SharedCounter;
beforeAll(async () => {
  database = await testDatabase();
  count = sharedCounter(database.db);
});
afterAll(() => database.stop());

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);

it('counts within a window and restarts in the next', async () => {
  const [first, second] = [at(1), at(2)];
  expect([await count('a', first), await count('a', first), await count('b', first)]).toEqual([1, 2, 1]);
  expect(await count('a', second)).toBe(1);
  // From a process whose clock is behind.
  expect(await count('a', first)).toBe(2);
});

it('loses no count under concurrent increments', async () => {
  const endsAt = at(1);
  const counts = await Promise.all(Array.from({ length: 60 }, (_, number) => count(`many ${number % 3}`, endsAt)));
  expect(counts.sort((one, other) => one - other)).toEqual(Array.from({ length: 60 }, (_, n) => Math.floor(n / 3) + 1));
});

it('removes only windows that have ended', async () => {
  await count('over', at(-1));
  await count('open', at(1));
  await removeEndedCounts(database.db);
  const { rows } = await database.pool.query<{ key: string }>(`select key from rate_limits`);
  expect(rows.map(({ key }) => key)).toContain('open');
  expect(rows.map(({ key }) => key)).not.toContain('over');
});

it('keeps its table out of the write-ahead log', async () => {
  const { rows } = await database.pool.query(`select relpersistence from pg_class where relname = 'rate_limits'`);
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});
