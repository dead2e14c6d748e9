import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@shared/api';
import type { Endpoint } from '@shared/contract/endpoint';
import { etagOf, type Versioned } from '@shared/contract/version';
import { startApp, type Agent, type TestApp } from './support/app';
import { tailors } from '../server/features/tailor/tables';
import { aTailor, profileInput } from './support/factories';
import { createRow, nouns as owned } from './support/nouns';

type Row = Versioned & { id: string };

let app: TestApp;
let agent: Agent;
let stranger: Agent;
let rows: Record<string, Row>;
/** The bodies that created the rows. */
const sent: Record<string, object> = {};
let slug: string;
beforeAll(async () => {
  app = await startApp();
  const owner = await aTailor(app);
  ({ agent } = owner);
  stranger = (await aTailor(app)).agent;
  slug = owner.tailor.profileSlug;
  rows = { tailors: owner.tailor };
  for (const noun of owned) {
    const row = await createRow(agent, noun);
    sent[pathName(noun.api.update)] = row.sent;
    rows[pathName(noun.api.update)] = row.answer.body as Row;
  }
});
afterAll(() => app.stop());

/** The name in the path, what the body with a text changes, that body, and the table. */
const nouns: [noun: string, change: (text: string) => object, body: (text: string) => object, table: PgTable][] = [
  [
    'tailors',
    (businessName) => ({ businessName }),
    (businessName) => profileInput({ businessName, profileSlug: slug }),
    tailors,
  ],
  ...owned.map(({ api, text: field, written, table }): (typeof nouns)[number] => {
    const noun = pathName(api.update);
    const change = (text: string) => ({ [field]: written(text) });
    return [noun, change, (text) => ({ ...sent[noun], ...change(text) }), table];
  }),
];

/** Returns 'order-photos' of '/api/order-photos/:id'. */
function pathName({ path }: Endpoint): string {
  return path.split('/')[2] ?? '';
}

const pathOf = (noun: string) => `/api/${noun}/${rows[noun]?.id}`;
const put = (noun: string, body: object, ifMatch?: string, by = agent) =>
  by.put(pathOf(noun), body, ifMatch === undefined ? {} : { 'if-match': ifMatch });

it('covers every PUT of one row', () => {
  const ofOneRow = allEndpoints.filter(({ method, path }) => method === 'PUT' && path.endsWith('/:id'));
  expect(ofOneRow.map(({ path, versioned }) => [path, versioned]).sort()).toEqual(
    nouns.map(([noun]) => [`/api/${noun}/:id`, true]).sort(),
  );
});

it('the own profile has its version as ETag', async () => {
  const profile = await agent.get('/api/tailors/me');
  expect(profile.headers.etag).toBe(etagOf(profile.body as Versioned));
});

describe.each(nouns)('PUT /api/%s/:id', (noun, change, body, table) => {
  it('accepts the current version, and later refuses it with the current row', async () => {
    const first = await put(noun, body('first'));
    const second = await put(noun, body('second'), etagOf(first.body));
    expect(second.status).toBe(200);
    expect(second.headers).toMatchObject({ etag: etagOf(second.body), 'content-location': pathOf(noun) });
    const stale = await put(noun, body('third'), etagOf(first.body));
    expect(stale.status).toBe(412);
    expect(stale.body).toEqual({
      message: 'This was changed on another device. Reload to see the current version.',
      code: 'changed_meanwhile',
      current: second.body,
    });
    expect(second.body).toMatchObject(change('second'));
  });

  it('succeeds for one of several simultaneous requests with the same version', async () => {
    const { body: row } = await put(noun, body('start'));
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((text) => put(noun, body(`by ${text}`), etagOf(row))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const saved = answers.find(({ status }) => status === 200)?.body;
    for (const { status, body } of answers) if (status === 412) expect(body.current).toEqual(saved);
  });

  it('gives every change a new version, also for simultaneous changes and a wrong clock', async () => {
    const ahead = sql`update ${sql.identifier(getTableName(table))} set updated_at = now() + interval '1 hour'`;
    await app.database.db.execute(ahead);
    const saves = await Promise.all(Array.from({ length: 8 }, (_, index) => put(noun, body(`text ${index}`))));
    expect(new Set(saves.map(({ body }) => body.updatedAt)).size).toBe(8);
  });

  it('saves without If-Match, and with any version for *', async () => {
    await put(noun, body('before'));
    const anyway = await put(noun, body('anyway'), '*');
    expect(anyway.status).toBe(200);
    expect((await put(noun, body('listed'), `"another" , ${etagOf(anyway.body)}`)).status).toBe(200);
  });

  it.each([
    ['"2020-01-01T00:00:00.000Z"', 412],
    ['"something"', 412],
    ['"2026-02-31T00:00:00.000Z"', 412],
    ['"9999999-01-01"', 412],
    ['2020', 400],
    ['"', 400],
    ['*, "a"', 400],
  ])('answers If-Match: %s with %i', async (condition, status) => {
    expect((await put(noun, body('never'), condition)).status).toBe(status);
  });

  it('refuses a weak tag, even of the current version', async () => {
    const { body: row } = await put(noun, body('weak'));
    expect((await put(noun, body('never'), `W/${etagOf(row)}`)).status).toBe(412);
  });

  it("answers 404 for another tailor's row with any If-Match", async () => {
    const { body: row } = await put(noun, body('mine'));
    for (const condition of [etagOf(row), '"2020-01-01T00:00:00.000Z"', '*']) {
      const refused = await put(noun, body('taken'), condition, stranger);
      expect(refused.status).toBe(404);
      expect(refused.body).not.toHaveProperty('current');
    }
  });
});

it('reordering pictures does not change their versions', async () => {
  const { body: image } = await put('gallery', { caption: 'Agbada' });
  expect((await agent.put('/api/gallery/order', { first: 3, ids: [image.id] })).status).toBe(204);
  expect((await put('gallery', { caption: 'Agbada, hand-sewn' }, etagOf(image))).status).toBe(200);
});
