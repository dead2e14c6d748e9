import { aPhoto } from '../support/pictures';
import {
  aTailorInTheBrowser,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  shownFile,
  signInAsDemo,
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
  await dialog.getByRole('button', { name: /upload 2/i }).click();
  await expect(page.getByText('2 images uploaded successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const pictures = page.getByRole('main').getByRole('img', { name: 'Portfolio image' });
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    expect(await shownFile(picture)).toMatch(/-640\.webp$/);
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

test('a file that is no picture is told why, and does not lose the others', async ({ page, problems }) => {
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
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('img', { name: 'Portfolio image' })).toHaveCount(1);
});

test('pictures change their order by keyboard', async ({ page }) => {
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
