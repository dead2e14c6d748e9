import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aCustomer, aMeasurement, aTailor, aUser } from '../../../tests/support/factories';

const missingId = '00000000-0000-4000-8000-000000000000';
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('GET /api/customers', () => {
  it("answers the tailor's own clients by name, upper and lower case alike", async () => {
    const { agent } = await aTailor(app);
    for (const name of ['bisi', 'Ade', 'Chidi']) await aCustomer(agent, { name });
    const other = await aTailor(app);
    await aCustomer(other.agent, { name: 'Somebody else' });
    const list = await agent.get('/api/customers');
    expect(list.status).toBe(200);
    expect(list.body.map(({ name }: { name: string }) => name)).toEqual(['Ade', 'bisi', 'Chidi']);
  });

  it('answers 401 when signed out and 403 without a profile', async () => {
    expect((await app.anonymous.get('/api/customers')).status).toBe(401);
    const withoutProfile = await (await aUser(app)).get('/api/customers');
    expect(withoutProfile.status).toBe(403);
    expect(withoutProfile.body.code).toBe('profile_required');
  });
});

describe('POST /api/customers', () => {
  it('keeps the digits of other scripts as Latin ones, in numbers alone', async () => {
    const { agent } = await aTailor(app);
    const client = { name: 'ليلى ٢', phone: '٠١٠٠٥٥٥٢٢٠١', whatsapp: '९८५५०७०१००', notes: 'شقة ٥' };
    const created = await agent.post('/api/customers', client);
    expect(created.body).toMatchObject({ ...client, phone: '01005552201', whatsapp: '9855070100' });
    const { body } = await agent.post('/api/measurements', {
      customerId: created.body.id,
      measurements: { chest: '٣٨', waist: '३० 1/2', notes: '٥' },
      ownMeasures: [{ key: 'own-1', name: 'Cap ٢', value: '۲۲' }],
    });
    expect(body).toMatchObject({
      measurements: { chest: '38', waist: '30 1/2', notes: '٥' },
      ownMeasures: [{ name: 'Cap ٢', value: '22' }],
    });
  });

  it('creates a client; empty fields become null, unknown ones are ignored', async () => {
    const { agent, tailor } = await aTailor(app);
    const created = await agent.post('/api/customers', {
      name: '  Folaké  ',
      phone: '',
      notes: 'Likes a loose fit',
      createdAt: '2020-01-01T00:00:00.000Z',
      tailorId: missingId,
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ name: 'Folaké', phone: null, whatsapp: null, notes: 'Likes a loose fit' });
    expect(created.body.createdAt).not.toContain('2020');
    expect(created.body).not.toHaveProperty('tailorId');
    expect((await agent.get('/api/customers')).body).toEqual([created.body]);
    expect(tailor.id).not.toBe(missingId);
  });

  it.each([
    [{}, 'name', 'Name is required'],
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Must be at most 120 characters'],
    [{ name: 'A', phone: '1'.repeat(41) }, 'phone', 'Must be at most 40 characters'],
    [{ name: 'A', notes: 'n'.repeat(5001) }, 'notes', 'Must be at most 5000 characters'],
    [{ name: 'A\u0000B' }, 'name', 'Contains characters that cannot be stored'],
  ])('refuses %j on its field', async (body, field, message) => {
    const { agent } = await aTailor(app);
    const refused = await agent.post('/api/customers', body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[field]).toContain(message);
  });
});

describe('PUT /api/customers/:id', () => {
  it('replaces the client: missing fields are cleared', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent, { name: 'Ngozi', phone: '0803 555 0142', notes: 'Left-handed' });
    const updated = await agent.put(`/api/customers/${customer.id}`, { name: 'Ngozi Eze', phone: '0803 555 0142' });
    expect(updated.status).toBe(200);
    expect(updated.body).toEqual({ ...customer, name: 'Ngozi Eze', notes: null, updatedAt: expect.any(String) });
  });

  it('answers 404 for another tailor, a missing client and an invalid id', async () => {
    const owner = await aTailor(app);
    const stranger = await aTailor(app);
    const customer = await aCustomer(owner.agent, { name: 'Mine' });
    for (const id of [customer.id, missingId, 'no-id']) {
      expect((await stranger.agent.put(`/api/customers/${id}`, { name: 'Taken' })).status).toBe(404);
    }
    expect((await owner.agent.get('/api/customers')).body).toEqual([customer]);
  });

  it('answers 400 on the field for an empty name', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    const refused = await agent.put(`/api/customers/${customer.id}`, { name: '' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ name: ['Name is required'] });
  });
});

