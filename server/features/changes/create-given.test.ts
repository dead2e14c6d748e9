import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncedTables } from '@shared/changes/synced-tables';
import { walkInsApi } from '@shared/walk-ins/contract';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aCustomer, aMeasurement, aTailor } from '../../../tests/support/factories';
import { aNewOrderOf } from '../../../tests/support/orders';
import { jsonSchemaOf } from '../../../tests/support/json-schema';
import { nouns, pathWith } from '../../../tests/support/nouns';
import { forgetSubmissions } from '../submissions/store';

interface Creation {
  name: string;
  path: string;
  /** Where the rows are read again, by a row. */
  list: string;
  body: (agent: Agent) => Promise<Record<string, unknown>>;
  deletePath: string;
  /** The name of a text field. */
  text: string;
  /** Whether the body says when the record was taken. */
  isTimed?: boolean;
}

const ofNouns = nouns
  .filter(({ api }) => 'id' in (jsonSchemaOf(api.create.body, 'input').properties ?? {}))
  .map(({ name, api, body, text }): Creation => ({
    ...{ name, body, text, path: api.create.path, list: api.list.path, deletePath: api.delete.path },
    isTimed: api.create.recomputed?.includes('takenAt'),
  }));

const walkIn: Creation = {
  name: 'walkIns',
  path: walkInsApi.create.path,
  list: '/api/measurements/:customerId',
  deletePath: '/api/measurements/:id',
  text: 'name',
  isTimed: true,
  body: async () => ({
    ...{ id: crypto.randomUUID(), customerId: crypto.randomUUID(), takenAt: '2026-05-04T10:30:00.000Z' },
    ...{ name: 'Bisi', phone: '0803 555 0142', measurements: { neck: '15 in' } },
  }),
};

/** An order of a new client, and how it is known that both or none are there. */
const newClientOrder: Creation = {
  name: 'orders with a new client',
  ...{ path: '/api/orders', list: '/api/orders', deletePath: '/api/orders/:id', text: 'clothNote' },
  body: async () => ({
    ...{
      id: crypto.randomUUID(),
      customerId: crypto.randomUUID(),
      newClient: { name: 'Bisi', phone: '0803 555 0142' },
    },
    ...{ garments: [{ id: crypto.randomUUID(), garment: 'Agbada', price: 5_000 }], clothNote: '5 yd lace' },
    payment: { id: crypto.randomUUID(), amount: 2_000, onDate: '2026-06-01' },
  }),
};

const creations = [...ofNouns, walkIn, newClientOrder];

let app: TestApp;
let agent: Agent;
let stranger: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent } = await aTailor(app));
  stranger = (await aTailor(app)).agent;
});
afterAll(() => app.stop());

const key = () => crypto.randomUUID();

/** Forgets all keys, as the sweep does after a day. */
async function forgetKeys() {
  await app.database.db.execute(sql`update idempotency_keys set created_at = now() - interval '2 days'`);
  await forgetSubmissions(app.database.db);
}

it('a device may give an id to every row of which it can have a copy', () => {
  expect(ofNouns.map(({ name }) => name).sort()).toEqual([...syncedTables].sort());
});

