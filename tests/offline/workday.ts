import { sql } from 'drizzle-orm';
import { perTable, syncedTables } from '@shared/changes/synced-tables';
import type { KeptRow, Reply } from '../../client/src/lib/offline-state';
import { signIn, type TestApp } from '../support/app';
import { aGarment } from '../support/client/orders';
import { aPerson, profileInput } from '../support/factories';
import type { Act, ActOf } from './acts';
import { aDevice, type Device, type Tab } from './device';
import { aLedger } from './ledger';
import { faultOnce, type Session } from './page/network';
import { PageDied } from './page/page';
import { paperwork } from './paperwork';
import { rowsOnServer, type Rows } from './rows-on-server';
import type { Place } from './saving';

/** A tailor who can sign in again. */
interface User extends Session {
  signIn: () => Promise<Session>;
}

async function aUserWithBook(app: TestApp): Promise<User> {
  const person = aPerson();
  const agent = await signIn(app, person);
  const { userId } = (await agent.post('/api/tailors', profileInput())).body as { userId: string };
  return { agent, userId, signIn: async () => ({ agent: await signIn(app, person), userId }) };
}

/** A device with its open tabs. */
interface Desk {
  device: Device;
  tabs: Tab[];
}

async function aDesk(app: TestApp, user: User): Promise<Desk> {
  const device = await aDevice(app, user.agent, user.userId);
  device.isInTouch = true;
  return { device, tabs: [device] };
}

