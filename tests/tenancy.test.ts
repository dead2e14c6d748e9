import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '@shared/account/contract';
import { allEndpoints } from '@shared/api';
import { casesApi } from '@shared/moderation/cases';
import { changesApi } from '@shared/changes/contract';
import { customersApi } from '@shared/customers/contract';
import { decisionsApi } from '@shared/moderation/decisions';
import type { Endpoint } from '@shared/contract/endpoint';
import { figuresApi } from '@shared/figures/contract';
import { galleryApi } from '@shared/gallery/contract';
import { ordersApi } from '@shared/orders/contract';
import { objectsApi } from '@shared/objects/contract';
import { sessionApi } from '@shared/session/contract';
import { tailorApi, type Tailor } from '@shared/tailor/contract';
import { walkInsApi } from '@shared/walk-ins/contract';
import { signIn, type Agent, type TestApp } from './support/app';
import { aTailor, profileInput } from './support/factories';
import { casesOf, decide, decided, report, startAppWithOperator } from './support/moderation';
import { idsIn } from './support/ids-in';
import { operatorPerson } from './support/sign-in/operator-person';
import { createRow, nouns, pathWith } from './support/nouns';

/** Replaces a user who has deleted the account. */
async function signUpAgain(gone: FullTailor) {
  const wasOperator = gone.agent === operator;
  if (wasOperator) operator = await signIn(app, operatorPerson);
  Object.assign(gone, await aFullTailor(app, wasOperator ? operator : undefined));
}

async function withProfile(agent: Agent) {
  return { agent, tailor: (await agent.post('/api/tailors', profileInput())).body as Tailor };
}

/** Makes a tailor with one row of each noun, whose page was hidden and is public again. */
async function aFullTailor(app: TestApp, by?: Agent) {
  const { agent, tailor } = by ? await withProfile(by) : await aTailor(app);
  const rows: Record<string, { id: string }> = {};
  for (const noun of nouns) rows[noun.name] = (await createRow(agent, noun)).answer.body as { id: string };
  const reserved = await agent.post(objectsApi.reserve.path, {});
  const hidden = await decided(operator, { tailorId: tailor.id }, 'hide page');
  await decide(operator, hidden.id, 'restore');
  await report(app.anonymous, { tailorId: tailor.id }, { text: 'Said by a visitor' });
  const [open] = await casesOf(operator, tailor.id);
  const caseId = open?.id ?? '';
  return {
    agent,
    tailor,
    rows,
    objectId: reserved.body.objectId as string,
    caseId,
    decisionId: hidden.decisions[0]?.id,
  };
}

type FullTailor = Awaited<ReturnType<typeof aFullTailor>>;

interface Case {
  /** The request of a stranger that addresses the owner's row. */
  path: (owner: FullTailor) => string;
  body?: (owner: FullTailor) => unknown;
  /** 'refused': 404. 'own': the stranger gets an answer of their own, with nothing of the owner's in it. */
  stranger: 'refused' | 'own';
  /** Restores the stranger's state for the next case. */
  after?: (stranger: FullTailor) => Promise<unknown>;
}

/** An order of an archive, for a client. */
const importedOrder = (customerId?: string) => ({
  id: crypto.randomUUID(),
  customerId,
  number: 7,
  currency: 'NGN',
  stage: 'taken',
  garments: [{ id: crypto.randomUUID(), garment: 'Taken' }],
});

/** The order of a stranger with another tailor's id as its client or as the record of its measures. */
function orderWith({ rows }: FullTailor, id: string, field: string) {
  if (!isText(field)) return importedOrder(id);
  const { garments, ...order } = importedOrder(rows.customers?.id);
  const measures = { recordId: id, takenAt: '2020-01-01T00:00:00.000Z', measurements: {} };
  return { ...order, garments: garments.map((garment) => ({ ...garment, measures })) };
}

const own = (path: string): Case => ({ path: () => path, stranger: 'own' });
const refused = (path: Case['path'], body?: Case['body']): Case => ({ path, body, stranger: 'refused' });

