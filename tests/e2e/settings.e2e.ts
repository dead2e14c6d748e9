import type { Page } from '@playwright/test';
import { aPhoto } from '../support/pictures/pictures';
import {
  aTailorInTheBrowser,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  shownFile,
  siteOrigin,
  test,
} from './journey';

const section = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('a tailor reads, changes, cancels and saves the settings', async ({ page }) => {
  const { businessName, slug } = await aTailorInTheBrowser(page);
  await page.goto('/settings');
  await expect(page.getByText('Manage your business information and preferences')).toBeVisible();
  await expect(page.getByText(businessName).first()).toBeVisible();
  await expect(page.getByLabel('Business Name')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expectAccessible(page);
  await page.getByLabel('Business Name').fill('Never saved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(businessName).first()).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Business Name')).toHaveValue(businessName);
  await page.getByLabel('Business Name').fill('');
  await section(page, 'Location').click();
  await page.getByRole('combobox', { name: 'Country' }).fill('United Sta');
  await page.getByRole('option', { name: 'United States', exact: true }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Business name is required')).toBeVisible();
  await expect(section(page, 'Location')).toContainText('Please check State/Province, Postal Code');
  await expectAccessible(page);
  await section(page, 'Location').click();
  await expect(page.getByText('State/Province is required')).toBeVisible();
  await expect(page.getByText('Postal code is required')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('City').fill('Brooklyn');
  await page.getByLabel('State/Province').fill('New York');
  await page.getByLabel('Postal Code').fill('11201');
  await section(page, 'Public Profile').click();
  await page.getByRole('switch', { name: /Listed in the directory/ }).click();
  await section(page, 'Business Information').click();
  await page.getByLabel('Business Name').fill('Brooklyn Needle');
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto({ width: 300, height: 300 }) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your business profile has been updated successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`/tailors/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Brooklyn Needle' })).toBeVisible();
  await expect(page.getByText('Brooklyn, New York, United States 11201')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toHaveCount(0);
  const portrait = page.getByRole('main').getByRole('img', { name: 'Brooklyn Needle' });
  expect(await shownFile(portrait)).toMatch(/-192\.webp$/);
});

test('a phone shows the settings as rows, and the same section after Save, also above a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await aTailorInTheBrowser(page, { phone: '0803 555 0142', whatsapp: '0803 555 0142' });
  await page.goto('/settings');
  await expect(section(page, 'Contact Information')).toContainText('0803 555 0142, phone and WhatsApp');
  await expectAccessible(page);
  // Nine rows: six of the profile, new orders, the order book and the messages.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(972);
  const rowOf = (name: string) => section(page, name).evaluate((row) => row.closest('section')?.clientHeight);
  for (const name of ['Business Information', 'Public Profile']) expect(await rowOf(name)).toBe(56);

  await section(page, 'Business Information').press('Enter');
  await expect(page.getByText('Length unit')).toBeVisible();
  const { y = 0 } = (await section(page, 'Location').boundingBox()) ?? {};
  await section(page, 'Location').click();
  await expect(page.getByText('Length unit')).toBeHidden();
  // What is above it became lower, and the page cannot scroll further up than its top.
  expect((await section(page, 'Location').boundingBox())?.y).toBeLessThanOrEqual(y);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(section(page, 'Location')).toBeFocused();
  await page.setViewportSize({ width: 360, height: 430 });
  for (const [label, text] of [
    ['City', 'Ikeja'],
    ['Postal Code', '101233'],
  ] as const) {
    await page.getByLabel(label).fill(text);
    const isInView = await page.getByLabel(label).evaluate((field) => {
      const { left, top, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + height / 2) === field;
    });
    expect(isInView, `${label} is above the keyboard`).toBe(true);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(section(page, 'Location')).toBeFocused();
  await expect(section(page, 'Location')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Ikeja')).toBeInViewport();
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a tailor in a country without states and postal codes sees neither field', async ({ page }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Twenty years in Lagos');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByText('Twenty years in Lagos')).toBeVisible();
});

test('signing out everywhere asks first, and ends the session of another browser too', async ({
  page,
  browser,
  problems,
}) => {
  // The other browser may still read its book.
  problems.allow(/401 \(Unauthorized\)/);
  await aTailorInTheBrowser(page);
  const origin = siteOrigin();
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  await elsewhere.clearCookies({ name: /seamfolk-session$/ });
  const phone = await elsewhere.newPage();
  await phone.goto(`${origin}/api/login?returnTo=/clients`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Client Management');

  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(`${origin}/`);
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  expect((await phone.request.get(`${origin}/api/auth/user`)).status()).toBe(401);
  await elsewhere.close();
});
