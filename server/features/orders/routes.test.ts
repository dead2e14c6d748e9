import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, todayIn } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { etagOf } from '@shared/contract/version';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aCustomer, aTailor } from '../../../tests/support/factories';
import { leftToPay } from './left-to-pay';

let app: TestApp;
let agent: Agent;
let customerId: string;
beforeAll(async () => {
  app = await startApp();
  ({ agent } = await aTailor(app));
  customerId = (await aCustomer(agent)).id;
});
afterAll(() => app.stop());

const garment = (over: object = {}) => ({ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000, ...over });

const body = (over: object = {}) => ({ customerId, garments: [garment()], ...over });

async function anOrder(over: object = {}, by = agent): Promise<Order> {
  const { status, body: order } = await by.post('/api/orders', body(over));
  if (status !== 201) throw new Error(`No order: ${status} ${JSON.stringify(order)}`);
  return order as Order;
}

const stage = (id: string, to: object) => agent.put(`/api/orders/${id}/stage`, to);

describe('POST /api/orders', () => {
  it('adds an order with its first payment, in the currency of the country', async () => {
    const payment = { amount: 2_250_000, method: 'cash', onDate: '2026-06-01' };
    const order = await anOrder({ dueOn: '2026-06-12', payment });
    expect(order).toMatchObject({ currency: 'NGN', stage: 'taken', dueOn: '2026-06-12', promisedOn: '2026-06-12' });
    expect(order.payments).toMatchObject([{ orderId: order.id, ...payment, note: null }]);
    expect(Object.keys(order.stageTimes)).toEqual(['taken']);
    expect((await agent.get(`/api/orders/${order.id}`)).body).toEqual({ ...order, numberWasTaken: undefined });
  });

  it.each([
    [{ customerId: '' }, 'customerId', 'Choose a client'],
    [{ garments: [] }, 'garments', 'Add a garment'],
    [{ garments: Array.from({ length: 61 }, () => garment()) }, 'garments', 'At most 60 garments'],
    [{ discount: 4_500_001 }, 'discount', 'Discount is more than the price'],
    [{ payment: { amount: 0, onDate: '2026-06-01' } }, 'payment', 'Payment is 0'],
    [{ dueOn: '2026-02-30' }, 'dueOn', 'Write it as 2026-03-31'],
    [{ dueOn: '0000-01-01' }, 'dueOn', 'Is not a day from 1900 to 2199'],
    [{ garments: [garment({ quantity: 2, done: 3 })] }, 'garments', 'More garments are done than ordered'],
    [{ garments: [garment({ price: 1.5 })] }, 'garments', 'Price is not an amount'],
  ])('names what is wrong with %j', async (over, field, message) => {
    const { status, body: error } = await agent.post('/api/orders', body(over));
    expect([status, error.errors]).toEqual([400, { [field]: [message] }]);
  });

  it('takes a day that has passed: a paper book is copied', async () => {
    expect((await anOrder({ dueOn: '2019-12-24' })).dueOn).toBe('2019-12-24');
  });

  it('gives 20 simultaneous orders 20 numbers', async () => {
    const { agent: other } = await aTailor(app);
    const client = await aCustomer(other);
    const made = await Promise.all(Array.from({ length: 20 }, () => anOrder({ customerId: client.id }, other)));
    expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('takes the proposed number, and says when it was taken already', async () => {
    const { agent: other } = await aTailor(app);
    const client = await aCustomer(other);
    const first = await anOrder({ customerId: client.id, number: 412 }, other);
    const second = await anOrder({ customerId: client.id, number: 412 }, other);
    expect(first).toMatchObject({ number: 412, numberWasTaken: false });
    expect(second).toMatchObject({ number: 413, numberWasTaken: true });
    expect((await other.get('/api/orders/book')).body.nextNumber).toBe(414);
  });

  it('answers the order that is there for the same id, and 409 for the id of another tailor', async () => {
    const id = crypto.randomUUID();
    const payment = { id: crypto.randomUUID(), amount: 100, onDate: '2026-06-01' };
    const sent = { id, payment, garments: [garment()] };
    const first = await anOrder(sent);
    expect(await anOrder(sent)).toEqual(first);
    const { agent: other } = await aTailor(app);
    const foreign = await other.post('/api/orders', body({ id, customerId: (await aCustomer(other)).id }));
    expect([foreign.status, foreign.body.code]).toEqual([409, 'conflict']);
  });

  it("refuses another tailor's client, also in a change", async () => {
    const { agent: other } = await aTailor(app);
    const foreign = (await aCustomer(other)).id;
    expect((await agent.post('/api/orders', body({ customerId: foreign }))).status).toBe(404);
    const order = await anOrder();
    expect((await agent.put(`/api/orders/${order.id}`, body({ customerId: foreign }))).status).toBe(404);
    expect((await agent.get(`/api/orders/${order.id}`)).body.customerId).toBe(customerId);
  });
});

describe('GET /api/orders', () => {
  it('lists open orders with their payments; closed ones by month; all of a client', async () => {
    const { agent: other } = await aTailor(app);
    const [one, two] = [await aCustomer(other), await aCustomer(other)];
    const open = await anOrder({ customerId: one.id, payment: { amount: 100, onDate: '2026-06-01' } }, other);
    const closed = await anOrder({ customerId: one.id }, other);
    await anOrder({ customerId: two.id }, other);
    await other.put(`/api/orders/${closed.id}/stage`, { stage: 'collected' });
    await app.database.db.execute(sql`update orders set closed_on = '2026-05-31' where id = ${closed.id}`);
    const numbers = async (query: string) =>
      ((await other.get(`/api/orders${query}`)).body as Order[]).map(({ number }) => number);
    expect(await numbers('')).toEqual([1, 3]);
    expect(await numbers('?state=closed&month=2026-05')).toEqual([2]);
    expect(await numbers('?state=closed&month=2026-06')).toEqual([]);
    expect(await numbers('?state=closed')).toEqual([2]);
    expect(await numbers(`?customerId=${one.id}`)).toEqual([2, 1]);
    expect(((await other.get('/api/orders')).body as Order[])[0]?.payments).toEqual(open.payments);
    expect((await other.get('/api/orders?month=2026-13')).status).toBe(400);
  });

  it('lists the collected orders with money left to pay, the last one first', async () => {
    const { agent: other } = await aTailor(app);
    const client = await aCustomer(other);
    const made = async (paid: number, to: object, over: object = {}) => {
      const payment = paid === 0 ? null : { amount: paid, onDate: '2026-06-01' };
      const lines = [garment({ price: 500, quantity: 2 }), garment({ price: 0 })];
      const order = await anOrder({ customerId: client.id, garments: lines, discount: 100, payment, ...over }, other);
      await other.put(`/api/orders/${order.id}/stage`, to);
      return order;
    };
    const early = await made(0, { stage: 'collected' });
    const late = await made(899, { stage: 'collected' });
    await made(900, { stage: 'collected' });
    await made(1_000, { stage: 'collected' });
    await made(0, { stage: 'ready' });
    await made(0, { stage: 'cancelled', because: 'client' });
    const isOpen = { garments: [garment({ price: 500 }), garment({ price: null })] };
    await made(0, { stage: 'collected' }, isOpen);
    await app.database.db.execute(sql`update orders set closed_on = '2026-05-31' where id = ${early.id}`);
    const { body: owed } = await other.get('/api/orders?state=owed');
    expect((owed as Order[]).map(({ number }) => number)).toEqual([late.number, early.number]);
    expect((owed as Order[])[0]?.payments).toMatchObject([{ amount: 899 }]);
    const inMay = (await other.get('/api/orders?state=owed&month=2026-05')).body as Order[];
    expect(inMay.map(({ number }) => number)).toEqual([early.number]);
    const ofClient = (await other.get(`/api/orders?state=owed&customerId=${client.id}`)).body as Order[];
    expect(ofClient.map(({ number }) => number)).toEqual([late.number, early.number]);
  });

  it('finds what is owed by the indexes of closed orders and of their payments', async () => {
    const { tailor, agent: other } = await aTailor(app);
    const { id: client } = await aCustomer(other);
    await app.database.db.execute(sql`insert into orders (tailor_id, customer_id, number, currency, garments, stage,
        stage_times, closed_on)
      select ${tailor.id}, ${client}, 10000 + n, 'NGN', '[]', 'collected', '{}', current_date - n from generate_series(1, 1000) n`);
    await app.database.db.execute(sql`insert into payments (tailor_id, order_id, amount, on_date)
      select tailor_id, id, 700, closed_on from orders where tailor_id = ${tailor.id}`);
    await app.database.db.execute(sql`analyze orders, payments`);
    const { rows } = await app.database.db.execute(sql`explain select * from orders where tailor_id = ${tailor.id}
      and closed_on is not null and stage = 'collected' and ${leftToPay} > 0 order by closed_on desc, number desc limit 50`);
    expect(JSON.stringify(rows)).toContain('orders_closed_index');
    expect(JSON.stringify(rows)).toContain('payments_of_order_index');
  });

  it.each([
    ['', 'orders_open_index'],
    ['and closed_on >= $month', 'orders_closed_index'],
    ['and customer_id = $customer', 'orders_of_customer_index'],
  ])('has an index for its rows (%s)', async (condition, index) => {
    const isOpen = condition === '' ? 'and closed_on is null' : condition.includes('closed') ? condition : condition;
    const where = isOpen
      .replace('$month', "'2026-05-01' and closed_on is not null")
      .replace('$customer', `'${customerId}'`);
    const { rows } = await app.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const order = condition.includes('closed_on') ? 'closed_on desc, number desc' : 'number';
      return tx.execute(
        sql.raw(
          `explain select * from orders where tailor_id = (select id from tailors limit 1) ${where} order by ${order} limit 50`,
        ),
      );
    });
    expect(JSON.stringify(rows)).toContain(index);
  });
});

