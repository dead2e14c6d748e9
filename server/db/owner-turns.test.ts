import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '../../shared/orders/order';
import { startApp, type Agent, type TestApp } from '../../tests/support/app';
import { begun } from '../../tests/support/database/transactions';
import { aCustomer, aTailor } from '../../tests/support/factories';
import { inTurnOfTailor } from './owner-turns';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const aGarment = () => ({ id: crypto.randomUUID(), garment: 'Agbada', price: 100 });

function saves(agent: Agent, customerId: string, many: number) {
  const save = () => agent.post('/api/orders', { customerId, garments: [aGarment()] });
  return Promise.all(Array.from({ length: many }, save));
}

it('transactions of one tailor run one at a time, and those that wait hold no connection', async () => {
  const { db, pool } = app.requests;
  const [mine, others] = [inTurnOfTailor(db, 'mine'), inTurnOfTailor(db, 'others')];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 30 }, () =>
    mine.transaction(async (tx) => {
      most = Math.max(most, (running += 1));
      await ended;
      await tx.execute(sql`select 1`);
      running -= 1;
    }),
  );
  await others.transaction((tx) => tx.execute(sql`select 1`));
  expect(pool.totalCount - pool.idleCount).toBe(1);
  end();
  await Promise.all(all);
  expect(most).toBe(1);
});

it('an import of orders and fifty saves of its tailor at once refuse nobody', async () => {
  const { agent } = await aTailor(app);
  const { id: customerId } = await aCustomer(agent);
  const day = '2025-05-02';
  const orders = Array.from({ length: 100 }, (_, index) => ({
    ...{ id: crypto.randomUUID(), customerId, number: 900 + index, currency: 'NGN', garments: [aGarment()] },
    ...{ stage: 'collected', stageTimes: { taken: 1, collected: 2 }, closedAt: `${day}T10:00:00.000Z` },
    payments: Array.from({ length: 6 }, () => ({ id: crypto.randomUUID(), amount: 700, onDate: day })),
  }));
  const importing = agent.post('/api/orders/import', { orders });
  const saved = await saves(agent, customerId, 50);
  expect((await importing).body).toMatchObject({ saved: 100 });
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 201));
  expect(new Set(saved.map(({ body }) => (body as Order).number)).size).toBe(50);
});

it('the saves that wait are refused with the first one that waits for a lock in vain', async () => {
  const { agent, tailor } = await aTailor(app);
  const { id: customerId } = await aCustomer(agent);
  const holder = await begun(app.database, 'select from tailors where id = $1 for update', tailor.id);
  const refused = await saves(agent, customerId, 10);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  await holder.commit();
  expect((await saves(agent, customerId, 1))[0]?.status).toBe(201);
});
