import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { importedOrders, type ImportedOrder } from '../shared/orders/import';
import { build } from '../scripts/build.mjs';
import { demoAccount } from '../server/local/identity/accounts';
import { browserPath } from '../tests/e2e/browser-path';
import { startBuiltServer } from '../tests/support/built-server';
import { keepBook, slowDown } from './offline/phone';

/**
 * Prints how long a phone with a slowed processor needs for the screens of a long book of orders: to open each, and for a letter in the
 * search. See bench/README.md.
 */
const { values: options } = parseArgs({
  options: {
    open: { type: 'string', default: '2000' },
    closed: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
  },
});

const firstOrder = 'main tbody th a';
const dayMs = 86_400_000;

await build();
// With one picture, so that none are made in the background during the measurement.
const server = await startBuiltServer({ DEMO_DATA: 'true', DEMO_PICTURES: '1', LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: server.origin });
  const page = await context.newPage();
  await signIn(page);
  await fill(page, Number(options.open), Number(options.closed));
  // The first read of the copy on the device has figures of its own (bench:offline).
  await keepBook(page);
  await slowDown(page, Number(options.slower));
  console.log(
    `${options.open} open and ${options.closed} closed orders, processor ${options.slower} times as slow, in milliseconds:\n`,
  );
  await print('Home, until Today is shown', () => opened(page, '/dashboard', '[aria-labelledby=today] li'));
  await print('Orders, until the first row is shown', () => opened(page, '/orders', firstOrder));
  await print('Orders, pressed on Home, until the first row', () => pressed(page));
  const search = page.getByLabel('Search orders');
  const letters = [...'agbadakaftan'].map((letter, index) => async () => {
    if (index % 6 === 0) await search.clear();
    return typed(page, () => search.press(letter));
  });
  await printAll('a letter in the search, work until it is painted', letters);
} finally {
  await browser.close();
  await server.stop();
}

async function signIn({ request }: Page): Promise<void> {
  const form = await request.get('/api/login?returnTo=/dashboard');
  await request.post(form.url(), { form: { ...demoAccount } });
}

async function fill({ request }: Page, open: number, closed: number): Promise<void> {
  const customers = (await (await request.get('/api/customers')).json()) as { id: string }[];
  const all = Array.from({ length: open + closed }, (_, index) =>
    order(index, customers[index % customers.length]?.id ?? '', index >= open),
  );
  for (let from = 0; from < all.length; from += importedOrders) {
    const data = { orders: all.slice(from, from + importedOrders) };
    const answer = await request.post('/api/orders/import', { headers: { Origin: server.origin }, data });
    if (!answer.ok()) throw new Error(`No orders: ${answer.status()} ${await answer.text()}`);
  }
}

function order(index: number, customerId: string, isClosed: boolean): Partial<ImportedOrder> {
  const at = new Date(Date.now() - (isClosed ? (index % 1_800) + 1 : 3) * dayMs).toISOString();
  return {
    ...{ id: crypto.randomUUID(), number: 1_000 + index, customerId, currency: 'GBP' },
    garments: ['Agbada', `Kaftan ${index % 40}`].map((garment) => ({
      ...{ id: crypto.randomUUID(), garment, kind: 'new', works: [], quantity: 1, done: isClosed ? 1 : 0 },
      ...{ price: 28_000, wearer: null, measures: null },
    })),
    dueOn: new Date(Date.now() + ((index % 60) - 5) * dayMs).toISOString().slice(0, 10),
    stage: isClosed ? 'collected' : 'sewing',
    ...(isClosed && { readyAt: at, closedAt: at }),
    createdAt: at,
    payments: [{ id: crypto.randomUUID(), amount: 56_000, method: 'cash', onDate: at.slice(0, 10), note: null }],
  };
}

/** Returns the time from the navigation until an element is shown. */
async function opened(page: Page, path: string, selector: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return shownAt(page, selector);
}

/** Waits until an element is shown. Returns the time of the page's clock, which starts with its navigation. */
async function shownAt(page: Page, selector: string): Promise<number> {
  const shown = await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.getBoundingClientRect().height && performance.now(),
    selector,
  );
  return Number(await shown.jsonValue());
}

/** Returns the time from the press of 'Orders' on Home until the first row is shown. */
async function pressed(page: Page): Promise<number> {
  await opened(page, '/dashboard', '[aria-labelledby=today] li');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true });
  const began = await link.evaluate((element: HTMLElement) => {
    const now = performance.now();
    element.click();
    return now;
  });
  return (await shownAt(page, firstOrder)) - began;
}

/** Returns how long a page works for a letter: on the key, and on the frame that shows it, without the wait for that frame. */
async function typed(page: Page, press: () => Promise<void>): Promise<number> {
  const work = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let began = 0;
        addEventListener('keydown', () => (began = performance.now()), { once: true, capture: true });
        addEventListener(
          'input',
          // React renders what a key changed in a microtask, which is queued before this one.
          () =>
            queueMicrotask(() => {
              const onKey = performance.now() - began;
              requestAnimationFrame(() => {
                const frame = performance.now();
                setTimeout(() => resolve(onKey + performance.now() - frame));
              });
            }),
          { once: true },
        );
      }),
  );
  await press();
  return work;
}

async function print(name: string, measure: () => Promise<number>): Promise<void> {
  await printAll(
    name,
    Array.from({ length: Number(options.runs) }, () => measure),
  );
}

async function printAll(name: string, measures: readonly (() => Promise<number>)[]): Promise<void> {
  const times: number[] = [];
  for (const measure of measures) times.push(await measure());
  times.sort((one, other) => one - other);
  const [median, most] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(`${name.padEnd(50)}${(median ?? NaN).toFixed(0).padStart(7)}, at most ${(most ?? NaN).toFixed(0)}`);
}
