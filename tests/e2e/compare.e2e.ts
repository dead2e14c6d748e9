import { expect, expectAccessible, expectFits, signInAsDemo, test } from './journey';

test('a tailor opens a client and compares two records', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsDemo(page);
  await page.goto('/clients');
  await page.getByLabel('Search clients').fill('oluwa');
  await page.getByRole('link', { name: 'Olúwaṣeun Adébáyọ̀', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olúwaṣeun Adébáyọ̀' })).toBeFocused();
  await expectFits(page);

  const checks = page.getByRole('checkbox', { name: /^Compare/ });
  await checks.last().check();
  await checks.first().check();
  const compare = page.getByRole('link', { name: 'Compare 2' });
  await compare.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await compare.click();
  await expect(page.getByText(/^\d+ changed$/)).toBeVisible();
  await expectFits(page);
  // The values of a measure are beside the table, and on a phone in a dialog.
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.getByRole('button', { name: 'Chest', exact: true }).click();
  const shownIn = (role: 'complementary' | 'dialog') => page.getByRole(role, { name: 'Chest' }).getByRole('listitem');
  await expect(shownIn('complementary').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(shownIn('dialog').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Back keeps the selection and the scroll position.
  await page.getByRole('link', { name: 'Back to the client' }).click();
  await expect(checks.first()).toBeChecked();
  await expect(checks.last()).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await page.getByRole('button', { name: /^Navy trousers/ }).click();
  const record = page.getByRole('dialog');
  await expectFits(page);
  await record.getByRole('link', { name: /^Card of/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Measurement card' })).toBeVisible();
  await page.goBack();
  await record.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Navy trousers/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectFits(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Navy trousers/ })).toBeVisible();

  await page.getByRole('link', { name: 'Back to clients' }).click();
  await expect(page.getByLabel('Search clients')).toHaveValue('oluwa');
});
