import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn, startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aPerson } from '../../../tests/support/factories';
import { sessions, users } from '../tables';
import { endSessionsOf, SessionStore } from './session-store';

const hourMs = 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.stop());

/** Advances the date. Timers are not faked. */
function letPass(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hourMs });
}

const statusOf = async (agent: Agent) => (await agent.get('/api/auth/user')).status;

async function someone() {
  const agent = await signIn(app, aPerson());
  const { id } = (await agent.get('/api/auth/user')).body as { id: string };
  const ofUser = eq(sessions.userId, id);
  /** Reads the row; `version` changes with every write. */
  const row = async () => {
    const text = 'select xmin::text as version, expire from sessions where user_id = $1';
    const { rows } = await app.database.pool.query<{ version: string; expire: Date }>(text, [id]);
    return rows[0];
  };
  return { agent, id, ofUser, row };
}

describe('a session', () => {
  it.each([
    [7 * 24 - 1, 200],
    [7 * 24 + 1, 401],
  ])('without use for %i hours answers %i', async (hours, status) => {
    const { agent } = await someone();
    letPass(hours);
    expect(await statusOf(agent)).toBe(status);
  });

  it('is extended by use, until 30 days after the sign-in', async () => {
    const { agent } = await someone();
    for (let day = 0; day < 30; day += 6) {
      expect(await statusOf(agent)).toBe(200);
      letPass(day === 24 ? 5 * 24 + 23 : 6 * 24);
    }
    expect(await statusOf(agent)).toBe(200);
    letPass(2);
    expect(await statusOf(agent)).toBe(401);
  });

  it('is written at most once an hour', async () => {
    const { agent, row } = await someone();
    const atFirst = await row();
    for (let request = 0; request < 3; request += 1) await statusOf(agent);
    letPass(0.9);
    await statusOf(agent);
    expect(await row()).toEqual(atFirst);
    letPass(0.2);
    await statusOf(agent);
    const later = await row();
    expect(later?.expire.getTime()).toBeGreaterThan(atFirst?.expire.getTime() ?? 0);
    await statusOf(agent);
    expect(await row()).toEqual(later);
  });

  it('is not restored by a request that was running when it ended', async () => {
    const { agent, ofUser, row } = await someone();
    letPass(2);
    const held = await app.database.pool.connect();
    await held.query('begin; lock table users');
    const answer = agent.get('/api/auth/user');
    await expect.poll(async () => (await row())?.expire.getTime()).toBeGreaterThan(Date.now() + 167.5 * hourMs);
    await app.database.db.delete(sessions).where(ofUser);
    await held.query('rollback');
    held.release();
    await answer;
    expect(await row()).toBeUndefined();
    expect(await statusOf(agent)).toBe(401);
  });

  it('is not written back once the user has ended it, and lasts as long as its cookie', async () => {
    const { id, ofUser } = await someone();
    await endSessionsOf(app.database.db, id);
    const stored = async () => (await app.database.db.select().from(sessions).where(ofUser))[0]!;
    const before = await stored();
    expect(before.expire.getTime() - before.signedInAt.getTime()).toBe(30 * 24 * hourMs);
    const { db, pool } = app.database;
    const store = new SessionStore({ db, pool, log: pino({ level: 'silent' }) });
    const read = await promisify(store.get.bind(store))(before.sid);
    expect(read?.ended).toBe('everywhere');
    await promisify(store.set.bind(store))(before.sid, read!);
    await store.close();
    expect(await stored()).toEqual(before);
  });

  it('is deleted with its user, and cannot be inserted afterwards', async () => {
    const { agent, id, row } = await someone();
    const [stored] = await app.database.db.select().from(sessions).where(eq(sessions.userId, id));
    await app.database.db.delete(users).where(eq(users.id, id));
    expect(await row()).toBeUndefined();
    expect(await statusOf(agent)).toBe(401);
    const { sid, sess, expire } = stored!;
    await expect(app.database.db.insert(sessions).values({ sid, sess, expire })).rejects.toThrow();
  });
});

it('expired sessions are removed by several processes at once', async () => {
  const { db, pool } = app.database;
  const { agent } = await someone();
  const before = await db.$count(sessions);
  await pool.query(`insert into sessions (sid, sess, expire)
    select 'old-' || n, '{}', now() - interval '1 minute' from generate_series(1, 2500) n`);
  const stores = [1, 2, 3].map(() => new SessionStore({ db, pool, log: pino({ level: 'silent' }) }));
  await Promise.all(stores.map((store) => promisify(store.pruneSessions.bind(store))()));
  expect(await db.$count(sessions)).toBe(before);
  expect(await statusOf(agent)).toBe(200);
  await Promise.all(stores.map((store) => store.close()));
});
