import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@shared/api';
import { etagOf, type Versioned } from '@shared/contract/version';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aCustomer, aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { anUpload } from '../../../tests/support/pictures/uploads';

let app: TestApp;
let agent: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent } = await aTailor(app));
});
afterAll(() => app.stop());

const ways = ['/api/login', '/api/callback', '/api/logout'];
/** Every path of the API, with values for its parameters. */
const paths = [...new Set([...allEndpoints.map(({ path }) => path.replace(/:\w+/, 'something')), ...ways])];

describe('a method that a path does not have', () => {
  it.each(paths)('is answered 405 with Allow at %s, to visitors too', async (path) => {
    const answer = await app.anonymous.request('PATCH', path);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
    expect(answer.body).toEqual({ message: 'PATCH is not possible here', code: 'method_not_allowed' });
    const options = await app.anonymous.request('OPTIONS', path);
    expect([options.status, options.headers.allow]).toEqual([204, answer.headers.allow]);
  });

  it.each([
    ['DELETE', '/api/customers', 'GET, HEAD, POST'],
    ['GET', '/api/customers/7c3f5c2e-8d53-4a3e-9d9c-0f6ab0a3f0a1', 'DELETE, PUT'],
    ['POST', '/api/tailors/needle', 'GET, HEAD, PUT'],
    ['POST', '/api/logout', 'GET, HEAD'],
  ])('%s %s allows %s', async (method, path, allow) => {
    const { status, headers } = await app.anonymous.request(method, path);
    expect([status, headers.allow]).toEqual([405, allow]);
  });

  it('is answered 404 at an unknown path', async () => {
    const answer = await app.anonymous.request('PATCH', '/api/nothing');
    expect([answer.status, answer.headers.allow]).toEqual([404, undefined]);
  });
});

describe('a 401', () => {
  it('has WWW-Authenticate, without a scheme for which browsers show a password prompt', async () => {
    const answer = await app.anonymous.get('/api/customers');
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Session realm="seamfolk"']);
  });
});

describe('a 201', () => {
  const anOrder = async () =>
    agent.post('/api/orders', {
      customerId: (await aCustomer(agent)).id,
      garments: [{ id: crypto.randomUUID(), garment: 'Agbada' }],
    });
  /** A function for every path that creates a row. */
  const creations: Record<string, () => Promise<Awaited<ReturnType<Agent['post']>>>> = {
    '/api/tailors': async () => (await aUser(app)).post('/api/tailors', profileInput()),
    '/api/customers': () => agent.post('/api/customers', { name: 'Ada' }),
    '/api/measurements': async () =>
      agent.post('/api/measurements', { customerId: (await aCustomer(agent)).id, measurements: { chest: '40 in' } }),
    '/api/walk-ins': () => agent.post('/api/walk-ins', { name: 'Ada', measurements: { chest: '40 in' } }),
    '/api/sheets': () => agent.post('/api/sheets', { name: 'Agbada', measures: [{ key: 'neck', name: 'Neck' }] }),
    '/api/orders': anOrder,
    '/api/orders/:orderId/payments': async () =>
      agent.post(`/api/orders/${(await anOrder()).body.id}/payments`, { amount: 500, onDate: '2026-06-01' }),
    '/api/orders/:orderId/photos': async () =>
      agent.post(`/api/orders/${(await anOrder()).body.id}/photos`, { objectId: await anUpload(agent), kind: 'cloth' }),
    '/api/gallery': async () => agent.post('/api/gallery', { objectId: await anUpload(agent) }),
  };

  /** Where the rows are, if not below the path that creates them. */
  const addresses: Record<string, string> = {
    '/api/walk-ins': '/api/measurements',
    '/api/orders/:orderId/payments': '/api/payments',
    '/api/orders/:orderId/photos': '/api/order-photos',
  };

  it('is tested for every contract that creates a row', () => {
    const creating = allEndpoints.filter(({ idempotent, batch }) => idempotent && !batch).map(({ path }) => path);
    expect(creating.sort()).toEqual(Object.keys(creations).sort());
  });

  it.each(Object.entries(creations))('of POST %s names the row and its version', async (path, create) => {
    const { status, headers, body } = await create();
    const address = `${addresses[path] ?? path}/${body.id}`;
    expect(status).toBe(201);
    expect(headers).toMatchObject({ location: address, 'content-location': address, etag: etagOf(body as Versioned) });
  });

  it('of an upload has the URLs to upload the file and to show the picture', async () => {
    const reserved = await agent.post('/api/objects/upload', {});
    expect([reserved.status, reserved.headers.location]).toEqual([201, reserved.body.uploadURL]);
    const claimed = await agent.post(`/api/objects/${await anUpload(agent)}/picture`);
    expect([claimed.status, claimed.headers.location]).toEqual([201, claimed.body.profilePictureUrl]);
  });
});
