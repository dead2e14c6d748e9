import { expect, expectAccessible, expectNoSidewaysScroll, signInAsDemo, test } from './journey';

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a tailor opens a client and compares two records, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await signInAsDemo(page);
    await page.goto('/clients');
    await page.getByLabel('Search clients').fill('oluwa');
    await page.getByRole('link', { name: 'Olúwaṣeun Adébáyọ̀', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Olúwaṣeun Adébáyọ̀' })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const checks = page.getByRole('checkbox', { name: /^Compare/ });
    await checks.last().check();
    await checks.first().check();
    const compare = page.getByRole('link', { name: 'Compare 2' });
    await compare.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await compare.click();
    await expect(page.getByText(/^\d+ changed$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Chest', exact: true }).click();
    const values = page.getByRole(size.width < 1100 ? 'dialog' : 'complementary', { name: 'Chest' });
    await expect(values.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    if (size.width < 1100) await page.keyboard.press('Escape');

    // Back keeps the selection and the scroll position.
    await page.getByRole('link', { name: 'Back to the client' }).click();
    await expect(checks.first()).toBeChecked();
    await expect(checks.last()).toBeChecked();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

    await page.getByRole('button', { name: /^Navy trousers/ }).click();
    const record = page.getByRole('dialog');
    await expectAccessible(page);
    await record.getByRole('link', { name: /^Card of/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Measurement card' })).toBeVisible();
    await page.goBack();
    await record.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: /^Navy trousers/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Navy trousers/ })).toBeVisible();

    await page.getByRole('link', { name: 'Back to clients' }).click();
    await expect(page.getByLabel('Search clients')).toHaveValue('oluwa');
  });
}
