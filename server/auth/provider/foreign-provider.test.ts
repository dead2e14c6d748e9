import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sharedDeviceCookie } from '@shared/session/device-cookies';
import { agentOf, startApp, type TestApp } from '../../../tests/support/app';
import { Browser } from '../../../tests/support/browser';
import type { ForeignProvider } from '../../../tests/support/sign-in/foreign-provider';
import { startForeignProvider } from '../../../tests/support/sign-in/identity-provider';
import { whoIs } from '../../../tests/support/sign-in/sign-in';

/** Providers that differ in everything that is optional in the specification. */
const kinds = {
  'of few words': {},
  'of many words': { alg: 'ES256', claimsIn: 'userinfo', namesItself: true, endsSessions: true },
  'in a folder': { alg: 'EdDSA', path: '/realms/tailors/', clientAuthentication: 'client_secret_post' },
} as const;

interface World {
  provider: ForeignProvider;
  app: TestApp;
}

const worlds = new Map<string, World>();
beforeAll(async () => {
  for (const [name, kind] of Object.entries(kinds)) {
    const provider = await startForeignProvider(kind);
    worlds.set(name, {
      provider,
      app: await startApp({ environment: { ...provider.environment, OPERATORS: 'olu@x.example' } }),
    });
  }
});
afterAll(async () => {
  for (const { app, provider } of worlds.values()) await Promise.all([app.stop(), provider.stop()]);
});
const world = (name: keyof typeof kinds) => worlds.get(name)!;

async function signInAs({ provider, app }: World, person: Record<string, unknown>) {
  provider.person = person;
  const browser = new Browser(app.origin);
  const landed = await browser.go('/api/login?returnTo=/about');
  return { browser, landed, user: await whoIs(browser) };
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('a provider %s', (name) => {
  it('identifies users by issuer and subject, whatever the other claims are', async () => {
    const known = { email: `ada@${name.length}.example`, given_name: 'Ada', family_name: 'O.', picture: 'https://x/1' };
    const first = await signInAs(world(name), { sub: 'a', ...known });
    expect(new URL(first.landed.url).pathname).toBe('/about');
    expect(first.user).toMatchObject({ email: known.email, firstName: 'Ada', lastName: 'O.' });
    expect(first.user).toMatchObject({ profileImageUrl: 'https://x/1' });
    const again = await signInAs(world(name), { sub: 'a', email: `new@${name.length}.example` });
    expect(again.user).toMatchObject({ id: first.user.id, email: `new@${name.length}.example`, firstName: 'Ada' });
  });

  it('may send no e-mail', async () => {
    const { user } = await signInAs(world(name), { sub: 'b', given_name: 'Bea' });
    expect(user).toMatchObject({ email: null, firstName: 'Bea' });
  });

  it('is requested for its configuration once', async () => {
    await Promise.all([1, 2, 3].map(() => new Browser(world(name).app.origin).send('/api/login')));
    expect(world(name).provider.discoveries).toBe(1);
  });

  it('makes an operator of an e-mail address only if it says that the address is verified', async () => {
    const olu = { sub: 'olu', email: 'olu@x.example' };
    const statusOf = async (person: Record<string, unknown>) => {
      const { browser } = await signInAs(world(name), person);
      return (await agentOf(browser).get('/api/operator/cases')).status;
    };
    expect(await statusOf(olu)).toBe(404);
    expect(await statusOf({ ...olu, email_verified: 'true' })).toBe(404);
    expect(await statusOf({ ...olu, email_verified: true })).toBe(200);
    expect(await statusOf({ ...olu, email_verified: false })).toBe(404);
  });

  it('may change its key', async () => {
    const { provider } = world(name);
    await signInAs(world(name), { sub: 'c' });
    await provider.rotateKey();
    // Keys are fetched at most once a minute.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const { user } = await signInAs(world(name), { sub: 'c', given_name: 'Cem' });
    vi.useRealTimers();
    expect(user).toMatchObject({ firstName: 'Cem' });
  });
});

describe('signing out', () => {
  it('also ends the session of the provider if it has an end session endpoint, and returns', async () => {
    const { browser } = await signInAs(world('of many words'), { sub: 'd' });
    const { app, provider } = world('of many words');
    const leaving = await browser.send('/api/logout');
    expect(leaving.headers.location).toMatch(`${provider.issuer}/end?`);
    const back = await browser.send(leaving.headers.location ?? '');
    expect(back.headers.location).toBe(`${app.publicUrl}/`);
    expect(provider.endedSession?.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });

  it('lands on / if the provider has none', async () => {
    const { browser } = await signInAs(world('of few words'), { sub: 'd' });
    expect((await browser.go('/api/logout')).url).toBe(`${world('of few words').app.origin}/`);
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(401);
  });
});

describe('claims of a provider', () => {
  it('may contain one e-mail for two users: both sign in and stay separate', async () => {
    const one = await signInAs(world('of few words'), { sub: 'e1', email: 'shared@elsewhere.example' });
    const two = await signInAs(world('of few words'), { sub: 'e2', email: 'shared@elsewhere.example' });
    expect(one.user.email).toBe('shared@elsewhere.example');
    expect(two.user.email).toBeNull();
    expect(two.user.id).not.toBe(one.user.id);
  });

  it('are cut or dropped if they cannot be stored', async () => {
    const odd = { email: 'd\u0000@x.example', given_name: 'x'.repeat(5_000), family_name: ['a'], picture: 7 };
    const { user } = await signInAs(world('of few words'), { sub: 'f', ...odd });
    expect(user).toMatchObject({ email: 'd@x.example', firstName: 'x'.repeat(120), lastName: null });
    expect(user).toMatchObject({ profileImageUrl: null });
  });

  it.each(['of few words', 'of many words'] as const)(
    'of a provider %s may say that others use the device',
    async (kind) => {
      const { browser } = await signInAs(world(kind), { sub: 'g', email: 'g@elsewhere.example', shared_device: true });
      expect(browser.cookieNamed(sharedDeviceCookie)).toBe('1');
      const elsewhere = await signInAs(world(kind), { sub: 'g', email: 'g@elsewhere.example' });
      expect(elsewhere.browser.cookieNamed(sharedDeviceCookie)).toBeUndefined();
    },
  );

  it('replace the embedded provider, which is not served', async () => {
    const { anonymous } = world('of few words').app;
    expect((await anonymous.get('/oidc/.well-known/openid-configuration')).body).toBeUndefined();
  });
});
