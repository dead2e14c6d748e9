import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBTransaction } from 'fake-indexeddb';
import { vi } from 'vitest';
import { pendingWork, type Timer } from './clock';
import { currentPage, outsidePages, type Page } from './page';

const real = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate };
const storageOutsidePages = new IDBFactory();

/**
 * Gives each page its own storage and its device's timers, under the names of a browser's globals. Code outside pages gets what it got
 * before. The globals are restored after the test file.
 */
export function installBrowser(): void {
  vi.stubGlobal('indexedDB', {
    open: (...of: Parameters<IDBFactory['open']>) => open(...of),
    deleteDatabase: (name: string) => storageNow().deleteDatabase(name),
    databases: () => storageNow().databases(),
    cmp: (one: unknown, other: unknown) => storageNow().cmp(one, other),
  } satisfies IDBFactory);
  vi.stubGlobal('setTimeout', timers(real.setTimeout, false));
  vi.stubGlobal('setInterval', timers(real.setInterval, true));
  vi.stubGlobal('clearTimeout', stopTimer(real.clearTimeout));
  vi.stubGlobal('clearInterval', stopTimer(real.clearInterval));
  // By it the storage runs its own tasks, which belong to no page.
  vi.stubGlobal('setImmediate', (task: (...values: unknown[]) => void, ...values: unknown[]) =>
    real.setImmediate(() => outsidePages(() => task(...values))),
  );
}

/** The open connections of each storage. */
const connections = new WeakMap<IDBFactory, Set<IDBDatabase>>();

/** Removes all databases, with what pages have open of them. */
export async function clearStorage(storage: IDBFactory): Promise<void> {
  for (const connection of connections.get(storage) ?? []) connection.close();
  connections.delete(storage);
  for (const { name = '' } of await storage.databases()) storage.deleteDatabase(name);
}

const storageNow = () => currentPage()?.storage ?? storageOutsidePages;

/** Opens a connection. The browser closes it at the death of its page, also if it is opened after it. */
function open(...of: Parameters<IDBFactory['open']>): IDBOpenDBRequest {
  const page = currentPage();
  const request = storageNow().open(...of);
  if (!page) return request;
  const end = pendingWork();
  outsidePages(() => {
    request.addEventListener('success', () => {
      end();
      const close = () => request.result.close();
      connections.set(page.storage, (connections.get(page.storage) ?? new Set()).add(request.result));
      if (page.isAlive()) page.atDeath(close);
      else close();
    });
    request.addEventListener('error', end);
    request.addEventListener('blocked', end);
  });
  return request;
}

// The time of a page goes on with its device's clock.
const nowOutside = performance.now.bind(performance);
performance.now = () => nowOutside() + (currentPage()?.clock.passedMs() ?? 0);

// Ciphers work in threads of their own, in real time.
const ciphers = Object.getPrototypeOf(crypto.subtle) as Record<string, (...given: unknown[]) => Promise<unknown>>;
for (const name of ['importKey', 'encrypt', 'decrypt']) {
  const work = ciphers[name];
  ciphers[name] = function (...given) {
    const result = work?.apply(this, given) ?? Promise.reject(new Error(`No ${name}`));
    const end = pendingWork();
    result.then(end, end);
    return result;
  };
}

// A transaction that has not ended at the death of its page is undone.
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...of: Parameters<IDBDatabase['transaction']>) {
  const transaction = outsidePages(() => begin.apply(this, of));
  const page = currentPage();
  if (page) outsidePages(() => undoAtDeath(page, transaction));
  return transaction;
};

function undoAtDeath(page: Page, transaction: IDBTransaction): void {
  const end = pendingWork();
  const forget = page.atDeath(() => transaction.abort());
  for (const type of ['complete', 'abort'] as const) {
    transaction.addEventListener(type, () => {
      forget();
      end();
    });
  }
}

// Each event of the storage is a step of the page that listens.
const target = Object.getPrototypeOf(IDBTransaction.prototype) as EventTarget;
const { addEventListener: listen, removeEventListener: unlisten } = target;
const listeners = new WeakMap<object, EventListener>();
const counted = new WeakSet<Event>();

target.addEventListener = function (type, listener, options) {
  const page = currentPage();
  if (!page || typeof listener !== 'function') return listen.call(this, type, listener, options);
  const received = (event: Event) => {
    if (counted.has(event)) {
      if (page.isAlive()) page.run(() => listener(event));
      return;
    }
    counted.add(event);
    page.receive(() => listener(event));
  };
  listeners.set(listener, received);
  listen.call(this, type, received, options);
};

target.removeEventListener = function (type, listener, options) {
  const received = listener && listeners.get(listener);
  unlisten.call(this, type, received ?? listener, options);
};

const isTimer = (handle: unknown): handle is Timer =>
  typeof handle === 'object' && handle !== null && 'page' in handle && 'atMs' in handle;

const timers =
  (otherwise: typeof real.setTimeout | typeof real.setInterval, repeats: boolean) =>
  (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    const page = currentPage();
    if (!page) return otherwise(run, ms, ...values);
    const timer = { page, run: () => run(...values), ...(repeats && { everyMs: ms }) };
    return page.clock.start(timer, ms);
  };

const stopTimer = (otherwise: typeof real.clearTimeout) => (handle: unknown) => {
  if (isTimer(handle)) handle.page.clock.stop(handle);
  else otherwise(handle as Parameters<typeof otherwise>[0]);
};
