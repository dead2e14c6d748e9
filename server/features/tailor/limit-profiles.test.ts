import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aUser, profileInput } from '../../../tests/support/factories';
import { rateLimits } from '../../db/tables';

const day = 24 * 60 * 60_000;
let app: TestApp;
let beside: TestApp;
beforeAll(async () => {
  const environment = { RATE_LIMIT_PROFILES: '3', TRUST_PROXY: '1' };
  app = await startApp({ environment });
  beside = await startApp({ environment, beside: app });
});
afterAll(async () => {
  await beside.stop();
  await app.stop();
});

let now = Math.ceil(Date.now() / day) * day;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
});
afterEach(() => void vi.useRealTimers());

let made = 0;
const create = async (agent: Agent, address: string, input = {}) => {
  made += 1;
  const profile = { ...profileInput({ profileSlug: `new-cutter-${made}` }), ...input };
  return agent.post('/api/tailors', profile, { 'X-Forwarded-For': address });
};
/** Creates the profile of a new user. Returns whether it is shown or held. */
const created = async (address: string, at = app) => {
  const { status, body } = await create(await aUser(at), address);
  expect(status).toBe(201);
  return body.hiddenAt === null ? 'shown' : 'held';
};
const inTurn = async (address: string, times: number) => {
  const all = [];
  for (let time = 0; time < times; time += 1) all.push(await created(address));
  return all;
};

it('shows three profiles of one address at once, then one of each day, and holds the others', async () => {
  const address = '198.51.100.7';
  expect(await inTurn(address, 5)).toEqual(['shown', 'shown', 'shown', 'held', 'held']);
  expect(await created('198.51.100.8')).toBe('shown');
  vi.setSystemTime((now += day));
  expect([await created(address), await created(address, beside)]).toEqual(['shown', 'held']);
  vi.setSystemTime((now += 8 * day));
  expect(await inTurn(address, 3)).toEqual(['shown', 'shown', 'shown']);
});

it('lets the tailor of a held profile work, while the page waits for the operator', async () => {
  const address = '198.51.100.9';
  await inTurn(address, 3);
  const agent = await aUser(app);
  const { profileSlug } = (await create(agent, address)).body;
  expect((await agent.get('/api/decisions')).body).toMatchObject([{ act: 'hold', endedAt: null }]);
  expect((await agent.post('/api/customers', { name: 'Ada' })).status).toBe(201);
  expect((await app.anonymous.get(`/api/tailors/${profileSlug}`)).status).toBe(404);
  const { rows } = await app.database.db.execute<{ kind: string }>(
    sql`select kind from cases join tailors on tailors.id = tailor_id where profile_slug = ${profileSlug}`,
  );
  expect(rows).toEqual([{ kind: 'new profile' }]);
});

it('counts a network of IPv6 as one address, and no failed requests', async () => {
  const agent = await aUser(app);
  for (let time = 0; time < 5; time += 1)
    expect((await create(agent, '2001:db8:7::1', { businessName: '' })).status).toBe(400);
  for (const host of ['2001:db8:7::1', '2001:db8:7::2', '2001:db8:7::3']) expect(await created(host)).toBe('shown');
  expect(await created('2001:db8:7::4')).toBe('held');
});

it('stores no address', async () => {
  const keys = (await app.database.db.select().from(rateLimits)).map(({ key }) => key).join(' ');
  expect(keys).toContain('profiles ');
  expect(keys).not.toMatch(/198\.51|2001:db8/);
});
