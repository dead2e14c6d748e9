import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agentOf, startApp, type TestApp } from '../../tests/support/app';
import { Browser } from '../../tests/support/browser';
import { startForeignProvider, type ForeignProvider } from '../../tests/support/identity-provider';

let provider: ForeignProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startForeignProvider();
  app = await startApp({
    environment: { OIDC_ISSUER_URL: provider.issuer, OIDC_CLIENT_ID: 'client', OIDC_CLIENT_SECRET: 'secret' },
  });
});
beforeEach(() => {
  provider.fault = undefined;
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

async function signInAs(person: Record<string, unknown>) {
  provider.person = person;
  const browser = new Browser(app.origin);
  const landed = await browser.go('/api/login');
  return { browser, landed, user: (await agentOf(browser).get('/api/auth/user')).body };
}

describe('a provider of its own', () => {
  it('that hangs or fails makes the login a 502 page, and is asked again later', async () => {
    for (const fault of ['hangs', 'down'] as const) {
      provider.fault = fault;
      const answer = await new Browser(app.origin).send('/api/login');
      expect(answer.status).toBe(502);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.text).toContain('href="/api/login"');
    }
    provider.fault = undefined;
    expect((await new Browser(app.origin).send('/api/login')).status).toBe(302);
  });

  it('is discovered once', async () => {
    provider.discoveries = 0;
    await Promise.all([1, 2, 3].map(() => new Browser(app.origin).send('/api/login')));
    expect(provider.discoveries).toBe(0);
  });

  it('signs people in by its issuer and their subject', async () => {
    const first = await signInAs({ sub: 'a', email: 'ada@elsewhere.example', given_name: 'Ada', family_name: 'O.' });
    expect(first.user).toMatchObject({ email: 'ada@elsewhere.example', firstName: 'Ada', lastName: 'O.' });
    const again = await signInAs({ sub: 'a', email: 'new@elsewhere.example', given_name: 'Ada', family_name: 'O.' });
    expect(again.user).toMatchObject({ id: first.user.id, email: 'new@elsewhere.example' });
  });

  it('is asked for the profile where the id token has none', async () => {
    provider.fault = 'no profile';
    const { user } = await signInAs({ sub: 'b', email: 'bea@elsewhere.example', given_name: 'Bea' });
    expect(user).toMatchObject({ email: 'bea@elsewhere.example', firstName: 'Bea' });
  });

  it('may call two people by one e-mail: neither merges nor fails', async () => {
    const one = await signInAs({ sub: 'c1', email: 'shared@elsewhere.example' });
    const two = await signInAs({ sub: 'c2', email: 'shared@elsewhere.example' });
    expect(one.user.email).toBe('shared@elsewhere.example');
    expect(two.user.email).toBeNull();
    expect(two.user.id).not.toBe(one.user.id);
  });

  it('has no say over texts that cannot be stored', async () => {
    const { user } = await signInAs({
      sub: 'd',
      email: 'd\u0000@x.example',
      given_name: 'x'.repeat(5_000),
      picture: 7,
    });
    expect(user).toMatchObject({ email: 'd@x.example', firstName: 'x'.repeat(120), profileImageUrl: null });
  });

  it.each([
    ['wrong nonce', 400],
    ['wrong audience', 400],
    ['expired', 400],
    ['refuses', 400],
    ['token hangs', 502],
  ] as const)('with the fault "%s" answers %i as a page and signs nobody in', async (fault, status) => {
    provider.fault = fault;
    const { browser, landed } = await signInAs({ sub: 'e', email: 'e@elsewhere.example' });
    expect(landed.status).toBe(status);
    expect(landed.headers['content-type']).toContain('text/html');
    expect(browser.cookieNamed('seamfolk-session')).toBeUndefined();
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });

  it('that has no logout page still lets people log out', async () => {
    const { browser } = await signInAs({ sub: 'f' });
    expect((await browser.go('/api/logout')).url).toBe(`${app.origin}/`);
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });

  it('leaves no embedded provider behind', async () => {
    expect((await app.anonymous.get('/oidc/.well-known/openid-configuration')).body).toBeUndefined();
  });
});