/** Lets two devices of a tailor with a client and an order work for a day, and follows what their screens call saved. */
export async function aWorkday(app: TestApp) {
  const owner = await aUserWithBook(app);
  const { id: customerId } = (await owner.agent.post('/api/customers', { name: 'Ada' })).body as KeptRow;
  await owner.agent.post('/api/orders', { customerId, garments: [aGarment()] });
  const users = [owner];
  const desks: [Desk, Desk] = [await aDesk(app, owner), await aDesk(app, owner)];
  const ledger = aLedger();
  const complaints: string[] = [];

  const { acts: forms, lookAtClients } = paperwork(ledger, complaints);

  const noteEnded = (userId: string) => {
    for (const { device } of desks)
      if (device.session.userId === userId) Object.assign(device, { isSessionOpen: false, hasRead: false });
  };
  const signInAs = async (desk: Desk, user: User) => {
    Object.assign(desk.device, { session: await user.signIn(), isSessionOpen: true, hasRead: false });
    // The tabs of the user load again, as after a sign-in. Those of another one stay open.
    for (const tab of desk.tabs) if (tab.userId === user.userId) await restart(tab);
    if (desk.tabs.some((tab) => tab.userId === user.userId)) return;
    desk.tabs.push(await desk.device.openTab());
  };
  /** A page that dies while it opens is opened again. */
  const restart = (tab: Tab) => tab.restart().catch((error: unknown) => ifDied(error, () => tab.restart()));
  /** Loads the page of a tab again: for the user who is signed in now. */
  const reload = async (desk: Desk, tab: Tab): Promise<Tab> => {
    if (tab.userId === desk.device.session.userId) {
      await restart(tab);
      return tab;
    }
    tab.page.die();
    const other = await desk.device.openTab();
    desk.tabs = desk.tabs.map((each) => (each === tab ? other : each));
    return other;
  };

  const acts: { [K in Act['kind']]: (place: Place, act: ActOf<K>, desk: Desk) => Promise<unknown> } = {
    ...forms,
    network: async ({ device }, { to }) => {
      const breaksFullRead = ({ address }: { address: string }) => (address === '/api/changes' ? 'offline' : 'online');
      device.network = to === 'full-read-breaks' ? breaksFullRead : to;
    },
    'one-fault': async ({ device }, { fault }) => {
      device.network = faultOnce(fault);
    },
    crash: async ({ tab }, { step }) => tab.page.dieAtStep(step),
    wait: ({ device }, { ms }) => device.clock.pass(ms),
    clock: async ({ device }, { aheadMs }) => {
      device.clockAheadMs = aheadMs;
    },
    restart: ({ tab }, _act, desk) => reload(desk, tab),
    sync: ({ tab }) => tab.sync(),
    'open-tab': async ({ device }, _act, desk) => {
      if (desk.tabs.length < 2) desk.tabs.push(await device.openTab());
    },
    'close-tab': async ({ tab }, _act, desk) => {
      if (desk.tabs.length < 2) return;
      tab.page.die();
      desk.tabs = desk.tabs.filter((each) => each !== tab);
    },
    switch: async ({ device, tab }) => {
      // A page of another user loads again when it is looked at, before anything is pressed in it (client/src/device-book/start.ts).
      if (tab.userId !== device.session.userId) return;
      device.hasRead = false;
      await tab.keep(!device.isKept);
    },
    failover: () => app.database.db.execute(sql`update change_feed set epoch = gen_random_uuid()`),
    'session-ends': async ({ device: { session } }) => {
      await app.database.pool.query('delete from sessions where user_id = $1', [session.userId]);
      noteEnded(session.userId);
    },
    'sign-out-everywhere': async ({ tab: { userId } }) => {
      const user = users.find((each) => each.userId === userId);
      await (await user?.signIn())?.agent.post('/api/session/sign-out-everywhere');
      noteEnded(userId);
    },
    'sign-in': (_place, _act, desk) => signInAs(desk, owner),
    'other-user': async (_place, _act, desk) => {
      const other = users[1] ?? (await aUserWithBook(app));
      users[1] = other;
      await signInAs(desk, other);
    },
  };

  /** Puts right what a person can put right on a device. A page that is open and of the user stays as it is. */
  const tidy = async (desk: Desk, user: User) => {
    const { device } = desk;
    Object.assign(device, { network: 'online', clockAheadMs: 0 });
    for (const tab of desk.tabs) tab.page.dieAtStep(Number.POSITIVE_INFINITY);
    const isSignedIn = device.isSessionOpen && device.session.userId === user.userId;
    if (!isSignedIn || !desk.tabs.some(({ userId }) => userId === user.userId)) await signInAs(desk, user);
    for (const tab of desk.tabs.filter(({ userId }) => userId === user.userId)) {
      if (!tab.page.isAlive()) await restart(tab);
    }
  };

  /** Sends what waits for a user on all devices, and answers all questions alike. */
  const settle = async (user: User, reply: Reply) => {
    for (const desk of desks) await tidy(desk, user);
    const places = desks.flatMap(({ device, tabs }) => tabs.map((tab) => ({ device, tab })));
    const mine = places.filter(({ tab }) => tab.userId === user.userId);
    const tabs = mine.map(({ tab }) => tab);
    for (let round = 0; round < 20; round += 1) {
      for (const { device, tab } of mine) {
        await tab.sync();
        for (const entry of tab.entries().filter(({ question }) => question)) {
          ledger.noteAnswered(entry, device);
          const { number, question } = entry;
          if (question?.kind === 'deleted' && reply === 'mine') await tab.book.answer(number, 'again');
          else if (question?.kind === 'deleted' || question?.kind === 'refused') await tab.book.discard(number);
          else await tab.book.answer(number, reply);
        }
      }
      if (round > 0 && tabs.every((tab) => tab.entries().length === 0)) break;
      // Pauses after failures of the server.
      for (const { device } of desks) await device.clock.pass(60_000);
    }
    for (const tab of tabs) await tab.sync();
    const rows = await rowsOnServer((await user.signIn()).agent);
    for (const { device, tab } of mine) {
      const name = `Device ${desks.findIndex((desk) => desk.device === device)}`;
      if (tab.entries().length > 0) complaints.push(`${name} still has ${JSON.stringify(tab.entries())}`);
      complaints.push(...(await copyComplaints(tab, device.isKept ? rows : noRows, name)));
    }
    complaints.push(...ledger.complaints(user.userId, rows));
  };

  return {
    /** Does one act. A page that died before is opened again first. */
    act: async (act: Act): Promise<void> => {
      const desk = desks[act.device] as Desk;
      const chosen = desk.tabs[act.tab % desk.tabs.length] as Tab;
      const tab = chosen.page.isAlive() ? chosen : await reload(desk, chosen);
      const work = acts[act.kind] as (place: Place, act: Act, desk: Desk) => Promise<unknown>;
      const place = { device: desk.device, tab };
      await work(place, act, desk).catch((error: unknown) => ifDied(error, () => undefined));
      if (tab.page.isAlive()) await lookAtClients(place).catch((error: unknown) => ifDied(error, () => undefined));
    },
    /**
     * Ends the day: the lines are back, the clocks are right, each user signs in and answers all questions alike. Returns in plain words
     * what was not as the screens have said.
     */
    end: async (reply: Reply): Promise<string[]> => {
      for (const user of users.toReversed()) await settle(user, reply);
      return complaints;
    },
  };
}

const noRows: Rows = perTable(() => []);

/** Compares the copy of a device with what it has to be. */
async function copyComplaints(tab: Tab, rows: Rows, name: string): Promise<string[]> {
  const inOrder = (of: readonly KeptRow[]) => JSON.stringify([...of].sort((a, b) => (a.id < b.id ? -1 : 1)));
  const wrong: string[] = [];
  for (const table of syncedTables) {
    const copy = await tab.mirrored(table);
    if (inOrder(copy) !== inOrder(rows[table])) {
      wrong.push(
        `${name} has a copy of ${copy.length} ${table}, which is not the ${rows[table].length} that it has to be.`,
      );
    }
  }
  return wrong;
}

/** Does something if a page died, and throws any other error. */
function ifDied<T>(error: unknown, work: () => T): T {
  if (!(error instanceof PageDied)) throw error;
  return work();
}
