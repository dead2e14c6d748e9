import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptRow } from '../../client/src/lib/offline-state';
import { startApp, type Agent, type TestApp } from '../support/app';
import { aCustomer, aMeasurement, aTailor } from '../support/factories';
import { aGarment } from '../support/client/orders';
import { aDevice, type Device } from './device';

let app: TestApp;
let agent: Agent;
let userId: string;
let device: Device;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  const made = await aTailor(app);
  agent = made.agent;
  userId = made.tailor.userId;
  device = await aDevice(app, agent, userId);
});

const dayMs = 24 * 3_600_000;
const garment = aGarment({ quantity: 2 });

/** A day of work on the device. Returns the row of each answer by the name of the call. */
async function work() {
  const ada = await device.create('/api/customers', { name: 'Ada', phone: '0803', whatsapp: null, notes: null });
  const changed = await device.change(`/api/customers/${ada.id}`, ada, { name: 'Ada', phone: null, notes: 'Tall' });
  const record = await device.create('/api/measurements', {
    customerId: ada.id,
    measurements: { chest: '104 cm' },
    tags: null,
  });
  const measures = { measurements: { chest: '105 cm', waist: '80 cm' }, tags: 'Suit' };
  const corrected = await device.change(`/api/measurements/${record.id}`, record, measures);
  const walkIn = await device.create('/api/walk-ins', {
    name: 'Bisi',
    phone: null,
    measurements: { hip: '98 cm' },
    tags: null,
  });
  const payment = { id: crypto.randomUUID(), amount: 1_000_000, method: 'cash', onDate: '2026-06-01' };
  const order = await device.create('/api/orders', {
    customerId: ada.id,
    garments: [garment],
    dueOn: '2030-06-16',
    payment,
  });
  const written = { customerId: ada.id, garments: [{ ...garment, price: 5_000_000 }], notes: 'Gold thread' };
  const rewritten = await device.change(`/api/orders/${order.id}`, order, {
    ...written,
    dueOn: '2030-06-17',
    askedBy: 'client',
  });
  const ready = await device.change(`/api/orders/${order.id}/stage`, rewritten, { stage: 'ready' });
  const paid = await device.create(`/api/orders/${order.id}/payments`, { amount: 500, onDate: '2026-06-02' });
  const repaid = await device.change(`/api/payments/${paid.id}`, paid, {
    amount: 600,
    method: 'transfer',
    onDate: '2026-06-02',
  });
  return { ada, changed, record, corrected, walkIn, order, rewritten, ready, paid, repaid };
}

/** Times, versions and what only the server decides are not predicted. */
function predictable(row: KeptRow): object {
  const text = JSON.stringify(row, (name, value: unknown) =>
    /^(createdAt|updatedAt|takenAt|readyAt|stageTimes|linkToken|linkShowsBalance|numberWasTaken)$/.test(name)
      ? undefined
      : value,
  );
  return JSON.parse(text) as object;
}

