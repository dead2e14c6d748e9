import { clothPath } from '@shared/site/cloth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aPicture, aTailor, aUser } from '../../../tests/support/factories';
import { heldTable } from '../../../tests/support/database/held-table';
import { rawRequest } from '../../../tests/support/network/raw-request';
import { rateLimits } from '../../db/tables';

/** An address without a session may read 40 times, of which 16 may be searches that no cache answers; a user 4 times. */
const environment = { RATE_LIMIT_READS: '4', RATE_LIMIT_WRITES: '20', RATE_LIMIT_SIGN_INS: '20' };
const minute = 60_000;

let app: TestApp;
let beside: TestApp;
let tailor: Agent;
let colleague: Agent;
beforeAll(async () => {
  app = await startApp({ environment });
  beside = await startApp({ environment, beside: app });
  tailor = (await aTailor(app)).agent;
  colleague = await aUser(app);
});
afterAll(async () => {
  await beside.stop();
  await app.stop();
});

/** Each test uses its own minutes, in which the clock does not move. */
let now = Math.ceil(Date.now() / minute) * minute;
const nextMinute = () => vi.setSystemTime((now += minute));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  nextMinute();
});
afterEach(() => void vi.useRealTimers());

const read = '/api/site';
const search = '/api/tailors/search';

/** Sends requests one after the other and returns their statuses. */
async function statusesOf(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await ask()).status);
  return statuses;
}

const only = (status: number, times: number) => Array.from({ length: times }, () => status);

describe('reads of one address', () => {
  it('are refused beyond the limit, which every response reports, until the next minute', async () => {
    const first = await app.anonymous.get(read);
    expect(first.headers.ratelimit).toBe('"reads"; r=39; t=60');
    expect(first.headers['ratelimit-policy']).toMatch(/^"reads"; q=40; w=60; pk=:[\w+/=]+:$/);
    expect(await statusesOf(39, () => app.anonymous.get(read))).toEqual(only(200, 39));
    const refused = await app.anonymous.get(read);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({ message: expect.stringContaining('Too many requests'), code: 'rate_limited' });
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.headers.ratelimit).toBe('"reads"; r=0; t=60');
    expect(refused.headers['content-security-policy']).toContain("default-src 'self'");
    expect((await app.anonymous.get('/healthz')).status).toBe(200);
    nextMinute();
    expect((await app.anonymous.get(read)).status).toBe(200);
  });

  it('include pages and unknown paths of the API, and a refused page is HTML', async () => {
    await statusesOf(20, () => app.anonymous.get('/about'));
    expect(await statusesOf(20, () => app.anonymous.get('/api/nothing'))).toEqual(only(404, 20));
    const page = await app.anonymous.get('/about?from="><script>');
    expect(page.status).toBe(429);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['retry-after']).toBe('60');
    expect(page.text).toContain('href="/about?from=');
    expect(page.text).not.toContain('<script>');
    expect((await app.anonymous.get('/api/nothing')).status).toBe(429);
    const misleading = await rawRequest(app.origin, { method: 'GET', path: '//evil.example/login' });
    expect(misleading).toMatchObject({ status: 429, text: expect.stringContaining('href="/">Try again') });
    expect(misleading.text).not.toContain('evil.example');
  });

  it('do not count for users who are signed in at the same address', async () => {
    await statusesOf(41, () => app.anonymous.get(read));
    expect((await app.anonymous.get(read)).status).toBe(429);
    expect((await tailor.get('/api/customers')).status).toBe(200);
    expect((await tailor.get(search)).status).toBe(200);
    expect((await tailor.get('/dashboard')).status).toBe(200);
  });

  it('do not count for a session that this process has not read yet', async () => {
    await statusesOf(41, () => beside.anonymous.get(read));
    const headers = { cookie: colleague.cookie };
    expect((await beside.anonymous.browser.send('/api/auth/user', { headers })).status).toBe(200);
  });

  it('are counted together despite forged cookies and headers', async () => {
    const pretended = (number: number) => {
      const headers = { cookie: `seamfolk-session=s%3A${number}.forged`, 'x-forwarded-for': `10.0.0.${number}` };
      return app.anonymous.browser.send(read, { headers });
    };
    let number = 0;
    expect(await statusesOf(41, () => pretended((number += 1)))).toEqual([...only(200, 40), 429]);
  });
});

