import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../db/tables';
import { agentOf, signIn, startApp, type TestApp } from '../../tests/support/app';
import { Browser, type Answer } from '../../tests/support/browser';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

let people = 0;
const somebody = () => {
  people += 1;
  return { email: `someone-${people}@seamfolk.example`, firstName: 'Adébáyọ̀', lastName: `O'Neil & Sons ${people}` };
};

/** The callback's address that the provider would send the browser to, not followed. */
async function upToCallback(browser: Browser, person = somebody()): Promise<URL> {
  const form = await browser.go('/api/login');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  let answer = await browser.send(form.url, { method: 'POST', headers, body: new URLSearchParams(person).toString() });
  for (;;) {
    const next = new URL(answer.headers.location ?? '', answer.url);
    if (next.pathname === '/api/callback') return next;
    answer = await browser.send(next.href);
  }
}

const whoIs = async (browser: Browser) => (await agentOf(browser).get('/api/auth/user')).body;

function expectRefused(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.text).toContain('href="/api/login"');
  expect(answer.text).toContain('href="/"');
}

describe('signing in', () => {
  it('makes the user with what the form said and lands on /', async () => {
    const person = somebody();
    const browser = new Browser(app.origin);
    const landed = await browser.post(await browser.go('/api/login'), person);
    expect(new URL(landed.url).pathname).toBe('/');
    expect(await whoIs(browser)).toMatchObject({ ...person, hasTailorProfile: false });
  });

  it('knows the same person again, by e-mail in any letter case and without names', async () => {
    const person = somebody();
    const first = await (await signIn(app, person)).get('/api/auth/user');
    const again = await (await signIn(app, { email: person.email.toUpperCase() })).get('/api/auth/user');
    expect(again.body).toMatchObject({ id: first.body.id, firstName: person.firstName, lastName: person.lastName });
  });

  it('takes over a changed name', async () => {
    const person = somebody();
    await signIn(app, person);
    const renamed = await signIn(app, { ...person, firstName: 'Ngozi' });
    expect((await renamed.get('/api/auth/user')).body).toMatchObject({ firstName: 'Ngozi', lastName: person.lastName });
  });

  it('signs in the demo account with one click', async () => {
    const browser = new Browser(app.origin);
    const form = await browser.go('/api/login');
    const inputs = [...form.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    await browser.post(form, Object.fromEntries(inputs.map(([, name, value]) => [name, value])));
    expect(await whoIs(browser)).toMatchObject({ email: 'demo@seamfolk.example' });
  });

  it('asks for no second sign-in while the provider remembers', async () => {
    const { browser } = await signIn(app, somebody());
    const again = await browser.go('/api/login?returnTo=/clients');
    expect(new URL(again.url).pathname).toBe('/clients');
  });

  it.each([
    ['/clients', '/clients'],
    ['/discover?city=Lagos&x=1#top', '/discover?city=Lagos&x=1'],
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
    ['/api/logout', '/'],
  ])('comes back from returnTo=%s to %s', async (returnTo, expected) => {
    const browser = new Browser(app.origin);
    const form = await browser.go(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    const landed = new URL((await browser.post(form, somebody())).url);
    expect(landed.origin).toBe(app.origin);
    expect(landed.pathname + landed.search).toBe(expected);
  });

  it('gives the session a new id', async () => {
    const { browser } = await signIn(app, somebody());
    const before = browser.cookieNamed('seamfolk-session');
    await browser.go('/api/login');
    const after = browser.cookieNamed('seamfolk-session');
    expect(before).toBeTruthy();
    expect(after).toBeTruthy();
    expect(after).not.toBe(before);
    const old = await fetch(`${app.origin}/api/auth/user`, { headers: { cookie: `seamfolk-session=${before}` } });
    expect(old.status).toBe(401);
  });

  it('keeps no session for a visitor', async () => {
    const browser = new Browser(app.origin);
    await browser.go('/');
    await agentOf(browser).get('/api/auth/user');
    await browser.go('/api/login');
    expect(browser.cookieNamed('seamfolk-session')).toBeUndefined();
  });

  it('sets cookies that no script and no other site can use', async () => {
    const browser = new Browser(app.origin);
    const callback = await upToCallback(browser);
    const answer = await fetch(callback, { headers: { cookie: browser.cookie }, redirect: 'manual' });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('seamfolk-session='));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).not.toMatch(/; Domain/);
  });

  it('sends state, nonce and an S256 challenge, and the callback of the configuration whatever the Host', async () => {
    const started = await new Browser(app.origin).send('/api/login', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const { searchParams } = new URL(started.headers.location ?? '');
    expect(searchParams.get('redirect_uri')).toBe(`${app.publicUrl}/api/callback`);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/.{20,}/);
  });
});