describe('without a connection', () => {
  it('a save answers the row that the server makes of it later', async () => {
    device.network = 'offline';
    const here = await work();
    expect(device.entries()).toHaveLength(10);
    const lists = ['/api/customers', '/api/orders', `/api/measurements/${here.ada.id}`, '/api/measurements/counts'];
    const read = () => Promise.all(lists.map((list) => device.read<KeptRow[]>(list)));
    const shown = await read();
    device.network = 'online';
    await device.sync();
    expect(device.entries()).toEqual([]);
    const onServer = await Promise.all(lists.map(async (list) => (await agent.get(list)).body as KeptRow[]));
    const predicted = (rows: readonly unknown[]) => rows.map((row) => predictable(row as KeptRow));
    expect(predicted(onServer)).toEqual(predicted(shown));
    device.network = 'offline';
    expect(await read()).toEqual(onServer);
  });

  it('a save that leaves fields without a value is the same save when it is sent again', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.network = 'offline';
    const key = 'e'.repeat(32);
    const body = { customerId: ada.id, measurements: { chest: '104 cm' }, ownMeasures: undefined, tags: undefined };
    const first = await device.create('/api/measurements', body, key);
    expect(await device.create('/api/measurements', body, key)).toEqual(first);
    expect(device.entries()).toHaveLength(1);
  });

  it('an order of another client has no link any more, and keeps its promise if its first day is over', async () => {
    const [ada, bisi] = [await aCustomer(agent, { name: 'Ada' }), await aCustomer(agent, { name: 'Bisi' })];
    const made = { customerId: ada.id, garments: [garment] };
    const { id } = (await agent.post('/api/orders', made)).body as KeptRow;
    await agent.post(`/api/orders/${id}/link`);
    await device.sync();
    device.network = 'offline';
    const before = await device.read<KeptRow>(`/api/orders/${id}`);
    expect(before.linkToken).toEqual(expect.any(String));
    const over = { ...made, customerId: bisi.id, dueOn: '2020-06-01' };
    const here = await device.change(`/api/orders/${id}`, before, over);
    const row = { customerId: bisi.id, dueOn: '2020-06-01', promisedOn: null, linkToken: null };
    expect(here).toMatchObject(row);
    device.network = 'online';
    await device.sync();
    expect((await agent.get(`/api/orders/${id}`)).body).toMatchObject(row);
  });

  it('a change of an order answers it with all its payments', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    const made = await agent.post('/api/orders', {
      ...{ customerId: ada.id, garments: [garment] },
      payment: { amount: 500, onDate: '2026-06-01' },
    });
    await device.sync();
    device.network = 'offline';
    await device.create(`/api/orders/${made.body.id}/payments`, { amount: 700, onDate: '2026-06-02' });
    const order = await device.read<KeptRow>(`/api/orders/${made.body.id}`);
    const ready = await device.change(`/api/orders/${order.id}/stage`, order, { stage: 'ready' });
    const renamed = { customerId: ada.id, garments: [{ ...garment, garment: 'Kaftan' }] };
    const rewritten = await device.change(`/api/orders/${order.id}`, ready, renamed);
    for (const { payments } of [ready, rewritten]) expect(payments).toMatchObject([{ amount: 500 }, { amount: 700 }]);
  });

  it('reads answer what the server answered', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    for (let count = 0; count < 7; count += 1) await aMeasurement(agent, ada.id);
    const bisi = await aCustomer(agent, { name: 'bisi' });
    for (const stage of ['taken', 'collected', 'cancelled']) {
      const { body } = await agent.post('/api/orders', {
        ...{ customerId: bisi.id, garments: [{ ...garment, id: crypto.randomUUID() }] },
        payment: { amount: 500, onDate: '2026-06-01' },
      });
      await agent.put(`/api/orders/${body.id}/stage`, { stage, because: 'client' });
    }
    await device.sync();
    const month = new Date().toISOString().slice(0, 7);
    const [order] = (await agent.get('/api/orders')).body as KeptRow[];
    const addresses = [
      ...['/api/customers', '/api/measurements', '/api/measurements/counts', '/api/measurements/latest', '/api/sheets'],
      ...[`/api/measurements/${ada.id}`, '/api/orders', '/api/orders?state=owed', `/api/orders?customerId=${bisi.id}`],
      ...[`/api/orders?state=closed&month=${month}`, `/api/orders/${order?.id}`, `/api/orders/${order?.id}/payments`],
      ...['/api/auth/user', '/api/tailors/me', '/api/orders/book', '/api/orders/suggestions'],
    ];
    await Promise.all(addresses.map((address) => device.read(address)));
    device.network = 'offline';
    for (const address of addresses) {
      expect([address, await device.read(address)]).toEqual([address, (await agent.get(address)).body]);
    }
  });

  it('only the first read waits two seconds for a silent server, also while changes wait', async () => {
    await device.sync();
    /** Returns the time until a read was answered, and its answer. */
    const timed = async () => {
      const began = device.clock.passedMs();
      const rows = await device.read<KeptRow[]>('/api/customers');
      return [device.clock.passedMs() - began, rows.map(({ name }) => name)];
    };
    device.network = 'silent';
    expect(await timed()).toEqual([2_000, []]);
    expect(await timed()).toEqual([200, []]);
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Ada' });
    device.network = 'silent';
    expect(await timed()).toEqual([200, ['Ada']]);
  });

  it('a read that the book does not keep fails as without a book', async () => {
    device.network = 'offline';
    await expect(device.read('/api/gallery')).rejects.toThrow(TypeError);
    expect(device.state.isUnreachable).toBe(true);
  });

  it('a page that closes between writing and sending loses nothing', async () => {
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Ada' });
    await device.restart();
    expect(await device.read('/api/customers')).toMatchObject([{ name: 'Ada' }]);
    device.network = 'online';
    await device.sync();
    expect((await agent.get('/api/customers')).body).toMatchObject([{ name: 'Ada' }]);
  });
});

