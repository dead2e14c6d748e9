import type { Locator, Page } from '@playwright/test';
import { everyNth } from '../support/nightly';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, siteOrigin, test } from './journey';

/** The nine measures of a shirt, with the keys that they take. */
const shirt: [label: string, keys: string[], shown: string][] = [
  ['Neck', ['1', '6', 'one quarter'], '16¼'],
  ['Chest', ['4', '3'], '43'],
  ['Waist', ['3', '6', 'one half'], '36½'],
  ['Shoulder Width', ['1', '8', 'three quarters'], '18¾'],
  ['Sleeve Length', ['2', '5', 'one half'], '25½'],
  ['Armhole', ['2', '0'], '20'],
  ['Bicep', ['1', '4', 'one eighth'], '14⅛'],
  ['Wrist', ['7'], '7'],
  ['Shirt Length', ['3', '1', 'Point', '5'], '31.5'],
];

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Makes a tailor with a client, and opens the client by the former address of their measurements. */
async function atAClient(page: Page, profile: Record<string, unknown> = {}): Promise<void> {
  await aTailorInTheBrowser(page, profile);
  const made = await page.request.post('/api/customers', {
    headers: { Origin: siteOrigin() },
    data: { name: 'Chidi Eze' },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/measurements/${id}`);
  await expect(page).toHaveURL(new RegExp(`/clients/${id}$`));
}

/** Returns whether something lies over the field, or it is out of view. */
const isCovered = (field: Locator) =>
  field.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [left + 4, right - 4].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    return points.some(([x, y]) => document.elementFromPoint(x, y) !== element);
  });

for (const height of everyNth(2, [430, 740])) {
  test(`nine measures are taken with the keys of the screen, at 360 x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await atAClient(page);
    const counts = { taps: 0, digits: 0, nexts: 0 };
    const tap = async (kind: keyof typeof counts, target: Locator) => {
      await target.tap();
      counts[kind] += 1;
    };
    const dialog = page.getByRole('dialog');
    const key = (name: string) => dialog.getByRole('button', { name, exact: true });
    await tap('taps', page.getByRole('button', { name: 'Add Measurement' }).first());
    await tap('taps', dialog.getByRole('button', { name: /^Shirt/ }));
    for (const [index, [label, keys, shown]] of shirt.entries()) {
      const field = dialog.getByLabel(label, { exact: true });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('inputmode', 'none');
      await expect.poll(() => isCovered(field)).toBe(false);
      for (const each of keys) await tap('digits', key(each));
      await expect(field).toHaveValue(shown);
      await expect(field).toBeFocused();
      expect(await isCovered(field)).toBe(false);
      if (index === 4) await expectAccessible(page);
      if (index < shirt.length - 1) await tap('nexts', key('Next'));
    }
    await tap('taps', key('Save'));
    await expect(page.getByText('Measurement added successfully')).toBeVisible();
    await expect(page.getByRole('article').getByRole('definition')).toHaveText(
      shirt.map(([, , shown]) => `${shown.replace('.5', '½')} in`),
    );
    const digits = shirt.reduce((sum, [, keys]) => sum + keys.length, 0);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Dismiss' }).tap();
    await expect.poll(async () => (await page.getByRole('article').boundingBox())?.y).toBeLessThanOrEqual(260);
    console.log(`360 x ${height}: ${counts.digits} digits, ${counts.nexts} Next, ${counts.taps} other taps`);
    expect(counts).toEqual({ taps: 3, digits, nexts: 8 });
  });
}

