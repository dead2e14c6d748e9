import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';

const phone = { width: 360, height: 740 };

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return box;
};

/**
 * Waits until tailors on the first page have demo pictures, which are drawn and uploaded after the first start. Returns the address of
 * one of them.
 */
async function aTailorWithPictures(page: Page): Promise<string> {
  let address: string | undefined;
  const look = async () => {
    const answer = await page.request.get('/api/tailors/search');
    const tailors = (await answer.json()) as { profileSlug: string; pictures?: unknown[] }[];
    const shown = tailors.filter(({ pictures }) => pictures?.length === 3);
    address = shown[0]?.profileSlug;
    return shown.length;
  };
  await expect.poll(look, { timeout: 100_000 }).toBeGreaterThan(2);
  return `/tailors/${address}`;
}

test('on a phone two and a half cards fit a screen, and their links are large enough', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/discover?near=Brooklyn');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'View Full Profile' }) });
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) expect((await boxOf(card)).height).toBeLessThanOrEqual(330);
  for (const name of [/^Call /, /^WhatsApp /, 'View Full Profile']) {
    const { width, height } = await boxOf(cards.first().getByRole('link', { name }));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect(cards.first().getByText('1.5 miles')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the HTML of the directory and the pictures of its first view are small', async ({ page }) => {
  test.slow();
  await aTailorWithPictures(page);
  let bytes = 0;
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/pictures/')) bytes += (await response.body()).length;
  });
  await page.setViewportSize({ width: 412, height: 823 });
  const answer = await page.goto('/discover', { waitUntil: 'networkidle' });
  expect((await answer?.body())?.length).toBeLessThanOrEqual(150_000);
  await expect(page.locator('li[data-tailor] img').first()).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(120 * 1024);
});

test("on a phone the first picture is on the first screen of a tailor's page", async ({ page }) => {
  test.slow();
  const address = await aTailorWithPictures(page);
  await page.setViewportSize(phone);
  await page.goto(address);
  const first = page.getByRole('main').getByRole('listitem').getByRole('img').first();
  const bar = page.getByRole('group', { name: 'Quick contact' });
  await expect(bar).toBeVisible();
  const { y, height } = await boxOf(first);
  expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an empty result names its radius, and offers the next with a tailor', async ({ page }) => {
  await page.goto('/discover?near=Fargo%2C+ND&radius=8047');
  await expect(page.getByText('No tailors within 5 miles of Fargo, North Dakota, United States.')).toBeVisible();
  await page.getByRole('button', { name: 'Search within 300 miles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tailors? Found$/);
});
