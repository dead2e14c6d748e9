import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '@shared/account';
import { allEndpoints } from '@shared/api';
import { customersApi } from '@shared/customers';
import type { Endpoint } from '@shared/endpoint';
import { figuresApi } from '@shared/figures';
import { galleryApi } from '@shared/gallery';
import { objectsApi } from '@shared/objects';
import { sessionApi } from '@shared/session';
import { tailorApi } from '@shared/tailor';
import { walkInsApi } from '@shared/walk-ins';
import { startApp, type Agent, type TestApp } from './support/app';
import { aTailor, profileInput } from './support/factories';
import { nouns, pathWith } from './support/nouns';

/** Makes a tailor with one row of each noun. */
async function aFullTailor(app: TestApp) {
  const { agent, tailor } = await aTailor(app);
  const rows: Record<string, { id: string }> = {};
  for (const { name, api, body } of nouns) {
    rows[name] = (await agent.post(api.create.path, await body(agent))).body as { id: string };
  }
  const reserved = await agent.post(objectsApi.reserve.path, {});
  return { agent, tailor, rows, objectId: reserved.body.objectId as string };
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
      body: ({ rows }) => ({ customers: [{ name: 'Taken', notes: 'Taken', mergeInto: rows.customers?.id }] }),
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
  [sessionApi.current, own('/api/auth/user')],
  [sessionApi.user, own('/api/user')],
  [
    sessionApi.signOutEverywhere,
    { ...own('/api/session/sign-out-everywhere'), after: ({ agent }) => agent.browser.go('/api/login') },
  ],
  [accountApi.archiveReady, own('/api/account/archive/ready')],
  [accountApi.archive, own('/api/account/archive')],
  [accountApi.delete, { ...own('/api/account'), after: async (gone) => Object.assign(gone, await aFullTailor(app)) }],
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
  [objectsApi.reserve, own('/api/objects/upload')],
  [objectsApi.claimPicture, refused(({ objectId }) => `/api/objects/${objectId}/picture`)],
]);

const guarded = allEndpoints.filter(({ access }) => access !== 'public');
const named = guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let app: TestApp;
let owner: FullTailor;
let stranger: FullTailor;
beforeAll(async () => {
  app = await startApp();
  owner = await aFullTailor(app);
  stranger = await aFullTailor(app);
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

  it.each(named)("%s shows and changes nothing of another tailor's", async (_name, endpoint) => {
    const { path, body, stranger: expected, after } = cases.get(endpoint)!;
    const sent = await body?.(owner);
    const before = await everythingOf(owner);
    const answer = await send(stranger.agent, endpoint, path(owner), sent);
    if (expected === 'refused') expect(answer.status).toBe(404);
    else expect([200, 201, 204, 409]).toContain(answer.status);
    const shown = answer.text;
    for (const id of idsOf(owner)) expect(shown).not.toContain(id);
    expect(await everythingOf(owner)).toEqual(before);
    await after?.(stranger);
  });
});
