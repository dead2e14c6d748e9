import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { agentOf, startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { Browser } from '../../../tests/support/browser';
import { aCustomer, profileInput } from '../../../tests/support/factories';
import type { ForeignProvider } from '../../../tests/support/sign-in/foreign-provider';
import { startForeignProvider } from '../../../tests/support/sign-in/identity-provider';
import { expectSignInFails } from '../../../tests/support/sign-in/sign-in';

let provider: ForeignProvider;
let app: TestApp;
/** Makes its first request to the provider during the outage. */
let freshApp: TestApp;
let tailor: Agent;
beforeAll(async () => {
  provider = await startForeignProvider({ claimsIn: 'userinfo', endsSessions: true });
  provider.person = { sub: 'a' };
  const { environment } = provider;
  [app, freshApp] = await Promise.all([startApp({ environment }), startApp({ environment })]);
  const browser = new Browser(app.origin);
  await browser.go('/api/login?returnTo=/about');
  tailor = agentOf(browser);
  await tailor.post('/api/tailors', profileInput());
});
afterEach(() => {
  vi.useRealTimers();
  provider.fault = undefined;
});
afterAll(async () => {
  await app.stop();
  await freshApp.stop();
});

/** Checks everything that needs no provider. */
async function expectEverythingElse(): Promise<void> {
  for (const path of ['/api/tailors/search', '/discover', '/']) {
    expect((await app.anonymous.get(path)).status).toBe(200);
    expect((await freshApp.anonymous.get(path)).status).toBe(200);
  }
  const { name } = await aCustomer(tailor);
  expect((await tailor.get('/api/customers')).body).toContainEqual(expect.objectContaining({ name }));
  expect((await tailor.get('/api/auth/user')).status).toBe(200);
}

describe('a provider that does not answer', () => {
  it('has a time limit for all its answers, and only delays new sign-ins', async () => {
    // After this time its keys are fetched again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
    const startedAt = performance.now();
    const newcomers: Promise<void>[] = [];
    const faults = [
      ['hangs', freshApp],
      ['hangs at /token', app],
      ['trickles at /token', app],
      ['hangs at /jwks', app],
      ['hangs at /userinfo', app],
    ] as const;
    for (const [fault, at] of faults) {
      provider.fault = fault;
      newcomers.push(expectSignInFails(at, 502));
      await expect.poll(() => provider.unanswered).toBe(newcomers.length);
    }
    provider.fault = 'slow';
    newcomers.push(expectSignInFails(app, 502));
    await expectEverythingElse();
    await Promise.all(newcomers);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('allows sign-ins again when it answers', async () => {
    const browser = new Browser(freshApp.origin);
    expect((await browser.go('/api/login?returnTo=/about')).status).toBe(200);
    expect((await agentOf(browser).get('/api/auth/user')).status).toBe(200);
  });

  it('does not prevent working and signing out', async () => {
    await provider.stop();
    const restarted = await startApp({ environment: provider.environment });
    await expectSignInFails(restarted, 502);
    await restarted.stop();
    await expectEverythingElse();
    expect((await tailor.browser.send('/api/logout')).status).toBe(302);
    expect((await tailor.get('/api/auth/user')).status).toBe(401);
  });
});
