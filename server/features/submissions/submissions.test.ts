import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'zod/mini';
import { allEndpoints } from '@shared/api';
import { casesApi } from '@shared/moderation/cases';
import { customerInputSchema, customersApi, type Customer } from '@shared/customers/contract';
import { decisionsApi } from '@shared/moderation/decisions';
import type { Endpoint } from '@shared/contract/endpoint';
import { ordersApi } from '@shared/orders/contract';
import { reportsApi } from '@shared/moderation/reports';
import { tailorApi } from '@shared/tailor/contract';
import { walkInsApi } from '@shared/walk-ins/contract';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { databaseCutAtCommit } from '../../../tests/support/database/cut-at-commit';
import { aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { nouns, pathWith } from '../../../tests/support/nouns';
import { openDatabase, type Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { idempotencyKeys } from './tables';
import { users } from '../../auth/tables';
import type { StoreDeps } from '../../deps';
import { customerStore } from '../customers/store';
import { forgetSubmissions } from './store';
import { submissionStore } from './store';

let app: TestApp;
let agent: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent } = await aTailor(app));
});
afterAll(() => app.stop());

const submit = (path: string, body: unknown, key: string, by = agent) =>
  by.post(path, body, { 'idempotency-key': key });
const key = () => crypto.randomUUID();

/**
 * POSTs that need no key. A repeated report joins the case of the first one; the state of the case refuses a repeated decision, appeal
 * or answer (409). A repeated request for a link replaces the link whose answer was lost.
 */
const withoutKey: readonly Endpoint[] = [
  reportsApi.create,
  decisionsApi.appeal,
  casesApi.decide,
  casesApi.hideOther,
  casesApi.answer,
  ordersApi.makeLink,
];

it('covers every POST that creates a row', () => {
  const making = allEndpoints.filter(
    (endpoint) =>
      endpoint.method === 'POST' &&
      endpoint.response &&
      !endpoint.path.startsWith('/api/objects') &&
      !withoutKey.includes(endpoint),
  );
  expect(making.filter(({ idempotent }) => idempotent).map(({ path }) => path)).toEqual(making.map(({ path }) => path));
  // The imports and the walk-in have their own tests, as they write more than one row.
  const ofSeveralRows = [customersApi.import.path, walkInsApi.create.path, ordersApi.import.path];
  const tested = [...nouns.map(({ api }) => api.create.path), tailorApi.create.path, ...ofSeveralRows];
  expect(making.map(({ path }) => path).sort()).toEqual(tested.sort());
});