describe('with a connection', () => {
  it('a change is sent when the connection comes back while a round without it has not failed yet', async () => {
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Ada' });
    await device.sync();
    device.network = 'online';
    let lose = (_error: TypeError) => {};
    const lost = new Promise<never>((_resolve, reject) => (lose = reject));
    const sent = vi.spyOn(agent.browser, 'send').mockReturnValueOnce(lost);
    const round = device.book.sync();
    await expect.poll(() => sent.mock.calls).toHaveLength(1);
    const afterIt = device.book.sync();
    lose(new TypeError('Offline'));
    await round;
    await afterIt;
    expect(device.entries()).toEqual([]);
    expect((await agent.get('/api/customers')).body).toMatchObject([{ name: 'Ada' }]);
  });

  it('a write that is not stored here first is followed by a read of the changes', async () => {
    const ada = await aCustomer(agent);
    await device.sync();
    const sent = vi.spyOn(agent.browser, 'send');
    await device.send('DELETE', `/api/customers/${ada.id}`);
    const paths = () => sent.mock.calls.map(([path]) => path.replace(/\?.*/, ''));
    await expect.poll(paths).toEqual([`/api/customers/${ada.id}`, '/api/changes']);
    await device.sync();
    expect(await device.mirrored('customers')).toEqual([]);
  });
});

describe('a clock that is three days wrong', () => {
  it.each([3 * dayMs, -3 * dayMs])('by %i ms does not date a record', async (aheadMs) => {
    const ada = await aCustomer(agent);
    device.clockAheadMs = aheadMs;
    await device.sync();
    device.network = 'offline';
    const began = Date.now();
    const { id } = await device.create('/api/measurements', { customerId: ada.id, measurements: { chest: '1' } });
    device.network = 'online';
    await device.sync();
    const [record] = (await agent.get(`/api/measurements/${ada.id}`)).body as KeptRow[];
    expect(record?.id).toBe(id);
    // The `Date` header has seconds.
    expect(Math.abs(Date.parse(record?.createdAt ?? '') - began)).toBeLessThan(10_000);
  });
});

describe('the book leaves the device', () => {
  it('when the server answers after more than 30 days, but not what is not sent', async () => {
    await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Bisi' });
    device.clockAheadMs = device.serverAheadMs = 31 * dayMs;
    await device.restart();
    expect(await device.read('/api/customers')).toMatchObject([{ name: 'Ada' }, { name: 'Bisi' }]);
    // The session has ended meanwhile.
    await app.database.db.execute(sql`delete from sessions where user_id = ${userId}`);
    device.network = 'online';
    await device.sync();
    expect(await device.mirrored('customers')).toEqual([]);
    expect(device.entries()).toHaveLength(1);
  });

  it('but not when only its own clock says that 30 days have passed', async () => {
    await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.clockAheadMs = 31 * dayMs;
    await device.restart();
    await device.sync();
    expect(await device.mirrored('customers')).toMatchObject([{ name: 'Ada' }]);
  });

  it('when it is not to be kept, but not what is not sent', async () => {
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Bisi' });
    await device.book.keep(false);
    expect(await device.mirrored('customers')).toEqual([]);
    await device.restart();
    expect(device.entries()).toHaveLength(1);
  });

  it('at a logout, with everything', async () => {
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Bisi' });
    await device.book.wipe();
    await device.restart();
    expect([device.entries(), await device.mirrored('customers')]).toEqual([[], []]);
  });
});