/** A call that names a row, in its path or its body, is refused if the row is another tailor's. */
const nounCases = nouns.flatMap(({ name, api, body }) =>
  Object.values<Endpoint>(api)
    .filter(({ access }) => access !== 'public')
    .map((endpoint): [Endpoint, Case] => [
      endpoint,
      {
        path: ({ rows }) => pathWith(endpoint.path, rows[name] ?? {}),
        body: endpoint.body && (async ({ agent, tailor }) => ({ ...(await body(agent)), tailorId: tailor.id })),
        stranger: endpoint.params || endpoint.errors?.[404] ? 'refused' : 'own',
      },
    ]),
);

const cases = new Map<Endpoint, Case>([
  ...nounCases,
  [
    customersApi.import,
    {
      path: () => customersApi.import.path,
      body: ({ rows }) => {
        const taken = { name: 'Taken', mergeInto: rows.customers?.id };
        const records = [{ measurements: { neck: 'Taken' }, takenAt: '2020-01-01T00:00:00.000Z' }];
        return {
          customers: [
            { ...taken, notes: 'Taken' },
            { ...taken, records },
          ],
        };
      },
      stranger: 'own',
    },
  ],
  [
    walkInsApi.create,
    {
      path: () => walkInsApi.create.path,
      body: ({ tailor, rows }) => ({
        name: 'Taken',
        measurements: {},
        tailorId: tailor.id,
        customerId: rows.customers?.id,
      }),
      stranger: 'own',
    },
  ],
  [ordersApi.changeBook, { ...own(ordersApi.changeBook.path), body: () => ({ weeklyGarments: 5 }) }],
  [ordersApi.figures, own(`${ordersApi.figures.path}?from=2026-01-01&to=2026-12-31`)],
  [
    ordersApi.changeStage,
    refused(
      ({ rows }) => `/api/orders/${rows.orders?.id}/stage`,
      () => ({ stage: 'cutting' }),
    ),
  ],
  [
    ordersApi.changeLink,
    refused(
      ({ rows }) => `/api/orders/${rows.orders?.id}/link`,
      () => ({ showsBalance: true }),
    ),
  ],
  [
    ordersApi.tell,
    refused(
      ({ rows }) => `/api/orders/${rows.orders?.id}/told`,
      () => ({ kind: 'ready' }),
    ),
  ],
  [
    ordersApi.import,
    refused(
      () => ordersApi.import.path,
      ({ rows }) => ({ orders: [importedOrder(rows.customers?.id)] }),
    ),
  ],
  [changesApi.list, own(changesApi.list.path)],
  [sessionApi.current, own('/api/auth/user')],
  [sessionApi.user, own('/api/user')],
  [sessionApi.bookKey, own(sessionApi.bookKey.path)],
  [
    sessionApi.signOutEverywhere,
    { ...own('/api/session/sign-out-everywhere'), after: ({ agent }) => agent.browser.go('/api/login') },
  ],
  [accountApi.archiveReady, own('/api/account/archive/ready')],
  [accountApi.archive, own('/api/account/archive')],
  [accountApi.delete, { ...own('/api/account'), after: signUpAgain }],
  [tailorApi.me, own('/api/tailors/me')],
  [tailorApi.create, { path: () => '/api/tailors', body: () => profileInput(), stranger: 'own' }],
  [
    tailorApi.update,
    refused(
      ({ tailor }) => `/api/tailors/${tailor.id}`,
      () => profileInput(),
    ),
  ],
  [tailorApi.slugAvailability, own('/api/slugs/free-for-all')],
  [figuresApi.list, own(figuresApi.list.path)],
  [
    galleryApi.reorder,
    refused(
      () => '/api/gallery/order',
      ({ rows }) => ({ first: 5, ids: [rows.gallery?.id] }),
    ),
  ],
  [decisionsApi.list, own(decisionsApi.list.path)],
  [
    decisionsApi.appeal,
    refused(
      ({ decisionId }) => `/api/decisions/${decisionId}/appeal`,
      () => ({ text: 'Mine' }),
    ),
  ],
  [objectsApi.usage, own(objectsApi.usage.path)],
  [objectsApi.reserve, own('/api/objects/upload')],
  [objectsApi.claimPicture, refused(({ objectId }) => `/api/objects/${objectId}/picture`)],
]);

