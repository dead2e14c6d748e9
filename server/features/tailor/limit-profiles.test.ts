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
/** Creates the profile of a new user. */
const created = async (address: string, at = app) => (await create(await aUser(at), address)).status;
const counted = async (address: string, times: number) => {
  for (let time = 0; time < times; time += 1) expect(await created(address)).toBe(201);
};

it('lets one address create three profiles, then one on each day', async () => {
  const address = '198.51.100.7';
  await counted(address, 3);
  expect(await created(address)).toBe(429);
  expect(await created('198.51.100.8')).toBe(201);
  vi.setSystemTime((now += day));
  await counted(address, 1);
  const refused = await create(await aUser(beside), address);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  vi.setSystemTime((now += 8 * day));
  await counted(address, 3);
});

it('counts a network of IPv6 as one address, and no failed requests', async () => {
  const agent = await aUser(app);
  for (let time = 0; time < 5; time += 1)
    expect((await create(agent, '2001:db8:7::1', { businessName: '' })).status).toBe(400);
  for (const host of ['2001:db8:7::1', '2001:db8:7::2', '2001:db8:7::3']) expect(await created(host)).toBe(201);
  expect(await created('2001:db8:7::4')).toBe(429);
});

it('stores no address', async () => {
  const keys = (await app.database.db.select().from(rateLimits)).map(({ key }) => key).join(' ');
  expect(keys).toContain('profiles ');
  expect(keys).not.toMatch(/198\.51|2001:db8/);
});
