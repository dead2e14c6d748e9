import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { build } from '../scripts/build.mjs';
import { browserPath } from '../tests/e2e/browser-path';
import { startBuiltServer } from '../tests/support/built-server';
import { profileInput } from '../tests/support/factories';
import { readFeed } from './offline/feed';
import { fillBook, type BookSize } from './offline/fill-book';
import { coldStart, keepBook, openMeasures, slowDown, untilBookIsRead, watchLongTasks } from './offline/phone';
import { bookScripts } from './offline/scripts';
import { intoReadme, machine, table } from './search/report';
import { startThrowawayPostgres } from './search/throwaway-postgres';

/** Prints what the book without a network costs: its first read in bytes, its scripts, and the times of a slowed phone. See bench/README.md. */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    clients: { type: 'string', default: '40' },
    slower: { type: 'string', default: '4' },
    readme: { type: 'boolean', default: false },
  },
});
const slower = Number(options.slower);

const usual: BookSize = { customers: 500, measurements: 1_500, orders: 800 };
const long: BookSize = { customers: 20_000, measurements: 50_000, orders: 0 };

await build();
const postgres = await startThrowawayPostgres(undefined);
const server = await startBuiltServer({ DATABASE_URL: postgres.url, DEMO_DATA: 'false', LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
const lines: string[][] = [];
try {
  await ofUsualBook();
  await ofLongBook();
  await ofScripts();
  const report = `${new Date().toISOString().slice(0, 10)}; processor of the page ${options.slower} times as slow; ${machine()}.

${table(['what', 'goal', 'measured'], lines)}`;
  console.log(report);
  if (options.readme) await intoReadme(report, 'of bench:offline');
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
}

async function ofUsualBook(): Promise<void> {
  const { context, cookie } = await aTailorWith(browser, usual);
  const first = await readWhole(usual, 'at most 260 KB', cookie);
  const nothing = await readFeed(server.origin, cookie, first.cursor);
  lines.push(['nothing new', 'at most 400 bytes', `${nothing.bytes} bytes, and ${nothing.headerBytes} of headers`]);

  const page = await context.newPage();
  await keepBook(page);
  const customers = (await (await page.request.get('/api/customers')).json()) as { id: string }[];
  await context.setOffline(true);
  await page.goto('/clients');
  await page.locator('main a[href^="/clients/"]').first().waitFor();
  await slowDown(page, slower);
  const times: number[] = [];
  for (const { id } of customers.slice(0, Number(options.clients))) times.push(await openMeasures(page, id));
  lines.push([
    "a client's measures, offline",
    'p95 below 100 ms',
    `p95 ${ms(quantile(times, 0.95))}, median ${ms(quantile(times, 0.5))}`,
  ]);
  await page.close();
  const starts: number[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) starts.push(await coldStart(context, slower));
  lines.push([
    'start of Home, offline',
    'below 1.5 s',
    `median ${ms(quantile(starts, 0.5))}, at most ${ms(Math.max(...starts))}`,
  ]);
  await context.close();
}

/** Reads the feed from its beginning, and adds its size to the table. */
async function readWhole(size: BookSize, goal: string, cookie: string) {
  const first = await readFeed(server.origin, cookie);
  const { bytes, pages, encoding } = first;
  lines.push([`first read of ${words(size)}`, goal, `${kb(bytes)} in ${pages} pages (${encoding})`]);
  return first;
}

async function ofLongBook(): Promise<void> {
  const { context, cookie } = await aTailorWith(browser, long);
  await readWhole(long, 'at most 5.5 MB', cookie);
  const page = await context.newPage();
  // The book is switched on when the page has loaded, so that the tasks are those of the reading.
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await context.addInitScript((userId) => {
    if (!localStorage.getItem('seamfolk-book')) localStorage.setItem('seamfolk-book-off', userId);
  }, id);
  await page.goto('/settings/this-device');
  const keep = page.getByRole('switch', { name: /^Keep my book/ });
  await keep.waitFor();
  await slowDown(page, slower);
  const began = performance.now();
  const complete = untilBookIsRead(page);
  let isComplete = false;
  void complete.then(() => (isComplete = true));
  await keep.press('Space');
  await page.waitForResponse((response) => response.url().includes('/api/changes'));
  const usable = await press(page);
  const wasUsableBefore = !isComplete;
  const tasks = await watchLongTasks(page);
  await complete;
  lines.push(
    [
      'its longest task while it is read, after a press',
      'at most 200 ms',
      `${ms(Math.max(0, ...(await tasks())))} of ${ms(performance.now() - began)} of reading`,
    ],
    [
      'a press while it is read',
      'usable before the end',
      `${ms(usable)}, ${wasUsableBefore ? 'before' : 'after'} the end`,
    ],
  );
  await context.close();
}

/** Opens Settings by its link. Returns the milliseconds until it is shown. */
async function press(page: Page): Promise<number> {
  const began = performance.now();
  await page.getByRole('link', { name: 'Back to settings' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  return performance.now() - began;
}

async function ofScripts(): Promise<void> {
  const { files, bytes } = await bookScripts();
  const page = await browser.newPage({ baseURL: server.origin });
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname.slice(1)));
  for (const path of ['/', '/discover']) await page.goto(path, { waitUntil: 'networkidle' });
  await page.close();
  const forVisitors = files.filter((file) => loaded.includes(file));
  lines.push(
    ['scripts for visitors', '0 bytes', forVisitors.length === 0 ? '0 bytes' : forVisitors.join(', ')],
    ['scripts for the workroom', 'at most 10 KB', kb(bytes)],
  );
}

/** Signs in a new tailor on a new phone, and writes the book. */
async function aTailorWith(inBrowser: Browser, size: BookSize): Promise<{ context: BrowserContext; cookie: string }> {
  const context = await inBrowser.newContext({ viewport: { width: 360, height: 740 }, baseURL: server.origin });
  const { request } = context;
  const form = await request.get('/api/login?returnTo=/discover');
  await request.post(form.url(), { form: { email: `${crypto.randomUUID()}@seamfolk.example`, firstName: 'Ada' } });
  const made = await request.post('/api/tailors', { headers: { Origin: server.origin }, data: profileInput() });
  if (made.status() !== 201) throw new Error(`No profile: ${made.status()} ${await made.text()}`);
  const { id } = (await made.json()) as { id: string };
  await fillBook(postgres.url, id, size);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return { context, cookie };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function words({ customers, measurements, orders }: BookSize): string {
  const parts = [`${customers.toLocaleString('en')} clients`, `${measurements.toLocaleString('en')} records`];
  return [...parts, ...(orders > 0 ? [`${orders.toLocaleString('en')} orders`] : [])].join(', ');
}

function kb(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
