import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptRow } from '../../client/src/lib/offline-state';
import { startApp, type Agent, type TestApp } from '../support/app';
import { aCustomer, aMeasurement, aTailor } from '../support/factories';
import { everyNth } from '../support/nightly';
import { aDevice, type Device } from './device';
import { aClientWithOrder, anOpenForm, formKinds, forms, type FormKind } from './forms';
import { foreignKinds } from './page/foreign-answers';
import { faultOnce, type Fault } from './page/network';
import { countText, rowsOnServer } from './rows-on-server';

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

const namesHere = async () => (await device.read<KeptRow[]>('/api/customers')).map(({ name }) => name);
const namesOnServer = async () => (await rowsOnServer(agent)).customers.map(({ name }) => name);
const addClient = (name: string) => anOpenForm(device).save(forms.client(name));
const questions = () => device.entries().flatMap(({ question }) => question ?? []);

/** Brings the line back, and lets pauses between attempts pass. */
async function backOnline(): Promise<void> {
  device.network = 'online';
  await device.sync();
  await device.clock.pass(60_000);
  await device.sync();
}

describe.each(everyNth(3, foreignKinds))('an answer that is not ours (%s)', (answer) => {
  const inPlaceOfServer: Fault = { answer, reachesServer: false };

  it('opens the book as a missing connection does', async () => {
    await aCustomer(agent, { name: 'Ada' });
    const user = await device.read('/api/auth/user');
    await device.sync();
    device.network = inPlaceOfServer;
    await device.restart();
    expect(await device.read('/api/auth/user')).toEqual(user);
    expect(await namesHere()).toEqual(['Ada']);
    expect([device.state.isUnreachable, device.state.isSignedOut]).toEqual([true, false]);
  });

  it('keeps a new client on the device, with the name, and sends it once', async () => {
    device.network = faultOnce({ answer, reachesServer: true }, inPlaceOfServer);
    expect(await addClient('Ada')).toMatchObject({ name: 'Ada' });
    expect([device.entries().length, questions(), await namesHere()]).toEqual([1, [], ['Ada']]);
    await backOnline();
    expect([device.entries(), await namesOnServer()]).toEqual([[], ['Ada']]);
  });

  it('says nothing of a change that waits: neither that its row was deleted nor that it was refused', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.network = 'offline';
    await device.change(`/api/customers/${ada.id}`, ada, { name: 'Ada Obi', phone: null, whatsapp: null, notes: null });
    await addClient('Bisi');
    device.network = inPlaceOfServer;
    await device.sync();
    expect([device.entries().length, questions()]).toEqual([2, []]);
    await backOnline();
    expect([device.entries(), (await namesOnServer()).sort()]).toEqual([[], ['Ada Obi', 'Bisi']]);
  });

  it('to a read of changes leaves the copy as it is', async () => {
    await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.network = ({ address }) => (address.startsWith('/api/changes') ? inPlaceOfServer : 'online');
    await device.sync();
    expect(await device.mirrored('customers')).toMatchObject([{ name: 'Ada' }]);
  });
});

it('a change at which the server has failed, and that is then asked about, is not tried again and again', async () => {
  const ada = await aCustomer(agent, { name: 'Ada' });
  await device.sync();
  device.network = 'offline';
  await device.change(`/api/customers/${ada.id}`, ada, { name: 'Ada', phone: '0803', whatsapp: null, notes: null });
  const fails = faultOnce({ answer: '500 of ours', reachesServer: false });
  const asked: string[] = [];
  device.network = (request) => {
    asked.push(request.address);
    return typeof fails === 'function' ? fails(request) : fails;
  };
  await device.sync();
  await agent.put(`/api/customers/${ada.id}`, { name: 'Ada', phone: '0901', whatsapp: null, notes: null });
  await device.clock.pass(30_000);
  expect(questions()).toMatchObject([{ kind: 'fields' }]);
  asked.length = 0;
  await device.clock.pass(120_000);
  expect(asked).toEqual([]);
});

