import { expect, test } from './journey';
import { settled } from './settled';

test('a page settles despite an endless animation and pictures below the fold', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 500, iterations: Infinity });
    document.body.insertAdjacentHTML('beforeend', '<img id="far" alt="" width="9" height="9" loading="lazy">');
    const far = document.getElementById('far') as HTMLImageElement;
    Object.assign(far.style, { position: 'absolute', top: '20000px' });
    far.src = '/icon-192.png';
  });
  await settled(page);
  expect(await page.locator('#far').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});

test('a picture that never loads is reported in time', async ({ page }) => {
  await page.route('**/never.png', () => undefined);
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/never.png" alt="" width="9" height="9">');
  });
  await expect(settled(page, 2_000)).rejects.toThrow('/never.png');
});