describe('the server', () => {
  it('was restored: everything is read again', async () => {
    const [ada, bisi] = [await aCustomer(agent), await aCustomer(agent)];
    await device.sync();
    await app.database.db.execute(sql`alter table customers disable trigger customers_deleted`);
    await app.database.db.execute(sql`delete from customers where id = ${ada.id}`);
    await app.database.db.execute(sql`alter table customers enable trigger customers_deleted`);
    await app.database.db.execute(sql`update change_feed set epoch = gen_random_uuid()`);
    await device.sync();
    expect((await device.mirrored('customers')).map(({ id }) => id)).toEqual([bisi.id]);
  });

  it('has ended the session: nothing is lost, and it is sent after the next sign-in', async () => {
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Ada' });
    const { browser } = agent;
    const send = browser.send.bind(browser);
    browser.send = (path, sent) => send(path, { ...sent, headers: { ...sent?.headers, cookie: '' } });
    device.network = 'online';
    await device.sync();
    expect(device.entries()).toHaveLength(1);
    browser.send = send;
    await device.sync();
    expect(device.entries()).toEqual([]);
    expect((await agent.get('/api/customers')).body).toHaveLength(1);
  });

  it('has the session of another user, who signed in on the device: nothing of the book is sent or shown', async () => {
    await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Bisi' });
    device.network = 'online';
    const { session } = device;
    const other = await aTailor(app);
    device.session = { agent: other.agent, userId: other.tailor.userId };
    const sent = vi.spyOn(other.agent.browser, 'send');
    await device.sync();
    expect([device.entries().length, sent.mock.calls]).toEqual([1, []]);
    device.network = 'offline';
    await expect(device.read('/api/customers')).rejects.toThrow(TypeError);
    device.session = session;
    device.network = 'online';
    await device.sync();
    expect(device.entries()).toEqual([]);
  });

  it('refuses a change: it waits for the user with the reason, and the others are sent', async () => {
    const ada = await aCustomer(agent);
    await device.sync();
    device.network = 'offline';
    await device.create('/api/customers', { name: 'x'.repeat(121) });
    await device.create('/api/measurements', { customerId: ada.id, measurements: { chest: '1' } });
    device.network = 'online';
    await device.sync();
    expect(device.entries()).toMatchObject([
      { question: { kind: 'refused', message: expect.stringContaining('120') } },
    ]);
    expect((await agent.get(`/api/measurements/${ada.id}`)).body).toHaveLength(1);
  });
});

