import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetRow } from '@shared/sheets/contract';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aCustomer, aMeasurement, aTailor } from '../../../tests/support/factories';

const missingId = '00000000-0000-4000-8000-000000000000';
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('GET /api/measurements/:customerId', () => {
  it("answers the client's records, newest first", async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    const older = await aMeasurement(agent, customer.id, { tags: 'First' });
    const newer = await aMeasurement(agent, customer.id, { tags: 'Second' });
    await aMeasurement(agent, (await aCustomer(agent)).id, { tags: 'Another client' });
    const list = await agent.get(`/api/measurements/${customer.id}`);
    expect(list.status).toBe(200);
    expect(list.body).toEqual([newer, older]);
  });

  it('answers a record that has a reserved word as a key with another key, under which it can be saved', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    const { id } = await aMeasurement(agent, customer.id);
    const stored = JSON.stringify([{ key: 'constructor', name: 'Cap', value: '22 in' }]);
    await app.database.db.execute(sql`update measurements set own_measures = ${stored}::jsonb where id = ${id}`);
    const [record] = (await agent.get(`/api/measurements/${customer.id}`)).body;
    const ownMeasures = [{ key: 'own-constructor', name: 'Cap', value: '22 in' }];
    expect(record.ownMeasures).toEqual(ownMeasures);
    const saved = await agent.put(`/api/measurements/${id}`, { measurements: {}, ownMeasures: record.ownMeasures });
    expect([saved.status, saved.body.ownMeasures]).toEqual([200, ownMeasures]);
  });

  it('answers the known measures of a record that has an unknown one', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    const record = await aMeasurement(agent, customer.id);
    const stored = JSON.stringify({ ...record.measurements, wingspan: '2 m' });
    await app.database.db.execute(sql`update measurements set measurements = ${stored}::json where id = ${record.id}`);
    for (const path of [`/api/measurements/${customer.id}`, '/api/measurements/all']) {
      const { status, body } = await agent.get(path);
      expect([status, body]).toEqual([200, [record]]);
    }
  });

  it('answers 404 for a missing client and for another tailor’s', async () => {
    const owner = await aTailor(app);
    const stranger = await aTailor(app);
    const customer = await aCustomer(owner.agent);
    for (const id of [customer.id, missingId, 'no-id']) {
      expect((await stranger.agent.get(`/api/measurements/${id}`)).status).toBe(404);
    }
  });
});

describe('GET /api/measurements', () => {
  it("answers the tailor's five newest records with their clients' names", async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent, { name: 'Ngozi' });
    for (const tags of ['1', '2', '3', '4', '5', '6']) await aMeasurement(agent, customer.id, { tags });
    const recent = await agent.get('/api/measurements');
    expect(recent.status).toBe(200);
    expect(recent.body.map(({ tags }: { tags: string }) => tags)).toEqual(['6', '5', '4', '3', '2']);
    expect(recent.body[0].customerName).toBe('Ngozi');
  });

  it('differs from the numbers of records per client', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    await aMeasurement(agent, customer.id);
    await aMeasurement(agent, customer.id);
    await aCustomer(agent);
    const counts = await agent.get('/api/measurements/counts');
    expect(counts.status).toBe(200);
    expect(counts.body).toEqual({ [customer.id]: 2 });
  });
});

describe('GET /api/measurements/latest', () => {
  it("answers the time of each measured client's newest record", async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    await aMeasurement(agent, customer.id);
    const newest = await aMeasurement(agent, customer.id);
    await aCustomer(agent);
    const latest = await agent.get('/api/measurements/latest');
    expect(latest.status).toBe(200);
    expect(latest.body).toEqual({ [customer.id]: newest.createdAt });
  });
});

