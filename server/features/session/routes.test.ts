import { sessionApi } from '@shared/session/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aPerson, aTailor } from '../../../tests/support/factories';
import { decided, startAppWithOperator } from '../../../tests/support/moderation';
import { sessions, users } from '../../auth/tables';

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

  it('tells each device once to remove its drafts, but not a device whose session has only expired', async () => {
    const person = aPerson();
    const [phone, computer, tablet] = [await signIn(app, person), await signIn(app, person), await signIn(app, person)];
    const expired = await signIn(app, aPerson());
    const expire = 'update sessions set expire = now() where user_id = $1';
    await app.database.pool.query(expire, [(await expired.get('/api/auth/user')).body.id]);
    const plain = await expired.get('/api/auth/user');
    expect([plain.status, plain.headers['clear-site-data']]).toEqual([401, undefined]);

    expect((await computer.get('/api/customers')).headers['clear-site-data']).toBeUndefined();
    await phone.post(sessionApi.signOutEverywhere.path);
    const told = await computer.get('/api/customers');
    expect([told.status, told.headers['clear-site-data']]).toEqual([401, '"storage"']);
    expect(computer.browser.cookieNamed('seamfolk-session')).toBeUndefined();
    expect((await computer.get('/api/customers')).headers['clear-site-data']).toBeUndefined();
    const back = await tablet.browser.go('/api/login');
    expect([back.status, await statusOf(tablet)]).toEqual([200, 200]);
  });

  it('keeps no id token, and nothing after the deletion of the account', async () => {
    const agent = await signIn(app, aPerson());
    const other = await signIn(app, aPerson());
    await agent.post(sessionApi.signOutEverywhere.path);
    const rows = async () => (await app.database.db.select().from(sessions)).filter(({ endedAt }) => endedAt);
    expect(JSON.stringify(await rows())).not.toContain('idToken');
    expect(await rows()).not.toEqual([]);
    await app.database.db.delete(users);
    expect([await rows(), await statusOf(other)]).toEqual([[], 401]);
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

describe('GET /api/auth/user', () => {
  it('says who is an operator, and who is suspended', async () => {
    const { app: moderated, operator } = await startAppWithOperator();
    const { agent, tailor } = await aTailor(moderated);
    const user = async (who: Agent) => (await who.get('/api/auth/user')).body as unknown;
    expect(await user(operator)).toMatchObject({ isOperator: true, suspendedAt: null });
    expect(await user(agent)).toMatchObject({ isOperator: false, suspendedAt: null });
    await decided(operator, { tailorId: tailor.id }, 'suspend');
    expect(await user(agent)).toMatchObject({ isOperator: false, suspendedAt: expect.any(String) });
    await moderated.stop();
  });
});
