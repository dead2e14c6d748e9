import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncedTables } from '@shared/changes/synced-tables';
import { walkInsApi } from '@shared/walk-ins/contract';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aCustomer, aMeasurement, aTailor } from '../../../tests/support/factories';
import { jsonSchemaOf } from '../../../tests/support/json-schema';
import { nouns, pathWith } from '../../../tests/support/nouns';
import { forgetSubmissions } from '../submissions/forget-submissions';

interface Creation {
  name: string;
  path: string;
  /** Where the rows are read again, by a row. */
  list: string;
  body: (agent: Agent) => Promise<Record<string, unknown>>;
  deletePath: string;
}

const ofNouns = nouns
  .filter(({ api }) => 'id' in (jsonSchemaOf(api.create.body, 'input').properties ?? {}))
  .map(({ name, api, body }): Creation => ({
    ...{ name, body, path: api.create.path, list: api.list.path, deletePath: api.delete.path },
  }));

const walkIn: Creation = {
  name: 'walkIns',
  path: walkInsApi.create.path,
  list: '/api/measurements/:customerId',
  deletePath: '/api/measurements/:id',
  body: async () => ({
    ...{ id: crypto.randomUUID(), customerId: crypto.randomUUID(), takenAt: '2026-05-04T10:30:00.000Z' },
    ...{ name: 'Bisi', phone: '0803 555 0142', measurements: { neck: '15 in' } },
  }),
};

const creations = [...ofNouns, walkIn];

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

it('a device may give an id to every row of which it can have a copy', () => {
  expect(ofNouns.map(({ name }) => name).sort()).toEqual([...syncedTables].sort());
});

describe.each(creations)('POST of $name with an id', ({ path, body, list, deletePath }) => {
  const post = (sent: object, by = agent, once?: string) =>
    by.post(pathWith(path, sent), sent, once === undefined ? {} : { 'idempotency-key': once });
  const listed = async (row: object, by = agent) => (await by.get(pathWith(list, row))).body as { id: string }[];

  it('writes the row with that id, and answers it again with and without a key, also when the key is forgotten', async () => {
    const [sent, once] = [await body(agent), key()];
    const created = await post(sent, agent, once);
    expect([created.status, created.body.id]).toEqual([201, sent.id]);
    const { length } = await listed(created.body);
    await app.database.db.execute(sql`update idempotency_keys set created_at = now() - interval '2 days'`);
    await forgetSubmissions(app.database.db);
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
