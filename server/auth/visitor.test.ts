import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type Agent, type TestApp } from '../../tests/support/app';
import { testDatabase, type TestDatabase } from '../../tests/support/database/database';
import { aTailor } from '../../tests/support/factories';

let behind: TestDatabase;
let app: TestApp;
let tailor: Agent;
beforeAll(async () => {
  // An empty database, as a replica before it has received any rows.
  behind = await testDatabase();
  app = await startApp({ replica: behind.db });
  tailor = (await aTailor(app, { profileSlug: 'just-now', city: 'Lagos' })).agent;
});
afterAll(async () => {
  await app.stop();
  await behind.stop();
});

const statusFor = async (agent: Agent, path: string) => (await agent.get(path)).status;

it.each(['/api/tailors/just-now', '/tailors/just-now', '/tailors/just-now/contact.vcf', '/cards/just-now/any.jpg'])(
  '%s is read from the replica for a visitor, from the primary for a signed-in user',
  async (path) => {
    expect(await statusFor(app.anonymous, path)).toBe(404);
    expect(await statusFor(tailor, path)).toBe(path.startsWith('/cards') ? 302 : 200);
  },
);

it('a search and the sitemap are read from the replica for a visitor', async () => {
  const found = async (agent: Agent) => (await agent.get('/api/tailors/search?city=Lagos')).body.length;
  expect([await found(app.anonymous), await found(tailor)]).toEqual([0, 1]);
  expect((await tailor.get('/discover?city=Lagos')).text).toContain('just-now');
  for (const path of ['/discover?city=Lagos', '/sitemap.xml']) {
    expect((await app.anonymous.get(path)).text).not.toContain('just-now');
  }
});
