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