describe('a save whose answer is lost after the server has done it', () => {
  const faults: [name: string, fault: Fault][] = [
    ['504 of a proxy', { answer: '504', reachesServer: true }],
    ['500 of ours', { answer: '500 of ours', reachesServer: true }],
    ['nothing', { cut: 0, by: 'connection' }],
    ['its beginning, then the connection breaks', { cut: 40, by: 'connection' }],
    ['its beginning, as if it were whole', { cut: 40, by: 'proxy' }],
    ['a broken connection', 'answers-lost'],
    ['silence', 'half-open'],
    ['it comes late', { late: 'next request' }],
  ];
  const cases = faults.flatMap(([name, fault]) => formKinds.map((kind) => [name, kind, fault] as const));

  it.each(everyNth(5, cases))(
    '(%s) and is then corrected has the corrected value, once: %s',
    async (_name, kind, fault) => {
      const parents = await aClientWithOrder(device);
      const form = anOpenForm(device);
      const [wrong, right] = [forms[kind]('104 cm', parents), forms[kind]('140 cm', parents)];
      device.network = faultOnce(fault);
      const saved = await form.save(wrong).catch((error: unknown) => void error);
      // What was saved is corrected in its own form, and what was not in the form that is still open.
      if (saved) await correct(kind, saved, right.body);
      else await form.save(right);
      await backOnline();
      const rows = await rowsOnServer(agent);
      expect([countText(rows, '140 cm'), countText(rows, '104 cm'), device.entries()]).toEqual([1, 0, []]);
    },
  );

  /** Corrects a row in its own form, which shows it as this device has it now. */
  const correct = async (kind: FormKind, { id, customerId, orderId }: KeptRow, typed: Record<string, unknown>) => {
    const record = { list: `/api/measurements/${String(customerId)}`, address: '/api/measurements' };
    const order = { list: '/api/orders', address: '/api/orders' };
    const { list, address } = {
      ...{ client: { list: '/api/customers', address: '/api/customers' }, record, 'walk-in': record },
      ...{ order, 'order of a new client': order },
      payment: { list: `/api/orders/${String(orderId)}/payments`, address: '/api/payments' },
    }[kind];
    const row = (await device.read<KeptRow[]>(list)).find((each) => each.id === id);
    if (!row) throw new Error('The device does not show what it has saved');
    const { measurements, tags, payment: _payment, newClient, ...rest } = typed;
    const isRecord = kind === 'record' || kind === 'walk-in';
    const ofOrder = { askedBy: 'client', ...(newClient !== undefined && { customerId }) };
    const body = isRecord ? { measurements, tags } : { ...rest, ...(address === order.address && ofOrder) };
    await device.change(`${address}/${id}`, row, body);
  };

  it('is not held back until a reload: it is sent when the line is back', async () => {
    device.network = faultOnce({ cut: 25, by: 'connection' });
    await addClient('Ada').catch(() => undefined);
    expect(await namesHere()).toEqual(['Ada']);
    await backOnline();
    expect([device.entries(), await namesOnServer()]).toEqual([[], ['Ada']]);
  });

  it('is there once, wherever its answer is cut', async () => {
    const names: string[] = [];
    for (let cut = 0; cut < 300; cut += 23) {
      device.network = faultOnce({ cut, by: cut % 2 === 0 ? 'connection' : 'proxy' });
      names.push(`cut after ${cut}`);
      await addClient(`cut after ${cut}`);
    }
    await backOnline();
    expect([device.entries(), (await namesOnServer()).sort()]).toEqual([[], names.sort()]);
  });
});

describe('a read', () => {
  it.each([0, 10, 200])('whose answer is cut after %i bytes is answered by this device', async (cut) => {
    await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.network = { cut, by: 'connection' };
    expect(await namesHere()).toEqual(['Ada']);
    device.network = { cut, by: 'proxy' };
    expect(await namesHere()).toEqual(['Ada']);
  });
});

describe('a failure of the server at one entry', () => {
  it('is passed by and shown, and the entry goes when the server can save it', async () => {
    device.network = 'offline';
    await addClient('Ada');
    await addClient('Bisi');
    const isAda = { answer: '500 of ours', reachesServer: false } as const;
    let failures = 0;
    device.network = ({ method }) => (method === 'POST' && (failures += 1) % 2 === 1 ? isAda : 'online');
    await device.sync();
    expect(device.entries()).toMatchObject([{ body: { name: 'Ada' }, failures: 1 }]);
    expect(await namesOnServer()).toEqual(['Bisi']);
    await backOnline();
    expect([device.entries(), (await namesOnServer()).sort()]).toEqual([[], ['Ada', 'Bisi']]);
  });
});

describe('a line that is half open', () => {
  it('shows within 8 seconds, and what waits goes within 3 seconds of its return', async () => {
    device.isInTouch = true;
    device.network = 'half-open';
    await addClient('Ada');
    await device.clock.pass(5_500);
    expect(device.state.isUnreachable).toBe(true);
    await device.clock.pass(30_000);
    expect(device.entries()).toHaveLength(1);
    device.network = 'online';
    await device.clock.pass(3_000);
    expect([device.entries(), await namesOnServer()]).toEqual([[], ['Ada']]);
  });

  it('shows within 8 seconds of the next exchange, also while nothing is saved', async () => {
    device.network = 'half-open';
    void device.page.run(() => device.book.sync());
    await device.clock.pass(8_000);
    expect(device.state.isUnreachable).toBe(true);
  });
});

describe('the phone does not ask about its own change', () => {
  it('when the server makes one space of two in a name', async () => {
    const ada = await addClient('Ada  Obi');
    device.network = 'offline';
    const changed = await device.change(`/api/customers/${ada.id}`, ada, {
      name: 'Ada  Obi',
      phone: '0803',
      whatsapp: null,
      notes: null,
    });
    await device.change(`/api/customers/${ada.id}`, changed, {
      name: 'Ada  Obi',
      phone: '0804',
      whatsapp: null,
      notes: null,
    });
    await backOnline();
    expect([questions(), (await rowsOnServer(agent)).customers]).toMatchObject([
      [],
      [{ name: 'Ada Obi', phone: '0804' }],
    ]);
  });

  it('from a form that was open before its earlier change was sent', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    const record = await aMeasurement(agent, ada.id, { measurements: { chest: '100 cm' } });
    await device.sync();
    const [opened] = await device.read<KeptRow[]>(`/api/measurements/${ada.id}`);
    if (!opened) throw new Error('No record');
    device.network = 'offline';
    await device.change(`/api/measurements/${record.id}`, opened, { measurements: { chest: '104 cm' }, tags: null });
    await backOnline();
    // The second form was open all the time, with the version before.
    await device
      .change(`/api/measurements/${record.id}`, opened, { measurements: { chest: '140 cm' }, tags: null })
      .catch(refused412);
    await backOnline();
    expect(questions()).toEqual([]);
    expect((await rowsOnServer(agent)).measurements).toMatchObject([{ measurements: { chest: '140 cm' } }]);
  });
});

function refused412(error: unknown): void {
  throw new Error(`The phone asks about its own change: ${String(error)}`);
}
