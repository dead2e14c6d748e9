import { aTailorInTheBrowser, expect, expectFits, test } from './journey';

test('a tailor makes a sheet of own measures and measures by it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await aTailorInTheBrowser(page, { serviceCategories: ['Agbada'] });
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('Chidi Eze');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByText('Client added successfully')).toBeVisible();

  await page.goto('/measurements');
  await page.getByRole('link', { name: /Chidi Eze/ }).click();
  await page.getByRole('button', { name: 'Add Measurement' }).first().click();
  await expectFits(page);
  const starter = page.getByRole('region', { name: 'Your sheets' }).getByRole('button', { name: /^Agbada/ });
  await expect(starter).toBeVisible();
  await page.getByRole('button', { name: 'New sheet' }).click();
  const top = page.getByRole('dialog').last();
  await expectFits(page);
  await top.getByRole('button', { name: /^Agbada/ }).click();
  await top.getByRole('button', { name: 'Remove Wrist' }).click();
  await top.getByRole('combobox', { name: 'Add a measure' }).fill('Fila depth');
  await page.keyboard.press('Enter');
  await expect(top.getByRole('button', { name: 'Remove Fila depth' })).toBeVisible();
  await top.getByText('Other names, where the tape goes').click();
  await top.getByLabel('Where the tape goes').fill('Ear to crown');
  await expectFits(page);
  await top.getByRole('button', { name: 'Add sheet' }).click();
  await expect(page.getByText('Sheet added')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Agbada.*fields$/ }).click();
  await expect(dialog.getByLabel('Label this measurement')).toHaveValue('Agbada');
  await dialog.getByLabel('Neck', { exact: true }).fill('16');
  await dialog.getByLabel('Agbada length').fill('54');
  await dialog.getByLabel('Fila depth').fill('7 1/2');
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Add Measurement' }).click();
  await expect(page.getByText('Measurement added successfully')).toBeVisible();
  const record = page.getByRole('article', { name: /^Agbada/ });
  await expect(record.getByText('Agbada length')).toBeVisible();
  await expect(record.getByText('Fila depth')).toBeVisible();

  await page.getByRole('button', { name: 'Add Measurement' }).first().click();
  await dialog.getByRole('button', { name: /^Agbada again/ }).click();
  await expect(dialog.getByLabel('Agbada length')).toHaveValue('54');
  await expectFits(page);
});