describe('the sign-in page', () => {
  it.each([
    ['no e-mail', { email: '' }, 'email', 'Enter your e-mail address'],
    ['half an e-mail', { email: 'folake@example' }, 'email', 'Enter an e-mail address such as name@example.com'],
    ['a new account without a name', { firstName: ' ' }, 'firstName', 'Enter your first name'],
    ['a name that is too long', { lastName: 'x'.repeat(121) }, 'lastName', 'Must be at most 120 characters'],
    ['a name that cannot be stored', { lastName: 'a\0b' }, 'lastName', 'Contains characters that cannot be stored'],
  ])('says what is wrong with %s, at its field', async (_what, typed, field, message) => {
    const browser = new Browser(app.origin);
    const answer = await browser.post(await browser.go('/api/login'), { ...somebody(), ...typed });
    expect(answer.text).toContain(`id="${field}-error">${message}`);
    expect(answer.text).toMatch(
      new RegExp(`id="${field}"[^>]* aria-invalid="true" aria-describedby="${field}-error" autofocus`),
    );
    expect(answer.text.match(/aria-invalid/g)).toHaveLength(1);
  });

  it('keeps what was typed, whatever it is', async () => {
    const browser = new Browser(app.origin);
    const typed = { email: 'no', firstName: '"><script>alert(1)</script>', lastName: "O'Neil & <b>" };
    const { text } = await browser.post(await browser.go('/api/login'), typed);
    expect(text).not.toContain('<script');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).toMatch(/value="O(&#39;|&#x27;|')Neil &amp; &lt;b&gt;"/);
  });

  it('carries no script and no inline style', async () => {
    const { text, headers } = await new Browser(app.origin).go('/api/login');
    expect(text).not.toMatch(/<script|style=|<style/);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('left open after signing in elsewhere, or unknown, is a page with a way on', async () => {
    const browser = new Browser(app.origin);
    const form = await browser.go('/api/login');
    await browser.post(form, somebody());
    expectRefused(await browser.send(form.url), 400);
    expectRefused(await browser.send('/oidc/interaction/nothing'), 400);
    expectRefused(await browser.send('/oidc/auth?client_id=unknown', { headers: { accept: 'text/html' } }), 400);
  });
});

describe('two tabs signing in at once', () => {
  it('both arrive, each where it wanted', async () => {
    const browser = new Browser(app.origin);
    const person = somebody();
    const [one, two] = [
      await browser.go('/api/login?returnTo=/clients'),
      await browser.go('/api/login?returnTo=/gallery'),
    ];
    const first = await browser.post(one, person);
    const second = await browser.post(two, person);
    expect([first.url, second.url]).toEqual([`${app.origin}/clients`, `${app.origin}/gallery`]);
    expect(await whoIs(browser)).toMatchObject({ email: person.email });
  });

  it('as two people end with the later one, signed in once', async () => {
    const browser = new Browser(app.origin);
    const [one, two] = [await browser.go('/api/login'), await browser.go('/api/login?returnTo=/gallery')];
    expect((await browser.post(one, somebody())).url).toBe(`${app.origin}/`);
    const later = somebody();
    expect((await browser.post(two, later)).url).toBe(`${app.origin}/gallery`);
    expect(await whoIs(browser)).toMatchObject({ email: later.email });
  });

  it('forgets the oldest of many that were left open', async () => {
    const browser = new Browser(app.origin);
    for (let tab = 0; tab < 12; tab += 1) await browser.send('/api/login');
    expect(browser.cookieNames.filter((name) => name.includes('sign-in')).length).toBe(5);
  });
});

describe('a callback that cannot be trusted', () => {
  it.each([
    ['without anything', () => '/api/callback'],
    ['with a code that nobody asked for', () => '/api/callback?code=abc&state=def'],
    ['with a forged state', (url: URL) => changed(url, { state: 'mforged.aaaaaaaaaaaaaaaaaaaaaaaa' })],
    ['without a state', (url: URL) => changed(url, { state: undefined })],
    ['with two states', (url: URL) => `${url.href}&state=another`],
    ['with another code', (url: URL) => changed(url, { code: 'a'.repeat(43) })],
    ['without a code', (url: URL) => changed(url, { code: undefined })],
    ['with two codes', (url: URL) => `${url.href}&code=another`],
    ['from another issuer', (url: URL) => changed(url, { iss: 'https://evil.example' })],
  ])('%s answers 400 as a page and signs nobody in', async (_what, forge) => {
    const browser = new Browser(app.origin);
    const callback = await upToCallback(browser);
    expectRefused(await browser.send(forge(callback)), 400);
    expect(browser.cookieNamed('seamfolk-session')).toBeUndefined();
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });

  it('in another browser answers 400', async () => {
    const callback = await upToCallback(new Browser(app.origin));
    const victim = new Browser(app.origin);
    expectRefused(await victim.send(callback.href), 400);
    expect(victim.cookieNamed('seamfolk-session')).toBeUndefined();
  });

  it('used a second time answers 400 and leaves the first sign-in alone', async () => {
    const browser = new Browser(app.origin);
    const person = somebody();
    const callback = await upToCallback(browser, person);
    expect((await browser.send(callback.href)).status).toBe(302);
    expectRefused(await browser.send(callback.href), 400);
    expect(await whoIs(browser)).toMatchObject({ email: person.email });
  });

  it('with the code of another attempt answers 400', async () => {
    const browser = new Browser(app.origin);
    const one = await upToCallback(browser);
    const two = await upToCallback(new Browser(app.origin));
    expectRefused(await browser.send(changed(one, { code: two.searchParams.get('code') ?? '' })), 400);
  });

  it('with a cookie that was tampered with answers 400', async () => {
    const browser = new Browser(app.origin);
    const callback = await upToCallback(browser);
    const cookie = browser.cookie.replace(/(seamfolk-sign-in-[^=]+=)(.)/, (_all, name: string, first: string) => {
      return name + (first === 'A' ? 'B' : 'A');
    });
    const answer = await fetch(callback, { headers: { cookie }, redirect: 'manual' });
    expect(answer.status).toBe(400);
  });

  it('that says the person refused answers 400 with a way on', async () => {
    const browser = new Browser(app.origin);
    const callback = await upToCallback(browser);
    const refused = changed(callback, { code: undefined, error: 'access_denied' });
    const answer = await browser.send(refused);
    expectRefused(answer, 400);
    expect(answer.text).toContain('You are not signed in yet');
  });

  it('is let through by nothing but GET', async () => {
    const answer = await new Browser(app.origin).send('/api/callback', { method: 'POST' });
    expect(answer.status).toBe(404);
  });
});

describe('two people with one e-mail', () => {
  it('are two users; the newcomer goes without it', async () => {
    const { email, firstName } = somebody();
    const { db } = app.database;
    await db.insert(users).values({ issuer: 'https://elsewhere.example', subject: 'theirs', email });
    const newcomer = (await (await signIn(app, { email, firstName })).get('/api/auth/user')).body;
    expect(newcomer).toMatchObject({ email: null, firstName });
    const again = (await (await signIn(app, { email })).get('/api/auth/user')).body;
    expect(again.id).toBe(newcomer.id);
  });
});

describe('GET /api/logout', () => {
  it('ends both sessions and lands on /', async () => {
    const { browser } = await signIn(app, somebody());
    const session = browser.cookieNamed('seamfolk-session');
    const landed = await browser.go('/api/logout');
    expect(landed.status).toBe(200);
    expect(landed.url).toBe(`${app.origin}/`);
    expect(browser.cookieNamed('seamfolk-session')).toBeUndefined();
    const old = await fetch(`${app.origin}/api/auth/user`, { headers: { cookie: `seamfolk-session=${session}` } });
    expect(old.status).toBe(401);
    expect((await browser.go('/api/login')).text).toContain('Continue');
  });

  it('leads a visitor to /', async () => {
    const landed = await new Browser(app.origin).go('/api/logout');
    expect(landed.url).toBe(`${app.origin}/`);
  });

  it('works when the provider has forgotten its session', async () => {
    const { browser } = await signIn(app, somebody());
    await app.database.pool.query(`delete from identity.records where model = 'Session'`);
    expect((await browser.go('/api/logout')).url).toBe(`${app.origin}/`);
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });

  it('lets somebody else sign in', async () => {
    const { browser } = await signIn(app, somebody());
    await browser.go('/api/logout');
    const other = somebody();
    await browser.post(await browser.go('/api/login'), other);
    expect(await whoIs(browser)).toMatchObject({ email: other.email });
  });
});

describe('a session store that is away', () => {
  it('is a 503, never a sign-out', async () => {
    const { browser, get } = await signIn(app, somebody());
    const { pool } = app.database;
    await pool.query('alter table sessions rename to sessions_away');
    try {
      const answer = await get('/api/auth/user');
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBeTruthy();
      expectRefused(await browser.send('/api/logout'), 503);
      expect((await browser.send('/api/login')).status).toBe(302);
    } finally {
      await pool.query('alter table sessions_away rename to sessions');
    }
    expect((await get('/api/auth/user')).status).toBe(200);
  });
});

function changed(url: URL, parameters: Record<string, string | undefined>): string {
  const copy = new URL(url);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) copy.searchParams.delete(name);
    else copy.searchParams.set(name, value);
  }
  return copy.href;
}