describe.each(creations)('POST of $name with an id', ({ path, body, list, deletePath, text }) => {
  const post = (sent: object, by = agent, once?: string) =>
    by.post(pathWith(path, sent), sent, once === undefined ? {} : { 'idempotency-key': once });
  const listed = async (row: object, by = agent) => (await by.get(pathWith(list, row))).body as { id: string }[];

  it('writes the row with that id, and answers it again with and without a key, also when the key is forgotten', async () => {
    const [sent, once] = [await body(agent), key()];
    const created = await post(sent, agent, once);
    expect([created.status, created.body.id]).toEqual([201, sent.id]);
    const { length } = await listed(created.body);
    await forgetKeys();
    for (const again of [once, key(), undefined]) {
      expect(await post(sent, agent, again)).toMatchObject({ status: 201, body: created.body });
    }
    expect(await listed(created.body)).toHaveLength(length);
  });

  it.each([
    ['other keys', () => key()],
    ['no keys', () => undefined],
  ])('answers one row to simultaneous requests with %s', async (_, once) => {
    const sent = await body(agent);
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(sent, agent, once())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    const rows = await listed(answers[0]?.body as object);
    expect(rows.filter(({ id }) => id === sent.id)).toHaveLength(1);
  });

  it('refuses another text with the same key by 422, and changes nothing', async () => {
    const [sent, once] = [await body(agent), key()];
    const { body: row } = await post(sent, agent, once);
    const before = await listed(row);
    for (const other of [
      { ...sent, [text]: 'Other' },
      { ...sent, [text]: 'Other', id: key() },
    ]) {
      const refused = await post(other, agent, once);
      expect([refused.status, refused.body.code]).toEqual([422, 'key_reused']);
    }
    expect(await listed(row)).toEqual(before);
  });

  it('answers another text under the id by 412 with the row, and changes nothing, also when the key is forgotten', async () => {
    const sent = await body(agent);
    const { body: row } = await post(sent, agent, key());
    const { numberWasTaken: _, ...current } = row;
    const before = await listed(row);
    const refuse = async () => {
      for (const once of [key(), undefined]) {
        const refused = await post({ ...sent, [text]: 'Other' }, agent, once);
        expect([refused.status, refused.body.code]).toEqual([412, 'changed_meanwhile']);
        expect(refused.body.current).toEqual(current);
      }
    };
    await refuse();
    await forgetKeys();
    await refuse();
    expect(await listed(row)).toEqual(before);
  });

  it('answers one text and refuses the others to simultaneous requests with other texts under one id', async () => {
    const sent = await body(agent);
    const texts = ['One', 'Two', 'Three', 'Four'];
    const answers = await Promise.all(texts.map((each) => post({ ...sent, [text]: each }, agent, key())));
    const [created, ...others] = answers.filter(({ status }) => status === 201);
    expect([created?.body.id, others]).toEqual([sent.id, []]);
    const refused = answers.filter(({ status }) => status === 412);
    expect(refused).toHaveLength(3);
    const { numberWasTaken: _, ...current } = created?.body ?? {};
    for (const answer of refused) expect(answer.body.current).toEqual(current);
  });

  it('compares values, not how they are written', async () => {
    const sent = await body(agent);
    const { body: row } = await post(sent);
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : value === Object(value)
          ? Object.fromEntries(
              Object.entries(Object(value))
                .reverse()
                .map(([name, each]) => [name, reversed(each)]),
            )
          : value;
    const shouted = { ...Object(reversed(sent)), id: (sent.id as string).toUpperCase() } as object;
    expect(await post(shouted, agent, key())).toMatchObject({ status: 201, body: row });
  });

  it('answers 404 `deleted` once the row is deleted, and writes none', async () => {
    const [sent, once] = [await body(agent), key()];
    const { body: row } = await post(sent, agent, once);
    expect((await agent.delete(pathWith(deletePath, row))).status).toBe(204);
    const { length } = await listed(row);
    for (const again of [once, key(), undefined]) {
      const refused = await post(sent, agent, again);
      expect([refused.status, refused.body.code]).toEqual([404, 'deleted']);
    }
    expect(await listed(row)).toHaveLength(length);
  });

  it("answers 409 for the id of another tailor's row, deleted or not, and changes nothing of it", async () => {
    const sent = await body(agent);
    const { body: row } = await post(sent);
    const before = await listed(row);
    const taken = { ...(await body(stranger)), id: sent.id };
    for (const once of [key(), undefined]) {
      const refused = await post(taken, stranger, once);
      expect([refused.status, refused.body]).toEqual([409, { message: 'This id is taken', code: 'conflict' }]);
    }
    expect(await listed(row)).toEqual(before);
    await agent.delete(pathWith(deletePath, row));
    expect((await post(taken, stranger)).status).toBe(201);
  });

  it('refuses what is no id on its field', async () => {
    const refused = await post({ ...(await body(agent)), id: '1' });
    expect([refused.status, refused.body.errors]).toEqual([400, { id: ['Not an id'] }]);
  });
});

const timed = creations.filter(({ isTimed }) => isTimed);

