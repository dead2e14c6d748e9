import { sessionApi } from '@shared/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aPerson } from '../../../tests/support/factories';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const statusOf = async (agent: Agent) => (await agent.get('/api/auth/user')).status;

describe('POST /api/session/sign-out-everywhere', () => {
  it("ends every session of the user, this one too, and no other user's", async () => {
    const person = aPerson();
    const [phone, computer] = [await signIn(app, person), await signIn(app, person)];
    const other = await signIn(app, aPerson());
    const answer = await phone.post(sessionApi.signOutEverywhere.path);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([await statusOf(phone), await statusOf(computer), await statusOf(other)]).toEqual([401, 401, 200]);
  });

  it('leaves logout and sign-in working', async () => {
    const agent = await signIn(app, aPerson());
    await agent.post(sessionApi.signOutEverywhere.path);
    expect((await agent.browser.go('/api/logout')).url).toBe(`${app.origin}/`);
    expect(agent.browser.cookieNamed('seamfolk-session')).toBeUndefined();
    await agent.browser.go('/api/login');
    expect(await statusOf(agent)).toBe(200);
  });

  it('is refused for a page of another site', async () => {
    const agent = await signIn(app, aPerson());
    const headers = { origin: 'https://evil.example' };
    const answer = await agent.browser.send(sessionApi.signOutEverywhere.path, { method: 'POST', headers });
    expect(answer.status).toBe(403);
    expect(await statusOf(agent)).toBe(200);
  });
});
