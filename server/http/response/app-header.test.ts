import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appHeader } from '@shared/contract/headers';
import { signInErrorPage } from '../../auth/page';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aPicture, aTailor } from '../../../tests/support/factories';
import { aNewOrderOf } from '../../../tests/support/orders';

let app: TestApp;
let limited: TestApp;
let cookie: string;
const of = { slug: '', picture: '', link: '' };
beforeAll(async () => {
  app = await startApp();
  limited = await startApp({ beside: app, environment: { RATE_LIMIT_READS: '1', RATE_LIMIT_WRITES: '1' } });
  const { agent, tailor } = await aTailor(app);
  cookie = agent.cookie;
  of.slug = tailor.profileSlug;
  of.picture = (await aPicture(agent)).imageUrl;
  of.link = `/o/${(await aNewOrderOf(agent)).linkToken}`;
});
afterAll(async () => {
  await limited.stop();
  await app.stop();
});

type Request = [what: string, status: number, path: () => string, init?: () => RequestInit];

const signedIn = (init: RequestInit = {}) => ({ ...init, headers: { cookie, ...init.headers } });
const posted = (body: string, type = 'application/json') =>
  signedIn({ method: 'POST', body, headers: { 'content-type': type } });

const answers: Request[] = [
  ['a page', 200, () => '/'],
  ['a page of a tailor', 200, () => `/tailors/${of.slug}`],
  ['a page of the workroom', 200, () => '/dashboard', () => signedIn()],
  ['a redirected page', 301, () => `/tailors/${of.slug.toUpperCase()}`],
  ['an unknown page', 404, () => '/nowhere'],
  ['a path that is no text', 404, () => '/%E0%A4%A'],
  ['the shell of the workroom', 200, () => '/workroom-shell'],
  ['the page of an order', 200, () => of.link],
  ['a missing page of an order', 404, () => '/o/none'],
  ['health', 200, () => '/healthz'],
  ['readiness', 200, () => '/readyz'],
  ['a public answer', 200, () => '/api/tailors/search'],
  ['a private answer', 200, () => '/api/customers', () => signedIn()],
  ['an answer in parts', 200, () => '/api/measurements/all', () => signedIn()],
  ['the archive', 200, () => '/api/account/archive', () => signedIn()],
  ['the description of the API', 200, () => '/api/openapi.json'],
  ['no session', 401, () => '/api/customers'],
  ['a redirect to the sign-in', 302, () => '/api/login'],
  ['a failed sign-in', 400, () => '/api/callback?state=none'],
  ['an invalid field', 400, () => '/api/customers', () => posted('{}')],
  ['invalid JSON', 400, () => '/api/customers', () => posted('{')],
  ['a too large body', 413, () => '/api/customers', () => posted(`{"name":"${'x'.repeat(110_000)}"}`)],
  ['another type', 415, () => '/api/customers', () => posted('text', 'text/plain')],
  ['an unknown API path', 404, () => '/api/nothing'],
  ['a method without a contract', 405, () => '/api/customers', () => ({ method: 'PATCH' })],
  ['an unknown asset', 404, () => '/assets/none.js'],
  ['an unknown picture', 404, () => '/pictures/none.jpg'],
  ['files of an unknown tailor', 404, () => '/tailors/nobody-at-all/qr.svg'],
];

const files: Request[] = [
  ['a hashed file', 200, () => '/assets/index-1a2b.js'],
  ['an icon', 200, () => '/favicon.svg'],
  [
    'the cloth of the sign-in',
    200,
    () => /\S+cloth\S+\.svg/.exec(signInErrorPage('', ''))?.[0].slice('src="'.length) ?? '',
  ],
  ['a picture', 200, () => of.picture],
  ['a QR code', 200, () => `/tailors/${of.slug}/qr.svg`],
];

async function markOf([, status, path, init]: Request, at = app) {
  const answer = await fetch(new URL(path(), at.origin), { redirect: 'manual', ...init?.() });
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  return answer.headers.get(appHeader);
}

describe('the mark of the app', () => {
  it.each(answers)('is on %s (%i)', async (...request) => expect(await markOf(request)).toBe('1'));

  it.each(files)('is not on %s (%i)', async (...request) => expect(await markOf(request)).toBeNull());

  it('is on refusals of the rate limit, of the API and of pages', async () => {
    for (let round = 0; round < 10; round += 1) await fetch(`${limited.origin}/api/tailors/search`);
    expect(await markOf(['a read', 429, () => '/api/tailors/search'], limited)).toBe('1');
    expect(await markOf(['a page', 429, () => '/about'], limited)).toBe('1');
    await fetch(`${limited.origin}/api/customers`, posted('{'));
    expect(await markOf(['a write', 429, () => '/api/customers', () => posted('{')], limited)).toBe('1');
  });

  it('is on a failure of the server', async () => {
    const { pool } = app.database;
    await pool.query('alter table customers rename to away');
    const failed = await markOf(['an error', 500, () => '/api/customers', () => signedIn()]);
    await pool.query('alter table away rename to customers');
    expect(failed).toBe('1');
  });
});