describe('beyond the limit', () => {
  const refused = [
    ['GET', '/'],
    ['GET', '/index.html'],
    ['GET', '/discover'],
    ['GET', '/nowhere'],
    ['GET', '/%zz'],
    ['GET', '/tailors/needle'],
    ['GET', '/tailors/needle/qr.svg'],
    ['GET', '/tailors/needle/qr.png'],
    ['GET', '/tailors/needle/contact.vcf'],
    ['GET', '/tailors/needle/status.jpg'],
    ['GET', '/tailors/needle/sign.pdf'],
    ['GET', '/cards/0123456789abcdef.jpg'],
    ['GET', '/cards/needle/0123456789abcdef.jpg'],
    ['GET', '/robots.txt'],
    ['GET', '/sitemap.xml'],
    ['GET', '/sitemap-1.xml'],
    ['GET', '/assets/none.js'],
    ['GET', '/sign-in/none.css'],
    ['GET', '/pictures/none.jpg'],
    ['GET', '/pictures/%zz'],
    ['GET', '/uploads/none'],
    ['GET', '/metrics'],
    ['GET', '/oidc/.well-known/openid-configuration'],
    ['GET', '/oidc/nothing'],
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['GET', '/api/logout'],
    ['GET', '/api/user'],
    ['GET', '/api/tailors/search'],
    ['GET', '/api/customers/%zz'],
    ['HEAD', '/cards/0123456789abcdef.jpg'],
    ['OPTIONS', '/'],
    ['OPTIONS', '/uploads/none'],
    ['OPTIONS', '/api/customers'],
    ['PUT', '/uploads/none'],
    ['POST', '/oidc/token'],
    ['POST', '/api/customers'],
    ['PATCH', '/api/customers'],
    ['DELETE', '/'],
  ] as const;

  it.each(refused)('%s %s is refused', async (method, path) => {
    await statusesOf(40, () => app.anonymous.get('/robots.txt'));
    await statusesOf(20, () => app.anonymous.post('/api/nothing'));
    expect((await app.anonymous.request(method, path)).status).toBe(429);
  });

  it('an invalid write is refused with 429', async () => {
    const send = (body: string, headers: Record<string, string>) =>
      app.anonymous.browser.send('/api/customers', { method: 'POST', body, headers });
    const json = { 'content-type': 'application/json' };
    const wrong = [
      () => send('{', json),
      () => send('text', { 'content-type': 'text/plain' }),
      () => send('{}', { ...json, origin: 'https://elsewhere.example' }),
    ];
    for (const ask of wrong) {
      nextMinute();
      const statuses = await statusesOf(21, ask);
      expect([statuses.slice(0, 20).includes(429), statuses[20]]).toEqual([false, 429]);
    }
  });

  it('files, published pictures, cloth and health checks are served', async () => {
    const picture = (await aPicture(tailor)).imageUrl;
    const signInCloth = /src="(\S+cloth-\w+\.svg)"/.exec((await app.anonymous.get('/api/callback')).text)?.[1] ?? '';
    await statusesOf(41, () => app.anonymous.get('/robots.txt'));
    const files = ['/assets/index-1a2b.js', '/favicon.svg', picture, signInCloth, clothPath('bolt', 'a')];
    for (const path of [...files, '/healthz', '/readyz']) {
      const { status, headers } = await app.anonymous.get(path);
      expect([path, status, headers.ratelimit]).toEqual([path, 200, undefined]);
    }
  });

  it('counts each request once', async () => {
    const paths = ['/', '/api/nothing', '/api/user', '/uploads/none', '/cards/needle/0.jpg', '/oidc/nothing'];
    for (const [index, path] of paths.entries()) {
      expect((await app.anonymous.get(path)).headers.ratelimit).toBe(`"reads"; r=${39 - index}; t=60`);
    }
  });
});