describe.each(timed)('POST of $name with the time of the record', ({ path, body, list }) => {
  it('answers the row at its time when it is repeated with another time', async () => {
    const post = (sent: object, by?: string) =>
      agent.post(path, sent, by === undefined ? {} : { 'idempotency-key': by });
    const [sent, once] = [await body(agent), key()];
    const { body: row } = await post(sent, once);
    const { length } = (await agent.get(pathWith(list, row))).body;
    for (const again of [once, key(), undefined]) {
      const repeated = await post({ ...sent, takenAt: '2026-05-04T10:30:07.000Z' }, again);
      expect(repeated).toMatchObject({ status: 201, body: row });
    }
    expect((await agent.get(pathWith(list, row))).body).toHaveLength(length);
  });
});

describe('POST /api/walk-ins with the id of the client', () => {
  it('writes both ids, and the time of the record', async () => {
    const sent = await walkIn.body(agent);
    const { body } = await agent.post('/api/walk-ins', sent);
    expect(body).toMatchObject({ id: sent.id, customerId: sent.customerId, createdAt: sent.takenAt });
    expect(body.customer.id).toBe(sent.customerId);
  });

  it('answers 404 `deleted` if the client was deleted, and 409 for the id of a client who is there', async () => {
    const sent = await walkIn.body(agent);
    await agent.post('/api/walk-ins', sent);
    const again = { ...sent, id: crypto.randomUUID() };
    expect((await agent.post('/api/walk-ins', again)).status).toBe(409);
    expect((await agent.delete(`/api/customers/${sent.customerId as string}`)).status).toBe(204);
    for (const body of [sent, again]) {
      const refused = await agent.post('/api/walk-ins', body);
      expect([refused.status, refused.body.code]).toEqual([404, 'deleted']);
    }
  });
});

describe('POST /api/orders with a new client', () => {
  const clients = async (by: Agent) => (await by.get('/api/customers')).body as { id: string }[];
  const post = (body: object, by = agent) => by.post('/api/orders', body);

  it('writes the order, its client and its payment, and answers with the client', async () => {
    const sent = await newClientOrder.body(agent);
    const { status, body } = await post(sent);
    expect(status).toBe(201);
    expect(body.customer).toMatchObject({ id: sent.customerId, name: 'Bisi', phone: '0803 555 0142', whatsapp: null });
    expect(body).toMatchObject({ id: sent.id, customerId: sent.customerId, payments: [sent.payment] });
    expect(await clients(agent)).toContainEqual(body.customer);
    expect((await agent.get(`/api/orders/${body.id}`)).body).not.toHaveProperty('customer');
  });

  it('writes neither if one is refused, and names the field of the client', async () => {
    const before = await clients(agent);
    const sent = await newClientOrder.body(agent);
    for (const [newClient, errors] of [
      [{ name: ' ' }, { 'newClient.name': ['Name is required'] }],
      [{ name: 'Bisi', phone: '1'.repeat(99) }, { 'newClient.phone': [expect.any(String)] }],
    ]) {
      const refused = await post({ ...sent, newClient });
      expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    }
    const back = { amount: -1, onDate: '2026-06-01' };
    expect((await post({ ...sent, payment: back })).body.code).toBe('more_than_paid');
    expect(await clients(agent)).toEqual(before);
    expect((await post(sent)).status).toBe(201);
  });

  it('answers 412 for another name or number of the client, with the client', async () => {
    const sent = await newClientOrder.body(agent);
    const { numberWasTaken: _, ...current } = (await post(sent)).body;
    for (const newClient of [{ name: 'Bisi Ade', phone: '0803 555 0142' }, { name: 'Bisi' }]) {
      const refused = await post({ ...sent, newClient });
      expect([refused.status, refused.body.current]).toEqual([412, current]);
    }
    expect((await clients(agent)).filter(({ id }) => id === sent.customerId)).toEqual([current.customer]);
  });

  it("answers 409 for the id of another client, also another tailor's, and 404 `deleted` for that of a deleted one", async () => {
    const sent = await newClientOrder.body(agent);
    await post(sent);
    const again = { ...(await newClientOrder.body(agent)), customerId: sent.customerId };
    for (const by of [agent, stranger]) {
      const before = await clients(by);
      const refused = await post({ ...again, id: crypto.randomUUID() }, by);
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
      expect(await clients(by)).toEqual(before);
    }
    expect((await agent.delete(`/api/customers/${sent.customerId as string}`)).status).toBe(204);
    for (const body of [sent, again]) {
      const refused = await post(body);
      expect([refused.status, refused.body.code]).toEqual([404, 'deleted']);
    }
  });
});

