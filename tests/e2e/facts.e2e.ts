import { aTailorInTheBrowser, expect, expectFits, test } from './journey';

const phone = { width: 360, height: 740 };

test('a tailor says what clients ask first, and is found by it', async ({ page }) => {
  await page.setViewportSize(phone);
  const businessName = 'Facts at a glance';
  const { slug } = await aTailorInTheBrowser(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();

  await page.getByLabel('Business Name').fill(businessName);
  await page.getByRole('button', { name: 'Services & Specialties' }).click();
  await page.getByRole('combobox', { name: /^Garments you make/ }).fill('agba');
  await page.getByRole('option', { name: 'Agbada' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What clients ask first' }).click();
  await page.getByLabel('Opening hours').selectOption('By weekday');
  await page.getByLabel('Mon–Fri opens').fill('08:30');
  await page.getByRole('checkbox', { name: 'Sat' }).check();
  await page.getByLabel('Sat closes').fill('08:00');
  await page.getByRole('switch', { name: 'Other times by appointment' }).click();
  await expect(page.getByLabel('Currency')).toHaveValue('NGN');
  await page.getByRole('textbox', { name: 'Agbada' }).fill('90000');
  const turnaround = page.getByRole('group', { name: /^Usual turnaround/ });
  await turnaround.getByLabel('From').fill('3');
  await turnaround.getByLabel('To', { exact: true }).fill('2');
  await page.getByRole('switch', { name: 'Home visits' }).click();
  await page.getByLabel(/^How far you go/).fill('15');
  await page.getByRole('combobox', { name: /^Languages you speak/ }).fill('pidg');
  await page.getByRole('option', { name: 'Nigerian Pidgin' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Bank transfer' }).click();
  await expectFits(page);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Must not be less than the first number')).toBeVisible();
  await expectFits(page);
  await turnaround.getByLabel('To', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your business profile has been updated successfully.')).toBeVisible();
  await expect(page.getByText('3 to 5 weeks')).toBeVisible();
  await expectFits(page);

  // A Monday in the zone of the browser, which is UTC.
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00Z'));
  await page.goto(`/tailors/${slug}`);
  for (const [term, answer] of [
    ['Hours', 'Open now · until 18:00'],
    ['Hours', 'Mon to Fri 8:30–18:00, Sat 9:00–8:00. Other times by appointment'],
    ['Prices', 'from ₦90,000'],
    ['Prices', 'Set in '],
    ['Turnaround', '3 to 5 weeks'],
    ['Home visits', 'Within 15 km'],
    ['Speaks', 'Nigerian Pidgin'],
    ['Payment', 'Bank transfer'],
  ] as const) {
    const fact = page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
    await expect(fact).toContainText(answer);
  }
  await expectFits(page);

  await page.clock.setFixedTime(new Date('2028-01-10T09:00:00Z'));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Change prices' }).click();
  await expect(page.getByRole('group', { name: /^From prices/ })).toBeFocused();
  await expectFits(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/settings$/);

  await page.goto('/discover?city=Lagos');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Home visits' }).click();
  await page.getByRole('button', { name: 'Has prices' }).click();
  await page.getByRole('combobox', { name: 'Languages' }).fill('pidg');
  await page.getByRole('option', { name: 'Nigerian Pidgin' }).click();
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/city=Lagos&languages=pcm&homeVisits=yes&hasPrices=yes$/);
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page.getByRole('heading', { name: businessName })).toBeVisible();
  await expectFits(page);

  await page.getByRole('button', { name: 'Filters (4)' }).click();
  await page.getByRole('button', { name: 'Remove Nigerian Pidgin' }).click();
  await page.getByRole('button', { name: 'Home visits' }).click();
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  const active = page.getByRole('list', { name: 'Active filters' });
  await active.getByRole('button', { name: 'Remove Has prices' }).click();
  await expect(page).toHaveURL(/\/discover\?city=Lagos$/);
});
