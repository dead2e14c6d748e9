import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { Browser } from '../../../tests/support/browser';
import { heldTable } from '../../../tests/support/database/held-table';
import { tokenFaults } from '../../../tests/support/sign-in/id-token';
import type { ForeignProvider } from '../../../tests/support/sign-in/foreign-provider';
import { startForeignProvider } from '../../../tests/support/sign-in/identity-provider';
import { expectSignInFails, expectRefused } from '../../../tests/support/sign-in/sign-in';
import { sessions } from '../tables';

let provider: ForeignProvider;
let app: TestApp;
/** Another process of the same site. */
let beside: TestApp;
beforeAll(async () => {
  provider = await startForeignProvider({ namesItself: true });
  provider.person = { sub: 'a' };
  app = await startApp({ environment: provider.environment });
  beside = await startApp({ environment: { ...provider.environment, PUBLIC_URL: app.publicUrl }, beside: app });
});
afterEach(() => {
  provider.fault = undefined;
  provider.refusal = undefined;
});
afterAll(async () => {
  await beside.stop();
  await app.stop();
  await provider.stop();
});

describe('a provider whose discovery fails', () => {
  it.each(['down', 'not JSON', 'metadata of another issuer'] as const)(
    '(%s) allows no sign-in, and is tried again later',
    async (fault) => {
      provider.fault = fault;
      await expectSignInFails(app, 502);
    },
  );
});

describe('a provider whose discovery succeeds', () => {
  beforeAll(async () => {
    expect((await new Browser(app.origin).send('/api/login')).status).toBe(302);
  });

  it.each(tokenFaults)('is refused with an id token with the fault "%s"', async (fault) => {
    provider.fault = fault;
    await expectSignInFails(app, 502);
  });

  it.each([
    ['answer of another issuer', 400],
    ['answer of no issuer', 400],
    ['no id token', 502],
    ['userinfo of somebody else', 502],
    ['down at /userinfo', 502],
    ['not JSON', 502],
    ['down', 502],
  ] as const)('allows no sign-in with the fault "%s"', async (fault, status) => {
    provider.fault = fault;
    await expectSignInFails(app, status);
  });

  it.each([
    ['access_denied', 400],
    ['login_required', 400],
    ['server_error', 502],
    ['temporarily_unavailable', 502],
    ['invalid_scope', 502],
    ['<script>alert(1)</script>', 502],
  ])('may answer %s', async (refusal, status) => {
    provider.refusal = refusal;
    await expectSignInFails(app, status);
  });
});

describe('values of a completed sign-in are refused', () => {
  /** Returns the URL to which the provider redirects the browser after this request. */
  const answerTo = async (authorizationUrl: string, browser: Browser) =>
    new URL((await browser.send(authorizationUrl)).headers.location ?? '');

  /** Runs a sign-in up to the provider's redirect to the callback, without following it. */
  async function begun(browser: Browser) {
    const authorizationUrl = (await browser.send('/api/login')).headers.location ?? '';
    const callback = await answerTo(authorizationUrl, browser);
    return { authorizationUrl, callback, cookie: browser.cookie };
  }

  type Begun = Awaited<ReturnType<typeof begun>>;
  type Replay = (first: Begun, browser: Browser) => Promise<{ callback: URL; cookie?: string }>;

  const replays: [string, Replay][] = [
    ['its callback', async ({ callback }) => ({ callback })],
    ['its callback with the original cookies', async ({ callback, cookie }) => ({ callback, cookie })],
    [
      'its state with another code',
      async ({ authorizationUrl }, browser) => ({ callback: await answerTo(authorizationUrl, browser) }),
    ],
    [
      'its state and original cookies with another code',
      async ({ authorizationUrl, cookie }, browser) => ({
        callback: await answerTo(authorizationUrl, browser),
        cookie,
      }),
    ],
    [
      'its state and original cookies with another code, at another process',
      async ({ authorizationUrl, cookie }, browser) => {
        const { search } = await answerTo(authorizationUrl, browser);
        return { callback: new URL(`/api/callback${search}`, beside.origin), cookie };
      },
    ],
    [
      'its code with another state',
      async (first, browser) => {
        const { callback } = await begun(browser);
        callback.searchParams.set('code', first.callback.searchParams.get('code') ?? '');
        return { callback };
      },
    ],
  ];

  it.each(replays)('%s', async (_what, replay) => {
    const browser = new Browser(app.origin);
    const first = await begun(browser);
    expect((await browser.send(first.callback.href)).status).toBe(302);
    const session = browser.cookieNamed('seamfolk-session');
    const stored = await app.database.db.$count(sessions);
    const { callback, cookie } = await replay(first, browser);
    expectRefused(await browser.send(callback.href, { headers: cookie ? { cookie } : {} }), 400);
    expect(browser.cookieNamed('seamfolk-session')).toBe(session);
    expect(await app.database.db.$count(sessions)).toBe(stored);
  });

  it('so is a first callback while the database cannot count it', async () => {
    const browser = new Browser(app.origin);
    const { callback } = await begun(browser);
    const stored = await app.database.db.$count(sessions);
    const held = await heldTable(app.database.url, 'rate_limits');
    const answer = browser.send(callback.href);
    await expect.poll(held.waiting).toBe(1);
    await held.cancelWaiting();
    expectRefused(await answer, 503);
    expect(browser.cookieNamed('seamfolk-session')).toBeUndefined();
    expect(await app.database.db.$count(sessions)).toBe(stored);
  });
});
