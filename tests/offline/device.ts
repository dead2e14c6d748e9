import { IDBFactory } from 'fake-indexeddb';
import type { SyncedTable } from '@shared/changes/synced-tables';
import { submissionKey } from '../../client/src/lib/api/submission-key';
// The book loads it when it needs it: here that would take real time, while the device's own passes.
import '../../client/src/device-book/add-again';
import type { CallParts } from '../../client/src/lib/api/transport';
import type { Entry, KeptRow, OfflineState } from '../../client/src/lib/offline-state';
import { openBook } from '../../client/src/device-book/open-book';
import type { BookOptions, OpenedBook } from '../../client/src/device-book/opened-book';
import type { Agent, TestApp } from '../support/app';
import { untilAllEnded } from '../support/database/transactions';
import { addressOf } from './page/address';
import { clearStorage, installBrowser } from './page/browser';
import { aClock, pendingWork, type Clock } from './page/clock';
import { lineOf, type Network, type Session } from './page/network';
import { aPage, outsidePages, PageDied, type Page } from './page/page';

/** What the pages of a device share. */
export interface Device extends Tab {
  network: Network;
  /** Who is signed in. A tab that was opened for another user stays that user's. */
  session: Session;
  /** Whether that session has not ended yet, which a page learns at its next request. */
  isSessionOpen: boolean;
  /** Whether the pages see in a cookie who is signed in. */
  seesSession: boolean;
  /** How far its clock and that of the server are ahead of the test's, in milliseconds. */
  clockAheadMs: number;
  serverAheadMs: number;
  clock: Clock;
  /** Whether its user wants the book on it. */
  isKept: boolean;
  /** Whether the book was read to its end and is still on the device. */
  hasRead: boolean;
  /** Drafts of forms by the keys of their saves. A form has one until its save is stored. */
  drafts: Map<string, Draft>;
  /** Opens a tab of the user who is signed in, as the product starts on it. */
  openTab: () => Promise<Tab>;
}

/** A form that was sent, and that opens again with this after a crash. */
export interface Draft {
  userId: string;
  key: string;
  address: string;
  body: Record<string, unknown>;
}

/** A tab of a device, on the real server. The device's storage outlives its page. */
export interface Tab {
  readonly userId: string;
  page: Page;
  book: OpenedBook;
  state: OfflineState;
  /** Whether the book has said that another user is signed in. */
  isTold: boolean;
  /** Whether its pages do by themselves what pages of the product do while they are visible (client/src/device-book/start.ts). */
  isInTouch: boolean;
  /** Exchanges with the server once the feed of changes has all that was written before. */
  sync: () => Promise<void>;
  /** Switches the book on this device on or off. */
  keep: (isKept: boolean) => Promise<void>;
  /** Closes the page and opens it again. */
  restart: () => Promise<void>;
  /** Sends a call of a screen by its address, and reads its answer. @throws ApiError for a refusal, TypeError without an answer */
  send: (method: string, address: string, parts?: CallParts) => Promise<KeptRow>;
  read: <T>(address: string) => Promise<T>;
  /** Saves a new row, with the key of a draft that was opened again, or with a new one. */
  create: (address: string, body: Record<string, unknown>, key?: string) => Promise<KeptRow>;
  /** Replaces a row, starting from the version that this device shows. @throws Error if the server refuses it */
  change: (address: string, row: Pick<KeptRow, 'updatedAt'>, body: object) => Promise<KeptRow>;
  /** All rows of the copy of the server. */
  mirrored: (table: SyncedTable) => Promise<KeptRow[]>;
  entries: () => readonly Entry[];
}

const nothingKept: OfflineState = { isKept: true, isUnreachable: false, isSignedOut: false, entries: [] };

/** How often a page of the product exchanges with the server, and how often it asks whether the server is back, in milliseconds. */
const everyMs = { sync: 60_000, probe: 2_500 };

