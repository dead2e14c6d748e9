import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';

test('a tailor downloads everything and deletes the account', async ({ page }) => {
  const { businessName, slug } = await aTailorInTheBrowser(page);
  await page.goto('/settings/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByText('Download started')).toBeVisible();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^seamfolk-${slug}-[0-9-]{10}\\.zip$`));
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(JSON.parse(Buffer.from(files['profile.json'] ?? []).toString())).toMatchObject({ businessName });

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog.getByLabel('Business Name')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('That is not your business name')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Business Name').fill(` ${businessName.toUpperCase()}`);
  await dialog.getByRole('button', { name: 'Delete account' }).click();

  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free' })).toBeVisible();
  await expect(page).toHaveURL(/^[^#?]*\/$/);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  expect((await page.request.get(`/tailors/${slug}`)).status()).toBe(404);
});
