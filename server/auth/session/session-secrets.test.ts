import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, startApp, type TestApp } from '../../../tests/support/app';
import { aPerson } from '../../../tests/support/factories';

const [oldSecret, newSecret] = ['the one of before, thirty-two at least', 'the one that is to come from now on'];

/** Four processes on one database, in the steps of a change of the secret: from only the old one to only the new one. */
let apps: { before: TestApp; prepared: TestApp; changed: TestApp; after: TestApp };
beforeAll(async () => {
  const before = await startApp({ environment: { SESSION_SECRET: oldSecret } });
  const knowing = (SESSION_SECRET: string, other?: string) =>
    startApp({ beside: before, environment: { SESSION_SECRET, ...(other && { SESSION_SECRET_OTHER: other }) } });
  apps = {
    before,
    prepared: await knowing(oldSecret, newSecret),
    changed: await knowing(newSecret, oldSecret),
    after: await knowing(newSecret),
  };
});
afterAll(async () => {
  for (const app of [apps.after, apps.changed, apps.prepared, apps.before]) await app.stop();
});

it.each([
  ['before', [200, 200, 200, 401]],
  ['prepared', [200, 200, 200, 401]],
  ['changed', [401, 200, 200, 200]],
  ['after', [401, 200, 200, 200]],
] as const)(
  'a sign-in at the process "%s" a change of the secret is accepted by these processes',
  async (name, expected) => {
    const { cookie } = await signIn(apps[name], aPerson());
    const answers = [apps.before, apps.prepared, apps.changed, apps.after].map(({ origin }) =>
      fetch(`${origin}/api/auth/user`, { headers: { cookie } }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(expected);
  },
);
