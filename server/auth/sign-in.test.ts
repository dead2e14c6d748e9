import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCookie } from '@shared/session/device-cookies';
import { users } from './tables';
import { agentOf, signIn, startApp, type TestApp } from '../../tests/support/app';
import { Browser } from '../../tests/support/browser';
import { aPerson } from '../../tests/support/factories';
import { rawRequest } from '../../tests/support/network/raw-request';
import { upToCallback, whoIs } from '../../tests/support/sign-in/sign-in';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('signing in', () => {
  it('creates the user with the values of the form and lands on /', async () => {
    const person = aPerson();
    const browser = new Browser(app.origin);
    const landed = await browser.post(await browser.go('/api/login'), person);
    expect(new URL(landed.url).pathname).toBe('/');
    expect(await whoIs(browser)).toMatchObject({ ...person, hasTailorProfile: false });
  });

  it('finds the same user again, by e-mail in any letter case and without names', async () => {
    const person = aPerson();
    const first = await (await signIn(app, person)).get('/api/auth/user');
    const again = await (await signIn(app, { email: person.email.toUpperCase() })).get('/api/auth/user');
    expect(again.body).toMatchObject({ id: first.body.id, firstName: person.firstName, lastName: person.lastName });
  });

  it('stores a changed name', async () => {
    const person = aPerson();
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

  it('needs no form while the provider has a session', async () => {
    const { browser } = await signIn(app, aPerson());
    const again = await browser.go('/api/login?returnTo=/clients');
    expect(new URL(again.url).pathname).toBe('/clients');
  });

  it.each([
    ['/clients', '/clients'],
    ['/discover?city=Lagos&x=1#top', '/discover?city=Lagos&x=1'],
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
    ['/api/logout', '/'],
  ])('returns from returnTo=%s to %s', async (returnTo, expected) => {
    const browser = new Browser(app.origin);
    const form = await browser.go(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    const landed = new URL((await browser.post(form, aPerson())).url);
    expect(landed.origin).toBe(app.origin);
    expect(landed.pathname + landed.search).toBe(expected);
  });

  it('gives the session a new id', async () => {
    const { browser } = await signIn(app, aPerson());
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

  it('tells the pages of the device who has signed in, until the logout', async () => {
    const person = aPerson();
    const { browser } = await signIn(app, person);
    expect(browser.cookieNamed(userCookie)).toBe((await whoIs(browser)).id);
    await browser.go('/api/logout');
    expect(browser.cookieNamed(userCookie)).toBeUndefined();
  });

  it.each(['/api/login/', '/API/LOGIN', '/Api/Login/?returnTo=/clients'])('begins at %s as well', async (path) => {
    expect((await new Browser(app.origin).go(path)).text).toContain('name="email"');
  });

  it('works with request lines that contain another site', async () => {
    const site = 'http://evil.example:99999';
    expect(await rawRequest(app.origin, { method: 'GET', path: `${site}/api/login` })).toMatchObject({ status: 302 });
    const browser = new Browser(app.origin);
    const { pathname, search } = await upToCallback(browser);
    const headers = { cookie: browser.cookie };
    const back = await rawRequest(app.origin, { method: 'GET', path: site + pathname + search, headers });
    expect(back.status).toBe(302);
  });

  it('redirects from another loopback name to PUBLIC_URL', async () => {
    const { host, port } = new URL(app.publicUrl);
    const headers = { host: `localhost:${port}` };
    const ask = (path: string) => rawRequest(app.origin, { method: 'GET', path, headers });
    expect((await ask('/api/login?returnTo=/about')).text).toContain(`http://${host}/api/login?returnTo=/about`);
    expect((await ask(`http://localhost:${port}/api/login`)).text).toMatch(new RegExp(` http://${host}/$`));
  });

  it('ignores cookies with malformed names', async () => {
    const cookie = Array.from({ length: 6 }, (_, number) => `seamfolk-sign-in-(${number}=1`).join('; ');
    expect((await new Browser(app.origin).send('/api/login', { headers: { cookie } })).status).toBe(302);
  });

  it('sends state, nonce, an S256 challenge and the configured callback, whatever the forwarding headers are', async () => {
    const started = await new Browser(app.origin).send('/api/login', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const { searchParams } = new URL(started.headers.location ?? '');
    expect(searchParams.get('redirect_uri')).toBe(`${app.publicUrl}/api/callback`);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/.{20,}/);
  });
});

describe('two tabs signing in at once', () => {
  it('both succeed, each at its own returnTo', async () => {
    const browser = new Browser(app.origin);
    const person = aPerson();
    const [one, two] = [
      await browser.go('/api/login?returnTo=/clients'),
      await browser.go('/api/login?returnTo=/gallery'),
    ];
    const first = await browser.post(one, person);
    const second = await browser.post(two, person);
    expect([first.url, second.url]).toEqual([`${app.origin}/clients`, `${app.origin}/gallery`]);
    expect(await whoIs(browser)).toMatchObject({ email: person.email });
  });

  it('as two users end with the later user signed in', async () => {
    const browser = new Browser(app.origin);
    const [one, two] = [await browser.go('/api/login'), await browser.go('/api/login?returnTo=/gallery')];
    expect((await browser.post(one, aPerson())).url).toBe(`${app.origin}/`);
    const later = aPerson();
    expect((await browser.post(two, later)).url).toBe(`${app.origin}/gallery`);
    expect(await whoIs(browser)).toMatchObject({ email: later.email });
  });

  it('keep only the latest five attempts', async () => {
    const browser = new Browser(app.origin);
    for (let tab = 0; tab < 12; tab += 1) await browser.send('/api/login');
    expect(browser.cookieNames.filter((name) => name.includes('sign-in')).length).toBe(5);
  });
});

describe('two people with one e-mail', () => {
  it('are two users; the later one is stored without it', async () => {
    const { email, firstName } = aPerson();
    const { db } = app.database;
    await db
      .insert(users)
      .values({ issuer: 'https://elsewhere.example', subject: 'theirs', email, emailVerified: true });
    const newcomer = (await (await signIn(app, { email, firstName })).get('/api/auth/user')).body;
    expect(newcomer).toMatchObject({ email: null, firstName });
    const again = (await (await signIn(app, { email })).get('/api/auth/user')).body;
    expect(again.id).toBe(newcomer.id);
  });
});

describe('a database that fails while the form is sent', () => {
  it('is reported on a page with links, not in JSON', async () => {
    const failing = await startApp();
    const browser = new Browser(failing.origin);
    const form = await browser.go('/api/login');
    await failing.database.pool.query('alter schema identity rename to away');
    const answer = await browser.post(form, aPerson());
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).toContain('href="/api/login"');
    await failing.stop();
  });
});