describe('PUT /api/orders/:id', () => {
  const change = (order: Order, over: object) =>
    agent.put(`/api/orders/${order.id}`, body({ garments: order.garments, dueOn: order.dueOn, ...over }));

  const [soon, later, latest] = [3, 7, 9].map((days) => addDays(todayIn(null, new Date()), days));

  it('asks who wants another day, and moves the promise for the client', async () => {
    const order = await anOrder({ dueOn: soon });
    await agent.put(`/api/orders/${order.id}/told`, { kind: 'taken' });
    const refused = await change(order, { dueOn: later });
    expect([refused.status, refused.body.errors]).toEqual([400, { askedBy: ['Say who asked'] }]);
    const byTailor = await change(order, { dueOn: later, askedBy: 'tailor' });
    expect(byTailor.body).toMatchObject({ dueOn: later, promisedOn: soon });
    const byClient = await change(order, { dueOn: latest, askedBy: 'client' });
    expect(byClient.body).toMatchObject({ dueOn: latest, promisedOn: latest });
  });

  it('moves the promise with the day until the client has a receipt, on the first day', async () => {
    const order = await anOrder({ dueOn: soon });
    const moved = await change(order, { dueOn: later, askedBy: 'tailor' });
    expect(moved.body.promisedOn).toBe(later);
    const first = await change(await anOrder(), { dueOn: soon });
    expect(first.body).toMatchObject({ dueOn: soon, promisedOn: soon });
    await app.database.db.execute(
      sql`update orders set created_at = now() - interval '25 hours' where id = ${order.id}`,
    );
    expect((await change(order, { dueOn: latest, askedBy: 'tailor' })).body).toMatchObject({ promisedOn: later });
  });

  it('leaves a promise whose day is over, and makes none for such a day', async () => {
    const late = await anOrder({ dueOn: '2026-06-12' });
    expect((await change(late, { dueOn: later, askedBy: 'client' })).body).toMatchObject({ promisedOn: '2026-06-12' });
    expect((await change(await anOrder(), { dueOn: '2026-06-12' })).body).toMatchObject({ promisedOn: null });
  });

  it('fixes the currency with the first payment', async () => {
    const order = await anOrder();
    expect((await change(order, { currency: 'GBP' })).body.currency).toBe('GBP');
    await agent.post(`/api/orders/${order.id}/payments`, { amount: 100, onDate: '2026-06-01' });
    const fixed = await change(order, { currency: 'NGN' });
    expect([fixed.status, fixed.body.code]).toEqual([409, 'currency_fixed']);
    expect(fixed.body.errors).toHaveProperty('currency');
  });

  it('changes only the notes of a closed order', async () => {
    const order = await anOrder({ style: 'Plain' });
    const { body: closed } = await stage(order.id, { stage: 'collected' });
    const same = { garments: closed.garments, style: 'Plain' };
    expect((await change(closed, { ...same, notes: 'Came with her sister' })).status).toBe(200);
    const refused = await change(closed, { ...same, style: 'Lace' });
    expect([refused.status, refused.body.code]).toEqual([409, 'order_closed']);
    expect((await agent.post(`/api/orders/${order.id}/payments`, { amount: 5, onDate: '2026-06-01' })).status).toBe(
      201,
    );
    await stage(order.id, { stage: 'ready' });
    expect((await change(closed, { ...same, style: 'Lace' })).status).toBe(200);
  });
});

