import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@shared/api';
import { userHeader } from '@shared/contract/headers';
import type { Agent, TestApp } from '../../tests/support/app';
import { aTailor } from '../../tests/support/factories';
import { startAppWithOperator } from '../../tests/support/moderation';

let app: TestApp;
let operator: Agent;
let owner: Awaited<ReturnType<typeof aTailor>>;
let otherId: string;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
  owner = await aTailor(app);
  otherId = (await aTailor(app)).tailor.userId;
});
afterAll(() => app.stop());

/** Sends a request of a page that was made for a user. */
const sendFor = (madeFor: string, agent: Agent, method: string, path: string, body?: object) =>
  agent.browser.send(path, {
    method,
    headers: { [userHeader]: madeFor, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const anyId = (path: string) => path.replace(/:\w+/g, () => crypto.randomUUID());
const guarded = allEndpoints.filter(({ access }) => access !== 'public');

describe('a page that was made for another user', () => {
  it.each(guarded)('is refused by $method $path, before its input is read', async ({ access, method, path }) => {
    const agent = access === 'operator' ? operator : owner.agent;
    const sent = method === 'GET' || method === 'DELETE' ? undefined : {};
    const refused = await sendFor(otherId, agent, method, anyId(path), sent);
    expect([refused.status, refused.body.code]).toEqual([409, 'other_user']);
    expect((await agent.get('/api/user')).status).toBe(200);
  });

  it('writes nothing, and reads nothing', async () => {
    const { body: customer } = await owner.agent.post('/api/customers', { name: 'Bisi' });
    const path = `/api/customers/${customer.id as string}`;
    for (const [method, to, body] of [
      ['POST', '/api/customers', { name: 'Zainab' }],
      ['PUT', path, { name: 'Zainab' }],
      ['DELETE', path],
      ['GET', '/api/customers'],
    ] as const) {
      const refused = await sendFor(otherId, owner.agent, method, to, body);
      expect([refused.status, refused.text.includes('Bisi')]).toEqual([409, false]);
    }
    expect((await owner.agent.get('/api/customers')).body).toEqual([customer]);
  });

  it('is answered by public calls as any', async () => {
    const answer = await sendFor(otherId, owner.agent, 'GET', '/api/tailors/search');
    expect(answer.status).toBe(200);
  });

  it('is answered by 401 without a session', async () => {
    const answer = await sendFor(otherId, app.anonymous, 'GET', '/api/customers');
    expect([answer.status, answer.body.code]).toEqual([401, 'signed_out']);
  });
});

describe('a page that was made for the signed-in user', () => {
  it('reads and writes', async () => {
    const madeFor = owner.tailor.userId;
    const created = await sendFor(madeFor, owner.agent, 'POST', '/api/customers', { name: 'Bisi' });
    expect(created.status).toBe(201);
    expect((await sendFor(madeFor, owner.agent, 'GET', '/api/customers')).status).toBe(200);
  });
});
