import type { Locator } from '@playwright/test';
import { clientsToChoose, expect, nightly, signInAsDemo, test } from './journey';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Returns how a state is drawn when the system determines the colours. */
const look = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { backgroundColor, color };
  });

async function expectApart(on: Locator, off: Locator): Promise<void> {
  const [chosen, other] = [await look(on), await look(off)];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.color).not.toBe(chosen.backgroundColor);
}

test.beforeEach(({ page }) => signInAsDemo(page));

test('forced colours show the current tab, on a phone and on a desktop', nightly, async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/clients');
    const tabs = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link');
    await expect(tabs.filter({ hasText: 'Clients' })).toHaveAttribute('aria-current', 'page');
    await expectApart(tabs.filter({ hasText: 'Clients' }), tabs.filter({ hasText: 'Measure' }));
  }
});

test('forced colours show the unit in use', nightly, async ({ page }) => {
  await page.goto('/measurements');
  await clientsToChoose(page).first().click();
  const shown = page.getByRole('group', { name: 'Show all in' });
  await shown.getByRole('button', { name: 'cm' }).click();
  await expectApart(shown.getByRole('button', { pressed: true }), shown.getByRole('button', { pressed: false }));
  await page.getByRole('button', { name: 'Add Measurement' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Shirt/ })
    .click();
  const unit = page.getByRole('group', { name: 'Unit' });
  await expectApart(unit.getByRole('button', { pressed: true }), unit.getByRole('button', { pressed: false }));
});

test(
  'forced colours show whether a tailor is listed, the services that are chosen, and the pins of the map',
  nightly,
  async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Public Profile' }).click();
    const listed = page.getByRole('switch', { name: /Listed in the directory/ });
    const thumb = () => listed.evaluate((input) => getComputedStyle(input, '::before').backgroundColor);
    await expect(listed).toBeChecked();
    const on = await look(listed);
    expect(await thumb()).not.toBe(on.backgroundColor);
    await listed.click();
    const off = await look(listed);
    expect(await thumb()).not.toBe(off.backgroundColor);
    expect(on.backgroundColor).not.toBe(off.backgroundColor);

    await page.goto('/discover');
    const chips = page
      .getByRole('group', { name: /Service/ })
      .first()
      .getByRole('button');
    await chips.first().click();
    await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
    await expectApart(chips.first(), chips.nth(1));

    await page.goto('/discover?view=map');
    const map = page.getByRole('region', { name: 'Map' });
    const pin = map.getByRole('button', { name: /, |tailors (in|around) / }).first();
    await expect(pin).toBeVisible({ timeout: 60_000 });
    const [ground, face] = [await look(map.locator('> div > div').first()), await look(pin.locator('span'))];
    expect(face.backgroundColor).not.toBe(ground.backgroundColor);
    expect(face.color).not.toBe(face.backgroundColor);
  },
);