const guarded = allEndpoints.filter(({ access }) => access === 'user' || access === 'tailor');
const named = guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let app: TestApp;
let operator: Agent;
let owner: FullTailor;
/** Other users with a profile: neither reaches the owner's rows by the calls of users and tailors. */
const others: Record<string, FullTailor> = {};
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
  owner = await aFullTailor(app);
  others.tailor = await aFullTailor(app);
  others.operator = await aFullTailor(app, operator);
});
afterAll(() => app.stop());

const send = (agent: Agent, { method }: Endpoint, path: string, body: unknown) => agent.request(method, path, body);

/** Returns everything that the owner can read, to compare before and after. */
async function everythingOf({ agent, rows }: FullTailor) {
  const paths = ['/api/tailors/me', ...nouns.map(({ name, api }) => pathWith(api.list.path, rows[name] ?? {}))];
  return Promise.all(paths.map(async (path) => (await agent.get(path)).body as unknown));
}

const idsOf = ({ tailor, rows }: FullTailor) => [tailor.id, tailor.userId, ...Object.values(rows).map(({ id }) => id)];

describe('every call that is not public', () => {
  it('has a case for each of them', () => {
    expect(guarded.filter((endpoint) => !cases.has(endpoint)).map(({ method, path }) => `${method} ${path}`)).toEqual(
      [],
    );
    expect(cases.size).toBe(guarded.length);
  });

  it.each(named)('%s answers 401 without a session', async (_name, endpoint) => {
    const { path, body } = cases.get(endpoint)!;
    const answer = await send(app.anonymous, endpoint, path(owner), await body?.(owner));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Please log in', code: 'signed_out' });
  });

  it.each(named.flatMap(([name, endpoint]) => ['tailor', 'operator'].map((other) => [name, other, endpoint] as const)))(
    "%s of another %s shows and changes nothing of the owner's",
    async (_name, other, endpoint) => {
      const { path, body, stranger: expected, after } = cases.get(endpoint)!;
      const stranger = others[other]!;
      const sent = await body?.(owner);
      const before = await everythingOf(owner);
      const answer = await send(stranger.agent, endpoint, path(owner), sent);
      if (expected === 'refused') expect(answer.status).toBe(404);
      else expect([200, 201, 204, 409]).toContain(answer.status);
      const shown = answer.text;
      for (const id of idsOf(owner)) expect(shown).not.toContain(id);
      expect(await everythingOf(owner)).toEqual(before);
      await after?.(stranger);
    },
  );
});

/** Rows of other users by the name of an input's field, where the name is not that of a noun: `customerId` is of `customers`. */
const otherIds: Record<string, (other: FullTailor) => string | undefined> = {
  objectId: ({ objectId }) => objectId,
  mergeInto: ({ rows }) => rows.customers?.id,
  ids: ({ rows }) => rows.gallery?.id,
  recordId: ({ rows }) => rows.measurements?.id,
};

/** Returns the id that another user's field of this name has; undefined for a field that no case knows. */
function otherId(field: string, other: FullTailor): string | undefined {
  const name = field.split('.').at(-1) ?? '';
  return otherIds[name]?.(other) ?? other.rows[`${name.replace(/Id$/, '')}s`]?.id;
}

/** Texts that a row keeps as they were sent. No statement looks up a row by them. */
const isText = (field: string) => /sheetId$|recordId$/.test(field);

/** Bodies with ids that are not a field of a noun's create or update. */
const bodiesWith = new Map<Endpoint, (stranger: FullTailor, id: string, field: string) => unknown>([
  [
    customersApi.import,
    (_stranger, id, field) => {
      const record = { measurements: {}, takenAt: '2020-01-01T00:00:00.000Z', sheetId: id };
      return { customers: [{ name: 'Taken', ...(isText(field) ? { records: [record] } : { mergeInto: id }) }] };
    },
  ],
  [ordersApi.create, orderWith],
  [ordersApi.update, orderWith],
  [ordersApi.import, (stranger, id, field) => ({ orders: [orderWith(stranger, id, field)] })],
  [
    walkInsApi.create,
    (_stranger, id, field) => ({ name: 'Taken', measurements: {}, [isText(field) ? 'sheetId' : field]: id }),
  ],
  [galleryApi.reorder, ({ rows }, id) => ({ first: 0, ids: [rows.gallery?.id, id] })],
]);