describe('PUT /api/orders/:id/stage', () => {
  it('marks every garment done when it is ready, and takes the number of before for an undo', async () => {
    const order = await anOrder({ garments: [garment({ quantity: 3, done: 1 })] });
    const id = order.garments[0]?.id ?? '';
    const ready = await stage(order.id, { stage: 'ready' });
    expect(ready.body.garments[0].done).toBe(3);
    const undone = await stage(order.id, { stage: 'taken', done: { [id]: 1 } });
    expect(undone.body).toMatchObject({ stage: 'taken', readyAt: null, readyOn: null });
    expect(undone.body.garments[0].done).toBe(1);
  });

  it('leaves those done that were done when it is collected', async () => {
    const order = await anOrder({ garments: [garment({ quantity: 8, done: 3 })] });
    const collected = await stage(order.id, { stage: 'collected' });
    expect(collected.body).toMatchObject({ garments: [{ done: 3 }], readyOn: collected.body.closedOn });
    await stage(order.id, { stage: 'sewing' });
    const id = order.garments[0]?.id ?? '';
    const part = await stage(order.id, { stage: 'collected', done: { [id]: 3 } });
    expect(part.body).toMatchObject({ garments: [{ done: 3 }], readyAt: null, readyOn: null });
    await stage(order.id, { stage: 'sewing' });
    const done = { [id]: 8 };
    const whole = await stage(order.id, { stage: 'collected', done });
    expect(whole.body).toMatchObject({ garments: [{ done: 8 }], readyOn: whole.body.closedOn });
  });

  it('keeps the times of its stages, and the time of one that was left by mistake', async () => {
    const order = await anOrder();
    await stage(order.id, { stage: 'ready' });
    const monday = Date.UTC(2026, 5, 1, 9);
    await app.database.db.execute(
      sql`update orders set ready_at = ${new Date(monday).toISOString()}, ready_on = '2026-06-01',
        stage_times = json_build_object('taken', 1, 'ready', ${monday}::bigint) where id = ${order.id}`,
    );
    const left = await stage(order.id, { stage: 'sewing' });
    expect(left.body).toMatchObject({ readyAt: null, stageTimes: { taken: 1, ready: monday } });
    const back = await stage(order.id, { stage: 'ready' });
    expect(back.body).toMatchObject({ readyAt: '2026-06-01T09:00:00.000Z', readyOn: '2026-06-01' });
    const collected = await stage(order.id, { stage: 'collected' });
    expect(collected.body.readyOn).toBe('2026-06-01');
    expect(collected.body.closedOn).not.toBeNull();
  });

  it('cannot get back an earlier ready day after the mistake is old', async () => {
    const order = await anOrder();
    const times = { taken: 1, ready: 2, sewing: 3 };
    await app.database.db.execute(
      sql`update orders set stage = 'sewing', stage_times = ${JSON.stringify(times)}::json where id = ${order.id}`,
    );
    await stage(order.id, { stage: 'cutting' });
    const ready = await stage(order.id, { stage: 'ready' });
    expect(ready.body.stageTimes.ready).toBeGreaterThan(1_000_000);
    expect(Date.parse(ready.body.readyAt)).toBe(ready.body.stageTimes.ready);
  });

  it('says why an order is cancelled, and forgets it when it is taken up again', async () => {
    const order = await anOrder();
    const refused = await stage(order.id, { stage: 'cancelled' });
    expect([refused.status, refused.body.errors]).toEqual([400, { because: ['Say why'] }]);
    const cancelled = await stage(order.id, { stage: 'cancelled', because: 'client' });
    expect(cancelled.body).toMatchObject({ stage: 'cancelled', cancelledBecause: 'client', readyAt: null });
    const again = await stage(order.id, { stage: 'taken' });
    expect(again.body).toMatchObject({ stage: 'taken', cancelledBecause: null, closedAt: null, closedOn: null });
  });

  it('answers 412 with the current order for another version', async () => {
    const order = await anOrder();
    const { body: current } = await stage(order.id, { stage: 'cutting' });
    const headers = { 'if-match': etagOf(order) };
    const stale = await agent.put(`/api/orders/${order.id}/stage`, { stage: 'ready' }, headers);
    expect([stale.status, stale.body.current]).toEqual([412, current]);
  });
});

