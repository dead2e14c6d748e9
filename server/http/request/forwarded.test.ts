import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Request } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { tailors } from '../../features/tailor/tables';
import { users } from '../../auth/tables';

/** One app for each number of trusted proxies. */
let apps: TestApp[];
beforeAll(async () => {
  const start = (proxies: string) =>
    startApp({
      environment: { PUBLIC_URL: 'https://seamfolk.example', TRUST_PROXY: proxies, RATE_LIMIT_READS: '1000' },
    });
  apps = await Promise.all(['0', '1', '2'].map(start));
  for (const { database } of apps) {
    const [user] = await database.db.insert(users).values({ issuer: 'i', subject: 's' }).returning();
    const where = { city: 'Lagos', country: 'Nigeria', profileSlug: 'needle' };
    await database.db.insert(tailors).values({ userId: user!.id, businessName: 'Needle', ...where });
  }
});
afterAll(() => Promise.all(apps.map((app) => app.stop())));

type Headers = Record<string, string>;

/** Sends a request with exactly these headers to the app that trusts this number of proxies. */
async function get(proxies: number, path: string, headers: Headers = {}) {
  const asking = request(apps[proxies]!.origin + path, { headers }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const forged = {
  host: 'evil.example',
  forwarded: 'for=6.6.6.6;host=evil.example;proto=http',
  'x-forwarded-host': 'evil example/<x>',
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '666',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-for': '6.6.6.6',
  'x-original-url': '/evil',
  'x-rewrite-url': '/evil',
};

describe.each([0, 1, 2])('with TRUST_PROXY=%i', (proxies) => {
  it.each([
    '/',
    '/discover?city=Lagos',
    '/tailors/needle',
    '/sitemap.xml',
    '/robots.txt',
    '/tailors/needle/contact.vcf',
  ])('%s does not depend on Host and forwarding headers', async (path) => {
    const [honest, misled] = [await get(proxies, path), await get(proxies, path, forged)];
    expect(honest.status).toBe(200);
    expect(misled).toMatchObject({ status: 200, body: honest.body });
    expect(honest.body).not.toContain('evil');
    expect(honest.body).not.toContain('127.0.0.1');
    expect(misled.headers['strict-transport-security']).toBe(honest.headers['strict-transport-security']);
  });

  it('a sign-in keeps its address and its cookie for https', async () => {
    const { headers } = await get(proxies, '/api/login', forged);
    const { origin, searchParams } = new URL(headers.location ?? '');
    expect(origin).toBe('https://seamfolk.example');
    expect(searchParams.get('redirect_uri')).toBe('https://seamfolk.example/api/callback');
    expect(headers['set-cookie']?.join()).toMatch(/^__Host-seamfolk-sign-in-.*; Secure/);
  });

  it('a callback is answered by a page', async () => {
    const { status, body } = await get(proxies, '/api/callback?code=a&state=b', forged);
    expect([status, body]).toEqual([400, expect.stringContaining('href="/api/login"')]);
  });
});

describe('a caller’s address', () => {
  /** Returns `req.ip` as Express computes it. */
  async function addressSeen(proxies: number, headers: Headers): Promise<string | undefined> {
    let seen: Request | undefined;
    const keep = (message: unknown) => void (seen = (message as { request: Request }).request);
    subscribe('http.server.request.start', keep);
    await get(proxies, '/healthz', headers);
    unsubscribe('http.server.request.start', keep);
    return seen?.ip;
  }

  it.each([
    [0, 'no proxy is trusted', '6.6.6.6', '127.0.0.1'],
    [1, 'the proxy names the caller', '198.51.100.7', '198.51.100.7'],
    [1, 'addresses that the caller has written are ignored', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    [2, 'the outer proxy names the caller', '6.6.6.6, 198.51.100.7, 203.0.113.1', '198.51.100.7'],
    [2, 'a caller that skips the outer proxy is named by the inner one', '198.51.100.7', '198.51.100.7'],
    [1, 'without the header it is the address of the socket', '', '127.0.0.1'],
  ])('behind %i proxies: %s', async (proxies, _what, forwarded, expected) => {
    expect(await addressSeen(proxies, forwarded ? { 'x-forwarded-for': forwarded } : {})).toBe(expected);
  });

  /** Returns the rate limit's key of a caller, which the response reports. */
  async function countedAs(forwarded: string): Promise<string | undefined> {
    const { headers } = await get(1, '/api/tailors/search', { 'x-forwarded-for': forwarded });
    return /pk=:.+:/.exec(String(headers['ratelimit-policy']))?.[0];
  }

  it.each([
    ['198.51.100.7:4711', '198.51.100.7'],
    ['2001:db8::7', '2001:db8::'],
    ['[2001:db8::7]', '2001:db8::'],
    ['[2001:db8::7]:4711', '2001:db8::'],
    ['[::ffff:198.51.100.7]:4711', '198.51.100.7'],
    ['unknown', '127.0.0.1'],
    ['_hidden:4711', '127.0.0.1'],
    ['198.51.100.700:4711', '127.0.0.1'],
    ['[]', '127.0.0.1'],
  ])('%s is counted as %s', async (forwarded, address) => {
    const name = await countedAs(address);
    expect(name).toMatch(/^pk=:/);
    expect(await countedAs(forwarded)).toBe(name);
    expect(await countedAs('192.0.2.1')).not.toBe(name);
  });
});
