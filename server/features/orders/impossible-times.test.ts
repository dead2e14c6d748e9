import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Changes } from '@shared/changes/contract';
import type { Order } from '@shared/orders/order';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { untilAllEnded } from '../../../tests/support/database/transactions';
import { aCustomer, aTailor } from '../../../tests/support/factories';
import { createLog } from '../../http/log';

const logged: string[] = [];
let app: TestApp;
let agent: Agent;
let customerId: string;
beforeAll(async () => {
  app = await startApp({ log: createLog({ logLevel: 'info' }, { write: (line) => void logged.push(line) }) });
});
beforeEach(async () => {
  ({ agent } = await aTailor(app));
  customerId = (await aCustomer(agent, { name: 'Ada Eze' })).id;
});
afterAll(() => app.stop());

const closedAt = '2025-05-02T10:00:00.000Z';
const imported = (over: object = {}) => ({
  ...{ customerId, garments: [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }] },
  ...{ id: crypto.randomUUID(), number: 900, currency: 'NGN', stage: 'taken' },
  ...over,
});

describe('POST /api/orders/import', () => {
  it.each([
    [{ stageTimes: { taken: 8.64e15 + 1 } }, 'Is in the future'],
    [{ stageTimes: { taken: Number.MAX_SAFE_INTEGER } }, 'Is in the future'],
    [{ stageTimes: { taken: Date.now() + 3 * 86_400_000 } }, 'Is in the future'],
    [{ stageTimes: { taken: -8.64e15 - 1 } }, 'Is too long ago'],
    [{ stageTimes: { taken: 1.5 } }, 'Is not a time'],
    [{ told: { ready: 9e15 } }, 'Is in the future'],
    [{ readyAt: '9999-01-01T00:00:00Z', stage: 'ready' }, 'Is in the future'],
  ])('refuses times that are none: %j', async (over, message) => {
    const answer = await agent.post('/api/orders/import', { orders: [imported(over)] });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await agent.get('/api/orders')).body).toEqual([]);
  });

  it.each([
    { stage: 'taken', closedAt },
    { stage: 'ready', closedAt },
    { stage: 'collected' },
    { stage: 'cancelled', cancelledBecause: 'client' },
    { stage: 'sewing', readyAt: closedAt },
    { stage: 'cancelled', closedAt, readyAt: closedAt },
    { stage: 'collected', closedAt, cancelledBecause: 'client' },
  ])('refuses a stage and times that do not agree: %j', async (over) => {
    const answer = await agent.post('/api/orders/import', { orders: [imported(over)] });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  });

  it.each([
    { stage: 'taken', stageTimes: { taken: 1, collected: 2 } },
    { stage: 'ready', readyAt: closedAt },
    { stage: 'collected', closedAt, readyAt: closedAt },
    { stage: 'cancelled', closedAt, cancelledBecause: 'client' },
  ])('takes a stage and times that agree: %j', async (over) => {
    expect((await agent.post('/api/orders/import', { orders: [imported(over)] })).status).toBe(201);
  });
});

/** Makes two orders, of which the second is changed in the database. */
async function twoOrders(set: ReturnType<typeof sql>): Promise<[Order, Order]> {
  const make = async () => {
    const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }];
    return (await agent.post('/api/orders', { customerId, garments })).body as Order;
  };
  const orders: [Order, Order] = [await make(), await make()];
  await app.database.db.execute(sql`update orders set ${set} where id = ${orders[1].id}`);
  await untilAllEnded(app.database);
  return orders;
}

const feed = async () => (await agent.get('/api/changes')).body as Changes;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