describe('the payments of an order', () => {
  it('are added once by their id, changed and deleted, and change no version of the order', async () => {
    const order = await anOrder();
    const payment = { id: crypto.randomUUID(), amount: 1_000, method: 'mobile', onDate: '2026-06-01', note: 'Half' };
    const path = `/api/orders/${order.id}/payments`;
    const [first, again] = [await agent.post(path, payment), await agent.post(path, payment)];
    expect(first.body).toMatchObject({ ...payment, orderId: order.id });
    expect(again.body).toEqual(first.body);
    await agent.post(path, { amount: -400, onDate: '2026-06-02' });
    const { body: paid } = await agent.get(`/api/orders/${order.id}`);
    expect(paid.payments.map(({ amount }: { amount: number }) => amount)).toEqual([1_000, -400]);
    expect(paid.updatedAt).toBe(order.updatedAt);
    const changed = await agent.put(`/api/payments/${payment.id}`, { ...payment, amount: 1_200 });
    expect(changed.body.amount).toBe(1_200);
    expect((await agent.delete(`/api/payments/${payment.id}`)).status).toBe(204);
    expect((await agent.get(path)).body).toHaveLength(1);
  });

  it('give back no more than was paid without saying so', async () => {
    const order = await anOrder();
    const path = `/api/orders/${order.id}/payments`;
    const { body: paid } = await agent.post(path, { amount: 1_000, onDate: '2026-06-01' });
    const refund = { amount: -1_200, onDate: '2026-06-02' };
    const refused = await agent.post(path, refund);
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      409,
      'more_than_paid',
      { amount: ['That is ₦2 more than was paid'] },
    ]);
    const { body: back } = await agent.post(path, { ...refund, amount: -1_000 });
    expect((await agent.put(`/api/payments/${back.id}`, refund)).body.code).toBe('more_than_paid');
    expect((await agent.put(`/api/payments/${paid.id}`, refund)).body.code).toBe('more_than_paid');
    const said = await agent.put(`/api/payments/${back.id}`, { ...refund, exceedsPaid: true });
    expect([said.status, said.body.amount]).toEqual([200, -1_200]);
    expect(said.body).not.toHaveProperty('exceedsPaid');
    const first = { customerId: order.customerId, garments: [garment()], payment: refund };
    expect((await agent.post('/api/orders', first)).body.errors).toEqual({
      payment: ['That is ₦12 more than was paid'],
    });
  });

  it('give back no more than was paid by two requests at once', async () => {
    const order = await anOrder();
    const path = `/api/orders/${order.id}/payments`;
    await agent.post(path, { amount: 1_000, onDate: '2026-06-01' });
    const refund = { amount: -1_000, onDate: '2026-06-02' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => agent.post(path, refund)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    [{ amount: 0 }, 'amount', 'Payment is 0'],
    [{ amount: 0.5 }, 'amount', 'Payment is not an amount'],
    [{ amount: 5, onDate: 'yesterday' }, 'onDate', 'Write it as 2026-03-31'],
    [{ amount: 5, method: 'cheque' }, 'method', 'Choose how it was paid'],
  ])('are refused as %j', async (over, field, message) => {
    const order = await anOrder();
    const answer = await agent.post(`/api/orders/${order.id}/payments`, { onDate: '2026-06-01', ...over });
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [message] }]);
  });

  it('of another tailor are out of reach', async () => {
    const order = await anOrder();
    const { agent: other } = await aTailor(app);
    const payment = { amount: 5, onDate: '2026-06-01' };
    expect((await other.post(`/api/orders/${order.id}/payments`, payment)).status).toBe(404);
    expect((await other.get(`/api/orders/${order.id}/payments`)).status).toBe(404);
    const { body: own } = await agent.post(`/api/orders/${order.id}/payments`, { id: crypto.randomUUID(), ...payment });
    expect((await other.put(`/api/payments/${own.id}`, payment)).status).toBe(404);
    expect((await other.delete(`/api/payments/${own.id}`)).status).toBe(404);
    const client = await aCustomer(other);
    const theirs = await anOrder({ customerId: client.id }, other);
    const taken = await other.post(`/api/orders/${theirs.id}/payments`, { id: own.id, ...payment });
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
  });
});