describe('POST /api/customers/import', () => {
  const clients = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Client ${index}` }));

  it('adds all clients of a batch once, however often it is sent', async () => {
    const { agent } = await aTailor(app);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = {
      customers: [...clients(98), { name: ' Ngozi ', phone: '0803 555 0142', whatsapp: '', notes: 'Tall' }],
    };
    for (let round = 0; round < 2; round += 1) {
      const imported = await agent.post('/api/customers/import', body, key);
      const { id } = (await agent.get('/api/customers')).body.at(-1);
      expect([imported.status, imported.body]).toEqual([201, { saved: 99, lastId: id }]);
      expect(imported.headers).not.toHaveProperty('location');
      expect(imported.headers).not.toHaveProperty('content-location');
    }
    const list = (await agent.get('/api/customers')).body;
    expect(list).toHaveLength(99);
    expect(list.at(-1)).toMatchObject({ name: 'Ngozi', phone: '0803 555 0142', whatsapp: null, notes: 'Tall' });
  });

  it('fills only the empty fields of a client to merge into', async () => {
    const { agent } = await aTailor(app);
    const before = await aCustomer(agent, { name: 'Ngozi', phone: '0803 555 0142' });
    const other = { name: 'N. Okafor', phone: '0805 111 2222', whatsapp: '+2348035550142', notes: 'Tall' };
    await agent.post('/api/customers/import', { customers: [{ ...other, mergeInto: before.id }] });
    const [after, ...more] = (await agent.get('/api/customers')).body;
    expect(more).toEqual([]);
    expect(after).toEqual({ ...before, whatsapp: '+2348035550142', notes: 'Tall', updatedAt: after.updatedAt });
    expect(after.updatedAt > before.updatedAt).toBe(true);
  });

  it("adds a client whose client to merge into is deleted or another tailor's, and leaves that one alone", async () => {
    const [owner, stranger] = [await aTailor(app), await aTailor(app)];
    const theirs = await aCustomer(owner.agent, { name: 'Theirs' });
    const customers = [missingId, theirs.id].map((mergeInto) => ({ name: 'Ngozi', notes: 'Tall', mergeInto }));
    expect((await stranger.agent.post('/api/customers/import', { customers })).status).toBe(201);
    expect((await owner.agent.get('/api/customers')).body).toEqual([theirs]);
    expect((await stranger.agent.get('/api/customers')).body).toMatchObject([{ name: 'Ngozi' }, { name: 'Ngozi' }]);
  });

  it('adds a client of an earlier day, and leaves that of a client to merge into', async () => {
    const { agent } = await aTailor(app);
    const before = await aCustomer(agent, { name: 'Bisi' });
    const createdAt = '2019-05-04T10:20:30.456Z';
    const customers = [
      { name: 'Ada', createdAt },
      { name: 'Bisi', notes: 'Tall', createdAt, mergeInto: before.id },
    ];
    expect((await agent.post('/api/customers/import', { customers })).status).toBe(201);
    const [ada, bisi] = (await agent.get('/api/customers')).body;
    expect([ada.createdAt, bisi.createdAt, bisi.notes]).toEqual([createdAt, before.createdAt, 'Tall']);
  });

  it.each([
    ['2999-01-01T00:00:00.000Z', 'Is in the future'],
    ['1899-12-31T00:00:00.000Z', 'Is too long ago'],
    ['soon', 'Write it as 2024-03-31T10:30:00Z'],
  ])('refuses a client since %s', async (createdAt, message) => {
    const { agent } = await aTailor(app);
    const refused = await agent.post('/api/customers/import', { customers: [{ name: 'Ada', createdAt }] });
    expect([refused.status, refused.body.errors]).toEqual([400, { customers: [message] }]);
  });

  const record = {
    measurements: { chest: '40 in', notes: 'Loose' },
    tags: 'Suit',
    takenAt: '2019-05-04T10:20:30.456Z',
  };
  const own = [{ key: 'own-0000abcd', name: 'Burst', value: '42' }];

  it('adds the records of a client, taken when they were taken, and further ones to the last client', async () => {
    const { agent } = await aTailor(app);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const noon = '2019-05-04T12:00:00.000Z';
    const first = {
      customers: [{ name: 'Ada' }, { name: 'Bisi', records: [record, { ...record, ownMeasures: own, takenAt: noon }] }],
    };
    const answers = [await agent.post('/api/customers/import', first, key)];
    answers.push(await agent.post('/api/customers/import', first, key));
    const [, bisi] = (await agent.get('/api/customers')).body;
    expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ saved: 2, lastId: bisi.id }));
    const later = { ...record, takenAt: '2020-01-01T00:00:00.000Z' };
    const more = { customers: [{ name: 'Bisi', mergeInto: bisi.id, records: [later] }] };
    expect((await agent.post('/api/customers/import', more)).body).toEqual({ saved: 1, lastId: bisi.id });
    const { takenAt: createdAt, ...rest } = record;
    expect((await agent.get('/api/measurements/all')).body).toMatchObject([
      { customerId: bisi.id, ...rest, ownMeasures: [], createdAt },
      { customerId: bisi.id, ...rest, ownMeasures: own, createdAt: noon },
      { customerId: bisi.id, ...rest, createdAt: later.takenAt },
    ]);
    expect((await agent.get('/api/measurements/latest')).body).toEqual({ [bisi.id]: later.takenAt });
    expect((await agent.get('/api/customers')).body[1]).toEqual(bisi);
  });

  it.each([
    ['with', { 'idempotency-key': crypto.randomUUID() }],
    ['without', {}],
  ])('adds nothing if one of the records cannot be written, %s a key', async (_, headers) => {
    const { agent } = await aTailor(app);
    const ngozi = await aCustomer(agent, { name: 'Ngozi' });
    const customers = [
      { name: 'Ada' },
      { name: 'N.', notes: 'Tall', mergeInto: ngozi.id },
      { name: 'Bisi', records: [record] },
    ];
    const post = () => agent.post('/api/customers/import', { customers }, headers);
    const { db } = app.database;
    await db.execute(sql`alter table measurements add constraint broken check (false) not valid`);
    expect((await post()).status).toBe(500);
    await db.execute(sql`alter table measurements drop constraint broken`);
    expect((await agent.get('/api/customers')).body).toEqual([ngozi]);
    expect((await post()).status).toBe(201);
    expect((await agent.get('/api/customers')).body).toHaveLength(3);
  });

  it.each([
    ['a future time', { ...record, takenAt: '2999-01-01T00:00:00.000Z' }, 'Is in the future'],
    ['a time before 1900', { ...record, takenAt: '0000-01-01T00:00:00.000Z' }, 'Is too long ago'],
    ['no time', { measurements: {} }, 'Write it as 2024-03-31T10:30:00Z'],
    ['a long measure', { ...record, measurements: { chest: '4'.repeat(61) } }, 'Must be at most 60 characters'],
  ])('answers 400 for a record with %s, and adds no client', async (_, bad, message) => {
    const { agent } = await aTailor(app);
    const refused = await agent.post('/api/customers/import', { customers: [{ name: 'Ada', records: [record, bad] }] });
    expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([400, expect.stringContaining(message)]);
    expect((await agent.get('/api/customers')).body).toEqual([]);
  });

  it.each([
    ['no client', []],
    ['101 clients', clients(101)],
    ['a client without a name', [{ name: 'Ngozi' }, { name: '' }]],
    ['an id that is none', [{ name: 'Ngozi', mergeInto: '7' }]],
  ])('answers 400 for %s, and adds none', async (_, customers) => {
    const { agent } = await aTailor(app);
    expect((await agent.post('/api/customers/import', { customers })).status).toBe(400);
    expect((await agent.get('/api/customers')).body).toEqual([]);
  });
});

describe('DELETE /api/customers/:id', () => {
  it('removes the client and all their measurements', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    await aMeasurement(agent, customer.id);
    const deleted = await agent.delete(`/api/customers/${customer.id}`);
    expect(deleted.status).toBe(204);
    expect((await agent.get('/api/customers')).body).toEqual([]);
    expect((await agent.get('/api/measurements')).body).toEqual([]);
    expect((await agent.delete(`/api/customers/${customer.id}`)).status).toBe(404);
  });
});
