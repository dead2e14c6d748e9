import type { Page } from '@playwright/test';
import { everyNth } from '../support/nightly';
import { clientsToChoose, expect, nightly, signInAsDemo, test } from './journey';

/** Text sizes of a browser's settings, in per cent of the default 16 px. */
const sizes = everyNth(2, [200, 150]);

const dialogs: [path: string, opener: string | RegExp][] = [
  ['/clients', 'Add Client'],
  ['/clients', 'Sort, filter, import'],
  ['/gallery', 'Upload Images'],
  ['/gallery', /^Edit/],
  ['/settings/account', 'Delete account'],
  ['/dashboard', 'More'],
];

/** The tailors have opening hours, prices, and garments with the longest names. */
const publicPaths = [
  '/',
  '/discover',
  '/discover?near=Lagos',
  '/tailors/olaniyan-aso-oke',
  '/tailors/meera-kapoor-atelier',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/nowhere',
];

const bar = ['Home', 'Orders', 'Clients', 'Measure', 'More'];

/** Sets the root font size, as the browser's setting does, to each of the sizes, and expects that everything fits. */
async function expectFits(page: Page, alsoAt?: (size: number) => Promise<void>): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
  for (const size of sizes) {
    await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), size);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways, `${page.url()} scrolls sideways at ${size} %`).toBeLessThanOrEqual(0);
    const cutOff = await page.evaluate(() => {
      const isCut = (control: Element) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 0 && control.checkVisibility() && (left < 0 || right > window.innerWidth);
      };
      const controls = [...document.querySelectorAll('a[href], button, input')];
      return controls.filter(isCut).map(({ textContent }) => textContent);
    });
    expect(cutOff, `${page.url()} cuts controls off at ${size} %`).toEqual([]);
    await alsoAt?.(size);
  }
}

/** Longer words, such as names of towns with 58 letters, have to break on a phone. */
const longestWhole = 14;

/** Expects that no line break divides a word of the page. */
async function expectWholeWords(page: Page, size: number): Promise<void> {
  // A word can be wider in the device's own font.
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(await brokenWords(page), `${page.url()} breaks words at ${size} %`).toEqual([]);
}

/** Returns the words that a line break divides. Hyphens and slashes are not in words: a line may break after them. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const isBroken = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      const [first, ...more] = range.getClientRects();
      return more.some(({ top }) => first && top > first.top + first.height / 2);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}'’]+/gu))
        if (word.length <= longest && isBroken(node, index, index + word.length)) broken.push(word);
    }
    return broken;
  }, longestWhole);
}

test.use({ viewport: { width: 360, height: 740 } });

test('what a visitor sees fits a phone with large text', async ({ page, problems }) => {
  problems.allow(/404 \(Not Found\)/);
  for (const path of publicPaths) {
    await page.goto(path);
    await expectFits(page, (size) => expectWholeWords(page, size));
  }
});

/** Expects that the words of the bar are in view, each within its tab. */
async function expectBarFits(page: Page): Promise<void> {
  await expect(page.locator('[data-bottom-bar]').locator('a, button')).toHaveText(bar);
  for (const label of bar) {
    const text = page.locator('[data-bottom-bar]').getByText(label, { exact: true });
    await expect(text).toBeInViewport({ ratio: 1 });
    const spare = await text.evaluate((word) => (word.parentElement?.clientWidth ?? 0) - word.scrollWidth);
    expect(spare, `${label} fits its tab`).toBeGreaterThanOrEqual(0);
  }
}

test('what a tailor sees fits a phone with large text', nightly, async ({ page }) => {
  await signInAsDemo(page);
  for (const path of ['/dashboard', '/orders', '/gallery', '/settings/account', '/discover']) {
    await page.goto(path);
    await expectFits(page);
  }
  for (const path of ['/clients', '/measurements']) {
    await page.goto(path);
    await expectFits(page, (size) => expectWholeWords(page, size));
  }
  await page.goto('/settings');
  await expectFits(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expectFits(page);
  for (const [path, opener] of dialogs) {
    await page.goto(path);
    await page.getByRole('button', { name: opener }).first().click();
    await expectFits(page);
  }
  await page.goto('/measurements');
  await clientsToChoose(page).first().click();
  await expect(page.getByRole('button', { name: 'Add Measurement' })).toBeVisible();
  await expectFits(page, async (size) => {
    await expectWholeWords(page, size);
    await expectBarFits(page);
  });
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'Back to the client' }).click();
  await page.getByRole('button', { name: 'Add Measurement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Shirt/ }).click();
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const chest = dialog.getByLabel('Chest', { exact: true });
  await expectFits(page, () => expect(chest).toBeInViewport({ ratio: 1 }));
});

test('the clients that Home finds fit 320 px with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signInAsDemo(page);
  await page.goto('/dashboard');
  await page.getByRole('searchbox', { name: 'Find a client' }).fill('a');
  await expect(page.getByRole('list', { name: 'Matching clients' })).toBeVisible();
  await expectFits(page);
});
