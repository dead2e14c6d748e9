import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoSidewaysScroll, nightly, test } from './journey';
import { aTouch } from './touch';

/** Drawing without a graphics card is slow. */
const drawn = { timeout: 60_000 };

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map' });
const markersOf = (page: Page) => mapOf(page).getByRole('button', { name: /, |tailors (in|around) / });

/** Returns a function that fails the journey on requests to other origins and on warnings of MapLibre. */
function watch(page: Page) {
  const outside: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== process.env.SEAMFOLK_ORIGIN) outside.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'warning' && !message.text().includes('GL Driver')) warnings.push(message.text());
  });
  return () => expect([...outside, ...warnings]).toEqual([]);
}

/** Waits until both colours fill a part of the map, so it is neither blank nor all sea. */
async function expectLandAndSea(map: Locator, ...colours: [land: string, sea: string]): Promise<void> {
  const shares = async () => {
    const { data, info } = await sharp(await map.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 3) {
      const colour = `#${data.toString('hex', at, at + 3)}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return colours.every((colour) => (counts.get(colour) ?? 0) > (info.width * info.height) / 50);
  };
  await expect.poll(shares, drawn).toBe(true);
}

test('a visitor opens the map, zooms in, and finds a tailor on it', async ({ page }) => {
  test.slow();
  const expectQuiet = watch(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/discover');
  await expect(page.getByRole('link', { name: 'View Full Profile' }).first()).toBeVisible();
  expect(scripts.filter((path) => path.includes('map'))).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page).toHaveURL('/discover?view=map');
  await expect(markersOf(page).first()).toBeVisible(drawn);
  await expect(mapOf(page).getByText(/^\d+ of \d+ on the map$/)).toBeVisible();
  await expectLandAndSea(mapOf(page), '#fffefc', '#f3ede3');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Zooms in until the marker is one town or one tailor, which opens.
  const card = mapOf(page).getByRole('group', { name: /, |tailors in / });
  await expect(async () => {
    if ((await card.count()) === 0) await markersOf(page).first().press('Enter');
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass(drawn);
  await expect(card).toBeFocused();
  await expectAccessible(page);
  const link = card.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Search' }).click();
  await expect(page).toHaveURL('/discover?view=map');
  await expect(markersOf(page).first()).toBeVisible(drawn);

  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(mapOf(page)).toBeHidden();
  await page.goBack();
  await expect(mapOf(page)).toBeVisible();
  expectQuiet();
});

test('a link opens the map at its place, also in dark mode', nightly, async ({ page }) => {
  const expectQuiet = watch(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/discover?near=Brooklyn&view=map');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^[^?]*\/discover\?(?!.*view)/);
  await expect(mapOf(page).getByText('6 of 6 on the map')).toBeVisible(drawn);
  // Only the detailed map has this much sea here.
  await expectLandAndSea(mapOf(page), '#1f1c18', '#100e0c');
  await expectAccessible(page);

  const marker = markersOf(page).first();
  await marker.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(marker).toBeFocused();
  await mapOf(page).getByRole('button', { name: 'Zoom out' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLandAndSea(mapOf(page), '#fffefc', '#f3ede3');
  expectQuiet();
});

test('on a phone the map is above the list, and a finger still scrolls the page', async ({ page }) => {
  const expectQuiet = watch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/discover?near=Brooklyn');
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(markersOf(page).first()).toBeVisible(drawn);
  await expectLandAndSea(mapOf(page), '#fffefc', '#f3ede3');
  await expectAccessible(page);

  const frame = await mapOf(page).boundingBox();
  const map = await mapOf(page).elementHandle();
  if (!frame || !map) throw new Error('The map is not on the screen');
  // Both at the same moment, as the page may still be scrolling.
  const inFrame = () =>
    markersOf(page)
      .first()
      .evaluate((marker, around) => marker.getBoundingClientRect().y - around.getBoundingClientRect().y, map);
  const before = await inFrame();
  const touch = await aTouch(page);
  await touch.down({ x: frame.x + 40, y: frame.y + 250 });
  await touch.move({ x: frame.x + 40, y: frame.y + 50 }, 8);
  await touch.up();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await inFrame()).toBeCloseTo(before, 0);
  expectQuiet();
});

test('on a phone the tailors of a marker are below the map, and in view', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/discover?near=Brooklyn&view=map');
  await expect(markersOf(page).first()).toBeVisible(drawn);
  const card = mapOf(page).getByRole('group', { name: /, |tailors in / });
  await expect(async () => {
    if ((await card.count()) === 0) await markersOf(page).first().press('Enter');
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass(drawn);
  await expect(card.getByRole('link').first()).toBeVisible();
  await expect(card).toBeInViewport({ ratio: 1 });
  const covers = await card.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const markers = element.closest('section')?.querySelectorAll('.maplibregl-marker') ?? [];
    return [...markers].some((marker) => marker.getBoundingClientRect().bottom > top);
  });
  expect(covers).toBe(false);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a map that cannot load or be drawn shows a message, and the list stays', async ({ page, problems }) => {
  problems.allow(/net::ERR_FAILED|dynamically imported module/);
  await page.route('**/assets/tailor-map-*.js', (route) => route.abort());
  await page.goto('/discover?view=map');
  await expect(mapOf(page).getByText(/The map did not load/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Full Profile' })).toHaveCount(24);
  await expectAccessible(page);
  await page.unrouteAll();
  await mapOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(markersOf(page).first()).toBeVisible(drawn);

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.reload();
  await expect(mapOf(page).getByText(/This browser cannot show the map/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Full Profile' })).toHaveCount(24);
  await expectAccessible(page);
});
