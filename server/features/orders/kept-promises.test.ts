import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn, type Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aCustomer, aTailor, profileInput } from '../../../tests/support/factories';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const inDays = (count: number): Day => addDays(todayIn('UTC', new Date()), count);

/** A tailor who shows kept promises, with ten collected orders of which eight were kept. */
async function aShop() {
  const { agent, tailor } = await aTailor(app, { showsKeptPromises: true });
  const customerId = (await aCustomer(agent)).id;
  const garments = () => [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }];
  const order = async (over: object = {}): Promise<Order> => {
    const body = { customerId, garments: garments(), dueOn: inDays(3), timeZone: 'UTC', ...over };
    return (await agent.post('/api/orders', body)).body as Order;
  };
  const stage = (id: string, to: string) =>
    agent.put(`/api/orders/${id}/stage`, { stage: to, ...(to === 'cancelled' && { because: 'client' }) });
  const move = (made: Order, over: object) =>
    agent.put(`/api/orders/${made.id}`, { customerId, garments: made.garments, ...over });
  /** Makes the order older, by changing the stored row: nothing that a tailor can send does that. */
  const age = (id: string, days: number) =>
    app.database.db.execute(sql`update orders set created_at = created_at - ${days} * interval '1 day',
      due_on = due_on - ${days}::int, promised_on = promised_on - ${days}::int,
      ready_on = ready_on - ${days}::int, ready_at = ready_at - ${days} * interval '1 day' where id = ${id}`);
  /** Takes an order whose promised day was `days` days ago, and that is not made. */
  const late = async (days = 2): Promise<Order> => {
    const made = await order();
    await age(made.id, days + 3);
    return (await agent.get(`/api/orders/${made.id}`)).body as Order;
  };
  const count = async () => (await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).body.keptPromises;
  for (let number = 0; number < 8; number += 1) await stage((await order()).id, 'collected');
  for (let number = 0; number < 2; number += 1) await stage((await late()).id, 'collected');
  expect(await count()).toEqual({ kept: 8, promised: 10 });
  return { agent, tailor, customerId, order, late, stage, move, age, count };
}

type Shop = Awaited<ReturnType<typeof aShop>>;

const change = ({ agent, tailor }: Pick<Shop, 'agent' | 'tailor'>, showsKeptPromises: boolean) =>
  agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: tailor.profileSlug, showsKeptPromises }));

describe('kept promises on the page', () => {
  it('are there if the tailor shows them, and ten orders with a promise were collected', async () => {
    const shop = await aShop();
    expect((await shop.agent.get('/api/tailors/me')).body).toMatchObject({
      showsKeptPromises: true,
      keptPromises: { kept: 8, promised: 10 },
    });
    const html = (await app.anonymous.get(`/tailors/${shop.tailor.profileSlug}`)).text;
    expect(html).toContain('"keptPromises":{"kept":8,"promised":10}');
    await change(shop, false);
    expect(await shop.count()).toBeNull();
    await change(shop, true);
    const [any] = (await shop.agent.get('/api/orders?state=closed')).body as Order[];
    await shop.agent.delete(`/api/orders/${any?.id}`);
    expect(await shop.count()).toBeNull();
    const figures = await shop.agent.get(`/api/orders/figures?from=${inDays(-30)}&to=${inDays(0)}`);
    expect(figures.body.onPage).toMatchObject({ promised: 9, collected: 9 });
  });

  it('are nowhere else: on no card, and of no other tailor', async () => {
    const { tailor } = await aShop();
    const cards = (await app.anonymous.get('/api/tailors/search?limit=100')).body as Record<string, unknown>[];
    expect(cards.find(({ id }) => id === tailor.id)).toBeDefined();
    for (const card of cards) expect(card).not.toHaveProperty('keptPromises');
    const other = await aTailor(app, { showsKeptPromises: true });
    expect((await app.anonymous.get(`/api/tailors/${other.tailor.profileSlug}`)).body.keptPromises).toBeNull();
  });
});