describe('searches of one address', () => {
  const random = (at: number) => `q=${at}-${Math.random()}`;

  it('are refused beyond their own limit, also on pages, and other reads are not', async () => {
    let at = 0;
    const ask = () => app.anonymous.get((at += 1) % 2 ? `${search}?${random(at)}` : `/api/map?${random(at)}`);
    expect(await statusesOf(15, ask)).toEqual(only(200, 15));
    expect((await app.anonymous.get(`/discover?${random(at)}`)).status).toBe(200);
    for (const path of [search, '/api/map']) {
      const { status, headers, body } = await app.anonymous.get(path);
      expect([status, headers['retry-after'], body.code]).toEqual([429, '60', 'rate_limited']);
    }
    const page = await app.anonymous.get(`/discover?${random(at)}`);
    expect([page.status, page.headers['retry-after']]).toEqual([429, '60']);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.text).toContain('href="/discover?q=');
    for (const path of ['/', read, '/robots.txt']) expect((await app.anonymous.get(path)).status).toBe(200);
    nextMinute();
    expect((await app.anonymous.get(search)).status).toBe(200);
  });

  it('do not count while a cache answers them', async () => {
    const sharing = await startApp({ environment: { ...environment, SEARCH_CACHE_SECONDS: '3' } });
    for (const path of [search, '/api/map', '/discover']) {
      expect(await statusesOf(13, () => sharing.anonymous.get(path))).toEqual(only(200, 13));
    }
    await sharing.stop();
  });

  it('count together with drawings', async () => {
    const { profileSlug } = (await tailor.get('/api/tailors/me')).body;
    nextMinute();
    await statusesOf(16, () => app.anonymous.get(search));
    for (const file of ['sign.pdf', 'status.jpg']) {
      expect((await app.anonymous.get(`/tailors/${profileSlug}/${file}`)).status).toBe(429);
    }
    nextMinute();
    const drawn = await app.anonymous.get(`/tailors/${profileSlug}/sign.pdf`);
    await statusesOf(15, () => app.anonymous.get(search));
    const again = await app.anonymous.get(`/tailors/${profileSlug}/sign.pdf`);
    expect([drawn.status, again.status]).toEqual([200, 200]);
  });
});

describe('reads of one user', () => {
  it('are refused beyond the limit, without reading the session', async () => {
    expect(await statusesOf(5, () => tailor.get('/api/customers'))).toEqual([...only(200, 4), 429]);
    await heldTable(app.database.url, 'sessions');
    expect((await tailor.get('/api/customers')).status).toBe(429);
    expect((await app.anonymous.get('/api/customers')).status).toBe(401);
  });
});

describe('writes of one user', () => {
  it('are refused beyond the limit, without an effect on other users', async () => {
    const write = (agent: Agent) => agent.post('/api/objects/upload', {});
    expect(await statusesOf(21, () => write(tailor))).toEqual([...only(201, 20), 429]);
    expect((await write(colleague)).status).toBe(201);
    expect((await tailor.get('/api/customers')).status).toBe(200);
  });
});

describe('sign-ins', () => {
  it.each(['/api/login?returnTo=/clients', '/api/callback?state=x'])(
    '%s is refused beyond the limit with a page',
    async (path) => {
      const statuses = await statusesOf(20, () => app.anonymous.get(path));
      expect(statuses).not.toContain(429);
      const refused = await app.anonymous.get(path);
      expect(refused.status).toBe(429);
      expect(refused.headers['content-type']).toContain('text/html');
      expect(refused.headers['retry-after']).toBe('60');
      expect(refused.text).toContain(`href="${path}"`);
    },
  );
});

describe('sign-ins at several processes', () => {
  it('are counted together, by a hash of the caller’s address', async () => {
    await statusesOf(15, () => app.anonymous.get('/api/login'));
    expect(await statusesOf(6, () => beside.anonymous.get('/api/login'))).toEqual([...only(302, 5), 429]);
    const rows = await app.database.db.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  it('are not limited while the database cannot count, and other requests do not wait', async () => {
    const held = await heldTable(app.database.url, 'rate_limits');
    expect(await statusesOf(41, () => app.anonymous.get('/robots.txt'))).toEqual([...only(200, 40), 429]);
    expect((await app.anonymous.get('/api/login')).status).toBe(302);
    await held.release();
  });
});