async function archiveTexts() {
  const answer = await fetch(`${app.origin}/api/account/archive`, { headers: { cookie: agent.cookie } });
  expect(answer.status, logged.join('')).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

describe('an order that an earlier version stored', () => {
  it.each([
    ['a time beyond any date', sql`stage_times = '{"taken": 9000000000000000}', told = '{"ready": 9000000000000000}'`],
    ['a time that is no number', sql`stage_times = '{"taken": null}', told = '{"taken": null}'`],
  ])('with %s stays in the feed, the lists, the archive and its page', async (_what, set) => {
    const [, order] = await twoOrders(set);
    const list = (await agent.get('/api/orders')).body as Order[];
    expect(list).toHaveLength(2);
    expect(list[1]).toMatchObject({ id: order.id, stageTimes: {}, told: {} });
    expect((await agent.get(`/api/orders?customerId=${customerId}`)).body).toHaveLength(2);
    const { rows, leftOut } = await feed();
    expect([idsOf(rows.orders), leftOut]).toEqual([idsOf(list), undefined]);
    const page = await app.anonymous.get(`/o/${order.linkToken}`);
    expect(page.status).toBe(200);
    const texts = await archiveTexts();
    expect(JSON.parse(texts['orders.json']!)).toMatchObject([{}, { id: order.id, stageTimes: {}, told: {} }]);
    const staged = await agent.put(`/api/orders/${order.id}/stage`, { stage: 'taken' });
    expect([staged.status, Object.keys(staged.body.stageTimes)]).toEqual([200, ['taken']]);
  });

  it('with the time of a close and an open stage has the page of its stage', async () => {
    const [, order] = await twoOrders(sql`closed_at = '2020-01-01', closed_on = '2020-01-01'`);
    expect((await app.anonymous.get(`/o/${order.linkToken}`)).status).toBe(200);
  });
});

describe('a row that cannot be read', () => {
  it('is left out of the feed and the lists, named to the device and in the log', async () => {
    const [good, bad] = await twoOrders(sql`created_at = 'infinity'`);
    logged.length = 0;
    const page = await feed();
    expect(idsOf(page.rows.orders)).toEqual([good.id]);
    expect(page.rows.customers).toHaveLength(1);
    expect(page.leftOut).toEqual([{ table: 'orders', id: bad.id }]);
    expect(logged.join('')).toContain(`"leftOut":["orders/${bad.id}"]`);
    logged.length = 0;
    const list = await agent.get('/api/orders');
    expect([list.status, idsOf(list.body as Order[])]).toEqual([200, [good.id]]);
    expect(logged.join('')).toContain(`"leftOut":["${bad.id}"]`);
  });

  it.each([
    ['a time', sql`created_at = 'infinity'`],
    ['garments of another form', sql`garments = '[{"garment": 7}]'`],
    ['no garments', sql`garments = 'null'`],
  ])('because of %s is refused by its id with 409, says so, and is named in the log', async (_what, set) => {
    const [good, bad] = await twoOrders(set);
    logged.length = 0;
    const answer = await agent.get(`/api/orders/${bad.id}`);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.message).toMatch(/^This is stored in a form that cannot be read/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toMatch(/garment|createdAt|Zod/);
    await expect.poll(() => logged.join('')).toContain(`"leftOut":["${bad.id}"]`);
    expect(logged.join('')).toMatch(/"level":50.*"leftOut"/);
    expect((await agent.get(`/api/orders/${good.id}`)).status).toBe(200);
    const { agent: stranger } = await aTailor(app);
    expect((await stranger.get(`/api/orders/${bad.id}`)).status).toBe(404);
  });

  it('and is changed from an earlier version is refused with 409, and stays as it is', async () => {
    const [, bad] = await twoOrders(sql`created_at = 'infinity'`);
    const change = { customerId, garments: bad.garments, notes: 'Changed' };
    const answer = await agent.put(`/api/orders/${bad.id}`, change, { 'If-Match': '"1"' });
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    const { rows } = await app.database.db.execute(sql`select notes from orders where id = ${bad.id}`);
    expect(rows).toEqual([{ notes: null }]);
  });

  it('can be deleted, and the device then knows of no row that is left out', async () => {
    const [, bad] = await twoOrders(sql`created_at = 'infinity'`);
    expect((await agent.delete(`/api/orders/${bad.id}`)).status).toBe(204);
    await untilAllEnded(app.database);
    expect((await feed()).leftOut).toBeUndefined();
  });

  it('does not stop an archive, which names what a file leaves out', async () => {
    const [good, bad] = await twoOrders(sql`garments = 'null'`);
    logged.length = 0;
    const texts = await archiveTexts();
    expect(idsOf(JSON.parse(texts['orders.json']!) as Order[])).toEqual(idsOf([good, bad]));
    expect(texts['orders.csv']!.trim().split('\r\n')).toHaveLength(2);
    expect(texts['left-out.txt']).toContain(`orders.csv: ${bad.id}`);
    expect(logged.join('')).toContain(bad.id);
  });
});
