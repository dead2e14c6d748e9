import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInErrorPage } from '../server/auth/page';
import { startApp, type TestApp } from './support/app';
import { aPicture, aTailor } from './support/factories';

let app: TestApp;
let overHttps: TestApp;
let cookie: string;
/** The tailor's slug and picture. */
const of = { slug: '', picture: '' };
beforeAll(async () => {
  app = await startApp({ environment: { METRICS_TOKEN: 'm'.repeat(32) } });
  overHttps = await startApp({ environment: { PUBLIC_URL: 'https://seamfolk.example' }, beside: app });
  const { agent, tailor } = await aTailor(app);
  cookie = agent.cookie;
  of.slug = tailor.profileSlug;
  of.picture = (await aPicture(agent)).imageUrl;
});
afterAll(async () => {
  await overHttps.stop();
  await app.stop();
});

type Request = [what: string, status: number, path: () => string, init?: () => RequestInit];

const signedIn = (init: RequestInit = {}) => ({ ...init, headers: { cookie, ...init.headers } });
const json = { 'content-type': 'application/json' };
const posted = (body: string, headers: Record<string, string> = json) => signedIn({ method: 'POST', body, headers });

/** One answer of every part of the server, and of everything that ends a request early. */
const answers: Request[] = [
  ['the landing page', 200, () => '/'],
  ['a page of a tailor', 200, () => `/tailors/${of.slug}`],
  ['a redirected page', 301, () => `/tailors/${of.slug.toUpperCase()}`],
  ['an unknown page', 404, () => '/nowhere'],
  ['a method that pages do not have', 404, () => '/', () => ({ method: 'DELETE' })],
  ['the sitemap', 200, () => '/sitemap.xml'],
  ['the shell of the workroom', 200, () => '/workroom-shell'],
  ['an unknown asset', 404, () => '/assets/none.js'],
  [
    'the cloth of the sign-in',
    200,
    () => /\S+cloth\.svg/.exec(signInErrorPage('', ''))?.[0].slice('src="'.length) ?? '',
  ],
  ['a method without a contract', 405, () => '/api/customers', () => ({ method: 'PATCH' })],
  ['a public answer', 200, () => '/api/tailors/search'],
  ['a private answer', 200, () => '/api/customers', () => signedIn()],
  ['no session', 401, () => '/api/customers'],
  ['an invalid field', 400, () => '/api/customers', () => posted('{}')],
  ['invalid JSON', 400, () => '/api/customers', () => posted('{')],
  ['another site', 403, () => '/api/customers', () => posted('{}', { ...json, origin: 'https://elsewhere.example' })],
  ['an unknown API path', 404, () => '/api/nothing'],
  ['a too large body', 413, () => '/api/customers', () => posted(`{"name":"${'x'.repeat(110_000)}"}`)],
  ['another type', 415, () => '/api/customers', () => posted('text', { 'content-type': 'text/plain' })],
  ['a callback without a sign-in', 400, () => '/api/callback?code=x&state=x'],
  ['an upload without a reservation', 403, () => '/uploads/none', () => ({ method: 'PUT', body: 'x' })],
  ['an unknown picture', 404, () => '/pictures/none.jpg'],
  ['health', 200, () => '/healthz'],
  ['readiness', 200, () => '/readyz'],
  ['closed metrics', 401, () => '/metrics'],
  ['the embedded identity provider', 404, () => '/oidc/nothing'],
];

/** Files that pages of other sites may embed, and that run nothing when opened alone. */
const passive: Request[] = [
  ['a picture', 200, () => of.picture],
  ['a QR code', 200, () => `/tailors/${of.slug}/qr.svg`],
  ['a contact', 200, () => `/tailors/${of.slug}/contact.vcf`],
  ['a status picture', 200, () => `/tailors/${of.slug}/status.jpg`],
  ['a shop sign', 200, () => `/tailors/${of.slug}/sign.pdf`],
];

async function headersOf([, status, path, init]: Request) {
  const answer = await fetch(new URL(path(), app.origin), { redirect: 'manual', ...init?.() });
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  return Object.fromEntries(answer.headers);
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

describe('security headers', () => {
  it.each(answers)('are all there with %s (%i)', async (...request) => {
    const headers = await headersOf(request);
    expect(headers).toMatchObject({ ...always, 'cross-origin-resource-policy': 'same-origin' });
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
    for (const none of ['x-powered-by', 'access-control-allow-origin']) expect(headers).not.toHaveProperty(none);
    // No HSTS without https.
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(passive)('are all there with %s (%i), with a policy that allows nothing', async (...request) => {
    const headers = await headersOf(request);
    expect(headers).toMatchObject({ ...always, 'cross-origin-resource-policy': 'cross-origin' });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  it.each([
    ['font', '/assets/none.woff2'],
    ['image', '/pictures/none.jpg'],
    ['script', '/assets/none.js'],
    ['style', '/assets/none.css'],
    ['manifest', '/none.webmanifest'],
  ])('leave out those of documents if a page requests a file (%s)', async (kind, path) => {
    const { headers } = await fetch(`${app.origin}${path}`, { headers: { 'sec-fetch-dest': kind } });
    for (const name of ['permissions-policy', 'referrer-policy', 'x-frame-options'])
      expect(headers.has(name)).toBe(false);
    for (const name of ['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options']) {
      expect(headers.has(name)).toBe(true);
    }
  });

  it.each(['document', 'iframe', 'object', 'embed', 'worker', 'empty'])(
    'are all there for the destination %s',
    async (kind) => {
      const { headers } = await fetch(app.origin, { headers: { 'sec-fetch-dest': kind } });
      expect(Object.fromEntries(headers)).toMatchObject(always);
    },
  );

  it('are all there when the server fails', async () => {
    const { pool } = app.database;
    await pool.query('alter table customers rename to away');
    const failed = await headersOf(['an error', 500, () => '/api/customers', () => signedIn()]);
    const body = await (await fetch(`${app.origin}/api/customers`, signedIn())).json();
    await pool.query('alter table away rename to customers');
    expect(body).toEqual({ message: 'Something went wrong', code: 'internal' });
    expect(failed).toMatchObject({ ...always, 'cache-control': 'no-store' });
    expect(failed['content-security-policy']).toContain("default-src 'self'");
  });

  it.each(['/', '/nowhere', '/api/nothing', '/api/tailors/search', '/pictures/none.jpg', '/healthz'])(
    'include HSTS with %s, if the site is served over https',
    async (path) => {
      const { headers } = await fetch(`${overHttps.origin}${path}`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    },
  );
});
