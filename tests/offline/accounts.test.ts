import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptRow } from '../../client/src/lib/offline-state';
import { signIn, startApp, type Agent, type Person, type TestApp } from '../support/app';
import { aCustomer, aPerson, aTailor, profileInput } from '../support/factories';
import { aDevice, type Device } from './device';
import { anOpenForm, forms } from './forms';
import { rowsOnServer } from './rows-on-server';

let app: TestApp;
let person: Person;
let agent: Agent;
let userId: string;
let device: Device;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  person = aPerson();
  agent = await signIn(app, person);
  userId = (await agent.post('/api/tailors', profileInput())).body.userId;
  device = await aDevice(app, agent, userId);
});

const addClient = (name: string) => anOpenForm(device).save(forms.client(name));
const namesOn = async (of: Agent) => (await rowsOnServer(of)).customers.map(({ name }) => name);

/** Leaves one client on the device that was saved there and not sent, and one that the server has. */
async function oneWaits(): Promise<void> {
  await aCustomer(agent, { name: 'Ada' });
  await device.sync();
  device.network = 'offline';
  await addClient('Bisi');
  device.network = 'online';
}

describe('a sign-out everywhere on another device', () => {
  it('takes the rows off this one, and keeps what waits for the next sign-in of its user here', async () => {
    await oneWaits();
    await (await signIn(app, person)).post('/api/session/sign-out-everywhere');
    await device.sync();
    await device.clock.pass(10_000);
    expect([await device.mirrored('customers'), device.entries()]).toEqual([[], []]);
    device.session = { agent: await signIn(app, person), userId };
    await device.restart();
    await device.sync();
    await device.sync();
    expect([device.entries(), (await namesOn(device.session.agent)).sort()]).toEqual([[], ['Ada', 'Bisi']]);
  });

  it('leaves nothing readable on the device: neither rows nor what waits', async () => {
    await oneWaits();
    await (await signIn(app, person)).post('/api/session/sign-out-everywhere');
    await device.sync();
    await device.restart();
    device.network = 'offline';
    const shown = await device.read<KeptRow[]>('/api/customers').catch(() => []);
    expect([shown, device.entries()]).toEqual([[], []]);
  });
});

describe('a session that has ended', () => {
  it('keeps what waits, says that it goes after a sign-in, and sends it then', async () => {
    await oneWaits();
    await app.database.pool.query('delete from sessions where user_id = $1', [userId]);
    await device.sync();
    expect([device.entries().length, device.state.isSignedOut, device.state.sending]).toEqual([1, true, undefined]);
    device.session = { agent: await signIn(app, person), userId };
    await device.sync();
    expect([device.entries(), device.state.isSignedOut]).toEqual([[], false]);
    expect((await namesOn(device.session.agent)).sort()).toEqual(['Ada', 'Bisi']);
  });
});

describe('an account that was deleted on another device', () => {
  it('leaves nothing on this one', async () => {
    await oneWaits();
    const { status } = await (await signIn(app, person)).delete('/api/account');
    expect(status).toBeLessThan(300);
    await device.sync();
    await device.restart();
    expect([await device.mirrored('customers'), device.entries()]).toEqual([[], []]);
  });
});

describe('another user who signs in in another tab', () => {
  it('gets nothing of what the open tab of the first user still saves or sends', async () => {
    await oneWaits();
    const mine = device.session;
    const other = await aTailor(app);
    device.session = { agent: other.agent, userId: other.tailor.userId };
    await addClient('Chidi').catch(() => undefined);
    await device.sync();
    expect(await namesOn(other.agent)).toEqual([]);
    device.session = mine;
    await device.restart();
    await device.sync();
    expect(await namesOn(agent)).toEqual(expect.arrayContaining(['Ada', 'Bisi']));
  });

  it('is told to the open tab, which is made again for them', async () => {
    const other = await aTailor(app);
    device.session = { agent: other.agent, userId: other.tailor.userId };
    await addClient('Chidi').catch(() => undefined);
    await device.sync();
    expect(device.isTold).toBe(true);
  });

  it('and whom the tab does not see yet, because its cookies are old, gets nothing either', async () => {
    const other = await aTailor(app);
    device.session = { agent: other.agent, userId: other.tailor.userId };
    device.seesSession = false;
    await addClient('Chidi').catch(() => undefined);
    await device.sync();
    expect([await namesOn(other.agent), device.isTold]).toEqual([[], true]);
  });

  it('finds nothing of the first user, whose changes wait until that user signs in again', async () => {
    await oneWaits();
    const mine = device.session;
    const other = await aTailor(app);
    device.session = { agent: other.agent, userId: other.tailor.userId };
    const tab = await device.openTab();
    await tab.sync();
    expect([await tab.read('/api/customers'), tab.entries()]).toEqual([[], []]);
    device.session = mine;
    await device.restart();
    await device.sync();
    expect((await namesOn(agent)).sort()).toEqual(['Ada', 'Bisi']);
  });
});

