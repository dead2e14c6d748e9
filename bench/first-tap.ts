import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from '../scripts/build.mjs';
import { browserPath } from '../tests/e2e/browser-path';
import { startBuiltServer } from '../tests/support/built-server';

/**
 * Prints the time from a tap on a card of the directory to the tailor's name, on a slow network, as a first visit of a phone.
 * See bench/README.md.
 */
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, origin: { type: 'string' } },
});

/** 'Slow 4G' of Chrome's developer tools. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** When the tap comes, in milliseconds after the list has loaded, and how long the finger is on the glass. */
const taps = [
  { name: 'after five seconds with the list', after: 5_000, pressed: 80 },
  { name: 'at once', after: 0, pressed: 80 },
];

if (!options.origin) await build();
const server = options.origin ? undefined : await startBuiltServer({ DEMO_DATA: 'true', LOG_LEVEL: 'warn' });
const origin = options.origin ?? server?.origin ?? '';
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
try {
  // The first answer makes caches that later visitors have.
  await fetch(`${origin}/discover`);
  console.log(`Slow 4G (${slow4g.latency} ms), median of ${options.runs} runs with an empty cache, in milliseconds:\n`);
  console.log('the tap comes                        name   pictures');
  for (const tap of taps) {
    const runs = [];
    for (let run = 0; run < Number(options.runs); run += 1) runs.push(await measure(browser, tap));
    const columns = [median(runs.map(({ name }) => name)), median(runs.map(({ pictures }) => pictures))];
    console.log(tap.name.padEnd(34) + columns.map((time) => time.toFixed(0).padStart(8)).join('  '));
  }
} finally {
  await browser.close();
  await server?.stop();
}

async function measure(of: Browser, { after, pressed }: (typeof taps)[number]) {
  const context = await of.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(`${origin}/discover`);
  await page.waitForFunction(() => {
    const card = document.querySelector('[data-tailor]');
    return card && Object.keys(card).some((key) => key.startsWith('__reactFiber'));
  });
  await page.waitForTimeout(after);
  const link = page.locator('[data-tailor] h2 a').first();
  const name = (await link.textContent()) ?? '';
  const box = await link.boundingBox();
  if (!box) throw new Error('The first card is not on the screen');
  const timing = watch(page, name);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(pressed);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const times = await timing;
  await context.close();
  return times;
}

/** Returns the milliseconds from the click until the page has the tailor's name, and until it has its portfolio. */
async function watch(page: Page, name: string): Promise<{ name: number; pictures: number }> {
  const clicked = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(performance.now()), { once: true, capture: true }),
      ),
  );
  const named = page.waitForFunction(
    (wanted) =>
      location.pathname.startsWith('/tailors/') &&
      document.querySelector('main h1')?.textContent === wanted &&
      performance.now(),
    name,
  );
  const shown = page.waitForFunction(
    () =>
      location.pathname.startsWith('/tailors/') &&
      !document.querySelector('[data-skeleton]') &&
      document.querySelector('main aside a') !== null &&
      performance.now(),
  );
  const [start, nameAt, picturesAt] = await Promise.all([clicked, named, shown]);
  return { name: Number(await nameAt.jsonValue()) - start, pictures: Number(await picturesAt.jsonValue()) - start };
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}