/** Each returns what the page should count after an attempt to make a late order a kept one. */
const attempts: [string, (shop: Shop) => Promise<{ kept: number; promised: number }>][] = [
  [
    'moving the day as the tailor before it is over',
    async ({ order, move, age, stage }) => {
      const made = await order({ dueOn: inDays(1) });
      await age(made.id, 1); // Promised for today, and a day old.
      await move(made, { dueOn: inDays(5), askedBy: 'tailor' });
      await age(made.id, 1); // Late by a day.
      await stage(made.id, 'collected');
      return { kept: 8, promised: 11 };
    },
  ],
  [
    "moving the day as the client's wish when it is over",
    async ({ late, move, stage }) => {
      const made = await late();
      await move(made, { dueOn: inDays(5), askedBy: 'client' });
      await stage(made.id, 'collected');
      return { kept: 8, promised: 11 };
    },
  ],
  [
    'removing the day when it is over, and setting another',
    async ({ late, move, stage }) => {
      const made = await late();
      await move(made, { dueOn: null, askedBy: 'client' });
      await move(made, { dueOn: inDays(5), askedBy: 'client' });
      await stage(made.id, 'collected');
      return { kept: 8, promised: 11 };
    },
  ],
  [
    'taking a late order up again, moving it, and making it ready once more',
    async ({ agent, customerId, move, stage }) => {
      const closed = (await agent.get('/api/orders?state=closed')).body as Order[];
      const made = closed.find(({ readyOn, promisedOn }) => (readyOn ?? '') > (promisedOn ?? '')) as Order;
      expect(made.customerId).toBe(customerId);
      await stage(made.id, 'sewing');
      await move(made, { dueOn: inDays(5), askedBy: 'client' });
      await stage(made.id, 'collected');
      return { kept: 8, promised: 10 };
    },
  ],
  [
    'leaving a late order open for ever',
    async ({ late }) => {
      await late();
      return { kept: 8, promised: 11 };
    },
  ],
  [
    'pressing Ready on the day, and going on sewing',
    async ({ order, age, stage }) => {
      const made = await order();
      await stage(made.id, 'ready');
      await stage(made.id, 'sewing');
      await age(made.id, 5);
      // As if the first press was days ago.
      await app.database.db.execute(sql`update orders set stage_times =
        '{"taken": 1, "ready": 2, "sewing": 3}' where id = ${made.id}`);
      await stage(made.id, 'ready');
      return { kept: 8, promised: 11 };
    },
  ],
  [
    'giving a made order a promise afterwards',
    async ({ order, move, stage }) => {
      const made = await order({ dueOn: null });
      await stage(made.id, 'ready');
      await move(made, { dueOn: inDays(0) });
      return { kept: 8, promised: 10 };
    },
  ],
  [
    'writing an order with a day that was over',
    async ({ order, stage }) => {
      await stage((await order({ dueOn: inDays(-5) })).id, 'collected');
      return { kept: 8, promised: 10 };
    },
  ],
  [
    'importing kept orders from a file',
    async ({ agent, customerId }) => {
      const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const imported = (number: number) => ({
        ...{ id: crypto.randomUUID(), number, customerId, currency: 'NGN', stage: 'collected' },
        garments: [{ id: crypto.randomUUID(), garment: 'Agbada', price: 1 }],
        ...{ createdAt: at(-9), promisedOn: inDays(-5), readyAt: at(-6), closedAt: at(-5) },
      });
      const orders = Array.from({ length: 20 }, (_, number) => imported(500 + number));
      expect((await agent.post('/api/orders/import', { orders })).body.saved).toBe(20);
      return { kept: 8, promised: 10 };
    },
  ],
];

describe('a late order is not made a kept one by', () => {
  it.each(attempts)('%s', async (_how, attempt) => {
    const shop = await aShop();
    const expected = await attempt(shop);
    expect(await shop.count()).toEqual(expected);
  });
});

/** What a tailor can do to their own book; decision 100 says why. */
const allowed: typeof attempts = [
  [
    "moving the day as the client's wish before it is over moves the promise",
    async ({ order, age, move, stage }) => {
      const made = await order({ dueOn: inDays(1) });
      await age(made.id, 1);
      await move(made, { dueOn: inDays(5), askedBy: 'client' });
      await stage(made.id, 'collected');
      return { kept: 9, promised: 11 };
    },
  ],
  [
    'a cancelled order is not counted, and neither is a late one that was cancelled',
    async ({ late, order, stage }) => {
      await stage((await late()).id, 'cancelled');
      await stage((await order()).id, 'cancelled');
      return { kept: 8, promised: 10 };
    },
  ],
  [
    'a re-do is an order with a promise of its own, and the late one stays',
    async ({ late, order, stage }) => {
      await stage((await late()).id, 'collected');
      await stage((await order({ style: 'Re-do' })).id, 'collected');
      return { kept: 9, promised: 12 };
    },
  ],
  [
    'a day far away is kept easily',
    async ({ order, stage }) => {
      await stage((await order({ dueOn: inDays(300) })).id, 'collected');
      return { kept: 9, promised: 11 };
    },
  ],
  [
    'a deleted order is not counted',
    async ({ agent, late, order, stage }) => {
      await stage((await order()).id, 'collected');
      await agent.delete(`/api/orders/${(await late()).id}`);
      return { kept: 9, promised: 11 };
    },
  ],
];

describe('what counts by design', () => {
  it.each(allowed)('%s', async (_what, act) => {
    const shop = await aShop();
    const expected = await act(shop);
    expect(await shop.count()).toEqual(expected);
  });
});
