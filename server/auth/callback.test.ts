import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentOf, startApp, type TestApp } from '../../tests/support/app';
import { Browser } from '../../tests/support/browser';
import { aPerson } from '../../tests/support/factories';
import { expectRefused, upToCallback, whoIs } from '../../tests/support/sign-in/sign-in';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a callback that cannot be trusted', () => {
  it.each([
    ['without anything', () => '/api/callback'],
    ['with unknown code and state', () => '/api/callback?code=abc&state=def'],
    ['with a forged state', (url: URL) => changed(url, { state: 'mforged.aaaaaaaaaaaaaaaaaaaaaaaa' })],
    ['without a state', (url: URL) => changed(url, { state: undefined })],
    ['with two states', (url: URL) => `${url.href}&state=another`],
    ['with another code', (url: URL) => changed(url, { code: 'a'.repeat(43) })],
    ['without a code', (url: URL) => changed(url, { code: undefined })],
    ['with two codes', (url: URL) => `${url.href}&code=another`],
    ['from another issuer', (url: URL) => changed(url, { iss: 'https://evil.example' })],
  ])('%s answers 400 as a page and creates no session', async (_what, forge) => {
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

  it('used a second time answers 400 and keeps the first session', async () => {
    const browser = new Browser(app.origin);
    const person = aPerson();
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
    const cookie = browser.cookie.replace(/(?<=seamfolk-sign-in-[^=]+=)[^;]+/, (value) => {
      // The compact form is header.key.iv.ciphertext.tag.
      const parts = value.split('.');
      const ciphertext = Buffer.from(parts[3] ?? '', 'base64url');
      ciphertext[0]! ^= 1;
      return parts.with(3, ciphertext.toString('base64url')).join('.');
    });
    expect(cookie).not.toBe(browser.cookie);
    const answer = await fetch(callback, { headers: { cookie }, redirect: 'manual' });
    expect(answer.status).toBe(400);
  });

  it('with a state that is not valid in a cookie name answers 400', async () => {
    const headers = { cookie: 'seamfolk-sign-in-(0=1' };
    expectRefused(await new Browser(app.origin).send('/api/callback?state=(0&code=a', { headers }), 400);
  });

  it('with the error access_denied answers 400 with links', async () => {
    const browser = new Browser(app.origin);
    const callback = await upToCallback(browser);
    const refused = changed(callback, { code: undefined, error: 'access_denied' });
    const answer = await browser.send(refused);
    expectRefused(answer, 400);
    expect(answer.text).toContain('You are not signed in yet');
  });

  it('is only accepted with GET', async () => {
    const answer = await new Browser(app.origin).send('/api/callback', { method: 'POST' });
    expect(answer.status).toBe(405);
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
