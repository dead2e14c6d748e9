import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import type { Tailor } from '@shared/tailor/contract';
import { aCustomer, aTailor, profileInput } from '../../../tests/support/factories';

/** Orders of one tailor. The others have as many each, so that reading whole tables would cost more than an index. */
const [open, closed, others] = [2_000, 20_000, 4];

let app: TestApp;
let agent: Agent;
let customerId: string;
let tailor: Tailor;

/** Fills a tailor's book: two garments an order, one payment, closed ones over five years. */
async function fill(of: { tailorId: string; customerId: string }) {
  const garments = (done: string) => sql`json_build_array(
    json_build_object('id', gen_random_uuid(), 'garment', 'Agbada ' || n % 40, 'kind', 'new', 'works', '[]'::json,
      'quantity', 2, 'done', ${sql.raw(done)}, 'price', 4500000, 'wearer', null, 'measures', null),
    json_build_object('id', gen_random_uuid(), 'garment', 'Hem', 'kind', 'alteration', 'works', '[]'::json,
      'quantity', 1, 'done', ${sql.raw(done)}, 'price', 200000, 'wearer', null, 'measures', null))`;
  await app.database.db
    .execute(sql`insert into orders (tailor_id, customer_id, number, currency, garments, due_on, promised_on, stage, stage_times)
    select ${of.tailorId}, ${of.customerId}, n + ${closed}::int, 'NGN', ${garments('0')}, current_date + n % 60, current_date + n % 60, 'sewing', '{}'
    from generate_series(1, ${open}::int) as n`);
  await app.database.db
    .execute(sql`insert into orders (tailor_id, customer_id, number, currency, garments, due_on, promised_on, stage,
      stage_times, ready_at, ready_on, closed_at, closed_on, created_at)
    select ${of.tailorId}, ${of.customerId}, n, 'NGN', ${garments('1')}, day, day, 'collected', '{}', day, day, day, day, day
    from (select n, current_date - n % 1800 as day from generate_series(1, ${closed}::int) as n) as days`);
  await app.database.db.execute(sql`insert into payments (tailor_id, order_id, amount, on_date)
    select tailor_id, id, 9200000, coalesce(ready_on, current_date) from orders where tailor_id = ${of.tailorId}`);
}

beforeAll(async () => {
  app = await startApp();
  const made = await aTailor(app);
  ({ agent, tailor } = made);
  customerId = (await aCustomer(agent)).id;
  await fill({ tailorId: made.tailor.id, customerId });
  for (let number = 0; number < others; number += 1) {
    const other = await aTailor(app);
    await fill({ tailorId: other.tailor.id, customerId: (await aCustomer(other.agent)).id });
  }
  await app.database.db.execute(sql`analyze`);
}, 180_000);
afterAll(() => app.stop());

interface Statement {
  text?: string;
}

const month = new Date().toISOString().slice(0, 7);

describe('a book of 2,000 open and 20,000 closed orders', () => {
  it.each([
    ['the open orders', () => agent.get('/api/orders')],
    ['the orders of a month', () => agent.get(`/api/orders?state=closed&month=${month}`)],
    ['the orders of a client', () => agent.get(`/api/orders?customerId=${crypto.randomUUID()}`)],
    ['the book', () => agent.get('/api/orders/book')],
    ['the suggestions', () => agent.get('/api/orders/suggestions')],
    ['the figures of half a year', () => agent.get(`/api/orders/figures?from=${daysAgo(180)}&to=${daysAgo(0)}`)],
    ['a new order', () => agent.post('/api/orders', { customerId, garments: [aGarment()], number: 12 })],
  ])('reads by an index: %s', async (_name, request) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { status } = await request();
    const sent = query.mock.calls.map(([config, values]) => ({ ...(config as unknown as Statement), values }));
    query.mockRestore();
    expect(status).toBeLessThan(300);
    const reads = sent.filter(({ text = '' }) => /^\s*select/i.test(text) && /"(orders|payments)"/.test(text));
    expect(reads).not.toEqual([]);
    for (const { text, values } of reads) {
      const explained = await app.database.pool.query(`explain (format json) ${text}`, values as unknown as unknown[]);
      expect(JSON.stringify(explained.rows[0]), text).not.toMatch(
        /"Node Type":"Seq Scan"[^{}]*"Relation Name":"(orders|payments)"/,
      );
    }
  });
});

describe('the kept promises of that book', () => {
  it('are counted from an index alone, without reading an order', async () => {
    const shown = { showsKeptPromises: true };
    await agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: tailor.profileSlug, ...shown }));
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { body } = await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`);
    const sent = query.mock.calls.map(([config, values]) => ({ ...(config as unknown as Statement), values }));
    query.mockRestore();
    expect(body.keptPromises).toEqual({ kept: closed, promised: closed });
    const counts = sent.filter(({ text = '' }) => /from "orders"/.test(text));
    expect(counts).toHaveLength(1);
    const [{ text, values }] = counts as [(typeof counts)[0]];
    let plan = '';
    const readOrders = async () => {
      // It cannot mark a row as visible to all while a transaction that began before the row is still open.
      await app.database.db.execute(sql`vacuum (freeze, analyze) orders`);
      const explain = `explain (analyze, buffers, format json) ${text}`;
      plan = JSON.stringify((await app.database.pool.query(explain, values as unknown as unknown[])).rows[0]);
      return /"Heap Fetches":(\d+)/.exec(plan)?.[1];
    };
    await expect.poll(readOrders).toBe('0');
    expect(plan).toMatch(/"Index Only Scan"[^{}]*"orders_promises_index"/);
    const [, hit = '', read = ''] = /"Shared Hit Blocks":(\d+),"Shared Read Blocks":(\d+)/.exec(plan) ?? [];
    expect(Number(hit) + Number(read)).toBeLessThan(300);
  });
});

const aGarment = () => ({ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
