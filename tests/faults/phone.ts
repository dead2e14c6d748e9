import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { Entry } from '../../client/src/lib/offline-state';
import type { Agent } from '../support/app';
import { browserPath } from '../e2e/browser-path';

/** Chromium with a profile that outlives its process. */
export interface Phone {
  /** The page in use. Another one after `restart`, `crashTab` and `openTab`. */
  page: Page;
  /** Ends the process of the page, and opens another tab. */
  crashTab: () => Promise<void>;
  /** Opens another tab beside the page. */
  openTab: () => Promise<void>;
  /** Ends all processes of the browser, as Android does when memory runs out. */
  kill: () => Promise<void>;
  /** Starts the browser again with the same profile. */
  restart: () => Promise<void>;
  /** Returns whether the phone has a copy of the whole book, and how many changes are not sent. */
  book: () => Promise<{ isComplete: boolean; unsent: number }>;
  /** Returns the changes that are not sent. */
  entries: () => Promise<Entry[]>;
  /** Returns the texts of the forms that are not saved, as they are stored. */
  drafts: () => Promise<string[]>;
  remove: () => Promise<void>;
}

interface Options {
  /** The folder of its files. */
  disk?: string;
  /**
   * The address of an HTTP proxy, through which all requests go. With it, the service worker works as it does for people; without
   * one, requests pass it by, because `page.route` misses some requests of a page that has a service worker.
   */
  proxy?: string;
}

/** Starts a phone on which a user is signed in. Its files are in a new folder of a disk. */
export async function startPhone(
  agent: Agent,
  userId: string,
  { disk = tmpdir(), proxy }: Options = {},
): Promise<Phone> {
  const profile = await mkdtemp(join(disk, 'seamfolk-phone-'));
  const { origin, cookie } = agent.browser;
  const start = async () => {
    const { child, address } = await startChromium(profile, proxy);
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error('Chromium has no profile');
    // A cookie that was set shortly before a kill may not be on the disk yet.
    const cookies = cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: origin };
    });
    await context.addCookies(cookies);
    // esbuild wraps functions that are sent to the page in calls of `__name`.
    await context.addInitScript('globalThis.__name = (it) => it');
    return { child, context, ...(await newTab(context, proxy)) };
  };
  let { child, context, page, devTools } = await start();
  const openTab = async () => void ({ page, devTools } = await newTab(context, proxy));
  const kill = async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const name = `seamfolk-${userId}`;
  return {
    get page() {
      return page;
    },
    kill,
    restart: async () => void ({ child, context, page, devTools } = await start()),
    crashTab: async () => {
      const crashed = page.waitForEvent('crash');
      // A page that is gone does not answer.
      devTools.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
      await openTab();
    },
    openTab,
    book: () => page.evaluate(readBook, name),
    entries: () => page.evaluate(readEntries, name),
    drafts: () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('draft:') ? [String(text)] : [])),
      ),
    remove: async () => {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function newTab(context: BrowserContext, proxy?: string) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  if (!proxy) {
    await devTools.send('Network.enable');
    await devTools.send('Network.setBypassServiceWorker', { bypass: true });
  }
  return { page, devTools };
}

/** Fills in the form of a new client on `/clients` and presses its button. Returns the name. */
export async function addClient({ page }: Phone, name: string, notes = ''): Promise<string> {
  await page.getByRole('button', { name: 'Add Client' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Notes').fill(notes);
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  return name;
}

async function startChromium(profile: string, proxy?: string) {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  // Otherwise requests to this machine go past a proxy.
  if (proxy) flags.push(`--proxy-server=${proxy}`, '--proxy-bypass-list=<-loopback>');
  const program = spawn(browserPath(), [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  for await (const part of program.stderr) {
    printed += String(part);
    const address = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
    if (address) return { child: program, address };
  }
  throw new Error(`Chromium did not start:\n${printed}`);
}

/** Runs in the page. The database is empty until the product has opened it. */
async function readBook(name: string): Promise<{ isComplete: boolean; unsent: number }> {
  const databases = await indexedDB.databases();
  if (!databases.some((database) => database.name === name)) return { isComplete: false, unsent: 0 };
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${name} cannot be read`));
    const opening = indexedDB.open(name);
    opening.onerror = fail;
    opening.onsuccess = () => {
      const reading = opening.result.transaction(['outbox', 'meta']);
      const unsent = reading.objectStore('outbox').count();
      const feed = reading.objectStore('meta').get('feed') as IDBRequest<{ isComplete: boolean } | undefined>;
      reading.onerror = fail;
      reading.oncomplete = () => {
        opening.result.close();
        resolve({ isComplete: feed.result?.isComplete === true, unsent: unsent.result });
      };
    };
  });
}

/** Runs in the page. */
async function readEntries(name: string): Promise<Entry[]> {
  const databases = await indexedDB.databases();
  if (!databases.some((database) => database.name === name)) return [];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(new Error(`${name} cannot be read`));
    opening.onsuccess = () => {
      const reading: IDBRequest<Entry[]> = opening.result.transaction('outbox').objectStore('outbox').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
}