/** Makes a device of a user with a book that was read once, or with the `storage` that an earlier release has left. */
export async function aDevice(
  app: TestApp,
  agent: Agent,
  userId: string,
  { network = 'online', storage = new IDBFactory() }: { network?: Network; storage?: IDBFactory } = {},
): Promise<Device> {
  installBrowser();
  const clock = aClock();
  const tabs = new Set<Tab>();
  const locks = new Map<string, Promise<void>>();

  const shared = {
    network,
    session: { agent, userId },
    isSessionOpen: true,
    seesSession: true,
    clockAheadMs: 0,
    serverAheadMs: 0,
    clock,
    isKept: true,
    hasRead: false,
    drafts: new Map<string, Draft>(),
  };
  const line = lineOf({
    clock,
    network: () => device.network,
    session: () => device.session,
    serverAheadMs: () => device.serverAheadMs,
    clearStorage: () => {
      device.drafts.clear();
      void clearStorage(storage).finally(pendingWork());
    },
  });

  /** Runs work when no other page of the user has the lock, as `navigator.locks` does. The lock ends with its page. */
  const alone = async (page: Page, user: string, work: () => Promise<void>) => {
    let release = () => {};
    const before = locks.get(user);
    const held = new Promise<void>((resolve) => (release = resolve));
    locks.set(
      user,
      Promise.all([before, held]).then(() => undefined),
    );
    const forget = page.atDeath(release);
    await before;
    await work().finally(() => {
      release();
      forget();
    });
  };

  const optionsOf = (tab: Tab, page: Page): BookOptions => ({
    userId: tab.userId,
    isKept: () => device.isKept,
    network: line(page),
    isOthersSession: () => device.seesSession && device.session.userId !== tab.userId,
    hasLeft: () => device.seesSession && device.session.userId !== tab.userId,
    now: () => Date.now() + clock.passedMs() + device.clockAheadMs,
    onState: (change) => page.isAlive() && (tab.state = { ...tab.state, ...change }),
    onChanged: () => undefined,
    onSavedHere: () => undefined,
    onStored: (key) => page.isAlive() && device.drafts.delete(key),
    onOtherUser: () => page.isAlive() && (tab.isTold = true),
    onEnded: () => undefined,
    alone: (work) => alone(page, tab.userId, work),
    tellOthers: () => {
      for (const other of tabs) if (other !== tab && other.userId === tab.userId) void reread(other);
    },
  });

  /** A message to another tab comes after what runs now. */
  const reread = async (tab: Tab) => {
    const { page } = tab;
    const end = pendingWork();
    await outsidePages(() => new Promise((resolve) => setImmediate(resolve)));
    end();
    if (tab.page === page && page.step()) await tab.book.reread().catch(ignoreDeath);
  };

  /** The user whose copy is on the device. It leaves when another user signs in. */
  let keptUser: string | undefined;
  const removeCopy = (tab: Tab, page: Page, ofUser: string) =>
    page.does(async () => {
      const silent = {
        ...optionsOf(tab, page),
        isKept: () => false,
        onState: () => undefined,
        isOthersSession: () => true,
      };
      await (await openBook({ ...silent, userId: ofUser })).keep(false);
    });

  const aTab = (user: string): Tab => {
    const ask = (method: string, url: string, parts: CallParts = {}) =>
      tab.page.does(() => {
        const { address, params, query } = addressOf(method, url);
        return tab.book.carry(address, { params, query, ...parts });
      });
    const tab: Tab = {
      userId: user,
      page: aPage(storage, clock),
      book: undefined as unknown as OpenedBook,
      state: nothingKept,
      isTold: false,
      isInTouch: false,
      sync: async () => {
        await untilAllEnded(app.database);
        await tab.book.sync();
      },
      restart: async () => {
        tab.page.die();
        const page = aPage(storage, clock);
        Object.assign(tab, { page, state: { ...nothingKept, isKept: device.isKept }, isTold: false });
        if (keptUser && keptUser !== user) await removeCopy(tab, page, keptUser);
        keptUser = user;
        tab.book = runIn(page, await page.does(() => openBook(optionsOf(tab, page))));
        if (!device.isKept) await tab.book.keep(false);
        keepInTouch(tab, page);
      },
      keep: async (isKept) => {
        device.isKept = isKept;
        await tab.book.keep(isKept);
      },
      send: async (method, address, parts) => (await ask(method, address, parts)) as KeptRow,
      read: async <T>(address: string) => (await ask('GET', address)) as T,
      create: async (address, body, key = submissionKey()) => {
        device.drafts.set(key, { userId: user, key, address, body });
        const row = await tab.send('POST', address, { body, idempotencyKey: key });
        device.drafts.delete(key);
        return row;
      },
      change: (address, changing, body) => tab.send('PUT', address, { body, changing }),
      mirrored: (table) => tab.book.mirrored(table),
      entries: () => tab.state.entries,
    };
    tabs.add(tab);
    return tab;
  };

  const device: Device = Object.assign(aTab(userId), shared, {
    openTab: async () => {
      const tab = aTab(device.session.userId);
      tab.isInTouch = device.isInTouch;
      await tab.restart();
      return tab;
    },
  });
  await device.restart();
  await device.sync();
  return device;
}

/** A page that is killed does not say what became of its work. */
function ignoreDeath(error: unknown): void {
  if (!(error instanceof PageDied)) throw error;
}

function keepInTouch(tab: Tab, page: Page): void {
  const sync = async () => {
    if (tab.isInTouch) await tab.book.sync();
  };
  const probe = async () => {
    if (tab.isInTouch && tab.state.isUnreachable && (await tab.book.probe())) await tab.book.sync();
  };
  page.run(() => {
    setInterval(() => void sync(), everyMs.sync);
    setInterval(() => void probe(), everyMs.probe);
  });
}

/** Returns a book whose functions run in its page. */
function runIn(page: Page, book: OpenedBook): OpenedBook {
  const { unsentFile, ...later } = book;
  const calls = Object.entries(later).map(([name, call]) => {
    const work = call as (...values: unknown[]) => Promise<unknown>;
    return [name, (...values: unknown[]) => page.does(() => work(...values))];
  });
  return { ...(Object.fromEntries(calls) as typeof later), unsentFile: () => page.run(unsentFile) };
}
