import { sessionApi } from '@shared/session/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aPerson, aTailor } from '../../../tests/support/factories';
import { readPage } from '../../../tests/support/read-page';
import { decided, startAppWithOperator } from '../../../tests/support/moderation';
import { sessions, users } from '../../auth/tables';
import { createLog } from '../../http/log';

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

  it('says so to each device until its next sign-in, and leaves what is stored there', async () => {
    const person = aPerson();
    const [phone, computer] = [await signIn(app, person), await signIn(app, person)];
    const userId = (await computer.get('/api/auth/user')).body.id as string;
    await phone.post(sessionApi.signOutEverywhere.path);
    for (const device of [computer, phone, computer]) {
      const told = await device.get('/api/customers');
      expect([told.status, told.body.code, told.headers['clear-site-data']]).toEqual([
        401,
        'ended_everywhere',
        undefined,
      ]);
      expect(device.browser.cookieNamed('seamfolk-session')).toBeDefined();
      expect(device.browser.cookieNamed('seamfolk-user')).toBe(userId);
    }
    expect((await computer.get('/api/tailors/search')).status).toBe(200);
    const back = await computer.browser.go('/api/login');
    expect([back.status, await statusOf(computer), await statusOf(phone)]).toEqual([200, 200, 401]);
    expect(computer.browser.cookieNamed('seamfolk-user')).toBe(userId);
  });

  it('is no news to a device whose session has only expired', async () => {
    const agent = await signIn(app, aPerson());
    const expire = 'update sessions set expire = now() where user_id = $1';
    await app.database.pool.query(expire, [(await agent.get('/api/auth/user')).body.id]);
    const plain = await agent.get('/api/auth/user');
    expect([plain.status, plain.body.code, plain.headers['clear-site-data']]).toEqual([401, 'signed_out', undefined]);
  });

  it('is still said after a sign-in that failed', async () => {
    const agent = await signIn(app, aPerson());
    const userId = (await agent.get('/api/auth/user')).body.id as string;
    await agent.post(sessionApi.signOutEverywhere.path);
    const rows = async () => app.database.db.select().from(sessions).where(eq(sessions.userId, userId));
    const before = await rows();
    // The provider still knows the person, and asks nothing.
    let callback = await agent.browser.send('/api/login');
    const next = () => new URL(callback.headers.location ?? '', callback.url);
    while (next().pathname !== '/api/callback') callback = await agent.browser.send(next().href);
    const { href } = next();
    expect((await agent.browser.send(href.replace(/code=[^&]*/, 'code=another'))).status).toBe(400);
    expect(await rows()).toEqual(before);
    expect((await agent.get('/api/auth/user')).body.code).toBe('ended_everywhere');
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
    const left = await agent.browser.send('/api/logout');
    expect([left.status, left.headers['clear-site-data']]).toEqual([302, '"storage"']);
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

describe('a device of an account that was deleted on another one', () => {
  async function twoDevices(at = app) {
    const person = aPerson();
    return { person, phone: await signIn(at, person), computer: await signIn(at, person) };
  }
  const cookiesOf = ({ browser }: Agent) =>
    ['seamfolk-session', 'seamfolk-user'].map((name) => browser.cookieNamed(name));

  it('is told by its next call to remove everything, once', async () => {
    const { phone, computer } = await twoDevices();
    expect((await phone.delete('/api/account')).status).toBe(204);
    const told = await computer.get('/api/customers');
    expect([told.status, told.body.code, told.headers['clear-site-data']]).toEqual([
      401,
      'account_deleted',
      '"storage"',
    ]);
    expect(cookiesOf(computer)).toEqual([undefined, undefined]);
    const later = await computer.get('/api/customers');
    expect([later.status, later.body.code, later.headers['clear-site-data']]).toEqual([401, 'signed_out', undefined]);
  });

  it('is told by a page', async () => {
    const { phone, computer } = await twoDevices();
    await phone.delete('/api/account');
    const page = await computer.get('/dashboard');
    expect([page.status, page.headers['clear-site-data']]).toEqual([200, '"storage"']);
    expect(readPage(page).data.endedEverywhere).toBeUndefined();
    expect(cookiesOf(computer)).toEqual([undefined, undefined]);
  });

  it('is told so if it had been signed out everywhere before', async () => {
    const { phone, computer, person } = await twoDevices();
    await phone.post(sessionApi.signOutEverywhere.path);
    await (await signIn(app, person)).delete('/api/account');
    expect((await computer.get('/api/customers')).body.code).toBe('account_deleted');
  });

  it('can sign in again, as a new user', async () => {
    const { phone, computer, person } = await twoDevices();
    const before = (await computer.get('/api/user')).body.id as string;
    await phone.delete('/api/account');
    const form = await computer.browser.go('/api/login');
    await computer.browser.post(form, { ...person });
    const { status, body } = await computer.get('/api/user');
    expect([status, body.id === before]).toEqual([200, false]);
    expect(computer.browser.cookieNamed('seamfolk-user')).toBe(body.id);
  });

  it('is all that its session says, until the end of the cookie', async () => {
    const { phone, computer } = await twoDevices();
    const { id, email } = (await computer.get('/api/user')).body as { id: string; email: string };
    const rows = async () => app.database.db.select().from(sessions);
    const sids = (await rows()).filter(({ userId }) => userId === id).map(({ sid }) => sid);
    await phone.delete('/api/account');
    const left = (await rows()).filter(({ sid }) => sids.includes(sid));
    expect(left).toHaveLength(2);
    for (const { userId, sess, endedAt, expire, signedInAt } of left) {
      expect([userId, Object.keys(Object(sess)).sort()]).toEqual([null, ['cookie', 'ended']]);
      expect(endedAt).not.toBeNull();
      expect(expire.getTime() - signedInAt.getTime()).toBe(30 * 86_400_000);
    }
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${id}|${email}|idToken`));
  });

  it('does not deadlock with signing out everywhere and with sessions that are extended', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { phone, computer, person } = await twoDevices();
      const more = await Promise.all(Array.from({ length: 4 }, () => signIn(app, person)));
      await app.database.pool.query(`update sessions set expire = now() + interval '1 hour'`);
      const answers = await Promise.all([
        phone.delete('/api/account'),
        computer.post(sessionApi.signOutEverywhere.path),
        ...more.map((agent) => agent.get('/api/user')),
      ]);
      for (const { status } of answers) expect([200, 204, 401]).toContain(status);
      expect(answers[0]?.status === 204 || answers[1]?.status === 204).toBe(true);
    }
  });
});

describe('a page of a device whose session was ended everywhere', () => {
  const pages = ['/', '/dashboard', '/tailors/nobody-at-all'];
  const flagOf = async (agent: Agent, path: string) => readPage(await agent.get(path)).data.endedEverywhere;

  it.each(pages)('%s says so in its data, and no other page does', async (path) => {
    const person = aPerson();
    const [phone, computer] = [await signIn(app, person), await signIn(app, person)];
    expect(await flagOf(computer, path)).toBeUndefined();
    await phone.post(sessionApi.signOutEverywhere.path);
    const page = await computer.get(path);
    expect(readPage(page).data.endedEverywhere).toBe(true);
    expect([page.headers['cache-control'], page.headers['clear-site-data']]).toEqual(['no-store', undefined]);
    expect(page.headers.vary).toContain('Cookie');
    expect(await flagOf(app.anonymous, path)).toBeUndefined();
    expect(await flagOf(await signIn(app, aPerson()), path)).toBeUndefined();
    await computer.browser.go('/api/login');
    expect(await flagOf(computer, path)).toBeUndefined();
  });

  it('is not shared with visitors, whose pages are', async () => {
    const sharing = await startApp({ beside: app, environment: { SEARCH_CACHE_SECONDS: '60' } });
    const agent = await signIn(sharing, aPerson());
    await agent.post(sessionApi.signOutEverywhere.path);
    expect(await flagOf(agent, '/')).toBe(true);
    expect(await flagOf(sharing.anonymous, '/')).toBeUndefined();
    expect(await flagOf(agent, '/')).toBe(true);
    await sharing.stop();
  });

  it('is sent without reading its session while the session store does not answer', async () => {
    const agent = await signIn(app, aPerson());
    const { pool } = app.database;
    await pool.query('alter table sessions rename to away');
    const page = await agent.get('/dashboard');
    await pool.query('alter table away rename to sessions');
    expect([page.status, readPage(page).data.endedEverywhere]).toEqual([200, undefined]);
  });
});

describe('GET /api/session/book-key', () => {
  const { path } = sessionApi.bookKey;
  const keyOf = async (agent: Agent) => (await agent.get(path)).body.key as string;

  it('answers one key of 32 bytes to all devices of a user, and another one to others', async () => {
    const person = aPerson();
    const [phone, computer, other] = [
      await signIn(app, person),
      await signIn(app, person),
      await signIn(app, aPerson()),
    ];
    const first = await Promise.all([phone, computer, phone, computer].map(keyOf));
    expect(new Set(first).size).toBe(1);
    expect(Buffer.from(first[0] ?? '', 'base64url')).toHaveLength(32);
    expect(first[0]).toMatch(/^[\w-]{43}$/);
    expect(await keyOf(other)).not.toBe(first[0]);
    await phone.post(sessionApi.signOutEverywhere.path);
    expect((await phone.get(path)).status).toBe(401);
    await phone.browser.go('/api/login');
    expect(await keyOf(phone)).toBe(first[0]);
  });

  it('is not cached, and changes nothing else of the user', async () => {
    const agent = await signIn(app, aPerson());
    const { body: user } = await agent.get('/api/user');
    const answer = await agent.get(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await agent.get('/api/user')).body).toEqual(user);
  });

  it('is neither in the archive nor in the log', async () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
    const logged = await startApp({ beside: app, log });
    const agent = await signIn(logged, aPerson());
    const key = await keyOf(agent);
    const archive = await fetch(`${app.origin}/api/account/archive`, { headers: { cookie: agent.cookie } });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    for (const bytes of Object.values(files))
      expect(Buffer.from(bytes).toString()).not.toMatch(new RegExp(`${key}|bookKey`));
    await logged.stop();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).not.toContain(key);
  });

  it('works for a suspended user', async () => {
    const { app: moderated, operator } = await startAppWithOperator();
    const { agent, tailor } = await aTailor(moderated);
    await decided(operator, { tailorId: tailor.id }, 'suspend');
    expect(await keyOf(agent)).toMatch(/^[\w-]{43}$/);
    await moderated.stop();
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