describe('a conflict', () => {
  const changeOn = async (on: Device, phone: string) => {
    const [ada] = await on.read<KeptRow[]>('/api/customers');
    if (!ada) throw new Error('No client');
    return on.change(`/api/customers/${ada.id}`, ada, {
      name: ada.name,
      phone,
      whatsapp: ada.whatsapp,
      notes: ada.notes,
    });
  };

  it.each([
    ['mine', '2'],
    ['theirs', '3'],
  ] as const)('of a field waits for the user, who keeps %s', async (reply, kept) => {
    await aCustomer(agent, { name: 'Ada', phone: '1' });
    const other = await aDevice(app, agent, userId);
    await device.sync();
    device.network = 'offline';
    await changeOn(device, '2');
    await changeOn(other, '3');
    device.network = 'online';
    await device.sync();
    const [entry] = device.entries();
    expect(entry?.question).toMatchObject({
      kind: 'fields',
      fields: [{ name: 'phone', before: '1', mine: '2', theirs: '3' }],
    });
    await device.book.answer(entry?.number ?? 0, { phone: reply });
    expect((await agent.get('/api/customers')).body).toMatchObject([{ phone: kept }]);
    expect(device.entries()).toEqual([]);
  });

  it('with a deletion can add the client again, with the records that are on this device', async () => {
    const ada = await aCustomer(agent, { name: 'Ada', phone: '1', notes: 'Tall' });
    await aMeasurement(agent, ada.id, { measurements: { chest: '104 cm' } });
    await device.sync();
    device.network = 'offline';
    await changeOn(device, '2');
    await device.create('/api/measurements', { customerId: ada.id, measurements: { waist: '80 cm' } });
    await agent.delete(`/api/customers/${ada.id}`);
    device.network = 'online';
    await device.sync();
    const [entry] = device.entries();
    expect(entry?.question).toMatchObject({ kind: 'deleted', table: 'customers', id: ada.id });
    await device.book.answer(entry?.number ?? 0, 'again');
    const [again] = (await agent.get('/api/customers')).body as KeptRow[];
    expect(again).toMatchObject({ name: 'Ada', phone: '2', notes: 'Tall' });
    const records = (await agent.get(`/api/measurements/${again?.id}`)).body as { measurements: object }[];
    expect(records.map(({ measurements }) => measurements)).toEqual(
      expect.arrayContaining([{ chest: '104 cm' }, { waist: '80 cm' }]),
    );
    expect(device.entries()).toEqual([]);
  });

  /** Answers every question with 'Add again' until none is left. */
  const addAllAgain = async () => {
    for (let round = 0; round < 5; round += 1) {
      await device.sync();
      const asked = device.entries().find(({ question }) => question?.kind === 'deleted');
      if (!asked) break;
      await device.book.answer(asked.number, 'again');
    }
    expect(device.entries()).toEqual([]);
  };
  const onServer = async () => {
    const orders = (await agent.get('/api/orders')).body as { style: string; payments: { amount: number }[] }[];
    return {
      clients: ((await agent.get('/api/customers')).body as KeptRow[]).map(({ name }) => name),
      orders: orders.map(({ style, payments }) => [style, payments.map(({ amount }) => amount)]),
    };
  };
  const anOrderOf = async (customerId: string) => {
    const payment = { id: crypto.randomUUID(), amount: 700, method: 'cash', onDate: '2026-06-01' };
    return device.create('/api/orders', { customerId, garments: [garment], style: 'Agbada', payment });
  };

  it('with a deletion of a client adds the order again whose stage has changed, with its payments and the client', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    const order = await anOrderOf(ada.id);
    device.network = 'offline';
    await device.change(`/api/orders/${order.id}/stage`, order, { stage: 'sewing' });
    await agent.delete(`/api/customers/${ada.id}`);
    device.network = 'online';
    await addAllAgain();
    expect(await onServer()).toEqual({ clients: ['Ada'], orders: [['Agbada', [700]]] });
  });

  it('does not store what belongs to a client that the device has not read', async () => {
    await device.sync();
    const ada = await aCustomer(agent, { name: 'Ada' });
    device.network = 'answers-lost';
    const measuring = device.create('/api/measurements', {
      customerId: ada.id,
      tags: null,
      measurements: { chest: '1' },
    });
    await expect(measuring).rejects.toThrow('The answer is lost');
    const changing = device.change(`/api/customers/${ada.id}`, ada, { ...ada, name: 'Ada Obi' });
    await expect(changing).rejects.toThrow('The answer is lost');
    expect(device.entries()).toEqual([]);
  });

  it('does not store a stage of an order that the device has not read', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    const made = await agent.post('/api/orders', { customerId: ada.id, garments: [garment] });
    device.network = 'offline';
    const saving = device.change(`/api/orders/${made.body.id}/stage`, made.body, { stage: 'sewing' });
    await expect(saving).rejects.toThrow('Offline');
    expect(device.entries()).toEqual([]);
  });

  it('with a deletion adds an order again in its stage, with the payment that was entered here', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    const order = await anOrderOf(ada.id);
    await device.change(`/api/orders/${order.id}/stage`, order, { stage: 'ready' });
    device.network = 'offline';
    await device.create(`/api/orders/${order.id}/payments`, { amount: 500, onDate: '2026-06-02' });
    await agent.delete(`/api/orders/${order.id}`);
    device.network = 'online';
    await addAllAgain();
    expect(await onServer()).toEqual({ clients: ['Ada'], orders: [['Agbada', [700, 500]]] });
    expect((await agent.get('/api/orders')).body).toMatchObject([{ stage: 'ready' }]);
  });

  it('with a deletion that was read while the form was open adds the client again', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await aMeasurement(agent, ada.id, { measurements: { chest: '104 cm' } });
    await device.sync();
    await agent.delete(`/api/customers/${ada.id}`);
    await device.sync();
    device.network = 'offline';
    await anOrderOf(ada.id);
    await device.restart();
    device.network = 'online';
    await addAllAgain();
    expect(await onServer()).toEqual({ clients: ['Ada'], orders: [['Agbada', [700]]] });
    const [again] = (await agent.get('/api/customers')).body as KeptRow[];
    expect((await agent.get(`/api/measurements/${again?.id}`)).body).toHaveLength(1);
  });

  it('with a deletion of what was written here, and whose answer was lost, adds it again once', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.network = 'answers-lost';
    await anOrderOf(ada.id);
    await device.create('/api/walk-ins', { name: 'Bisi', phone: null, tags: null, measurements: { hip: '98 cm' } });
    for (const { id } of (await agent.get('/api/customers')).body as KeptRow[])
      await agent.delete(`/api/customers/${id}`);
    device.network = 'online';
    await addAllAgain();
    expect(await onServer()).toEqual({ clients: ['Ada', 'Bisi'], orders: [['Agbada', [700]]] });
  });
});

describe('a row that the server cannot read', () => {
  it('is named to the user, and the rest of the book syncs, until it is deleted', async () => {
    const [ada, bisi] = [await aCustomer(agent), await aCustomer(agent)];
    await app.database.db.execute(sql`update customers set created_at = 'infinity' where id = ${bisi.id}`);
    await device.sync();
    expect((await device.mirrored('customers')).map(({ id }) => id)).toEqual([ada.id]);
    expect(device.state.leftOut).toEqual([{ table: 'customers', id: bisi.id }]);
    await device.restart();
    expect(device.state.leftOut).toHaveLength(1);
    await agent.delete(`/api/customers/${bisi.id}`);
    await device.sync();
    expect(device.state.leftOut).toEqual([]);
  });
});