describe('a book that is switched off', () => {
  it('sends what waits all the same', async () => {
    await oneWaits();
    await device.keep(false);
    await device.sync();
    expect([device.entries(), (await namesOn(agent)).sort()]).toEqual([[], ['Ada', 'Bisi']]);
    expect(await device.mirrored('customers')).toEqual([]);
  });

  it('sends it after the next start too, and says until then that it waits', async () => {
    await oneWaits();
    await device.keep(false);
    device.network = 'offline';
    await device.restart();
    expect(device.entries()).toHaveLength(1);
    device.network = 'online';
    await device.sync();
    expect([device.entries(), (await namesOn(agent)).sort()]).toEqual([[], ['Ada', 'Bisi']]);
  });

  it('stays off the device while another tab of the user is open', async () => {
    await oneWaits();
    const tab = await device.openTab();
    await device.keep(false);
    await tab.sync();
    await device.sync();
    expect([await device.mirrored('customers'), (await namesOn(agent)).sort()]).toEqual([[], ['Ada', 'Bisi']]);
  });

  it('and on again without a connection does not say that the book is here', async () => {
    await device.keep(false);
    device.network = 'offline';
    await device.keep(true);
    await expect(device.read('/api/customers')).rejects.toThrow(TypeError);
    expect([device.state.isUnreachable, device.state.updatedAt]).toEqual([true, undefined]);
  });

  it('does not call saved what something else than the app has answered', async () => {
    await device.keep(false);
    device.network = { answer: 'json-200', reachesServer: false };
    await expect(addClient('Ada')).rejects.toThrow(TypeError);
  });

  it('leaves nothing where another tab reads the changes and cannot send', async () => {
    await oneWaits();
    const tab = await device.openTab();
    const asked = new Promise<void>((resolve) => {
      device.network = ({ address, method }) => {
        if (address.startsWith('/api/changes')) resolve();
        return method === 'GET' ? { late: 4_000 } : 'offline';
      };
    });
    const reading = device.sync();
    await asked;
    await tab.keep(false);
    await device.clock.pass(60_000);
    await reading;
    expect([await device.mirrored('customers'), device.entries().length]).toEqual([[], 1]);
  });

  it('and on again while another tab reads the changes has all rows', async () => {
    const tab = await device.openTab();
    await addClient('Ada');
    await device.sync();
    const asked = new Promise<void>((resolve) => {
      device.network = ({ address }) => {
        if (address.startsWith('/api/changes')) resolve();
        return { late: 4_000 };
      };
    });
    const reading = device.sync();
    await asked;
    await tab.keep(false);
    device.network = 'online';
    const switched = tab.keep(true);
    await device.clock.pass(60_000);
    await Promise.all([reading, switched]);
    expect((await device.mirrored('customers')).map(({ name }) => name)).toEqual(['Ada']);
  });

  it('and on again has all rows', async () => {
    await oneWaits();
    await device.keep(false);
    await device.keep(true);
    await device.sync();
    const names = (await device.mirrored('customers')).map(({ name }) => name);
    expect([device.entries(), names.sort()]).toEqual([[], ['Ada', 'Bisi']]);
  });
});

describe('two tabs of a user', () => {
  it('send what both have written, each once, and show it', async () => {
    const tab = await device.openTab();
    device.network = 'offline';
    await addClient('Ada');
    await anOpenForm(device, tab).save(forms.client('Bisi'));
    device.network = 'online';
    await Promise.all([device.sync(), tab.sync()]);
    await device.sync();
    expect([device.entries(), tab.entries(), (await namesOn(agent)).sort()]).toEqual([[], [], ['Ada', 'Bisi']]);
  });

  it('send what a tab has written that was closed while it sent', async () => {
    const tab = await device.openTab();
    device.network = { late: 'next request' };
    const saving = anOpenForm(device, tab)
      .save(forms.client('Ada'))
      .catch(() => undefined);
    await device.clock.pass(1_000);
    tab.page.die();
    await saving;
    device.network = 'online';
    await device.book.reread();
    await device.sync();
    expect([device.entries(), await namesOn(agent)]).toEqual([[], ['Ada']]);
  });
});

describe('a suspended user', () => {
  it('still sends what waits: a suspension hides the public page, not the book', async () => {
    device.network = 'offline';
    await device.create('/api/customers', { name: 'Ada' });
    await app.database.db.execute(sql`update users set suspended_at = now() where id = ${device.userId}`);
    device.network = 'online';
    await device.sync();
    expect([device.entries(), (await rowsOnServer(device.session.agent)).customers]).toMatchObject([
      [],
      [{ name: 'Ada' }],
    ]);
  });
});

describe('a client who was deleted on another device is added again for what waits', () => {
  const deleteOnServer = async () => {
    const [ada] = (await rowsOnServer(agent)).customers;
    await agent.delete(`/api/customers/${String(ada?.id)}`);
  };
  /** Leaves a record of the client Ada that is not sent. */
  const recordWaits = async () => {
    const ada = await aCustomer(agent, { name: 'Ada' });
    await device.sync();
    device.network = 'offline';
    await anOpenForm(device).save(forms.record('104 cm', { customerId: ada.id }));
  };
  const addAgain = async () => {
    device.network = 'online';
    await device.sync();
    for (const { number } of device.entries()) await device.book.answer(number, 'again');
    await device.sync();
    const { customers, measurements } = await rowsOnServer(device.session.agent);
    return [device.entries(), customers.map(({ name }) => name), measurements.length];
  };

  it('after a sign-out everywhere and the next sign-in', async () => {
    await recordWaits();
    await deleteOnServer();
    await (await signIn(app, person)).post('/api/session/sign-out-everywhere');
    device.network = 'online';
    await device.sync();
    device.session = { agent: await signIn(app, person), userId };
    await device.restart();
    expect(await addAgain()).toEqual([[], ['Ada'], 1]);
  });

  it('after the book was switched off', async () => {
    await recordWaits();
    await device.keep(false);
    await deleteOnServer();
    expect(await addAgain()).toEqual([[], ['Ada'], 1]);
  });
});
