import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderLimits } from '@shared/orders/order-limits';
import type { Order } from '@shared/orders/order';
import { migrateDatabase } from '../../db/migrate';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { earlierDatabase } from '../../../tests/support/database/earlier-database';
import { aCustomer, aTailor } from '../../../tests/support/factories';

/** The migration before the bounds. */
const before = 37;
const most = 1_000_000_000_000;
const onDate = '2026-06-01';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const garment = (over: object = {}) => ({ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000, ...over });

/** Returns the calls for the orders of a new tailor. */
async function aBook() {
  const { agent, tailor } = await aTailor(app);
  const { id: customerId } = await aCustomer(agent);
  const add = (over: object = {}) => agent.post('/api/orders', { customerId, garments: [garment()], ...over });
  return { agent, tailor, customerId, add };
}

const written = ({ customerId, garments }: Order) => ({ customerId, garments });

describe('the largest amounts', () => {
  it('are 10^12 minor units for a price and a payment, on their fields', async () => {
    const { agent, add } = await aBook();
    const largest = await add({ garments: [garment({ price: most })], payment: { amount: most, onDate } });
    expect(largest.status).toBe(201);
    const price = await add({ garments: [garment({ price: most + 1 })] });
    expect([price.status, price.body.errors]).toEqual([400, { garments: ['Price is too large'] }]);
    for (const amount of [most + 1, -most - 1]) {
      const payment = await agent.post(`/api/orders/${largest.body.id}/payments`, {
        amount,
        onDate,
        exceedsPaid: true,
      });
      expect([payment.status, payment.body.errors]).toEqual([400, { amount: ['Payment is too large'] }]);
    }
  });

  it('add up to no more than can be counted', async () => {
    const { add } = await aBook();
    const lines = (count: number) => Array.from({ length: count }, () => garment({ price: most, quantity: 999 }));
    expect((await add({ garments: lines(6) })).status).toBe(201);
    const refused = await add({ garments: lines(7) });
    expect([refused.status, refused.body.errors]).toEqual([400, { garments: ['The prices are too large to add up'] }]);
  });

  it('are those of the database', async () => {
    const { agent, add } = await aBook();
    const { body } = await add({ payment: { amount: 5, onDate } });
    const { db } = app.database;
    for (const change of [
      sql`update payments set amount = ${most + 1} where order_id = ${body.id}`,
      sql`update orders set garments = ${JSON.stringify([{ price: most + 1 }])}::json where id = ${body.id}`,
      sql`update orders set number = 100000000 where id = ${body.id}`,
      sql`update orders set number = 0 where id = ${body.id}`,
    ]) {
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '23514' } });
    }
    expect((await agent.get(`/api/orders/${body.id}`)).body).toMatchObject({
      number: body.number,
      payments: [{ amount: 5 }],
    });
  });
});

describe('the figures of a month', () => {
  it('are exact beyond what a number counts', async () => {
    const { agent, tailor, add } = await aBook();
    const made = await add({ garments: [garment({ price: 7 })], payment: { amount: 1, onDate } });
    await agent.put(`/api/orders/${made.body.id}/stage`, { stage: 'ready' });
    await app.database.db.execute(sql`
      insert into payments (tailor_id, order_id, amount, on_date)
      select ${tailor.id}, ${made.body.id}, amount, ${onDate} from generate_series(1, 10000), (values (${most}::bigint), (-${most}::bigint), (-${most}::bigint)) as paid (amount)`);
    const figures = await agent.get('/api/orders/figures?from=2026-06-01&to=2026-06-30');
    expect(figures.status).toBe(200);
    expect(figures.body.months).toEqual([
      { month: '2026-06', currency: 'NGN', taken: '10000000000000001', givenBack: '20000000000000000' },
    ]);
    expect(figures.body.owed).toEqual([{ currency: 'NGN', amount: '10000000000000006', orders: 1 }]);
    expect(figures.body.owing).toMatchObject([{ id: made.body.id, amount: '10000000000000006' }]);
  });
});

