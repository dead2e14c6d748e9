import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startApp();
  ({ cookie } = (await aTailor(app)).agent);
});
afterAll(() => app.stop());

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}/api/customers`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', cookie, ...headers },
  });

describe('a request that cannot be read', () => {
  it.each([
    ['broken JSON', 400, '{"name": ', {}],
    ['no object', 400, '"name"', {}],
    ['a list', 400, '[]', {}],
    ['more than 100 KB', 413, JSON.stringify({ name: 'x'.repeat(110_000) }), {}],
    ['a form', 415, 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', 415, '{"name":"Ada"}', { 'content-type': 'text/plain' }],
    ['an unknown charset', 415, '{"name":"Ada"}', { 'content-type': 'application/json; charset=x-sewn' }],
    ['UTF-16', 415, Buffer.from('{"name":"Ada"}', 'utf16le'), { 'content-type': 'application/json; charset=utf-16' }],
    ['bytes that are no UTF-8', 400, Buffer.from([...Buffer.from('{"name":"Ad'), 0xe4, ...Buffer.from('"}')]), {}],
  ])('with %s answers %i as JSON', async (_what, status, body, headers) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    const json = await answer.json();
    expect(json.message).toBeTypeOf('string');
    expect(json.code).not.toBe('internal');
  });

  it('ignores fields that try to reach the prototype', async () => {
    const answer = await post('{"name":"Ada","__proto__":{"tailorId":"x"},"constructor":{"prototype":{}}}');
    expect(answer.status).toBe(201);
  });
});

describe('an unknown API path', () => {
  it.each(['/api', '/api/nothing', '/api/customers/a/b', '/API/customers'])('%s answers 404', async (path) => {
    const answer = await fetch(`${app.origin}${path}`);
    expect(answer.status).toBe(404);
    if (path.startsWith('/api'))
      expect(await answer.json()).toEqual({ message: 'No such API path', code: 'not_found' });
  });
});

describe('a write from another site', () => {
  it.each([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('with %j answers 403 and writes nothing', async (headers) => {
    const answer = await post('{"name":"Forged"}', headers as unknown as Record<string, string>);
    expect(answer.status).toBe(403);
    const list = await fetch(`${app.origin}/api/customers`, { headers: { cookie } });
    expect(JSON.stringify(await list.json())).not.toContain('Forged');
  });

  it('is accepted from the own origin', async () => {
    expect((await post('{"name":"Own"}', { origin: app.origin, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });
});

describe('headers', () => {
  it('prevent caching of private responses', async () => {
    for (const path of ['/api/auth/user', '/api/customers']) {
      const answer = await fetch(app.origin + path, { headers: { cookie } });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  });
});

describe('health', () => {
  it('answers ok', async () => {
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
  });
});
