import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { aTailorInTheBrowser, expect, expectFits, test, untilTakenOver } from './journey';

test('a page is shared by its link and a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tailors/adunni-couture');
  await page.getByRole('button', { name: 'Share Profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share Profile' });
  await expect(page.getByText('Link copied!')).toBeVisible();
  await expect(sheet.getByLabel('Link')).toHaveValue(/\/tailors\/adunni-couture$/);
  await expect(sheet.getByRole('button', { name: 'More ways to share' })).toHaveCount(0);
  await expectFits(page);

  const saved = async (link: string) => {
    const download = page.waitForEvent('download');
    await sheet.getByRole('link', { name: link }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const status = await saved('Save picture');
  expect(status.name).toBe('adunni-couture-status.jpg');
  expect(await sharp(status.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1920 });
  await expect(sheet.getByText('Shop sign')).toHaveCount(0);
  expect((await saved('PNG QR code')).name).toBe('adunni-couture-qr.png');

  await page.evaluate(() => navigator.clipboard.writeText(''));
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Profile link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a phone gives the files to its own share sheet', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files, url }: ShareData) => {
        shared.push(url ?? files?.map(({ name, type, size }) => [name, type, size > 10_000]));
        return url && shared.length === 1 ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
      },
    });
  });
  await page.goto('/tailors/adunni-couture');
  await untilTakenOver(page);
  await page.getByRole('button', { name: 'Share Profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share Profile' });
  await sheet.getByRole('link', { name: 'Save picture' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  const url = page.url();
  await expect.poll(shared).toEqual([url, [['adunni-couture-status.jpg', 'image/jpeg', true]]]);
  await sheet.getByRole('button', { name: 'More ways to share' }).click();
  await expect.poll(shared).toEqual([url, [['adunni-couture-status.jpg', 'image/jpeg', true]], url]);
  await context.close();
});

test('a tailor opens the sheet from the settings, with a sign for the shop', async ({ page }) => {
  const { slug } = await aTailorInTheBrowser(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Public Profile' }).click();
  await page.getByRole('button', { name: 'Share Profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share Profile' });
  await expect(sheet.getByLabel('Link')).toHaveValue(new RegExp(`/tailors/${slug}$`));
  await expect(page.getByText('Link copied!')).toHaveCount(0);
  await expectFits(page);
  const download = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'A4 shop sign' }).click();
  const sign = await download;
  expect(sign.suggestedFilename()).toBe(`${slug}-sign-a4.pdf`);
  expect((await readFile(await sign.path())).toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
});
