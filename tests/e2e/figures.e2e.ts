import { devices } from '@playwright/test';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, test, untilTakenOver } from './journey';

test("a visitor's view and call are counted, but no preview and not the tailor's own visit", async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const { slug } = await aTailorInTheBrowser(page, { phone: '0803 555 0142' });
  await page.goto(`/tailors/${slug}`);
  await page.getByRole('link', { name: 'Call Now' }).first().click();
  const preview = await playwright.request.newContext({ baseURL, userAgent: 'WhatsApp/2.24.6.77 A' });
  expect(await (await preview.get(`/tailors/${slug}`)).text()).toContain(slug);
  await preview.dispose();
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Public Profile' });
  await expect(card.getByText('No visitors in the last 7 days')).toBeVisible();
  await expectAccessible(page);

  // The name of a usual browser: headless Chromium counts as a program.
  const { userAgent, viewport } = devices['Galaxy S9+'];
  const phone = await browser.newContext({ baseURL, userAgent, viewport, locale: 'en-US' });
  const visitor = await phone.newPage();
  await visitor.goto(`/tailors/${slug}`);
  await untilTakenOver(visitor);
  const counted = visitor.waitForResponse(`**/api/tailors/${slug}/contacts`);
  await visitor.getByRole('link', { name: 'Call Now' }).first().click();
  expect((await counted).status()).toBe(204);
  expect(await phone.cookies()).toEqual([]);
  await phone.close();

  // The server writes its counts every few seconds.
  await expect(async () => {
    await page.reload();
    await expect(card.getByRole('definition')).toHaveText(['1', '1', '0'], { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(card.getByRole('term')).toHaveText(['View', 'Contact tap', 'In searches']);
  await expect(card.getByRole('img', { name: /^Views by day: .*today 1$/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
