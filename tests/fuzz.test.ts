import { Agent as Connections } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '@shared/account/contract';
import { allEndpoints } from '@shared/api';
import type { Endpoint } from '@shared/contract/endpoint';
import { customerFields } from '@shared/customers/fields';
import { eachDetail } from '@shared/customers/values';
import { sessionApi } from '@shared/session/contract';
import { errorsOf, successStatus } from '../server/http/openapi/operation';
import type { Agent, TestApp } from './support/app';
import { aCustomer, aMeasurement, aPicture, aTailor } from './support/factories';
import { anyJson, anyQuery, fieldNames, nearly, urlPart } from './support/garbage';
import { casesOf, report, startAppWithOperator } from './support/moderation';
import { rawRequest } from './support/network/raw-request';
import { isNightly } from './support/nightly';

/** A failure prints its seed, which `FUZZ_SEED` repeats. */
const numRuns = isNightly ? 500 : 10;
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const timeout = 20_000 + 500 * numRuns;

/** A text in all of the owner's private fields. */
const mark = 'kept-for-myself';

const connections = new Connections({ keepAlive: true });
let app: TestApp;
let owner: Agent;
let stranger: Agent;
let operator: Agent;
let customerId: string;
/** Ids of the owner's rows by the noun in their paths; the other users try them. */
let own: Record<string, string>;
let ids: string[];
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
  const whole = await aTailor(app);
  owner = whole.agent;
  const details = eachDetail((name) => (customerFields[name].choices ? 'yo' : mark));
  const customer = await aCustomer(owner, { name: mark, ...details });
  const record = await aMeasurement(owner, customer.id, { measurements: { chest: mark, notes: mark }, tags: mark });
  const picture = await aPicture(owner);
  const upload = await owner.post('/api/objects/upload', {});
  customerId = customer.id;
  own = {
    tailors: whole.tailor.id,
    customers: customer.id,
    measurements: record.id,
    gallery: picture.id,
    objects: upload.body.objectId as string,
    slugs: whole.tailor.profileSlug,
  };
  await report(app.anonymous, { tailorId: whole.tailor.id }, { text: mark, email: `${mark}@seamfolk.example` });
  const [open] = await casesOf(operator, whole.tailor.id);
  own.operator = open?.id ?? '';
  ids = Object.values(own);
  stranger = (await aTailor(app)).agent;
});
afterAll(async () => {
  connections.destroy();
  await app.stop();
});

interface Sent {
  path: string;
  body: string | undefined;
}

/** Requests that match this contract's path, mostly with an error. */
function requestsOf({ path, query, body }: Endpoint): fc.Arbitrary<Sent> {
  const [, , noun = ''] = path.split('/');
  const likely = own[noun] ? Array.from(ids, () => own[noun] ?? '') : [];
  const part = urlPart([...likely, ...ids]);
  const parts = path.split('/').map((written) => (written.startsWith(':') ? part : fc.constant(written)));
  const paths = fc.tuple(...parts).map((written) => written.join('/'));
  const queries = query ? anyQuery(fieldNames(query), ids) : fc.constant('');
  const json = (body ? nearly(body, ids) : anyJson).map((value) => JSON.stringify(value));
  const bodies = fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: fc.string() });
  const record = fc.record({ path: paths, search: queries, body: body ? bodies : fc.constant(undefined) });
  return record.map(({ path: written, search, body: sent }) => ({ path: written + search, body: sent }));
}

function send({ method }: Endpoint, { path, body }: Sent, cookie = '') {
  const headers = { ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) };
  return rawRequest(app.origin, { method, path, headers, body, agent: connections });
}

/** Returns the statuses that the API description names for a call, and 404 for an unmatched path. */
function described(endpoint: Endpoint): number[] {
  return [successStatus(endpoint), 404, ...Object.keys(errorsOf(endpoint)).map(Number)];
}

/** Returns everything that the owner has, as the owner sees it. */
async function everything() {
  const paths = ['/api/tailors/me', '/api/customers', `/api/measurements/${customerId}`, '/api/gallery'];
  return Promise.all(paths.map(async (path) => (await owner.get(path)).body as unknown));
}

/** Calls that end the user's session, so the owner does not make them. */
const sessionEnding: readonly Endpoint[] = [sessionApi.signOutEverywhere, accountApi.delete];
const endsSession = (endpoint: Endpoint) => sessionEnding.includes(endpoint);

/** Calls that delete rows come last. */
const inOrder = [...allEndpoints]
  .filter((endpoint) => !endsSession(endpoint))
  .sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));
