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

test('a tailor adds, finds, changes and deletes a client', async ({ page }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await expect(page.getByText('No clients yet')).toBeVisible();
  await expect(page.getByText('Add your first client to start managing your customer base')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Folákẹ́ Adéyẹmí');
  await dialog.getByLabel('Phone').fill('0803 555 0142');
  await dialog.getByLabel('Notes').fill('Prefers a loose fit');
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByText('Client added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 total client', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /0803 555 0142/ }).first()).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByPlaceholder('Search clients by name or phone...').fill('nobody');
  await expect(page.getByText('No clients match your search')).toBeVisible();
  await page.getByPlaceholder('Search clients by name or phone...').fill('555 01');
  await expect(page.getByText('Folákẹ́ Adéyẹmí')).toBeVisible();

  await page.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Client' });
  await expect(edit.getByText('Update client information')).toBeVisible();
  await edit.getByLabel('WhatsApp').fill('+44 7700 900123');
  await edit.getByRole('button', { name: 'Update Client' }).click();
  await expect(page.getByText('Client updated successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: /7700 900123/ })).toHaveAttribute('href', 'https://wa.me/447700900123');

  await page.getByRole('button', { name: /^Delete/ }).click();
  const remove = page.getByRole('alertdialog', { name: 'Delete Client' });
  await expect(remove).toContainText(
    'Are you sure you want to delete this client? This action cannot be undone. All associated measurements will also be deleted.',
  );
  await expect(remove.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await remove.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Client deleted successfully')).toBeVisible();
  await expect(page.getByText('No clients yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 total client', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Delete/ }).click();
  await remove.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No clients yet')).toBeVisible();
  // Within the time of Undo: the browser completes the delete while it leaves the page.
  await page.reload();
  await expect(page.getByText('No clients yet')).toBeVisible();
});

test('a form with unsaved text asks before it closes', async ({ page }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Name').fill('Half a name');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard changes?')).toBeVisible();
  await expectAccessible(page);
});

test('the demo tailor has a full book of clients on every width', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/dashboard');
  await expectAccessible(page);
  await page.goto('/clients');
  await expect(page.getByText('25 total clients')).toBeVisible();
  await expectAccessibleOnEveryWidth(page);
});

for (const width of everyNth(2, [360, 1280])) {
  test(`a new client is in view at ${width} px, and their measurements are one step away`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInAsDemo(page);
    await page.goto('/clients');
    const isPhone = width === 360;
    const sorting = page.getByRole('button', { name: /^Sort, filter, import/ });
    if (isPhone) {
      await sorting.click();
      await page.getByRole('button', { name: 'Last measured first' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Measured', exact: true }).click();
      await page.getByRole('button', { name: /^Show \d+ clients$/ }).click();
    } else {
      await page.getByLabel('Sort').selectOption('Last measured first');
      await page.getByLabel('Show').selectOption('Measured');
    }
    await expect(page.getByText(/^Measured .* ago$/).first()).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    if (isPhone) {
      await expect(sorting).toHaveText('Sort, filter, import, export, changed');
    } else {
      await expect(page.getByLabel('Show')).toHaveValue('measured');
      await expect(page.getByLabel('Sort')).toHaveValue('measured');
    }

    await page.getByRole('button', { name: 'Add Client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Client' });
    const name = `Yetunde ${width}`;
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add Client' }).click();
    const next = page.getByRole('link', { name: `Take measurements of ${name}` });
    await expect(next).toBeFocused();
    // The form's entry of the history is gone, and the page has kept its place.
    await expect.poll(() => page.evaluate(() => 'dialog' in Object(history.state))).toBe(false);
    await expect(next).toBeInViewport();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await next.click();
    await expect(page.getByRole('dialog', { name: 'Add Measurement' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText('No measurements yet')).toBeVisible();

    if (isPhone) {
      await page.getByRole('button', { name: `Edit or delete ${name}` }).click();
      await page.getByRole('button', { name: 'Delete client' }).click();
    } else {
      await page.goto('/clients');
      await page.getByRole('button', { name: `Delete ${name}` }).click();
    }
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeHidden();
  });
}

test('a phone of 360 x 740 shows eight clients, and the letters lead through the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsDemo(page);
  await page.goto('/clients');
  const rows = page.getByRole('region', { name: 'Your Clients' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  const whole = await rows.evaluateAll(
    (all, end) => all.filter((row) => row.getBoundingClientRect().bottom <= end).length,
    bar?.y ?? 0,
  );
  expect(whole).toBeGreaterThanOrEqual(7);
  const index = page.getByRole('slider', { name: 'Letter' });
  await index.focus();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(rows.first()).toBeInViewport();
  const box = await index.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4);
  await expect(rows.last()).toBeInViewport();
  await expectAccessible(page);
});