describe('POST of a row whose fields were left empty', () => {
  it('answers it to null, an empty text and nothing alike', async () => {
    const [id, name] = [key(), 'Bisi'];
    const { body: row } = await agent.post('/api/customers', { id, name });
    for (const empty of [{ phone: '' }, { phone: null, notes: ' ' }, { language: null }]) {
      expect(await agent.post('/api/customers', { id, name, ...empty })).toMatchObject({ status: 201, body: row });
    }
    expect((await agent.post('/api/customers', { id, name, phone: '0803' })).status).toBe(412);
  });
});

describe('POST /api/walk-ins under the id of a record', () => {
  it.each([
    ['other measures', { measurements: { neck: '16 in' } }],
    ['another number of the client', { phone: '0803 555 0143' }],
    ['another client', { customerId: key() }],
  ])('answers 412 for %s, with the client', async (_, other) => {
    const sent = await walkIn.body(agent);
    const { body: row } = await agent.post('/api/walk-ins', sent);
    const refused = await agent.post('/api/walk-ins', { ...sent, ...other });
    expect([refused.status, refused.body.current]).toEqual([412, row]);
  });
});

describe('POST /api/orders under the id of an order', () => {
  const anOrderBody = async () => {
    const order = nouns.find(({ name }) => name === 'orders');
    return (await order?.body(agent)) as Record<string, unknown> & { payment: object };
  };

  it('answers the order to another proposed number, currency and time zone', async () => {
    const sent = await anOrderBody();
    const { body: row } = await agent.post('/api/orders', sent);
    const again = { ...sent, number: 9_000, currency: 'GHS', timeZone: 'Africa/Accra' };
    const { status, body } = await agent.post('/api/orders', again);
    expect([status, body]).toEqual([201, { ...row, numberWasTaken: true }]);
  });

  it('answers 412 for another first payment, and the order if none is named', async () => {
    const sent = await anOrderBody();
    const { body: row } = await agent.post('/api/orders', sent);
    for (const payment of [
      { ...sent.payment, amount: 1 },
      { ...sent.payment, id: key() },
    ]) {
      expect((await agent.post('/api/orders', { ...sent, payment })).status).toBe(412);
    }
    expect((await agent.post('/api/orders', { ...sent, payment: null })).body.id).toBe(row.id);
    expect((await agent.get(`/api/orders/${sent.id as string}`)).body.payments).toHaveLength(1);
  });
});

describe('POST /api/orders/:orderId/payments', () => {
  it('refuses the same key and id for another order', async () => {
    const [order, other] = [await aNewOrderOf(agent), await aNewOrderOf(agent)];
    const [sent, once] = [{ id: key(), amount: 500, onDate: '2026-06-02' }, key()];
    const pay = (to: { id: string }, by?: string) =>
      agent.post(`/api/orders/${to.id}/payments`, sent, by === undefined ? {} : { 'idempotency-key': by });
    expect((await pay(order, once)).status).toBe(201);
    expect([(await pay(other, once)).status, (await pay(other)).status]).toEqual([422, 412]);
  });
});

describe('a key that an earlier release kept, with a checksum of another form', () => {
  it('answers the row under the same id if its values are the same', async () => {
    const [sent, once] = [await walkIn.body(agent), key()];
    const { body: row } = await agent.post('/api/walk-ins', sent, { 'idempotency-key': once });
    await app.database.db.execute(sql`update idempotency_keys set fingerprint = 'earlier'`);
    const again = await agent.post('/api/walk-ins', sent, { 'idempotency-key': once });
    expect(again).toMatchObject({ status: 201, body: row });
  });
});

describe('POST /api/measurements with the time of the record', () => {
  it('keeps it as the time of the record, but not in the future', async () => {
    const { id: customerId } = await aCustomer(agent);
    const takenAt = '2026-05-04T10:30:00.000Z';
    const record = await aMeasurement(agent, customerId, { takenAt });
    expect(record.createdAt).toBe(takenAt);
    const future = { customerId, measurements: {}, takenAt: new Date(Date.now() + 2 * 86_400_000).toISOString() };
    const refused = await agent.post('/api/measurements', future);
    expect([refused.status, refused.body.errors]).toEqual([400, { takenAt: ['Is in the future'] }]);
  });
});
