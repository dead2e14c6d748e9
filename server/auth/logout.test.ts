import { othersWaitCookie } from '@shared/session/device-cookies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentOf, signIn, startApp, type TestApp } from '../../tests/support/app';
import { Browser } from '../../tests/support/browser';
import { aPerson } from '../../tests/support/factories';
import { expectRefused, whoIs } from '../../tests/support/sign-in/sign-in';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('GET /api/logout', () => {
  it('ends both sessions and lands on /', async () => {
    const { browser } = await signIn(app, aPerson());
    const session = browser.cookieNamed('seamfolk-session');
    const landed = await browser.go('/api/logout');
    expect(landed.status).toBe(200);
    expect(landed.url).toBe(`${app.origin}/`);
    expect(browser.cookieNamed('seamfolk-session')).toBeUndefined();
    const old = await fetch(`${app.origin}/api/auth/user`, { headers: { cookie: `seamfolk-session=${session}` } });
    expect(old.status).toBe(401);
    expect((await browser.go('/api/login')).text).toContain('Continue');
  });

  it.each(['cross-site', 'same-site'])('keeps the session for a %s request', async (site) => {
    const { browser } = await signIn(app, aPerson());
    const landed = await browser.go('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect(landed.url).toBe(`${app.origin}/`);
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(200);
  });

  it.each(['same-origin', 'none'])('signs out for Sec-Fetch-Site: %s', async (site) => {
    const { browser } = await signIn(app, aPerson());
    await browser.go('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });

  it('tells the browser to remove what the app has stored on the device, but not for another site', async () => {
    const { browser } = await signIn(app, aPerson());
    const foreign = await browser.send('/api/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, foreign.headers['clear-site-data']]).toEqual([302, undefined]);
    const typed = await browser.send('/api/logout', { headers: { 'sec-fetch-site': 'none' } });
    expect([typed.status, typed.headers['clear-site-data']]).toEqual([302, '"storage"']);
  });

  it('leaves the storage as it is while changes of another user wait on the device', async () => {
    const { browser } = await signIn(app, aPerson());
    const cookie = `${browser.cookie}; ${othersWaitCookie}=1`;
    const left = await browser.send('/api/logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect([left.status, left.headers['clear-site-data']]).toEqual([302, undefined]);
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });

  it('redirects a visitor to /', async () => {
    const landed = await new Browser(app.origin).go('/api/logout');
    expect(landed.url).toBe(`${app.origin}/`);
  });

  it('works if the provider has lost its session', async () => {
    const { browser } = await signIn(app, aPerson());
    await app.database.pool.query(`delete from identity.records where model = 'Session'`);
    expect((await browser.go('/api/logout')).url).toBe(`${app.origin}/`);
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });

  it('allows another user to sign in', async () => {
    const { browser } = await signIn(app, aPerson());
    await browser.go('/api/logout');
    const other = aPerson();
    await browser.post(await browser.go('/api/login'), other);
    expect(await whoIs(browser)).toMatchObject({ email: other.email });
  });
});

describe('a session store that does not answer', () => {
  it('is a 503, never a sign-out', async () => {
    const { browser, get } = await signIn(app, aPerson());
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
