import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../../db/migrate';
import { startApp, type TestApp } from '../../../tests/support/app';
import { earlierDatabase } from '../../../tests/support/database/earlier-database';
import { aCustomer, aTailor } from '../../../tests/support/factories';

/** The migration before notes left the measures of orders. */
const before = 39;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const measuresWith = (measurements: object) => ({
  ...{ recordId: crypto.randomUUID(), label: null, takenAt: '2026-03-31T10:30:00Z' },
  measurements: { chest: '40', ...measurements },
});
const garment = (measurements: object) => ({
  ...{ id: crypto.randomUUID(), garment: 'Agbada' },
  measures: measuresWith(measurements),
});

it('an order keeps the measures of a record, and none of its private notes', async () => {
  const { agent } = await aTailor(app);
  const { id: customerId } = await aCustomer(agent);
  const garments = [garment({ notes: 'Left shoulder lower since the operation' })];
  const { status, body } = await agent.post('/api/orders', { customerId, garments });
  expect([status, body.garments[0].measures.measurements]).toEqual([201, { chest: '40' }]);
});

it('orders of before lose the notes of records, and nothing else', async () => {
  const earlier = await earlierDatabase(before);
  onTestFinished(earlier.stop);
  const kept = [garment({}), { id: crypto.randomUUID(), garment: 'Fila', measures: null }];
  const stored = [[...kept, garment({ notes: 'Private' })], kept, 'no list'];
  await earlier.client.query(`set session_replication_role = replica`);
  for (const [index, garments] of stored.entries()) {
    await earlier.client.query(
      `insert into orders (tailor_id, customer_id, number, currency, garments, stage_times) values ($1, $2, $3, 'NGN', $4, '{}')`,
      [crypto.randomUUID(), crypto.randomUUID(), index + 1, JSON.stringify(garments)],
    );
  }
  await migrateDatabase(earlier.url);
  const { rows } = await earlier.client.query<{ garments: unknown }>('select garments from orders order by number');
  const [first] = stored as [ReturnType<typeof garment>[]];
  const without = first.map((line, index) =>
    index === 2 ? { ...line, measures: { ...line.measures, measurements: { chest: '40' } } } : line,
  );
  expect(rows.map((row) => row.garments)).toEqual([without, kept, 'no list']);
});