describe.each(nouns)('POST /api/$name with an Idempotency-Key', ({ api, body: bodyFor, text, written }) => {
  const bodyOf = () => bodyFor(agent);
  let path: string;
  const count = async () => (await agent.get(list)).body.length as number;
  let list: string;
  beforeAll(async () => {
    const body = await bodyOf();
    list = pathWith(api.list.path, body);
    path = pathWith(api.create.path, body);
  });

  it('creates one row, and returns it again', async () => {
    const [body, before, once] = [await bodyOf(), await count(), key()];
    const first = await submit(path, body, `"${once}"`);
    expect(first.status).toBe(201);
    for (const again of [`"${once}"`, once]) {
      expect(await submit(path, body, again)).toMatchObject({ status: 201, body: first.body });
    }
    expect(await count()).toBe(before + 1);
  });

  it('creates one row for simultaneous requests; those that are too early can retry', async () => {
    const [body, before, once] = [await bodyOf(), await count(), key()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(path, body, once)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    for (const { body: row } of made) expect(row.id).toBe(made[0]?.body.id);
    for (const answer of answers) {
      if (answer.status === 201) continue;
      expect(answer.status).toBe(409);
      expect(answer.body.code).toMatch(/in_progress$/);
      expect(answer.headers['retry-after']).toBe('2');
    }
    expect((await submit(path, body, once)).body.id).toBe(made[0]?.body.id);
    expect(await count()).toBe(before + 1);
  });

  it('refuses the key for another request with 422', async () => {
    const [body, once] = [await bodyOf(), key()];
    await submit(path, body, once);
    const before = await count();
    for (const [otherPath, other] of [
      [path, { ...(await bodyOf()), [text]: written('Other') }],
      ['/api/customers', { name: 'Somebody else' }],
    ] as const) {
      const refused = await submit(otherPath, other, once);
      expect(refused.status).toBe(422);
      expect(refused.body.code).toBe('key_reused');
    }
    expect(await count()).toBe(before);
  });

  it('answers 404 once the row is deleted, and creates none', async () => {
    const [body, once] = [await bodyOf(), key()];
    const { id } = (await submit(path, body, once)).body;
    expect((await agent.delete(pathWith(api.delete.path, { id }))).status).toBe(204);
    const before = await count();
    expect((await submit(path, body, once)).status).toBe(404);
    expect(await count()).toBe(before);
  });

  it('creates a row each time without a key, unless another rule forbids it', async () => {
    const before = await count();
    for (let round = 0; round < 2; round += 1) expect((await agent.post(path, await bodyOf())).status).toBe(201);
    expect(await count()).toBe(before + 2);
  });
});

describe('POST /api/tailors with an Idempotency-Key', () => {
  it('returns the profile that the same submission created, instead of a conflict', async () => {
    const user = await aUser(app);
    const [profile, once] = [profileInput(), key()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit('/api/tailors', profile, once, user)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const again = await submit('/api/tailors', profile, once, user);
    expect(again).toMatchObject({ status: 201, body: made[0]?.body });
    const another = await submit('/api/tailors', profileInput(), key(), user);
    expect(another).toMatchObject({ status: 409, body: { code: 'profile_exists' } });
  });
});

describe('a key', () => {
  it('can be used again after a failure, also with another body', async () => {
    const once = key();
    expect((await submit('/api/customers', { name: '' }, once)).status).toBe(400);
    const missing = { customerId: key(), measurements: {} };
    expect((await submit('/api/measurements', missing, once)).status).toBe(404);
    expect((await submit('/api/customers', { name: 'Bisi' }, once)).status).toBe(201);
  });

  it('can be used again after a database error', async () => {
    const once = key();
    const { db } = app.database;
    const count = async () => (await agent.get('/api/customers')).body.length as number;
    const before = await count();
    await db.execute(sql`alter table idempotency_keys add constraint broken check (false) not valid`);
    expect((await submit('/api/customers', { name: 'Bisi' }, once)).status).toBe(500);
    await db.execute(sql`alter table idempotency_keys drop constraint broken`);
    expect(await count()).toBe(before);
    expect((await submit('/api/customers', { name: 'Bisi' }, once)).status).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  it('returns the row if the answer to the commit was lost', async () => {
    const { agent, tailor } = await aTailor(app);
    const once = { key: key(), request: 'POST' };
    const create = (db: Database) => {
      const deps = { db } as StoreDeps;
      const input = parse(customerInputSchema, { name: 'Bisi' });
      const mine = customerStore(deps, tailor.id as TailorId);
      return mine.create(input, submissionStore(deps, tailor.userId).once(once));
    };
    const cut = await databaseCutAtCommit(app.database.url);
    const { db, pool } = openDatabase(cut.url);
    await expect(create(db)).rejects.toThrow();
    await pool.end();
    cut.stop();
    expect(cut.commits()).toBe(1);
    const [made] = await vi.waitUntil(async () => {
      const { body } = await agent.get('/api/customers');
      return body.length > 0 && (body as Customer[]);
    });
    expect((await create(app.database.db)).id).toBe(made?.id);
    expect((await agent.get('/api/customers')).body).toHaveLength(1);
  });

  it('belongs to one user', async () => {
    const [once, other] = [key(), (await aTailor(app)).agent];
    const mine = await submit('/api/customers', { name: 'Bisi' }, once);
    const theirs = await submit('/api/customers', { name: 'Bisi' }, once, other);
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it.each(['', '"', '"a"b"', 'two words', 'x'.repeat(201), 'ключ', 'a, b'])('%j is invalid: 400', async (text) => {
    const written = Buffer.from(text).toString('latin1');
    expect((await submit('/api/customers', { name: 'Bisi' }, written)).status).toBe(400);
  });

  it('returns the current row', async () => {
    const once = key();
    const { id } = (await submit('/api/customers', { name: 'Bisi' }, once)).body;
    const renamed = await agent.put(`/api/customers/${id}`, { name: 'Bisi Ade' });
    expect((await submit('/api/customers', { name: 'Bisi' }, once)).body).toEqual(renamed.body);
  });

  it("is stored without the request's text, for a day at most, and deleted with the user", async () => {
    const { db } = app.database;
    const [once, { agent, tailor }] = [key(), await aTailor(app)];
    await submit('/api/customers', { name: 'Folaké' }, once, agent);
    const { userId } = tailor;
    const kept = () => db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    expect(JSON.stringify(await kept())).not.toMatch(new RegExp(`Folak|${once}`));
    const age = (hours: number) =>
      db.update(idempotencyKeys).set({ createdAt: sql`now() - make_interval(hours => ${hours})` });
    await age(23);
    await forgetSubmissions(db);
    expect(await kept()).toHaveLength(1);
    await age(24);
    await forgetSubmissions(db);
    expect(await kept()).toHaveLength(0);
    await submit('/api/customers', { name: 'Folaké' }, once, agent);
    await db.delete(users).where(eq(users.id, userId));
    expect(await kept()).toHaveLength(0);
  });
});
