import type { Page } from '@playwright/test';
import { isNightly } from '../support/nightly';
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilTakenOver } from './journey';

/** The demo account's, whose pictures are drawn first. */
const tailor = '/tailors/adesina-and-mehta';
const publicPages = [
  '/',
  '/discover',
  '/discover?near=Lagos',
  tailor,
  '/about',
  '/contact',
  '/privacy',
  '/no-such-page',
  '/tailors/nobody-at-all',
];
const widths = [360, 1280];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a tailor page shows the tailor, the work and the ways to reach them', async ({ page }) => {
    await page.goto(tailor);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adéṣínà & Mehta Tailoring');
    await expect(page.getByText('Leicester').first()).toBeVisible();
    await expect(page.getByText(/Bespoke and alterations/)).toBeVisible();
    // The demo tailors' pictures are drawn after the start.
    const pictures = page.locator('#root main img[srcset]');
    const picturesNow = async () => {
      await page.goto(tailor);
      return pictures.count();
    };
    await expect.poll(picturesNow, { timeout: 60_000 }).toBeGreaterThan(2);
    expect(await pictures.first().getAttribute('src')).toMatch(/\.jpg$/);
    for (const [name, start] of [
      [/Call Now/, 'tel:+44'],
      [/WhatsApp/, 'https://wa.me/44'],
      [/SMS/, 'sms:+44'],
    ] as const) {
      expect(await page.getByRole('link', { name }).first().getAttribute('href')).toContain(start);
    }
    await expectNoSidewaysScroll(page);
  });

  test('no button is dead, and a page can be reported', async ({ page, problems }) => {
    problems.allow(/404 \(Not Found\)/);
    for (const path of ['/', '/discover?near=Lagos', '/tailors/nobody-at-all', tailor]) {
      await page.goto(path);
      const dead = page.locator('button:not([type=submit]), [role=button]:not([href])');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        for (const button of await dead.all()) await expect(button).toBeHidden();
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: 'Report this page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Report this page' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('radio', { name: 'Something else' }).check();
    await page.getByLabel(/^Tell us more/).fill('A journey without scripts.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(/^R-\w{4}-\w{4}$/)).toBeVisible();
    await page.getByRole('link', { name: /^Back to Adéṣínà/ }).click();
    await expect(page).toHaveURL(tailor);
  });

  test('a missing tailor is said to be missing', async ({ page, problems }) => {
    problems.allow(/404 \(Not Found\)/);
    expect((await page.goto('/tailors/nobody-at-all'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Tailor Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Discovery' }).click();
    await expect(page).toHaveURL('/discover');
  });

  test('the directory shows its results, the next page, and searches', async ({ page }) => {
    await page.goto('/discover');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Tailors Found$/);
    const links = page.getByRole('link', { name: 'View Full Profile' });
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const first = await addresses();
    // Cards get their real heights when they come into view, which can move a link between Playwright's look and its click.
    await page.getByRole('link', { name: 'Next page' }).press('Enter');
    await expect(page.getByRole('link', { name: 'From the first tailor' })).toBeVisible();
    const second = await addresses();
    expect(first.filter((address) => second.includes(address))).toEqual([]);

    // Other journeys make tailors without a number in Lagos, which can fill the first page there.
    await page.getByRole('combobox', { name: 'Near' }).fill('Leicester');
    await page.getByRole('combobox', { name: 'Near' }).press('Enter');
    await expect(page).toHaveURL('/discover?near=Leicester');
    await expect(page.getByText('Leicester').first()).toBeVisible();
    const withPhone = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Call / }) });
    await withPhone.first().getByRole('link', { name: 'View Full Profile' }).press('Enter');
    await expect(page.getByRole('link', { name: /Call Now/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

for (const [index, path] of publicPages.entries()) {
  for (const width of isNightly ? widths : [widths[index % widths.length]!]) {
    test(`${path} at ${width} px is readable before its scripts, which continue with its HTML`, async ({
      page,
      problems,
    }) => {
      problems.allow(/404 \(Not Found\)/);
      await page.setViewportSize({ width, height: 740 });
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const nodes = await heading.evaluateHandle((node) => [node, node.textContent] as const);
      await page.waitForFunction(() => document.fonts.status === 'loaded' && document.fonts.size > 0);
      await watchShifts(page);
      release();
      await untilTakenOver(page);
      await page.waitForLoadState('networkidle');
      const kept = await nodes.evaluate(([node, text]) => node.isConnected && node.textContent === text);
      expect(kept, 'the heading of the server is kept').toBe(true);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  }
}

test('the form of a report is accessible', async ({ page }) => {
  await page.goto(`${tailor}/report`);
  await expectAccessible(page);
});

test('text that is typed before the scripts have come is kept, completed and searches', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/discover', { waitUntil: 'commit' });
  const near = page.getByRole('combobox', { name: 'Near' });
  await near.pressSequentially('Accra');
  release();
  await untilTakenOver(page);
  await expect(near).toHaveValue('Accra');
  await expect(page.getByRole('option', { name: /^Accra/ }).first()).toBeVisible();
  await near.press('Enter');
  await expect(page).toHaveURL('/discover?near=Accra');
});

/** Delays all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

declare global {
  interface Window {
    shift: number;
  }
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
}

/** Returns the sum of all layout shifts since `watchShifts`. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.shift);
}
