import type { Locator, Page } from '@playwright/test';
import { aPhoto, noisyPicture, plainPicture } from '../support/pictures/pictures';
import { aTouch } from './touch';
import {
  aTailorInTheBrowser,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  nightly,
  refusal,
  shownFile,
  signInAsDemo,
  siteOrigin,
  test,
} from './journey';

const photo = async (name: string, colour: { r: number; g: number; b: number }) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto({ width: 600, height: 800, colour }),
});

test('a tailor uploads pictures through the dialog, describes one, and deletes it', async ({ page }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/gallery');
  await expect(page.getByText('No images yet')).toBeVisible();
  await expect(page.getByText('Start building your portfolio by uploading images of your work')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Upload Your First Images' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Browse files' })).toBeFocused();
  await expectAccessible(page);
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      await photo('emerald.jpg', { r: 11, g: 107, b: 79 }),
      await photo('orange.jpg', { r: 217, g: 102, b: 43 }),
    ]);
  await expect(dialog.getByRole('list', { name: 'Images to upload' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Describe orange.jpg' }).click();
  await expect(dialog.getByLabel('Category')).toBeFocused();
  await dialog.getByLabel('Category').fill('Kaftan');
  await dialog.getByLabel('Caption').fill('Orange, hand embroidered');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Describe Orange, hand embroidered' })).toBeFocused();
  await dialog.getByRole('button', { name: /upload 2/i }).click();
  await expect(page.getByText('2 images uploaded successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.nth(1)).toHaveAttribute('alt', 'Orange, hand embroidered');
  await expect(page.getByRole('main').getByText('Kaftan')).toBeVisible();
  for (const picture of await pictures.all()) {
    expect(await shownFile(picture)).toMatch(/-400\.webp$/);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit Image Details' });
  await edit.getByPlaceholder('e.g., Wedding Dress, Suit, Alterations').fill('Agbada');
  await edit.getByPlaceholder('Describe this piece...').fill('Emerald, three pieces');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Image updated')).toBeVisible();
  await expect(page.getByText('Emerald, three pieces').first()).toBeVisible();

  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted')).toBeVisible();
  await expect(page.getByText('Emerald, three pieces')).toHaveCount(0);
});

test('a file that is no picture gets a reason, and the others are kept', async ({ page, problems }) => {
  problems.allow(/4\d\d \(/);
  await aTailorInTheBrowser(page);
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Upload Your First Images' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      await photo('good.jpg', { r: 107, g: 63, b: 160 }),
      { name: 'liar.png', mimeType: 'image/png', buffer: Buffer.from('<html>not a picture</html>') },
    ]);
  await dialog.getByRole('button', { name: /upload 2/i }).click();
  await expect(dialog.getByText(/not a picture/i).first()).toBeVisible();
  await expect(dialog.getByText('1 image is in your portfolio. 1 was not uploaded.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByRole('img', { name: 'Portfolio image' })).toHaveCount(1);
});

test('a photo that was transferred by half is refused with the reason, and nothing of it is sent', async ({ page }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Upload Your First Images' }).click();
  const dialog = page.getByRole('dialog');
  // Large enough to be shrunk, by which the browser would hide what is missing.
  const whole = await noisyPicture({ width: 1600, height: 1200 }).jpeg().toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  expect(half.length).toBeGreaterThan(400_000);
  const file = { name: 'half.jpg', mimeType: 'image/jpeg', buffer: half };
  await dialog.locator('input[type=file]').first().setInputFiles(file);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await dialog.getByRole('button', { name: 'Upload 1 image' }).click();
  await expect(dialog.getByText(/^This picture is incomplete: a part of the file is missing/)).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible(page);
});

test('a photo of more than 10 MB is shrunk, and a file is retried alone', async ({ page, problems }) => {
  problems.allow(/503 \(/);
  await aTailorInTheBrowser(page);
  let claims = 0;
  await page.route('/api/gallery', async (route) => {
    const isFirst = route.request().method() === 'POST' && (claims += 1) === 1;
    await (isFirst ? route.fulfill(refusal(503, 'Try again in a moment')) : route.continue());
  });
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Upload Your First Images' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = await plainPicture({ width: 2000, height: 1900 }).png({ compressionLevel: 0 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(10_485_760);
  await dialog.locator('input[type=file]').first().setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Upload 1 image' }).click();
  await expect(dialog.getByText('Try again in a moment')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Retry large.png' }).click();
  await expect(page.getByText('1 image uploaded successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a batch continues after a lost connection, and is counted correctly', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await aTailorInTheBrowser(page);
  // The connection is lost after one picture is saved. Requests after it wait for that.
  let loseConnection = () => {};
  const lost = new Promise<void>((resolve) => (loseConnection = resolve));
  let claims = 0;
  await page.route('/api/gallery', async (route) => {
    if (route.request().method() === 'POST' && (claims += 1) > 1) await lost;
    await route.continue();
  });
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Upload Your First Images' }).click();
  const dialog = page.getByRole('dialog');
  const names = ['one', 'two', 'three', 'four', 'five', 'six'];
  const photos = await Promise.all(names.map((name, at) => photo(`${name}.jpg`, { r: 40 * at, g: 107, b: 79 })));
  await dialog.locator('input[type=file]').first().setInputFiles(photos);
  await dialog.getByRole('button', { name: 'Upload 6 images' }).click();
  await expect(dialog.getByRole('img', { name: 'Uploaded' }).first()).toBeVisible();
  await context.setOffline(true);
  await expect(dialog.getByText(/^You are offline/)).toBeVisible();
  loseConnection();
  await expect(dialog.getByText('No connection. The upload continues when you are back online.').first()).toBeVisible();
  await expect(page.getByText('Failed to save some images. 1 image uploaded successfully')).toBeVisible();
  await context.setOffline(false);
  // Resizing and saving five pictures takes longer on a busy machine.
  await expect(page.getByText('5 images uploaded successfully')).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();
  const pictures = page.getByRole('main').getByRole('img', { name: 'Portfolio image' });
  await expect(pictures).toHaveCount(6);
  await page.reload();
  await expect(pictures).toHaveCount(6);
});

/** Returns a function that reads the captions of a new tailor's three pictures from the page. */
async function threePieces(page: Page) {
  await aTailorInTheBrowser(page);
  const headers = { Origin: siteOrigin() };
  for (const [place, caption] of ['Agbada', 'Iro', 'Fila'].entries()) {
    const { mimeType, buffer } = await photo('piece.jpg', { r: 80 * place, g: 102, b: 43 });
    const reserved = await page.request.post('/api/objects/upload', { headers, data: { contentType: mimeType } });
    const { objectId, uploadURL } = await reserved.json();
    await page.request.put(uploadURL, { headers: { ...headers, 'Content-Type': mimeType }, data: buffer });
    const data = { objectId, displayOrder: place, caption, category: null };
    expect((await page.request.post('/api/gallery', { headers, data })).status()).toBe(201);
  }
  await page.goto('/gallery');
  const pieces = page.getByRole('main').getByRole('listitem').getByRole('img');
  await expect(pieces).toHaveCount(3);
  return () => pieces.evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to see there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const grip = (page: Page, number: number) => page.getByRole('button', { name: `Move picture ${number} of 3` });
const slot = (page: Page) => page.getByRole('main').getByText('Goes here');

test('pictures are reordered by dragging with the mouse', nightly, async ({ page }) => {
  const captions = await threePieces(page);
  const target = await middleOf(page.getByRole('img', { name: 'Fila' }));
  const start = await middleOf(grip(page, 1));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await expect(slot(page)).toBeAttached();
  await page.mouse.move(target.x, target.y, { steps: 8 });
  await expect(slot(page).locator('..')).toHaveCSS('order', '2');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.mouse.up();
  await expect.poll(captions).toEqual(['Iro', 'Fila', 'Agbada']);
  await saved;
  await page.reload();
  await expect.poll(captions).toEqual(['Iro', 'Fila', 'Agbada']);
});

test('pictures are reordered by dragging with a finger, and the page does not scroll', async ({ page }) => {
  const finger = await aTouch(page);
  const captions = await threePieces(page);
  const target = await middleOf(page.getByRole('img', { name: 'Iro' }));
  const scrolled = await page.evaluate(() => window.scrollY);
  await finger.down(await middleOf(grip(page, 1)));
  await expect(slot(page)).toBeAttached();
  await finger.move(target, 8);
  await expect(slot(page).locator('..')).toHaveCSS('order', '1');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await finger.up();
  await expect.poll(captions).toEqual(['Iro', 'Agbada', 'Fila']);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await saved;
  await page.reload();
  await expect.poll(captions).toEqual(['Iro', 'Agbada', 'Fila']);
});

test('pictures are reordered with the keyboard', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/gallery');
  const captions = () =>
    page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  await expect.poll(async () => (await captions()).length).toBeGreaterThan(2);
  const before = await captions();
  await page
    .getByRole('button', { name: /^(Move|Reorder)/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(captions).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.reload();
  await expect.poll(captions).toEqual([before[1], before[0], ...before.slice(2)]);
});
