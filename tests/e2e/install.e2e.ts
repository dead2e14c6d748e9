import type { Page } from '@playwright/test';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, nightly, test } from './journey';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Opens Home and makes the offer that Chromium makes for an installable site. */
async function openHome(page: Page) {
  await page.goto('/dashboard');
  await page.evaluate(() => {
    const prompt = async () => void (document.documentElement.dataset.asked = 'yes');
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }));
  });
}

test('Home offers to add the workroom to the home screen, but not beside a notice', nightly, async ({ page }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/about');
  // The workroom was used on two days before.
  await page.evaluate(() => localStorage.setItem('install-hint', '2 2026-01-01'));
  await openHome(page);
  const hint = page.getByRole('region', { name: 'Keep the book on your home screen' });
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A form that is left open makes a notice.
  await page.goto('/measurements#walk-in');
  await page.getByRole('dialog').getByLabel('Name').first().fill('Ada Obi');
  await openHome(page);
  await expect(page.getByRole('navigation', { name: 'Unfinished records' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Keep the book on your home screen', includeHidden: true }),
  ).toBeAttached();
  await expect(hint).toBeHidden();

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
  });
  await openHome(page);
  await hint.getByRole('button', { name: 'Add to home screen' }).click();
  await expect(page.locator('html[data-asked="yes"]')).toBeAttached();
  await expect(hint).toBeHidden();
  await openHome(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  await expect(hint).toBeHidden();
});
