import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLinkToken } from '@shared/orders/linked-order';
import type { Order } from '@shared/orders/order';
import { signIn, startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aCustomer, aTailor } from '../../../tests/support/factories';
import { decided } from '../../../tests/support/moderation';
import { operatorPerson } from '../../../tests/support/sign-in/operator-person';
import { newLinkToken } from './link';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { OPERATORS: operatorPerson.email } });
});
afterAll(() => app.stop());

async function anOrder(agent: Agent): Promise<Order> {
  const { id: customerId } = await aCustomer(agent);
  const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 100 }];
  const { status, body } = await agent.post('/api/orders', { customerId, garments });
  expect(status).toBe(201);
  return body as Order;
}

const stored = async (agent: Agent, { id }: Order) => (await agent.get(`/api/orders/${id}`)).body as Order;

describe('the token of a link', () => {
  it('has 128 random bits', () => {
    const tokens = Array.from({ length: 1_000 }, newLinkToken);
    expect(new Set(tokens).size).toBe(1_000);
    expect(tokens.every((token) => isLinkToken(token) && Buffer.from(token, 'base64url').length === 16)).toBe(true);
  });

  it.each(['', 'short', `${newLinkToken()}A`, newLinkToken().replace(/.$/, 'B'), `${newLinkToken().slice(0, 21)}=`])(
    '%j is none',
    (text) => expect(isLinkToken(text)).toBe(false),
  );
});

describe('the link of an order', () => {
  it('is made with a new order, unless the book says otherwise', async () => {
    const { agent } = await aTailor(app);
    const first = await anOrder(agent);
    expect([isLinkToken(first.linkToken ?? ''), first.linkShowsBalance]).toEqual([true, false]);
    const book = await agent.put('/api/orders/book', { linksShowBalance: true });
    expect(book.body).toMatchObject({ makesLinks: true, linksShowBalance: true });
    const second = await anOrder(agent);
    expect([second.linkToken === first.linkToken, second.linkShowsBalance]).toEqual([false, true]);
    await agent.put('/api/orders/book', { makesLinks: false });
    expect((await anOrder(agent)).linkToken).toBeNull();
  });

  it('is replaced, changed and withdrawn by its tailor', async () => {
    const { agent } = await aTailor(app);
    const order = await anOrder(agent);
    const made = await agent.post(`/api/orders/${order.id}/link`);
    expect(made.status).toBe(201);
    expect((await stored(agent, order)).linkToken).toBe(made.body.token);
    expect(made.body.token).not.toBe(order.linkToken);
    const changed = await agent.put(`/api/orders/${order.id}/link`, { showsBalance: true });
    expect(changed.body).toMatchObject({ linkToken: made.body.token, linkShowsBalance: true });
    expect((await agent.put(`/api/orders/${order.id}/link`, {})).status).toBe(400);
    expect((await agent.delete(`/api/orders/${order.id}/link`)).status).toBe(204);
    expect((await stored(agent, order)).linkToken).toBeNull();
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s is refused for another tailor and without a session', async (method) => {
    const { agent } = await aTailor(app);
    const order = await anOrder(agent);
    const stranger = (await aTailor(app)).agent;
    const path = `/api/orders/${order.id}/link`;
    const body = method === 'PUT' ? { showsBalance: true } : undefined;
    expect((await stranger.request(method, path, body)).status).toBe(404);
    expect((await app.anonymous.request(method, path, body)).status).toBe(401);
    expect(await stored(agent, order)).toEqual({ ...order, numberWasTaken: undefined });
  });

  it('can be withdrawn, but not made, by a suspended tailor', async () => {
    const operator = await signIn(app, operatorPerson);
    const { agent, tailor } = await aTailor(app);
    const order = await anOrder(agent);
    await decided(operator, { tailorId: tailor.id }, 'suspend');
    expect((await agent.post(`/api/orders/${order.id}/link`)).status).toBe(403);
    expect((await stored(agent, order)).linkToken).toBe(order.linkToken);
    expect((await agent.delete(`/api/orders/${order.id}/link`)).status).toBe(204);
  });
});
