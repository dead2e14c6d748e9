import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';
import {
  noInconsistencies,
  inconsistencies,
  onS3,
  type PictureWorld,
} from '../../../tests/support/pictures/picture-world';
import { startS3Server } from '../../../tests/support/stores';
import { anUpload } from '../../../tests/support/pictures/uploads';

/** Starts a gate before an S3 server, which answers every request with `refusal` while it is set. */
async function startGate() {
  const store = await startS3Server();
  const gate = { refusal: undefined as [status: number, code: string] | undefined };
  const { hostname, port } = new URL(store.environment.S3_ENDPOINT);
  const server = createServer((req, res) => {
    if (gate.refusal) {
      const [status, code] = gate.refusal;
      req.resume();
      res.writeHead(status, { 'content-type': 'application/xml' });
      return void res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
    }
    const { method, headers, url: path } = req;
    const forward = request({ hostname, port, method, headers, path }, (answer) => {
      answer.pipe(res.writeHead(answer.statusCode ?? 0, answer.headers));
    });
    req.pipe(forward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await store.stop();
  };
  return { gate, environment: { ...store.environment, S3_ENDPOINT: endpoint }, files: store.files, stop };
}

describe('a store that refuses this server', () => {
  let store: Awaited<ReturnType<typeof startGate>>;
  let world: PictureWorld;
  let agent: Agent;
  beforeAll(async () => {
    store = await startGate();
    world = { ...(await onS3(store.environment)), files: store.files };
    ({ agent } = await aTailor(world.app));
  });
  afterAll(async () => {
    await world.stop();
    await store.stop();
  });

  it.each([
    ['credentials', 403, 'AccessDenied'],
    ['the clock', 403, 'RequestTimeTooSkewed'],
    ['the bucket', 404, 'NoSuchBucket'],
  ])(
    'because of %s: claims are 503 with Retry-After, all else works, and the claim can be repeated',
    async (_, ...refusal) => {
      const [portfolio, profile] = [await anUpload(agent), await anUpload(agent)];
      const claim = () =>
        Promise.all([
          agent.post('/api/gallery', { objectId: portfolio }),
          agent.post(`/api/objects/${profile}/picture`),
        ]);
      store.gate.refusal = refusal;
      for (const { status, body, headers } of await claim()) {
        expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '60']);
      }
      expect((await agent.post('/api/objects/upload', {})).status).toBe(201);
      expect((await agent.get('/api/gallery')).status).toBe(200);
      expect((await world.app.anonymous.get('/readyz')).status).toBe(503);
      store.gate.refusal = undefined;
      expect((await claim()).map(({ status }) => status)).toEqual([201, 201]);
    },
  );

  it('leaves the files of a deleted picture to a later sweep', async () => {
    const { body } = await agent.post('/api/gallery', { objectId: await anUpload(agent) });
    store.gate.refusal = [403, 'AccessDenied'];
    expect((await agent.delete(`/api/gallery/${body.id}`)).status).toBe(204);
    expect((await world.sweep())?.failed).toBeGreaterThan(0);
    store.gate.refusal = undefined;
    await world.later(48);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });
});