describe('POST /api/measurements', () => {
  it("keeps own measures with their names, in the sheet's order, without empty ones", async () => {
    const { agent } = await aTailor(app);
    const { id: customerId } = await aCustomer(agent);
    const ownMeasures = [
      { key: 'agbadaLength', name: '  Agbada   length ', value: ' 54 in ' },
      { key: 'halfShoulder', name: 'Half shoulder', value: '' },
      { key: 'own-cap', name: 'Fìlà', value: '23½' },
    ];
    const created = await agent.post('/api/measurements', { customerId, measurements: {}, ownMeasures });
    expect(created.status).toBe(201);
    expect(created.body.ownMeasures).toEqual([
      { key: 'agbadaLength', name: 'Agbada length', value: '54 in' },
      { key: 'own-cap', name: 'Fìlà', value: '23½' },
    ]);
    expect((await agent.get(`/api/measurements/${customerId}`)).body).toEqual([created.body]);
  });

  it.each([
    [[{ key: 'a b', name: 'A', value: '1' }], 'ownMeasures', 'Must begin with a letter'],
    [[{ key: 'constructor', name: 'Cap', value: '1' }], 'ownMeasures', 'Is a reserved word'],
    [[{ key: 'hasOwnProperty', name: 'Cap', value: '1' }], 'ownMeasures', 'Is a reserved word'],
    [[{ key: 'cap', name: ' ', value: '1' }], 'ownMeasures', 'Name is required'],
    [[{ key: 'cap', name: 'Cap', value: '1'.repeat(61) }], 'ownMeasures', 'Must be at most 60 characters'],
    [Array(2).fill({ key: 'cap', name: 'Cap', value: '1' }), 'ownMeasures', 'Contains a measure twice'],
    [Array.from({ length: 61 }, (_, n) => ({ key: `k${n}`, name: 'K', value: '1' })), 'ownMeasures', 'At most 60'],
  ])('refuses wrong own measures on their field (case %#)', async (ownMeasures, field, message) => {
    const { agent } = await aTailor(app);
    const { id: customerId } = await aCustomer(agent);
    const refused = await agent.post('/api/measurements', { customerId, measurements: {}, ownMeasures });
    expect(refused.status).toBe(400);
    expect(String(refused.body.errors[field])).toContain(message);
  });

  it('stores what was written, without empty measures', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    const created = await agent.post('/api/measurements', {
      customerId: customer.id,
      measurements: { chest: ' 15 1/2 in ', waist: '', notes: 'Standing' },
      tags: 'Wedding agbada',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      customerId: customer.id,
      measurements: { chest: '15 1/2 in', notes: 'Standing' },
      tags: 'Wedding agbada',
    });
    expect(Object.keys(created.body.measurements).sort()).toEqual(['chest', 'notes']);
  });

  it.each([
    [{ measurements: {} }, 'customerId', 'Please select a client'],
    [{ customerId: '', measurements: {} }, 'customerId', 'Please select a client'],
    [
      { customerId: missingId, measurements: { chest: 'x'.repeat(61) } },
      'measurements',
      'Must be at most 60 characters',
    ],
    [
      { customerId: missingId, measurements: { chest: '40 in', wingspan: '2 m' } },
      'measurements',
      'Put into ownMeasures what is no measure of this list: wingspan',
    ],
    [{ customerId: missingId, measurements: {}, tags: 't'.repeat(201) }, 'tags', 'Must be at most 200 characters'],
  ])('refuses %j on its field', async (body, field, message) => {
    const { agent } = await aTailor(app);
    const refused = await agent.post('/api/measurements', body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[field]).toContain(message);
  });

  it('answers 404 for a missing client and for another tailor’s, and stores nothing', async () => {
    const owner = await aTailor(app);
    const stranger = await aTailor(app);
    const customer = await aCustomer(owner.agent);
    for (const customerId of [customer.id, missingId]) {
      const refused = await stranger.agent.post('/api/measurements', { customerId, measurements: { hip: '36 in' } });
      expect(refused.status).toBe(404);
      expect(refused.body.message).toBe('Client not found');
    }
    expect((await owner.agent.get(`/api/measurements/${customer.id}`)).body).toEqual([]);
  });
});

