import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database';
import { hitTotals, type HitTotals } from './hit-totals';

let database: TestDatabase;
let totals: HitTotals;
beforeAll(async () => {
  database = await testDatabase();
  totals = hitTotals(database.pool);
});
afterAll(() => database.stop());

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);

it('adds up within a window and begins anew with the next', async () => {
  const [first, second] = [at(1), at(2)];
  expect(await totals.add([{ key: 'a', hits: 3, endsAt: first }])).toEqual(new Map([['a', 3]]));
  const both = [
    { key: 'b', hits: 1, endsAt: first },
    { key: 'a', hits: 4, endsAt: first },
  ];
  expect(Object.fromEntries(await totals.add(both))).toEqual({ a: 7, b: 1 });
  expect(await totals.add([{ key: 'a', hits: 2, endsAt: second }])).toEqual(new Map([['a', 2]]));
  // From a process whose clock is behind.
  expect(await totals.add([{ key: 'a', hits: 1, endsAt: first }])).toEqual(new Map([['a', 3]]));
});

it('loses none of those that many add at once', async () => {
  const endsAt = at(1);
  const keys = ['many', 'more', 'most'];
  const additions = Array.from({ length: 20 }, (_, number) => {
    const hits = keys.map((key) => ({ key, hits: 1, endsAt }));
    return totals.add(number % 2 ? hits : hits.toReversed());
  });
  await Promise.all(additions);
  const left = await totals.add(keys.map((key) => ({ key, hits: 0, endsAt })));
  expect(Object.fromEntries(left)).toEqual({ many: 20, more: 20, most: 20 });
});

it('forgets windows that are over, and no others', async () => {
  await totals.add([
    { key: 'over', hits: 1, endsAt: at(-1) },
    { key: 'open', hits: 1, endsAt: at(1) },
  ]);
  await totals.removeEnded();
  const { rows } = await database.pool.query<{ key: string }>(`select key from rate_limits`);
  expect(rows.map(({ key }) => key)).toContain('open');
  expect(rows.map(({ key }) => key)).not.toContain('over');
});

it('keeps its table out of the write-ahead log', async () => {
  const { rows } = await database.pool.query(`select relpersistence from pg_class where relname = 'rate_limits'`);
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});
