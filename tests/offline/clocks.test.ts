import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptRow } from '../../client/src/lib/offline-state';
import { startApp, type Agent, type TestApp } from '../support/app';
import { aGarment } from '../support/client/orders';
import { aCustomer, aTailor } from '../support/factories';
import { aDevice, type Device } from './device';
import { aClientWithOrder, anOpenForm, forms } from './forms';
import { rowsOnServer } from './rows-on-server';

let app: TestApp;
let agent: Agent;
let device: Device;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  const made = await aTailor(app);
  agent = made.agent;
  device = await aDevice(app, agent, made.tailor.userId);
});

const dayMs = 24 * 3_600_000;

describe('a clock that jumps', () => {
  it('40 days ahead does not wipe the book', async () => {
    await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.clockAheadMs = 40 * dayMs;
    device.network = 'offline';
    await device.restart();
    expect(await device.read<KeptRow[]>('/api/customers')).toMatchObject([{ name: 'Ada' }]);
    device.network = 'online';
    await device.sync();
    device.network = 'offline';
    await device.restart();
    expect(await device.read<KeptRow[]>('/api/customers')).toMatchObject([{ name: 'Ada' }]);
  });

  it.each([-5 * dayMs, 5 * dayMs])(
    'by %i ms while a record is written, and is right when it is sent, dates it right',
    async (aheadMs) => {
      const ada = await aCustomer(agent, { name: 'Ada' });
      await device.sync();
      device.network = 'offline';
      device.clockAheadMs = aheadMs;
      await device.restart();
      const began = Date.now();
      await anOpenForm(device).save(forms.record('104 cm', { customerId: ada.id }));
      device.clockAheadMs = 0;
      await device.restart();
      device.network = 'online';
      await device.sync();
      const [record] = (await rowsOnServer(agent)).measurements;
      expect(Math.abs(Date.parse(record?.createdAt ?? '') - began)).toBeLessThan(60_000);
    },
  );

  it('is known when the record is written: five days back, it is dated right', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    device.clockAheadMs = -5 * dayMs;
    await device.sync();
    device.network = 'offline';
    const began = Date.now();
    await anOpenForm(device).save(forms.record('104 cm', { customerId: ada.id }));
    device.clockAheadMs = 0;
    device.network = 'online';
    await device.sync();
    const [record] = (await rowsOnServer(agent)).measurements;
    expect(Math.abs(Date.parse(record?.createdAt ?? '') - began)).toBeLessThan(60_000);
  });
});

describe('two equal payments', () => {
  it('that were both entered on this phone are not asked about', async () => {
    const { orderId } = await aClientWithOrder(device);
    const payment = { amount: 500, onDate: '2026-06-01', note: null };
    device.network = 'offline';
    await device.create(`/api/orders/${orderId}/payments`, payment);
    device.network = 'online';
    await device.sync();
    await device.create(`/api/orders/${orderId}/payments`, payment);
    device.network = 'offline';
    await device.create(`/api/orders/${orderId}/payments`, payment);
    device.network = 'online';
    await device.sync();
    expect(device.entries()).toEqual([]);
    expect((await rowsOnServer(agent)).payments).toHaveLength(3);
  });
});

describe('a new order number', () => {
  it('is still told after a reload, until it was seen', async () => {
    const { customerId } = await aClientWithOrder(device);
    device.network = 'offline';
    const made = await anOpenForm(device).save(forms.order('Agbada', { customerId }));
    await agent.post('/api/orders', { customerId, garments: [aGarment({ id: crypto.randomUUID() })] });
    device.network = 'online';
    await device.sync();
    await device.restart();
    expect(device.state.renumbered).toMatchObject([{ orderId: made.id, proposed: made.number }]);
    await device.book.noteRenumbered(made.id);
    await device.restart();
    expect(device.state.renumbered ?? []).toEqual([]);
  });
});
