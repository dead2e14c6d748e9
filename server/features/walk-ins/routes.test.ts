import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '@shared/customers/contract';
import { maxLengths } from '@shared/contract/limits';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';

const record = {
  tags: 'Shirt',
  measurements: { neck: '15½ in' },
  ownMeasures: [{ key: 'cap', name: 'Cap', value: '22 in' }],
};
const walkIn = { name: ' Bísí  Adé ', ...record };

let app: TestApp;
let agent: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent } = await aTailor(app));
});
afterAll(() => app.stop());

const keyed = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });
const submit = (body: unknown, key?: string) => agent.post('/api/walk-ins', body, keyed(key));
const clients = async () => (await agent.get('/api/customers')).body as Customer[];
const recordsOf = async (id: string) => (await agent.get(`/api/measurements/${id}`)).body as unknown[];

describe('POST /api/walk-ins', () => {
  it('adds a client and their first record', async () => {
    const { status, body } = await submit(walkIn);
    expect(status).toBe(201);
    const { customer, ...created } = body;
    expect(customer).toMatchObject({ name: 'Bísí Adé', phone: null, whatsapp: null, notes: null });
    expect(created).toMatchObject({ ...record, customerId: customer.id });
    expect(await clients()).toEqual([customer]);
    expect(await recordsOf(customer.id)).toEqual([created]);
  });

  it('keeps the number of the client, if there is one', async () => {
    const withNumber = { ...walkIn, phone: ' 0803 555  0142 ' };
    const key = crypto.randomUUID();
    const { status, body } = await submit(withNumber, key);
    expect([status, body.customer.phone]).toEqual([201, '0803 555 0142']);
    expect((await submit(withNumber, key)).body).toEqual(body);
    expect((await submit({ ...walkIn, phone: '0803 555 0143' }, key)).status).toBe(422);
    expect((await submit({ ...walkIn, phone: '1'.repeat(maxLengths.phone + 1) })).body.errors).toHaveProperty('phone');
  });

  it('adds both once, however often it is sent, and answers their current rows', async () => {
    const [before, key] = [(await clients()).length, crypto.randomUUID()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(walkIn, key)));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const { customer } = (await submit(walkIn, key)).body;
    const renamed = await agent.put(`/api/customers/${customer.id}`, { name: 'Bisi', phone: '+44 7700 900482' });
    expect((await submit(walkIn, key)).body.customer).toEqual(renamed.body);
    expect(await clients()).toHaveLength(before + 1);
    expect(await recordsOf(customer.id)).toHaveLength(1);
    expect((await submit({ ...walkIn, name: 'Somebody else' }, key)).status).toBe(422);
    await agent.delete(`/api/customers/${customer.id}`);
    expect((await submit(walkIn, key)).status).toBe(404);
    expect(await clients()).toHaveLength(before);
  });

  it.each([
    ['with', keyed()],
    ['without', {}],
  ])('adds no client if the record cannot be written, %s a key', async (_, headers) => {
    const before = (await clients()).length;
    const post = () => agent.post('/api/walk-ins', walkIn, headers);
    const { db } = app.database;
    await db.execute(sql`alter table measurements add constraint broken check (false) not valid`);
    expect((await post()).status).toBe(500);
    await db.execute(sql`alter table measurements drop constraint broken`);
    expect(await clients()).toHaveLength(before);
    expect((await post()).status).toBe(201);
    expect(await clients()).toHaveLength(before + 1);
  });

  it.each([
    [{ ...walkIn, name: ' ' }, { name: ['Name is required'] }],
    [{ ...walkIn, tags: 'x'.repeat(maxLengths.label + 1) }, { tags: [expect.any(String)] }],
    [{ name: 'Bisi' }, { measurements: [expect.any(String)] }],
  ])('answers 400 with the wrong field, and adds nothing', async (body, errors) => {
    const before = (await clients()).length;
    const refused = await submit(body);
    expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    expect(await clients()).toHaveLength(before);
  });
});
