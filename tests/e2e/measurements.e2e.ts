import { everyNth } from '../support/nightly';
import {
  aTailorInTheBrowser,
  expect,
  expectAccessible,
  expectAccessibleOnEveryWidth,
  expectNoSidewaysScroll,
  signInAsDemo,
  test,
} from './journey';

test('a tailor measures a client by template, changes the record and deletes it', async ({ page }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/measurements');
  await expect(page.getByText('No clients yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add your first client' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Chidi Eze');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByText('Client added successfully')).toBeVisible();

  await page.goto('/measurements');
  await expect(page.getByText('Select a client from the left to view their measurements')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Measurement' })).toHaveCount(0);
  await page.getByRole('link', { name: /Chidi Eze/ }).click();
  await expect(page.getByText('No measurements yet')).toBeVisible();
  await expect(page.getByText('Add the first measurement for Chidi Eze')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Measurement' }).first().click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Dress/ }).click();
  await expect(dialog.getByPlaceholder('e.g., 15.5 in')).toHaveCount(6);
  await dialog.getByLabel('Chest').fill('40 1/2 in');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: /^Shirt/ }).click();
  await expect(dialog.getByPlaceholder('e.g., 15.5 in')).toHaveCount(9);
  await expect(dialog.getByLabel('Chest')).toHaveValue('40½');
  await dialog.getByLabel('Label').fill('Wedding shirt');
  await dialog.getByLabel('Shoulder Width').fill('18 in');
  await dialog.getByLabel('Additional Notes').fill('Stands very straight');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Measurement' }).click();
  await expect(page.getByText('Measurement added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Wedding shirt')).toBeVisible();
  await expect(page.getByText(/less than a minute ago/)).toBeVisible();
  await expect(page.getByText('Stands very straight')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Edit Wedding shirt' }).click();
  await expect(dialog.getByPlaceholder('e.g., 15.5 in')).toHaveCount(18);
  await dialog.getByLabel('Hip').fill('39 in');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Update Measurement' }).click();
  await expect(page.getByText('Measurement updated successfully')).toBeVisible();
  await expect(page.getByText('Hip', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No measurements yet')).toBeVisible();
});

test("two years of a client's records are readable, on every width", async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/measurements');
  await page.getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/clients\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/ago$/).first()).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

for (const size of everyNth(2, [
  { width: 360, height: 430 },
  { width: 360, height: 740 },
  { width: 1280, height: 650 },
])) {
  test(`every measure is above the keys when it is typed, at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await signInAsDemo(page);
    await page.goto('/measurements');
    await page.getByRole('list').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add Measurement' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Shirt/ }).click();
    const fields = dialog.getByPlaceholder('e.g., 15.5 in');
    // Usual figures, so that no notice about a slip stands between two fields.
    const figures = ['16', '42', '36', '18', '25', '18', '13', '7', '31'];
    await expect(fields).toHaveCount(figures.length);
    for (const [index, figure] of figures.entries()) {
      await expect(fields.nth(index)).toBeFocused();
      const isCovered = () =>
        fields.nth(index).evaluate((field) => {
          const { left, top, bottom } = field.getBoundingClientRect();
          return [top + 4, bottom - 4].some((y) => document.elementFromPoint(left + 8, y) !== field);
        });
      await expect.poll(isCovered).toBe(false);
      await page.keyboard.type(figure);
      const next = dialog.getByRole('button', { name: 'Next' });
      if (index % 3 === 2 && (await next.isVisible())) await next.click();
      else await page.keyboard.press(index % 2 === 0 ? 'Enter' : 'Tab');
      await expect(fields.nth(index)).toHaveValue(figure);
    }
    await expectAccessible(page);
    await fields.first().click();
    await page.keyboard.type('15');
    await expect(fields.first()).toHaveValue('15');
  });
}