test('a measure can be corrected, and a record filled in from the last one', async ({ page }) => {
  await atAClient(page);
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const press = async (...names: string[]) => {
    for (const name of names) await dialog.getByRole('button', { name, exact: true }).tap();
  };
  const begin = async () => {
    await page.getByRole('button', { name: 'Add Measurement' }).first().tap();
    await dialog.getByRole('button', { name: /^Dress/ }).tap();
  };
  await begin();
  await press('4', '2', 'Next', '3', '0', 'Delete', '2', 'Next');
  await expect(field('Waist')).toHaveValue('32');
  // A tap selects the whole value, which the next key replaces.
  await field('Chest').tap();
  await press('4', '0');
  await expect(field('Chest')).toHaveValue('40');
  // Another tap on the field in hand selects it again, for the keys of the screen and of a keyboard.
  await field('Chest').tap();
  await press('3', '9');
  await expect(field('Chest')).toHaveValue('39');
  await field('Chest').tap();
  await page.keyboard.type('40');
  await expect(field('Chest')).toHaveValue('40');
  // Keys of a keyboard and of the screen act on the same text.
  await page.keyboard.type('.5');
  await press('Delete', '2', '5');
  await expect(field('Chest')).toHaveValue('40.25');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await press('3');
  await expect(field('Chest')).toHaveValue('30.25');
  await press('Inches, change to centimetres');
  await expect(field('Chest')).toHaveValue('76.8');
  await press('Centimetres, change to inches');
  await expect(field('Chest')).toHaveValue('30.25');
  await dialog.getByRole('button', { name: 'Add Measurement' }).tap();
  await expect(page.getByText('Measurement added successfully')).toBeVisible();

  await begin();
  await press('5', '2');
  const slip = dialog.getByRole('status').filter({ hasText: '21¾ more than last time' });
  await expect(slip).toBeVisible();
  await expectAccessible(page);
  await press('Last 30¼');
  await expect(slip).toBeHidden();
  await press('Same as last time');
  await expect(field('Waist')).toHaveValue('32');
  await expectNoSidewaysScroll(page);
  await press('Back');
  await expect(dialog.getByRole('button', { name: /^Dress/ })).toBeFocused();
});

test('measures are read from one line, and what is not understood stays', async ({ page }) => {
  await atAClient(page, { country: 'France', lengthUnit: 'in' });
  await page.getByRole('button', { name: 'Add Measurement' }).first().tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Shirt/ }).tap();
  await dialog.getByRole('button', { name: 'One line' }).tap();
  const line = dialog.getByLabel('All measures in one line');
  await expect(line).toBeFocused();
  await line.fill('N15.5, chest forty two and a half, B13, W7, paunch 38');
  await expect(dialog.getByText('Not understood: paunch 38')).toBeVisible();
  await expectAccessible(page);
  const question = dialog.getByRole('group', { name: 'W 7 in: Waist or Wrist?' });
  await question.getByRole('button', { name: 'Wrist' }).tap();
  await expect(question).toBeHidden();
  await dialog.getByRole('button', { name: 'Fill in 3 measures' }).tap();
  await expect(dialog.getByLabel('Bicep', { exact: true })).toHaveValue('13');
  await expect(dialog.getByLabel('Neck', { exact: true })).toHaveValue('15.5');
  await expect(dialog.getByLabel('Chest', { exact: true })).toHaveValue('42½');
  await expect(line).toHaveValue('paunch 38');
  await line.fill('W36');
  await line.press('Enter');
  await expect(line).toBeHidden();
  await expect(dialog.getByLabel('Shoulder Width', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Add Measurement' }).tap();
  await expect(page.getByText('Measurement added successfully')).toBeVisible();

  const values = page.getByRole('article').getByRole('definition');
  await expect(values).toHaveText(['15½ in', '42½ in', '36 in', '13 in', '7 in']);
  const unit = page.getByRole('group', { name: 'Show all in' });
  await unit.getByRole('button', { name: 'cm' }).tap();
  await expect(values).toHaveText(['39.4 cm', '108 cm', '91.4 cm', '33 cm', '17.8 cm']);
  await expectAccessible(page);
  await unit.getByRole('button', { name: 'cm' }).tap();
  await expect(values).toHaveText(['15½ in', '42½ in', '36 in', '13 in', '7 in']);
});
