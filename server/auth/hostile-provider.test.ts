import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { Browser } from '../../tests/support/browser';
import { tokenFaults } from '../../tests/support/id-token';
import { startForeignProvider, type ForeignProvider } from '../../tests/support/identity-provider';
import { expectNoWayIn } from '../../tests/support/sign-in';

let provider: ForeignProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startForeignProvider({ namesItself: true });
  provider.person = { sub: 'a' };
  app = await startApp({ environment: provider.environment });
});
afterEach(() => {
  provider.fault = undefined;
  provider.refusal = undefined;
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

describe('a provider that was never found', () => {
  it.each(['down', 'not JSON', 'metadata of another issuer'] as const)(
    '(%s) lets nobody in, and is asked again later',
    async (fault) => {
      provider.fault = fault;
      await expectNoWayIn(app, 502);
    },
  );
});

describe('a provider that is found', () => {
  beforeAll(async () => {
    expect((await new Browser(app.origin).send('/api/login')).status).toBe(302);
  });

  it.each(tokenFaults)('lets nobody in by an id token with the fault "%s"', async (fault) => {
    provider.fault = fault;
    await expectNoWayIn(app, 502);
  });

  it.each([
    ['answer of another issuer', 400],
    ['answer of no issuer', 400],
    ['no id token', 502],
    ['userinfo of somebody else', 502],
    ['down at /userinfo', 502],
    ['not JSON', 502],
    ['down', 502],
  ] as const)('lets nobody in with the fault "%s"', async (fault, status) => {
    provider.fault = fault;
    await expectNoWayIn(app, status);
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
    await expectNoWayIn(app, status);
  });
});
