import { IDBFactory } from 'fake-indexeddb';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptRow } from '../../client/src/lib/offline-state';
import { startApp, type Agent, type TestApp } from '../support/app';
import { aCustomer, aTailor } from '../support/factories';
import { aDevice, type Device } from './device';
import { anOpenForm, forms } from './forms';
import { clearStorage } from './page/browser';
import { rowsOnServer } from './rows-on-server';

let app: TestApp;
let agent: Agent;
let device: Device;
let storage: IDBFactory;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  const made = await aTailor(app);
  agent = made.agent;
  storage = new IDBFactory();
  device = await aDevice(app, agent, made.tailor.userId, { storage });
});

const addClient = (name: string) => anOpenForm(device).save(forms.client(name));
const namesHere = async () => (await device.read<KeptRow[]>('/api/customers')).map(({ name }) => name).sort();
const namesOnServer = async () => (await rowsOnServer(agent)).customers.map(({ name }) => name).sort();

describe('a browser that clears the database of the book', () => {
  it('under an open page: the page goes on, and has the book again after the next exchange', async () => {
    await addClient('Ada');
    await clearStorage(storage);
    await addClient('Bisi');
    expect(await namesHere()).toEqual(['Ada', 'Bisi']);
    await device.sync();
    device.network = 'offline';
    expect(await namesHere()).toEqual(['Ada', 'Bisi']);
    await addClient('Chidi');
    device.network = 'online';
    await device.sync();
    expect([await namesOnServer(), device.entries()]).toEqual([['Ada', 'Bisi', 'Chidi'], []]);
  });

  it('under an open page, in which changes wait: they wait on', async () => {
    device.network = 'offline';
    await addClient('Ada');
    await addClient('Bisi');
    await clearStorage(storage);
    device.network = 'online';
    expect(device.entries()).toHaveLength(2);
    await addClient('Chidi');
    await device.sync();
    await device.sync();
    expect([await namesOnServer(), device.entries()]).toEqual([['Ada', 'Bisi', 'Chidi'], []]);
  });

  it('under two open tabs, in which changes wait: each is sent once', async () => {
    device.network = 'offline';
    const tab = await device.openTab();
    await addClient('Ada');
    await tab.create('/api/customers', { name: 'Bisi', phone: null, whatsapp: null, notes: null });
    await clearStorage(storage);
    device.network = 'online';
    await Promise.all([tab.sync(), device.sync()]);
    await Promise.all([tab.sync(), device.sync()]);
    expect([await namesOnServer(), device.entries(), tab.entries()]).toEqual([['Ada', 'Bisi'], [], []]);
  });

  it('between two pages: the next one reads everything', async () => {
    await addClient('Ada');
    device.page.die();
    await clearStorage(storage);
    await device.restart();
    expect(await namesHere()).toEqual(['Ada']);
    await device.sync();
    device.network = 'offline';
    expect(await namesHere()).toEqual(['Ada']);
  });
});

describe('a database that does not open any more, as on a full disk', () => {
  it('leaves the page at work over the network', async () => {
    await addClient('Ada');
    await clearStorage(storage);
    vi.spyOn(storage, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    expect(await addClient('Bisi')).toMatchObject({ name: 'Bisi' });
    expect([await namesHere(), await namesOnServer()]).toEqual([
      ['Ada', 'Bisi'],
      ['Ada', 'Bisi'],
    ]);
  });
});

describe('a restore of an older backup', () => {
  it('keeps what waits on a phone: it is sent, or asked about', async () => {
    const [ada, bisi] = [await aCustomer(agent, { name: 'Ada' }), await aCustomer(agent, { name: 'Bisi', phone: '1' })];
    await device.sync();
    const shown = await device.read<KeptRow[]>('/api/customers');
    const rowOf = (id: string) => shown.find((each) => each.id === id)!;
    device.network = 'offline';
    const rest = { whatsapp: null, notes: null };
    await device.change(`/api/customers/${ada.id}`, rowOf(ada.id), { name: 'Ada', phone: '0803', ...rest });
    await device.change(`/api/customers/${bisi.id}`, rowOf(bisi.id), { name: 'Bisi', phone: '0804', ...rest });
    await addClient('Chidi');
    // The backup is older than Ada, and has an earlier version of Bisi.
    await app.database.db.execute(sql`alter table customers disable trigger customers_deleted`);
    await app.database.db.execute(sql`delete from customers where id = ${ada.id}`);
    await app.database.db.execute(
      sql`update customers set updated_at = updated_at - interval '1 day' where id = ${bisi.id}`,
    );
    await app.database.db.execute(sql`alter table customers enable trigger customers_deleted`);
    await app.database.db.execute(sql`update change_feed set epoch = gen_random_uuid()`);
    device.network = 'online';
    await device.sync();
    expect(device.entries()).toMatchObject([{ body: { phone: '0803' }, question: { kind: 'deleted' } }]);
    const { customers } = await rowsOnServer(agent);
    expect(customers.map(({ name, phone }) => `${String(name)} ${String(phone)}`).sort()).toEqual([
      'Bisi 0804',
      'Chidi null',
    ]);
  });
});