describe('PUT /api/measurements/:id', () => {
  it('keeps own measures that a request leaves out, and replaces those that it contains', async () => {
    const { agent } = await aTailor(app);
    const cap = [{ key: 'head', name: 'Cap', value: '23' }];
    const { id } = await aMeasurement(agent, (await aCustomer(agent)).id, { ownMeasures: cap });
    const kept = await agent.put(`/api/measurements/${id}`, { measurements: { neck: '15' } });
    expect(kept.body).toMatchObject({ measurements: { neck: '15' }, ownMeasures: cap });
    const cleared = await agent.put(`/api/measurements/${id}`, { measurements: {}, ownMeasures: [] });
    expect(cleared.body.ownMeasures).toEqual([]);
  });

  it('keeps the sheet that a request leaves out, and replaces the one that it contains', async () => {
    const { agent } = await aTailor(app);
    const shirt = { sheetId: 'shirt', sheetName: 'Shirt' };
    const created = await aMeasurement(agent, (await aCustomer(agent)).id, shirt);
    expect(created).toMatchObject(shirt);
    const put = async (fields: object) =>
      (await agent.put(`/api/measurements/${created.id}`, { measurements: { neck: '15' }, ...fields })).body;
    expect(await put({})).toMatchObject(shirt);
    expect(await put({ sheetId: 'dress', sheetName: 'Dress' })).toMatchObject({ sheetId: 'dress', sheetName: 'Dress' });
    expect(await put({ sheetId: null, sheetName: null })).toMatchObject({ sheetId: null, sheetName: null });
  });

  it("answers nothing of another tailor's sheet whose id a record contains, and is not changed with it", async () => {
    const [owner, stranger] = [await aTailor(app), await aTailor(app)];
    const measures = [{ key: 'own-secret', name: 'Secret measure' }];
    const sheet = (await owner.agent.post('/api/sheets', { name: 'Secret sheet', measures })).body as SheetRow;
    const customer = await aCustomer(stranger.agent);
    const record = await aMeasurement(stranger.agent, customer.id, { sheetId: sheet.id });
    const updated = await stranger.agent.put(`/api/measurements/${record.id}`, {
      measurements: { neck: '15' },
      sheetId: sheet.id,
    });
    const recent = await stranger.agent.get('/api/measurements');
    const list = await stranger.agent.get(`/api/measurements/${customer.id}`);
    const seen = JSON.stringify([record, updated.body, recent.body, list.body]);
    expect(seen).toContain(sheet.id);
    expect(seen).not.toContain('Secret');
    expect((await stranger.agent.get('/api/sheets')).body).toEqual([]);
    expect((await owner.agent.delete(`/api/sheets/${sheet.id}`)).status).toBe(204);
    expect((await stranger.agent.get(`/api/measurements/${customer.id}`)).body).toEqual(list.body);
  });

  it.each([
    ['sheetId', '../shirt', 'Not an id'],
    ['sheetId', 'a'.repeat(41), 'Must be at most 40 characters'],
    ['sheetName', 'a'.repeat(61), 'Must be at most 60 characters'],
    ['sheetName', ' ', 'Name is required'],
  ])('refuses a wrong %s %j on its field', async (field, text, message) => {
    const { agent } = await aTailor(app);
    const { id } = await aMeasurement(agent, (await aCustomer(agent)).id);
    const refused = await agent.put(`/api/measurements/${id}`, { measurements: {}, [field]: text });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(message);
    expect(JSON.stringify(refused.body)).toContain(field);
  });

  it('replaces values and label, and keeps client and creation time', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    const record = await aMeasurement(agent, customer.id, { tags: 'Suit' });
    const updated = await agent.put(`/api/measurements/${record.id}`, {
      customerId: missingId,
      measurements: { hip: '41 in' },
    });
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({
      id: record.id,
      customerId: customer.id,
      measurements: { hip: '41 in' },
      tags: null,
      createdAt: record.createdAt,
    });
    expect(Date.parse(updated.body.updatedAt)).toBeGreaterThan(Date.parse(record.updatedAt));
  });

  it('answers 404 for another tailor and leaves the record as it was', async () => {
    const owner = await aTailor(app);
    const stranger = await aTailor(app);
    const customer = await aCustomer(owner.agent);
    const record = await aMeasurement(owner.agent, customer.id);
    expect((await stranger.agent.put(`/api/measurements/${record.id}`, { measurements: {} })).status).toBe(404);
    expect((await stranger.agent.delete(`/api/measurements/${record.id}`)).status).toBe(404);
    expect((await owner.agent.get(`/api/measurements/${customer.id}`)).body).toEqual([record]);
  });
});

describe('DELETE /api/measurements/:id', () => {
  it('removes the record, once', async () => {
    const { agent } = await aTailor(app);
    const customer = await aCustomer(agent);
    const record = await aMeasurement(agent, customer.id);
    expect((await agent.delete(`/api/measurements/${record.id}`)).status).toBe(204);
    expect((await agent.delete(`/api/measurements/${record.id}`)).status).toBe(404);
    expect((await agent.get(`/api/measurements/${customer.id}`)).body).toEqual([]);
  });
});
