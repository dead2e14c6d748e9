import type { Locator, Page } from '@playwright/test';
import { aPhoto } from '../support/pictures/pictures';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, shownFile, test } from './journey';
import { aTouch } from './touch';

/** Collects the page's API requests from now on. */
function apiRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname);
  });
  return requests;
}

/** Opens the demo tailor's page once it has pictures: they are drawn after the server's start. */
async function openPortfolio(page: Page): Promise<Locator> {
  const tiles = page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') });
  await expect(async () => {
    await page.goto('/tailors/adesina-and-mehta');
    expect(await tiles.count()).toBeGreaterThan(2);
  }).toPass();
  return tiles;
}

test('a shared link opens without further requests for data', async ({ page }) => {
  const requests = apiRequests(page);
  await page.goto('/tailors/adunni-couture');
  await expect(page).toHaveTitle('Adunni Couture - Seamfolk');
  await expect(page.getByRole('heading', { level: 1, name: 'Adunni Couture' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
  await page.goto('/discover?city=Brooklyn');
  await expect(page.getByRole('link', { name: 'View Full Profile' }).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toEqual([]);
});

test('the portfolio opens on the whole screen, works with keys, and Back closes it', async ({ page }) => {
  const tiles = await openPortfolio(page);
  await tiles.first().click();
  const lightbox = page.getByRole('dialog', { name: 'Portfolio' });
  await expect(lightbox).toBeVisible();
  await expect(lightbox.getByText(/^Picture 1 of \d+/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^Picture 2 of \d+/)).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(tiles.first()).toBeFocused();
  await tiles.nth(1).click();
  await expect(lightbox.getByText(/^Picture 2 of \d+/)).toBeAttached();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(/\/tailors\/adesina-and-mehta$/);
});

test('the first picture is whole, with its caption above the contact bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tiles = await openPortfolio(page);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  const banner = await boxOf(page.locator('main img').first());
  expect([banner.y, banner.height]).toEqual([57, 44]);
  const first = await boxOf(tiles.first());
  expect([first.width, first.height]).toEqual([328, 410]);
  const caption = await boxOf(page.locator('figcaption').first());
  const bar = await boxOf(page.getByRole('group', { name: 'Quick contact' }));
  expect(caption.y).toBeGreaterThan(first.y + first.height);
  // The name of this tailor takes two lines, so that the second line of the caption is below the bar.
  expect(caption.y + caption.height / 2).toBeLessThan(bar.y);
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await boxOf(tiles.first());
  expect(wide.y + wide.height).toBeLessThan(800);
  await expect(tiles.first().locator('img')).toHaveCSS('object-fit', 'contain');
});

test('a finger swipes from picture to picture, and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const finger = await aTouch(page);
  const tiles = await openPortfolio(page);
  await tiles.first().click();
  const lightbox = page.getByRole('dialog', { name: 'Portfolio' });
  // PhotoSwipe adds the neighbours and the touch listeners after it opens.
  await expect(lightbox.locator('.pswp__item').last()).toHaveCSS('display', 'block');
  for (const [from, to, shown] of [
    [320, 60, 2],
    [320, 60, 3],
    [60, 320, 2],
  ] as const) {
    await finger.down({ x: from, y: 420 });
    await finger.move({ x: to, y: 424 }, 8);
    await finger.up();
    await expect(lightbox.getByText(new RegExp(`^Picture ${shown} of \\d+`))).toBeAttached();
  }
});

test('a visitor saves the contact and prints the code', async ({ page }) => {
  await page.goto('/tailors/adunni-couture');
  const card = page.getByRole('complementary', { name: 'Contact' });
  const saving = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Save contact' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.vcf$/);
  await card.getByRole('button', { name: 'QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR code' });
  const code = dialog.getByRole('img', { name: /^QR code/ });
  expect(await shownFile(code)).toMatch(/\/qr\.svg$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const type of ['SVG', 'PNG']) {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('link', { name: `Download ${type}` }).click();
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`\\.${type.toLowerCase()}$`));
  }
});

test('a tailor changes slug, greeting and profile picture; old links still work', async ({ page }) => {
  const { slug } = await aTailorInTheBrowser(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Contact Information' }).click();
  await page.getByLabel('WhatsApp Number').fill('0803 555 0142');
  await page.getByLabel('First message').fill('Ẹ káàbọ̀! Which cloth do you have in mind?');
  await page.getByRole('button', { name: 'Public Profile' }).click();
  await page.getByLabel('Profile URL').fill(`${slug}-moved`);
  await page.getByRole('button', { name: 'Business Information' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /picture|photo/i })
    .first()
    .click();
  await (
    await chooser
  ).setFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto({ width: 900, height: 1200, colour: { r: 11, g: 107, b: 79 } }),
  });
  await expect(page.getByRole('button', { name: /remove/i })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();

  await page.goto(`/tailors/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/tailors/${slug}-moved$`));
  const chat = await page.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toBe('Ẹ káàbọ̀! Which cloth do you have in mind?');
  expect(await shownFile(page.locator('[data-who] img'))).toMatch(/-192\.webp$/);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: /remove/i }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.goto(`/tailors/${slug}-moved`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-who] picture')).toHaveCount(0);
});

test('an unknown slug has its own page', async ({ page, problems }) => {
  problems.allow(/404/);
  const answer = await page.goto('/tailors/nobody-at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Tailor Not Found' })).toBeVisible();
  await expectAccessible(page);
});