describe('the order book', () => {
  it('keeps the zone of the first order and what the tailor says', async () => {
    const { agent: other } = await aTailor(app);
    const client = await aCustomer(other);
    const fresh = { currency: 'NGN', timeZone: null, weeklyGarments: null, nextNumber: 1 };
    const settings = { makesLinks: true, linksShowBalance: false, messages: {} };
    expect((await other.get('/api/orders/book')).body).toEqual({ ...fresh, ...settings });
    await anOrder({ customerId: client.id, timeZone: 'Asia/Kolkata' }, other);
    await anOrder({ customerId: client.id, timeZone: 'Africa/Lagos' }, other);
    const changed = await other.put('/api/orders/book', { currency: 'GBP', weeklyGarments: 6 });
    const after = { currency: 'GBP', timeZone: 'Asia/Kolkata', weeklyGarments: 6, nextNumber: 3 };
    expect(changed.body).toEqual({ ...after, ...settings });
    expect((await anOrder({ customerId: client.id }, other)).currency).toBe('GBP');
    const wrong = await other.put('/api/orders/book', { timeZone: 'Nowhere/Here' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { timeZone: ['Not a time zone'] }]);
  });

  it('keeps the own messages of a tailor, which no other tailor has', async () => {
    const [{ agent: one }, { agent: other }] = [await aTailor(app), await aTailor(app)];
    const messages = { ready: { yo: 'Ẹ ǹlẹ́ {name} 🧵', en: 'Come\n\n{link}' }, late: { ar: 'م'.repeat(999) } };
    const saved = await one.put('/api/orders/book', { messages });
    expect([saved.status, saved.body.messages]).toEqual([200, messages]);
    // What is left out stays, and the messages are replaced as a whole.
    expect((await one.put('/api/orders/book', { weeklyGarments: 6 })).body.messages).toEqual(messages);
    const shorter = { late: messages.late };
    expect((await one.put('/api/orders/book', { messages: shorter })).body.messages).toEqual(shorter);
    expect((await one.get('/api/orders/book')).body.messages).toEqual(shorter);
    expect((await other.get('/api/orders/book')).body.messages).toEqual({});
    expect((await app.anonymous.put('/api/orders/book', { messages: {} })).status).toBe(401);
  });

  it.each<[string, object]>([
    ['a message of 1,000 characters', { ready: { en: 'x'.repeat(1000) } }],
    ['an empty message', { ready: { en: ' \n ' } }],
    ['an unknown language', { ready: { tlh: 'nuqneH' } }],
    ['an unknown kind', { sold: { en: 'Sold' } }],
    ['a text that cannot be stored', { ready: { en: 'a\u0000b' } }],
    ['half of a character', { ready: { en: 'a\ud83e' } }],
    ['no text', { ready: { en: 7 } }],
    ['a list', []],
  ])('refuses %s on its field, and changes nothing', async (_what, messages) => {
    const { agent: one } = await aTailor(app);
    const refused = await one.put('/api/orders/book', { messages, weeklyGarments: 6 });
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, ['messages']]);
    expect((await one.get('/api/orders/book')).body).toMatchObject({ messages: {}, weeklyGarments: null });
  });

  it('suggests garments with their last prices, the share of the last deposit, and common alterations', async () => {
    const { agent: other } = await aTailor(app);
    const client = await aCustomer(other);
    const before = (await other.get('/api/orders/suggestions')).body;
    expect(before).toMatchObject({ depositShare: null, method: null });
    expect(before.garments).toHaveLength(12);
    await anOrder({ customerId: client.id, garments: [garment({ price: 100 })] }, other);
    const payment = { amount: 2_000, method: 'mobile', onDate: '2026-06-01' };
    const lines = [garment({ price: 4_000 }), garment({ garment: 'Hem trousers', kind: 'alteration', price: 0 })];
    await anOrder({ customerId: client.id, garments: lines, payment }, other);
    const { garments, depositShare, method } = (await other.get('/api/orders/suggestions')).body;
    expect({ depositShare, method }).toEqual({ depositShare: 0.5, method: 'mobile' });
    expect(garments.slice(0, 2)).toEqual([
      { garment: 'Agbada', kind: 'new', price: 4_000, currency: 'NGN' },
      { garment: 'Hem trousers', kind: 'alteration', price: null, currency: 'NGN' },
    ]);
    expect(garments).toHaveLength(13);
    const open = [garment({ price: 4_000 }), garment({ price: null })];
    await anOrder({ customerId: client.id, garments: open, payment: { ...payment, amount: 1_000 } }, other);
    expect((await other.get('/api/orders/suggestions')).body).toMatchObject({ depositShare: null, method: 'mobile' });
  });

  it('suggests neither a price of 0 nor that of a re-do, but the one of before', async () => {
    const { agent: other } = await aTailor(app);
    const customerId = (await aCustomer(other)).id;
    await anOrder({ customerId, garments: [garment({ price: 4_000 }), garment({ garment: 'Fila', price: 0 })] }, other);
    await anOrder({ customerId, garments: [garment({ price: 0 })], notes: 'Re-do of 1' }, other);
    await anOrder({ customerId, garments: [garment({ price: 300 })], notes: 'Re-do of 1\nShe pays the thread' }, other);
    await anOrder({ customerId, garments: [garment({ price: null })] }, other);
    const { garments } = (await other.get('/api/orders/suggestions')).body;
    expect(garments.slice(0, 2)).toEqual([
      { garment: 'Agbada', kind: 'new', price: 4_000, currency: 'NGN' },
      { garment: 'Fila', kind: 'new', price: null, currency: 'NGN' },
    ]);
  });

  it('counts money, garments and kept promises', async () => {
    const { agent: other } = await aTailor(app);
    const client = await aCustomer(other);
    const payment = { amount: 3_000, onDate: '2026-05-30' };
    const one = await anOrder(
      { customerId: client.id, dueOn: '2026-06-03', payment, garments: [garment({ price: 5_000, quantity: 2 })] },
      other,
    );
    await other.post(`/api/orders/${one.id}/payments`, { amount: -500, onDate: '2026-06-02' });
    const two = await anOrder(
      { customerId: client.id, dueOn: '2026-06-01', garments: [garment({ price: 100, kind: 'alteration' })] },
      other,
    );
    const notAgreed = [garment({ price: 100 }), garment({ price: null })];
    const three = await anOrder({ customerId: client.id, garments: notAgreed }, other);
    await other.put(`/api/orders/${three.id}/stage`, { stage: 'ready' });
    await app.database.db.execute(sql`update orders set ready_on = '2026-07-06' where id = ${three.id}`);
    for (const [order, day] of [
      [one, '2026-06-03'],
      [two, '2026-06-05'],
    ] as const) {
      await other.put(`/api/orders/${order.id}/stage`, { stage: 'ready' });
      await app.database.db.execute(sql`update orders set ready_on = ${day} where id = ${order.id}`);
    }
    const owes = ({ id, customerId, number, currency }: Order, amount: number, readyOn: string) => ({
      ...{ id, customerId, number, currency, amount, readyOn },
      ...{ stage: 'ready', closedOn: null },
    });
    const figures = await other.get('/api/orders/figures?from=2026-05-01&to=2026-06-30');
    expect(figures.body).toEqual({
      months: [
        { month: '2026-05', currency: 'NGN', taken: 3_000, givenBack: 0 },
        { month: '2026-06', currency: 'NGN', taken: 0, givenBack: 500 },
      ],
      owed: [{ currency: 'NGN', amount: 7_600, orders: 2 }],
      owing: [owes(one, 7_500, '2026-06-03'), owes(two, 100, '2026-06-05')],
      since: '2026-05-30',
      weeks: [{ monday: '2026-06-01', garments: 2.25 }],
      ...{ kept: 1, promised: 2, daysLate: 4 },
      // Both days were over when the orders were written.
      onPage: { kept: 0, promised: 0, collected: 0 },
    });
    const none = await other.get('/api/orders/figures?from=2020-01-01&to=2020-01-31');
    expect(none.body).toMatchObject({
      months: [],
      weeks: [],
      kept: 0,
      promised: 0,
      daysLate: null,
      since: '2026-05-30',
    });
  });
});

