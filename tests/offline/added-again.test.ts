import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app';
import { aTailor } from '../support/factories';
import { aDevice } from './device';
import { aClientWithOrder, anOpenForm, forms } from './forms';
import { rowsOnServer } from './rows-on-server';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('a client whom a person adds again for each of two changes that wait comes back once, with each record once', async () => {
  const { agent, tailor } = await aTailor(app);
  const device = await aDevice(app, agent, tailor.userId);
  const { customerId, orderId } = await aClientWithOrder(device);
  const order = (await device.read<{ id: string; updatedAt: string }[]>('/api/orders')).find(
    ({ id }) => id === orderId,
  );
  await anOpenForm(device).save(forms.record('104 cm', { customerId }));
  device.network = 'offline';
  await anOpenForm(device).save(forms.record('140 cm', { customerId }));
  await device.change(`/api/orders/${orderId}/stage`, { updatedAt: order?.updatedAt ?? '' }, { stage: 'cutting' });
  await agent.delete(`/api/customers/${customerId}`);
  device.network = 'online';
  for (let round = 0; round < 6; round += 1) {
    await device.sync();
    for (const { number } of device.entries()) await device.book.answer(number, 'again');
  }
  expect(device.entries()).toEqual([]);
  const { customers, orders, measurements } = await rowsOnServer(agent);
  const chests = measurements.map((record) => (record.measurements as { chest: string }).chest);
  expect([customers.length, orders.map(({ stage }) => stage), chests.sort()]).toEqual([
    1,
    ['cutting'],
    ['104 cm', '140 cm'],
  ]);
});

/** Returns a device without a network on which an order of a new client waits, with a record of that client. */
async function aNewClientWaits() {
  const { agent, tailor } = await aTailor(app);
  const device = await aDevice(app, agent, tailor.userId);
  await device.sync();
  device.network = 'offline';
  const order = await anOpenForm(device).save(forms['order of a new client']('Round neck'));
  await anOpenForm(device).save(forms.record('104 cm', { customerId: order.customerId as string }));
  return { agent, device, order };
}

it('an order of a new client shows the client, who is sent with it in one request', async () => {
  const { agent, device, order } = await aNewClientWaits();
  const clients = () => device.read<object[]>('/api/customers');
  expect([order.customer, await clients()]).toMatchObject([{ name: 'Newcomer' }, [{ id: order.customerId }]]);
  expect(device.entries().map(({ call }) => call)).toEqual(['orders.create', 'measurements.create']);
  device.network = 'online';
  await device.sync();
  expect([device.entries(), await clients()]).toEqual([[], (await agent.get('/api/customers')).body]);
  const { customers, orders, measurements } = await rowsOnServer(agent);
  expect([customers.length, orders.length, measurements.length]).toEqual([1, 1, 1]);
});

it('an order of a new client that is thrown away takes with it what was written of the client', async () => {
  const { device } = await aNewClientWaits();
  await device.book.discard(device.entries()[0]!.number);
  expect([device.entries(), await device.read('/api/customers')]).toEqual([[], []]);
});

it('an order of a new client whom the server has by another name is made again with another client, if a person says so', async () => {
  const { agent, device, order } = await aNewClientWaits();
  const other = { ...device.entries()[0]!.body, newClient: { name: 'Somebody else' } };
  expect((await agent.post('/api/orders', other)).status).toBe(201);
  device.network = 'online';
  await device.sync();
  const [asked] = device.entries();
  expect(asked?.question).toMatchObject({ kind: 'refused', isTaken: true });
  await device.book.answer(asked!.number, 'again');
  await device.sync();
  expect(device.entries()).toEqual([]);
  const { customers, measurements } = await rowsOnServer(agent);
  expect(customers.map(({ name }) => name).sort()).toEqual(['Newcomer', 'Somebody else']);
  expect(measurements[0]?.customerId).not.toBe(order.customerId);
});
