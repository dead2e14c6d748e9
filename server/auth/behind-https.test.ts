import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentOf, startApp, type TestApp } from '../../tests/support/app';
import { Browser } from '../../tests/support/browser';
import { upToCallback } from '../../tests/support/sign-in/sign-in';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { PUBLIC_URL: 'https://seamfolk.example', TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());

describe('a site behind an https proxy', () => {
  it('signs in with cookies bound to https and to this host, even if the proxy sends no X-Forwarded-Proto', async () => {
    const browser = new Browser(app.origin, app.publicUrl);
    const started = await browser.send('/api/login');
    expect(started.headers['set-cookie']).toMatch(/^__Host-seamfolk-sign-in-[^;]+;.*; Secure/);
    expect(started.headers.location).toMatch(/^https:\/\/seamfolk\.example\/oidc\/auth\?/);

    const form = await browser.go('/api/login?returnTo=/clients');
    const person = { email: 'ada@seamfolk.example', firstName: 'Ada', lastName: '' };
    const landed = await browser.post(form, person);
    expect(new URL(landed.url).pathname).toBe('/clients');
    expect(browser.cookieNamed('__Host-seamfolk-session')).toBeTruthy();
    expect((await agentOf(browser).get('/api/auth/user')).body).toMatchObject({ email: person.email });

    await browser.go('/api/logout');
    expect(browser.cookieNamed('__Host-seamfolk-session')).toBeUndefined();
  });

  it('accepts a callback with any forwarding headers, and binds the cookie to this host and to https', async () => {
    const browser = new Browser(app.origin, app.publicUrl);
    const callback = await upToCallback(browser);
    const headers = { 'x-forwarded-host': 'no host <at all>', 'x-forwarded-proto': 'http' };
    const answer = await browser.send(callback.href, { headers });
    expect([answer.status, answer.headers.location]).toEqual([302, '/']);
    const attributes = /__Host-seamfolk-session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax/;
    expect(answer.headers['set-cookie']).toMatch(attributes);
    expect(answer.headers['set-cookie']).not.toContain('Domain');
  });
});
