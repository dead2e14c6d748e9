import type { Page } from '@playwright/test';
import type { OrderPhoto } from '@shared/order-photos/contract';
import { aPhoto, noisyPicture } from '../support/pictures/pictures';
import { atAnOrder } from './at-an-order';
import {
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  nightly,
  refusal,
  shownFile,
  test,
} from './journey';

const section = (page: Page) => page.getByRole('region', { name: 'Cloth and photos' });
const tiles = (page: Page) => section(page).getByRole('button', { name: /^Photo \d/ });
const chooser = (page: Page) => section(page).locator('input[type=file]');

const photo = async (name: string, colour: { r: number; g: number; b: number }) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto({ width: 900, height: 1200, colour }),
});
const lace = () => photo('lace.jpg', { r: 11, g: 107, b: 79 });
const sleeve = () => photo('sleeve.jpg', { r: 217, g: 102, b: 43 });

/** Whether a script of the page has the code of Uppy. */
function watchUppy(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).some((text) => text.includes('postprocess-progress'));
}

test('photos are sent from the chooser, marked as shown, and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const hasUppy = watchUppy(page);
  const order = await atAnOrder(page, { clothFrom: 'client', clothNote: '6 yd ivory silk' });
  await expect(section(page)).toContainText('6 yd ivory silk (the client’s)');
  const add = section(page).getByRole('button', { name: 'Add a Photo' });
  await expect(add).toBeVisible();
  expect(await hasUppy()).toBe(false);
  const opening = page.waitForEvent('filechooser');
  await add.click();
  const files = await opening;
  expect(files.isMultiple()).toBe(true);
  await files.setFiles([await lace(), await sleeve()]);
  await expect(tiles(page)).toHaveCount(2);
  expect(await hasUppy()).toBe(true);
  await expectFits(page);

  await tiles(page).first().click();
  const dialog = page.getByRole('dialog', { name: 'Photo 1 of 2' });
  expect(await shownFile(dialog.getByRole('img'))).toMatch(/\.webp$/);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Work' }).click();
  const isShown = dialog.getByRole('switch', { name: 'Show on the client’s page' });
  // Not `check`, which reads the state once: the query's new data reach the switch in a later task.
  await isShown.click();
  await expect(isShown).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Work' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(tiles(page).first()).toHaveAttribute('aria-label', 'Photo 1: work, shown to the client');
  await expectFits(page);
  await page.reload();
  await expect(tiles(page).first()).toHaveAttribute('aria-label', 'Photo 1: work, shown to the client');

  await tiles(page).nth(1).click();
  await page.getByRole('dialog', { name: 'Photo 2 of 2' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete photo' });
  await expectFits(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Photo deleted')).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  const left = (await (await page.request.get(`/api/orders/${order.id}/photos`)).json()) as OrderPhoto[];
  expect(left).toMatchObject([{ kind: 'work', isShown: true }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test(
    'a large photo is shrunk; one that fails is kept with its reason and sent again',
    nightly,
    async ({ page, problems }) => {
      problems.allow(/4\d\d \(|503 \(/);
      await atAnOrder(page);
      let claims = 0;
      await page.route('/api/orders/*/photos', async (route) => {
        const isFirst = route.request().method() === 'POST' && (claims += 1) === 1;
        await (isFirst ? route.fulfill(refusal(503, 'Try again in a moment')) : route.continue());
      });
      let sentBytes = 0;
      page.on('request', (request) => {
        if (request.method() === 'PUT') sentBytes = request.postDataBuffer()?.length ?? sentBytes;
      });
      const large = await noisyPicture({ width: 3000, height: 4000 }).jpeg({ quality: 95 }).toBuffer();
      await chooser(page).setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
      await expect(section(page).getByText('Try again in a moment')).toBeVisible();
      expect(sentBytes).toBeLessThan(large.length);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await section(page).getByRole('button', { name: 'Retry large.jpg' }).click();
      await expect(tiles(page)).toHaveCount(1);
      await chooser(page).setInputFiles({
        name: 'liar.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<html></html>'),
      });
      await expect(section(page).getByText(/not a picture/i)).toBeVisible();
      await section(page).getByRole('button', { name: 'Remove liar.png' }).click();
      await expect(section(page).getByText(/not a picture/i)).toBeHidden();
    },
  );

  test('a photo is sent while another page is open', async ({ page }) => {
    const order = await atAnOrder(page);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('/api/objects/upload', async (route) => {
      await held;
      await route.continue();
    });
    await chooser(page).setInputFiles(await lace());
    await expect(section(page).getByRole('progressbar', { name: 'Sending lace.jpg' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const saved = page.waitForResponse((answer) => answer.url().endsWith(`/api/orders/${order.id}/photos`));
    letThrough();
    expect((await saved).status()).toBe(201);
    await page.goBack();
    await expect(tiles(page)).toHaveCount(1);
  });
});