const named = inOrder.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('garbage', () => {
  it.each(named)(
    "%s from other users causes no server error, and shows and changes none of the owner's rows",
    async (_name, endpoint) => {
      const before = await everything();
      expect(JSON.stringify(before)).toContain(mark);
      await fc.assert(
        fc.asyncProperty(requestsOf(endpoint), fc.boolean(), async (sent, signedIn) => {
          const { status, text } = await send(endpoint, sent, signedIn ? stranger.cookie : '');
          expect(status).toBeLessThan(500);
          expect(described(endpoint)).toContain(status);
          expect(text).not.toContain(mark);
        }),
        { numRuns, seed },
      );
      expect(await everything()).toEqual(before);
    },
    timeout,
  );

  // After the others, as it can break the owner's own rows.
  it.each(named)(
    '%s from the owner causes no server error',
    async (_name, endpoint) => {
      await fc.assert(
        fc.asyncProperty(requestsOf(endpoint), async (sent) => {
          expect((await send(endpoint, sent, owner.cookie)).status).toBeLessThan(500);
        }),
        { numRuns, seed },
      );
    },
    timeout,
  );

  it.each(named.filter(([, { access }]) => access === 'operator'))(
    '%s from an operator causes no server error',
    async (_name, endpoint) => {
      await fc.assert(
        fc.asyncProperty(requestsOf(endpoint), async (sent) => {
          const { status } = await send(endpoint, sent, operator.cookie);
          expect(status).toBeLessThan(500);
          expect(described(endpoint)).toContain(status);
        }),
        { numRuns, seed },
      );
    },
    timeout,
  );

  it.each(allEndpoints.filter(endsSession))(
    '$method $path causes no server error',
    async (endpoint) => {
      const before = await everything();
      const { agent } = await aTailor(app);
      await fc.assert(
        fc.asyncProperty(requestsOf(endpoint), async (sent) => {
          expect((await send(endpoint, sent, agent.cookie)).status).toBeLessThan(500);
        }),
        { numRuns, seed },
      );
      expect(await everything()).toEqual(before);
    },
    timeout,
  );

  it('leaves the app working', async () => {
    expect((await app.anonymous.get('/readyz')).status).toBe(200);
    expect((await owner.get('/api/auth/user')).status).toBe(200);
    expect((await stranger.get('/api/customers')).status).toBe(200);
  });
});

describe('a request that browsers do not send', () => {
  const search = '/api/tailors/search';
  it.each([
    ['a field twice', `${search}?city=a&city=b`, 400],
    ['the prototype', `${search}?__proto__=x`, 400],
    ['NUL', `${search}?city=a%00b`, 400],
    ['half a pair of surrogates', `${search}?city=%ed%a0%80`, 400],
    ['bytes that are no UTF-8', `${search}?city=%ff`, 400],
    ['a broken escape', `${search}?city=%zz`, 400],
    ['half a point on the map', `${search}?lat=6.5`, 400],
    ['too long a field', `${search}?q=${'x'.repeat(5_000)}`, 400],
    ['more than a header holds', `${search}?q=${'x'.repeat(20_000)}`, 431],
    ['a broken escape for an id', '/api/gallery/%zz', 400],
    ['a broken escape for a page', '/tailors/%zz', 404],
    ['NUL for a page', '/tailors/%00', 404],
    ['a way out of the folder', '/assets/..%2f..%2fpackage.json', 404],
    ['a way out of the pictures', '/pictures/..%2f..%2fidentity.json', 404],
    ['a page with an odd query', '/discover?city=a&city=b&__proto__=x&near=%ff', 200],
  ])('with %s gets the expected status', async (_what, path, status) => {
    expect((await rawRequest(app.origin, { method: 'GET', path, agent: connections })).status).toBe(status);
  });

  it('with TRACE does not get its request back', async () => {
    const sent = { method: 'TRACE', path: '/api/customers', headers: { cookie: owner.cookie } };
    const { status, text } = await rawRequest(app.origin, sent);
    expect(status).toBe(405);
    expect(text).not.toContain(owner.cookie);
  });

  const json = { 'content-type': 'application/json' };
  it.each<[string, Record<string, string>, string | Buffer, number]>([
    ['a megabyte of text', json, JSON.stringify({ name: 'x'.repeat(1_000_000) }), 413],
    ['bytes that are no UTF-8', json, Buffer.from([0x7b, 0xff, 0xfe]), 400],
    ['half a pair of surrogates', json, '{"name":"\\ud800"}', 400],
    ['NUL', json, '{"name":"a\\u0000b"}', 400],
    ['a body that is no gzip', { ...json, 'content-encoding': 'gzip' }, 'not gzip', 400],
    ['an unknown encoding', { ...json, 'content-encoding': 'sewn' }, '{}', 415],
    ['a depth of ten thousand lists', json, `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400],
  ])('with %s in its body gets the expected status', async (_what, headers, body, status) => {
    const sent = { method: 'POST', path: '/api/customers', headers: { ...headers, cookie: owner.cookie }, body };
    expect((await rawRequest(app.origin, sent)).status).toBe(status);
  });
});