const idCases = guarded.flatMap((endpoint) =>
  [endpoint.body, endpoint.query].flatMap((schema) =>
    (schema ? idsIn(schema) : []).map((field) => [`${endpoint.method} ${endpoint.path}`, field, endpoint] as const),
  ),
);

describe("an id of another tailor's row in a call about one's own row", () => {
  it('has a case for each input', () => {
    expect(idCases.length).toBeGreaterThan(3);
    const unknown = idCases.filter(([, field, endpoint]) => {
      const isOfNoun = nouns.some(({ api }) => Object.values(api).includes(endpoint)) && !field.includes('.');
      return !otherId(field, owner) || !(isOfNoun || bodiesWith.has(endpoint));
    });
    expect(unknown.map(([name, field]) => `${name}: ${field}`)).toEqual([]);
  });

  it.each(idCases)('%s takes no %s of another tailor', async (_name, field, endpoint) => {
    const stranger = isText(field) ? await aFullTailor(app) : others.tailor!;
    const id = otherId(field, owner) ?? '';
    const noun = nouns.find(({ api }) => Object.values(api).includes(endpoint));
    const sent = bodiesWith.get(endpoint)?.(stranger, id, field) ?? {
      ...(await noun?.body(stranger.agent)),
      [field]: id,
    };
    const path = pathWith(endpoint.path, stranger.rows[noun?.name ?? ''] ?? {});
    const before = await everythingOf(owner);
    const answer = await send(stranger.agent, endpoint, path, sent);
    expect([200, 201, 204, 400, 404, 409]).toContain(answer.status);
    const reached = JSON.stringify([answer.text, await everythingOf(stranger)]);
    const sentText = isText(field) ? id : undefined;
    for (const foreign of [...idsOf(owner), id].filter((each) => each !== sentText))
      expect(reached).not.toContain(foreign);
    expect(await everythingOf(owner)).toEqual(before);
  });
});

/** The calls of the operator, about the owner's case. */
const operatorCases = new Map<Endpoint, { path: (owner: FullTailor) => string; body?: object }>([
  [casesApi.list, { path: () => '/api/operator/cases' }],
  [casesApi.counts, { path: () => '/api/operator/counts' }],
  [casesApi.get, { path: ({ caseId }) => `/api/operator/cases/${caseId}` }],
  [
    casesApi.decide,
    {
      path: ({ caseId }) => `/api/operator/cases/${caseId}/decisions`,
      body: { act: 'hide page', ground: 'other' },
    },
  ],
  [casesApi.hideOther, { path: ({ caseId }) => `/api/operator/cases/${caseId}/other`, body: { ground: 'other' } }],
  [
    casesApi.answer,
    { path: ({ decisionId }) => `/api/operator/decisions/${decisionId}/answer`, body: { granted: true } },
  ],
  [casesApi.log, { path: () => '/api/operator/log' }],
]);

describe('every call of the operator', () => {
  const ofOperators = allEndpoints.filter(({ access }) => access === 'operator');

  it('has a case', () => {
    expect([...operatorCases.keys()]).toEqual(ofOperators);
  });

  it.each(ofOperators)('$method $path is not there for visitors, owners and other tailors', async (endpoint) => {
    const { path, body } = operatorCases.get(endpoint)!;
    const before = await everythingOf(owner);
    for (const agent of [app.anonymous, owner.agent, others.tailor!.agent]) {
      const answer = await send(agent, endpoint, path(owner), body);
      expect([answer.status, answer.body]).toEqual([404, { message: 'Not found', code: 'not_found' }]);
    }
    expect(await everythingOf(owner)).toEqual(before);
  });

  it("shows the operator nothing of the owner's workroom", async () => {
    const texts = [];
    for (const endpoint of [casesApi.list, casesApi.get, casesApi.log])
      texts.push((await operator.get(operatorCases.get(endpoint)!.path(owner))).text);
    expect(texts[1]).toContain('Said by a visitor');
    const { customers, measurements, sheets } = owner.rows;
    for (const row of [customers, measurements, sheets]) expect(texts.join()).not.toContain(row?.id);
  });
});