describe('the number of an order', () => {
  const change = (agent: Agent, order: Order, number?: number) =>
    agent.put(`/api/orders/${order.id}`, { ...written(order), number });

  it('is changed while it is free, stays without one, and conflicts on its field', async () => {
    const { agent, add } = await aBook();
    const [wrong, other] = [(await add({ number: 1430 })).body, (await add({ number: 144 })).body];
    expect((await change(agent, wrong, 143)).body).toMatchObject({ number: 143 });
    expect((await change(agent, wrong)).body).toMatchObject({ number: 143 });
    expect((await change(agent, wrong, 143)).status).toBe(200);
    const taken = await change(agent, wrong, 144);
    expect([taken.status, taken.body.code, taken.body.errors]).toEqual([
      409,
      'number_taken',
      { number: ['Another order has the number 144'] },
    ]);
    expect((await agent.get(`/api/orders/${wrong.id}`)).body.number).toBe(143);
    expect((await agent.get('/api/orders/book')).body.nextNumber).toBe(145);
    const stranger = await aBook();
    expect((await change(stranger.agent, other, 9)).status).toBe(404);
  });

  it('is given to one of two orders that ask for it at once', async () => {
    const { agent, add } = await aBook();
    const made = await Promise.all([1, 2, 3, 4].map(async () => (await add()).body as Order));
    const answers = await Promise.all([...made.map((order) => change(agent, order, 900)), add({ number: 900 })]);
    expect(answers.filter(({ body }) => body.number === 900)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('has one bound, and after the last one the lowest free number follows', async () => {
    const { agent, add, customerId } = await aBook();
    for (const number of [0, orderLimits.number + 1]) {
      const imported = { id: crypto.randomUUID(), customerId, currency: 'NGN', stage: 'taken', garments: [garment()] };
      expect((await add({ number })).body.errors).toHaveProperty('number');
      expect((await change(agent, (await add()).body, number)).body.errors).toHaveProperty('number');
      expect((await agent.post('/api/orders/import', { orders: [{ ...imported, number }] })).status).toBe(400);
    }
    expect((await add({ number: orderLimits.number })).status).toBe(201);
    expect((await agent.get('/api/orders/book')).body.nextNumber).toBe(3);
    expect([(await add()).body.number, (await add()).body.number]).toEqual([3, 4]);
  });
});

describe('the migration to the bounds', () => {
  it('keeps each payment, and moves numbers beyond the bound behind the others', async () => {
    const earlier = await earlierDatabase(before);
    const { client } = earlier;
    try {
      const { rows: ids } = await client.query<Record<'order' | 'other', string>>(`
        with users as (insert into users (issuer, subject) values ('test', 'one') returning id),
          tailor as (insert into tailors (user_id, business_name, city, state, zipcode, country, profile_slug)
            select id, 'Shop', 'Lagos', '', '', 'Nigeria', 'shop' from users returning id),
          customer as (insert into customers (tailor_id, name) select id, 'Ada' from tailor returning id, tailor_id),
          made as (insert into orders (tailor_id, customer_id, number, currency, garments, stage_times, notes)
            select tailor_id, customer.id, number, 'NGN', '[{"price": null}]', '{}', notes from customer,
              (values (143, null), (99999999, null), (100000000, 'Plain'), (100000001, null)) as given (number, notes)
            returning id, tailor_id, number),
          paid as (insert into payments (tailor_id, order_id, amount, on_date)
            select tailor_id, id, 6000000000000000, '2026-06-01' from made where number = 143)
        select 1`);
      expect(ids).toHaveLength(1);
      await migrateDatabase(earlier.url);
      const { rows } = await client.query('select number, notes from orders order by number');
      expect(rows).toEqual([
        { number: 143, notes: null },
        { number: 144, notes: 'Plain\nNumber until now: 100000000' },
        { number: 145, notes: 'Number until now: 100000001' },
        { number: 99_999_999, notes: null },
      ]);
      expect((await client.query('select amount::text from payments')).rows).toEqual([{ amount: '6000000000000000' }]);
    } finally {
      await earlier.stop();
    }
  });
});
