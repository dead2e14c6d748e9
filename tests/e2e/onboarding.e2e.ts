import { expect, expectAccessible, expectNoSidewaysScroll, newPerson, signIn, test } from './journey';

test('a new tailor signs up, fills in the setup and lands on the dashboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up Free' }).first().click();
  await page.waitForURL('**/oidc/**');
  await expect(page.getByText(/local use/i).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await signIn(page, newPerson('Adésuwà', 'Bello'));

  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Tailor Profile' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByText('Business name is required')).toBeVisible();
  await expect(page.getByText('Please select at least one service category')).toBeVisible();
  await expect(page.getByLabel('Business name')).toBeFocused();
  await expectAccessible(page);

  const name = `Adésuwà & Daughters ${Date.now()}`;
  await page.getByLabel('Business name').fill(name);
  const slug = await page.getByLabel('Profile URL').inputValue();
  expect(slug).toMatch(/^adesuwa-and-daughters-\d+$/);
  await page.getByLabel('Bio').fill('Ankara, lace and aso-oke.\nBy appointment.');
  await expect(page.getByRole('button', { name: 'African Attire' })).toBeHidden();
  await page.getByRole('button', { name: 'Cultural & Traditional Wear' }).click();
  await page.getByRole('button', { name: 'African Attire' }).click();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('0803 555 0142');
  await page.getByRole('textbox', { name: /^WhatsApp/ }).fill('0803 555 0142');
  await page.getByLabel('City').fill('Ikeja');
  await page.getByRole('combobox', { name: 'Country' }).fill('Niger');
  await page.getByRole('option', { name: 'Nigeria' }).click();
  await page.getByRole('button', { name: 'Create Profile' }).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Ikeja, Nigeria')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Public Profile' }).getByRole('link', { name: 'View' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send it on WhatsApp' })).toHaveAttribute('href', /wa\.me\/\?text=/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'See your page' }).click();
  await expect(page).toHaveURL(new RegExp(`/tailors/${slug}$`));
  await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute('href', /wa\.me\/2348035550142/);
  await expect(page.getByRole('link', { name: 'Send SMS' })).toHaveAttribute('href', /^sms:/);
  await expect(page.getByText('No portfolio images yet')).toBeVisible();
});

test('a taken URL is reported on its field, and no text is lost', async ({ page, problems }) => {
  problems.allow(/409 \(Conflict\)/);
  await page.goto('/discover');
  const taken = await page.getByRole('link', { name: 'View Full Profile' }).first().getAttribute('href');
  await page.goto('/api/login?returnTo=/register');
  await signIn(page);
  await page.getByLabel('Business name').fill('Second of that name');
  await page.getByLabel('Profile URL').fill(taken?.split('/').at(-1) ?? '');
  await expect(page.getByText(/already taken/)).toBeVisible();
  await page.getByRole('button', { name: 'Alterations & Repairs' }).click();
  await page.getByLabel('City').fill('Accra');
  await page.getByRole('combobox', { name: 'Country' }).fill('Ghana');
  await page.getByRole('option', { name: 'Ghana' }).click();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByText('This URL is already taken').first()).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Accra');
  await page.getByLabel('Profile URL').fill(`second-${Date.now()}`);
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('logging out ends both sessions and returns to the landing page', async ({ page }) => {
  await page.goto('/api/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/register$/);
  await page
    .getByRole('link', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .click();
  await expect(page.getByRole('link', { name: 'Start Free' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto('/api/login');
  await expect(page.getByLabel('Email')).toBeVisible();
});
