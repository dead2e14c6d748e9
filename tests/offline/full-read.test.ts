import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptRow } from '../../client/src/lib/offline-state';
import { startApp, type Agent, type TestApp } from '../support/app';
import { aCustomer, aMeasurement, aTailor } from '../support/factories';
import { aDevice, type Device } from './device';
import { anOpenForm, forms } from './forms';
import type { Network } from './page/network';
import { rowsOnServer } from './rows-on-server';

let app: TestApp;
let agent: Agent;
let tailorId: string;
let device: Device;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  const made = await aTailor(app);
  agent = made.agent;
  tailorId = made.tailor.id;
  device = await aDevice(app, agent, made.tailor.userId);
});

/** What a restore of the server does to the devices: they read everything again. */
const renewEpoch = () => app.database.db.execute(sql`update change_feed set epoch = gen_random_uuid()`);

/** Removes a client from the server as a restore of an older backup does, which no feed tells. */
async function removeUntold(id: string): Promise<void> {
  await app.database.db.execute(sql`alter table customers disable trigger customers_deleted`);
  await app.database.db.execute(sql`delete from customers where id = ${id}`);
  await app.database.db.execute(sql`alter table customers enable trigger customers_deleted`);
  await renewEpoch();
}

/** A line that breaks after so many pages of a full read: one of its requests has the cursor that was refused, and its answer is no page. */
function brokenAfter(pages: number): Network {
  let asked = -1;
  return ({ address }) => {
    if (!address.startsWith('/api/changes')) return 'online';
    asked += 1;
    return asked > pages ? 'offline' : 'online';
  };
}

const namesHere = async () => (await device.read<KeptRow[]>('/api/customers')).map(({ name }) => name);

describe('a full read that breaks off', () => {
  it('leaves the whole book on the phone, before its first page', async () => {
    await aCustomer(agent, { name: 'Ada' });
    await aCustomer(agent, { name: 'Bisi' });
    await device.sync();
    await renewEpoch();
    device.network = brokenAfter(0);
    await device.sync();
    device.network = 'offline';
    expect(await namesHere()).toEqual(['Ada', 'Bisi']);
    await device.restart();
    expect(await namesHere()).toEqual(['Ada', 'Bisi']);
  });

  it.each([1, 2])('leaves the whole book on the phone, after %i of its pages', async (pages) => {
    await app.database.db.execute(
      sql`insert into customers (tailor_id, name) select ${tailorId}, 'Client ' || number from generate_series(1, 2100) number`,
    );
    await device.sync();
    expect(await device.mirrored('customers')).toHaveLength(2_100);
    await renewEpoch();
    device.network = brokenAfter(pages);
    await device.sync();
    device.network = 'offline';
    expect(await namesHere()).toHaveLength(2_100);
    device.network = 'online';
    await device.sync();
    expect(await device.mirrored('customers')).toHaveLength(2_100);
  });

  it('is done again when the line is back: what the server does not have any more is gone', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await aCustomer(agent, { name: 'Bisi' });
    await device.sync();
    await removeUntold(ada.id);
    device.network = brokenAfter(0);
    await device.sync();
    device.network = 'online';
    await device.sync();
    expect((await device.mirrored('customers')).map(({ name }) => name)).toEqual(['Bisi']);
  });
});

describe('a client whom a restore of the server has lost', () => {
  it('can be added again with the change that waits here, and the question names the client', async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await aMeasurement(agent, ada.id, { measurements: { chest: '104 cm' } });
    await device.sync();
    device.network = 'offline';
    await anOpenForm(device).save(forms.record('140 cm', { customerId: ada.id }));
    await removeUntold(ada.id);
    device.network = 'online';
    await device.sync();
    const [entry] = device.entries();
    expect(entry?.question).toMatchObject({ kind: 'deleted', client: 'Ada' });
    await device.restart();
    await device.book.answer(entry?.number ?? 0, 'again');
    for (let round = 0; round < 3; round += 1) await device.sync();
    expect(device.entries()).toEqual([]);
    const rows = await rowsOnServer(agent);
    expect(rows.customers).toMatchObject([{ name: 'Ada' }]);
    const chests = rows.measurements.map(({ measurements }) => (measurements as { chest: string }).chest);
    expect(chests.sort()).toEqual(['104 cm', '140 cm']);
  });
});
