import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { syncedTables } from '@shared/changes/synced-tables';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app';
import { aCustomer, aTailor } from '../support/factories';
import { aGarment } from '../support/client/orders';
import { aDevice } from './device';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What a release has left on a device: its stores, and the entries of each kind of call that it wrote. */
interface Release {
  version: number;
  make: (db: IDBDatabase) => void;
  write: (tx: IDBTransaction, customer: object, ids: Ids) => void;
}

const newIds = () => ({
  ada: crypto.randomUUID(),
  walkIn: crypto.randomUUID(),
  record: crypto.randomUUID(),
  order: crypto.randomUUID(),
});

type Ids = ReturnType<typeof newIds>;
const key = 'a'.repeat(32);

/** The releases until November 2026. */
const first: Release = {
  version: 1,
  make: (db) => {
    for (const [name, parent] of [
      ['customers'],
      ['sheets'],
      ['measurements', 'customerId'],
      ['orders', 'customerId'],
      ['payments', 'orderId'],
    ] as const) {
      const store = db.createObjectStore(name, { keyPath: 'id' });
      if (parent) store.createIndex(parent, parent);
    }
    db.createObjectStore('outbox', { keyPath: 'number', autoIncrement: true });
    db.createObjectStore('answers');
    db.createObjectStore('meta');
  },
  write: (tx, customer, ids) => {
    tx.objectStore('customers').put(customer);
    tx.objectStore('meta').put({ isComplete: true, updatedAt: 1_790_000_000_000 }, 'feed');
    const record = { id: ids.record, customerId: ids.ada, measurements: { chest: '104 cm' }, tags: null };
    const gone = { id: crypto.randomUUID(), name: 'Bisi', createdAt: '', updatedAt: '', table: 'customers' };
    tx.objectStore('meta').put(gone, `deleted:${gone.id}`);
    const at = { writtenAt: 1_790_000_000_000 };
    const entries: object[] = [
      { ...at, call: 'customers.create', table: 'customers', id: ids.ada, key, body: { name: 'Ada', id: ids.ada } },
      {
        ...{ ...at, call: 'measurements.create', table: 'measurements', id: ids.record, key: 'b'.repeat(32) },
        body: record,
      },
      {
        ...{ ...at, call: 'walkIns.create', table: 'measurements', id: ids.walkIn, key: 'c'.repeat(32) },
        body: { name: 'Chidi', phone: null, tags: null, measurements: { hip: '98 cm' }, id: ids.walkIn },
      },
    ];
    const order = { customerId: ids.ada, garments: [aGarment()], number: 1, currency: 'NGN', id: ids.order };
    entries.push({ ...at, call: 'orders.create', table: 'orders', id: ids.order, key: 'd'.repeat(32), body: order });
    for (const entry of entries) tx.objectStore('outbox').add(entry);
  },
};

/** Since November 2026. A release with one more store adds itself here, and raises the version: what is here stays as it is. */
const second: Release = {
  version: 2,
  make: (db) => {
    first.make(db);
    db.createObjectStore('deleted', { keyPath: 'id' });
  },
  write: first.write,
};

/** Returns the storage of a device on which a release has run. */
async function storageOf(
  userId: string,
  { version, make, write }: Release,
  customer: object,
  ids: Ids,
): Promise<IDBFactory> {
  const storage = new IDBFactory();
  await new Promise<void>((resolve, reject) => {
    const opening = storage.open(`seamfolk-${userId}`, version);
    opening.onupgradeneeded = () => make(opening.result);
    opening.onerror = () => reject(new Error('The database cannot be made'));
    opening.onsuccess = () => {
      const db = opening.result;
      const tx = db.transaction([...db.objectStoreNames], 'readwrite');
      write(tx, customer, ids);
      tx.oncomplete = () => {
        db.close();
        resolve();
      };
    };
  });
  return storage;
}

it.each([
  ['the first', first],
  ['the second', second],
])('a book and the unsent changes of %s release open, and are sent', async (_name, release) => {
  const ids = newIds();
  const { agent, tailor } = await aTailor(app);
  const folake = await aCustomer(agent, { name: 'Folake' });
  const device = await aDevice(app, agent, tailor.userId, {
    network: 'offline',
    storage: await storageOf(tailor.userId, release, folake, ids),
  });
  expect(device.entries()).toHaveLength(4);
  const names = async () => (await device.read<{ name: string }[]>('/api/customers')).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['Ada', 'Folake']));
  device.network = 'online';
  await device.sync();
  for (const table of syncedTables) expect(await device.mirrored(table)).toEqual(expect.any(Array));
  expect(device.entries()).toEqual([]);
  const onServer = (await agent.get('/api/customers')).body as { name: string }[];
  expect(onServer.map(({ name }) => name)).toEqual(['Ada', 'Chidi', 'Folake']);
  expect((await agent.get('/api/orders')).body).toMatchObject([{ id: ids.order, customerId: ids.ada }]);
  expect((await agent.get(`/api/measurements/${ids.ada}`)).body).toMatchObject([{ measurements: { chest: '104 cm' } }]);
});