describe('POST /api/orders/import', () => {
  const imported = (over: object = {}) => ({
    ...body(),
    ...{ id: crypto.randomUUID(), number: 900, currency: 'NGN', stage: 'collected' },
    ...{ stageTimes: { taken: 1, collected: 2 }, closedAt: '2025-05-02T10:00:00.000Z', promisedOn: '2025-05-01' },
    payments: [{ id: crypto.randomUUID(), amount: 700, onDate: '2025-05-02' }],
    ...over,
  });

  it('adds what is missing with its stage, times and payments, and nothing the second time', async () => {
    const [one, two] = [imported(), imported({ number: 900, stage: 'taken', closedAt: null })];
    const first = await agent.post('/api/orders/import', { orders: [one, two] });
    expect([first.status, first.body.saved]).toEqual([201, 2]);
    const second = await agent.post('/api/orders/import', { orders: [one, two] });
    expect([second.status, second.body.saved]).toEqual([201, 0]);
    const closed = (await agent.get('/api/orders?state=closed&month=2025-05')).body as Order[];
    expect(closed).toMatchObject([
      { number: 900, stage: 'collected', stageTimes: { taken: 1, collected: 2 }, payments: [{ amount: 700 }] },
    ]);
    const numbers = ((await agent.get('/api/orders')).body as Order[]).map(({ number }) => number);
    expect(numbers).toContain(901);
  });

  it('gives each order its number if it is free, also within the batch, else the next one', async () => {
    const numbers = [70_000, 70_000, 69_999, 70_001, 69_999];
    const batch = numbers.map((number) => imported({ number, payments: [] }));
    expect((await agent.post('/api/orders/import', { orders: batch })).body.saved).toBe(5);
    const { rows } = await app.database.db.execute<{ number: number }>(
      sql`select number from orders where number >= 69999 order by number`,
    );
    expect(rows.map(({ number }) => number)).toEqual([69_999, 70_000, 70_001, 70_002, 70_003]);
  });

  it('writes 100 orders with 6 payments each with a few statements of the pool for jobs', async () => {
    const paid = () => ({ id: crypto.randomUUID(), amount: 700, onDate: '2025-05-02' });
    const batch = Array.from({ length: 100 }, (_, index) =>
      imported({ number: 80_000 + index, payments: Array.from({ length: 6 }, paid) }),
    );
    const jobs = vi.spyOn(app.database.pool, 'connect');
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const { body } = await agent.post('/api/orders/import', { orders: batch });
    const counts = [jobs.mock.calls.length, statements.mock.calls.length];
    statements.mockRestore();
    jobs.mockRestore();
    expect(body.saved).toBe(100);
    expect(counts[0]).toBe(1);
    expect(counts[1]).toBeLessThan(20);
  });

  it('adds nothing if one has no client', async () => {
    const missing = imported({ customerId: '00000000-0000-4000-8000-000000000000', number: 950 });
    const answer = await agent.post('/api/orders/import', { orders: [imported({ number: 951 }), missing] });
    expect(answer.status).toBe(404);
    const { rows } = await app.database.db.execute(sql`select from orders where number in (950, 951)`);
    expect(rows).toEqual([]);
  });
});
