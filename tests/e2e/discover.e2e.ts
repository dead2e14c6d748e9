import type { Page } from '@playwright/test';
import { aTailorInTheBrowser, expect, expectAccessible, expectFits, expectNoSidewaysScroll, test } from './journey';

const cards = (page: Page) => page.getByRole('link', { name: 'View Full Profile' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const phone = { width: 360, height: 740 };

/** Returns the card's position in the window, in whole pixels. */
async function heightOf(page: Page, href: string): Promise<number> {
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${href}"]`) });
  await expect(card).toBeVisible();
  return card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** Cards are at fractions of a pixel and positions are stored in whole ones, so a card can be one pixel away. */
async function expectAt(page: Page, { href, top }: { href: string; top: number }): Promise<void> {
  await expect.poll(async () => Math.abs((await heightOf(page, href)) - top)).toBeLessThanOrEqual(1);
}

/** Opens the profile of a card. Returns what Back has to restore: the card, and its position. */
async function openCard(page: Page, index: number) {
  const card = cards(page).nth(index);
  await card.evaluate((element) => element.closest('li')?.scrollIntoView());
  // The app saves the position when scrolling ends.
  await expect
    .poll(() => page.evaluate(() => history.state?.list?.top === Math.round(scrollY) && scrollY > 0))
    .toBe(true);
  const href = (await card.getAttribute('href')) ?? '';
  const top = await heightOf(page, href);
  await card.click();
  await page.waitForURL(`**${href}`);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  return { href, top };
}

test("Back restores the list's length and scroll position, also after a reload", async ({ page, browser }) => {
  await page.goto('/discover');
  for (const pages of [1, 2, 3]) {
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(pages * 24);
    await cards(page).last().scrollIntoViewIfNeeded();
  }
  const first = await openCard(page, 50);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectAt(page, first);

  const second = await openCard(page, 40);
  // The newest come first, so every card moves by one.
  await aTailorInTheBrowser(await browser.newPage());
  await page.reload();
  await page.getByRole('link', { name: 'Back to Search' }).click();
  await expectAt(page, second);
});

test('Load more keeps the scroll position and focuses the first new card', async ({ page }) => {
  // Without an observer, nothing loads automatically.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await page.goto('/discover');
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole('button', { name: 'Load more' });
  await more.focus();
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(48);
  const names = page.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(names.nth(24)).toBeFocused();
  await expect(names.nth(24)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a business is found by its name, and typing is not interrupted by results', async ({ page }) => {
  await page.goto('/discover');
  await expect(heading(page)).toHaveText(/^\d+ Tailors Found$/);
  await page.getByRole('button', { name: 'Business name' }).click();
  const name = page.getByRole('searchbox', { name: 'Business name' });
  await name.pressSequentially('Adunni', { delay: 150 });
  await expect(name).toHaveValue('Adunni');
  await expect(page).toHaveURL('/discover?q=Adunni');
  await expect(heading(page)).toHaveText('1 Tailor Found');
  await expect(page.getByText('Named “Adunni”, newest first')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Adunni Couture', exact: true }).click();
  await expect(heading(page)).toHaveText('Adunni Couture');
  await page.goBack();
  await expect(name).toHaveValue('Adunni');
  await expect(heading(page)).toHaveText('1 Tailor Found');

  await page.getByRole('button', { name: 'Remove “Adunni”' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(name).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/discover?q=Adunni');
  await expect(name).toHaveValue('Adunni');
});

test('on a phone the filters are a sheet with its button in view, which leads to the heading of the results', async ({
  page,
}) => {
  for (const height of [740, 430]) {
    await page.setViewportSize({ width: 360, height });
    await page.goto('/discover');
    const opener = page.getByRole('button', { name: 'Filters', exact: true });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('group', { name: 'Services' })).toBeVisible();
    await expect(sheet.getByLabel('Garments')).toBeVisible();
    const show = sheet.getByRole('button', { name: /^Show / });
    await expect(show).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await sheet.getByRole('combobox', { name: 'Garments' }).fill('agbada');
    await page.getByRole('option', { name: 'Agbada', exact: true }).click();
    await expect(page).toHaveURL('/discover?garments=Agbada');
    await expect(show).toBeInViewport({ ratio: 1 });
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
    await expect(heading(page)).toHaveText(/^\d+ Tailors? Found$/);
    await page.goBack();
    await expect(page).toHaveURL('/discover');
  }
});

test('on a phone a press of Filters right after a place was written opens them', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/discover');
  await expect(heading(page)).toContainText('Tailors Found');
  const filters = page.getByRole('button', { name: /^Filters/ });
  // The place has no suggestions, whose list would cover the button.
  await page.getByRole('combobox', { name: 'Near' }).pressSequentially('Zzxqvk');
  const before = await filters.boundingBox();
  await filters.click();
  await expect(page).toHaveURL('/discover?near=Zzxqvk');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await filters.boundingBox())?.x, 'the radius is beside the button now').not.toBe(before?.x);
});

test('on a phone Back from the sheet keeps what was chosen, and a shared link fills it in', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/discover');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Location' }).click();
  for (const part of ['City', 'State/Province', 'Postal Code']) await expect(sheet.getByLabel(part)).toBeVisible();
  await sheet.getByLabel('Country').fill('USA');
  await expect(page).toHaveURL('/discover?country=USA');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/discover?country=USA');
  await expect(heading(page)).toHaveText(/^\d+ Tailors Found$/);
  const opened = await openCard(page, 5);
  await page.goBack();
  await expectAt(page, opened);

  const shared = await page.context().newPage();
  await shared.setViewportSize(phone);
  await shared.goto(page.url());
  await shared.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(shared.getByLabel('Country')).toHaveValue('USA');
  await shared.getByLabel('Country').press('Enter');
  await expect(shared.getByRole('dialog')).toBeHidden();
  await expect(heading(shared)).toBeFocused();
});

test('messages for a place without tailors, an unknown place and a whole country', async ({ page }) => {
  await page.goto('/discover?near=Fargo%2C+ND');
  await expect(heading(page)).toHaveText('No Tailors Found');
  await expect(page.getByText('No tailors within 25 miles of Fargo, North Dakota, United States.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The nearest tailors beyond that' })).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .getByText(/^\d+ miles$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/discover?near=zzqqxx');
  await expect(heading(page)).toHaveText('No Tailors Found');
  await expect(page.getByText(/We couldn't find that place/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Look for a business named “zzqqxx”' }).click();
  await expect(page).toHaveURL('/discover?q=zzqqxx');

  await page.goto('/discover?near=Nigeria');
  await expect(page.getByText('In Nigeria, newest first')).toBeVisible();
  await expect(page.getByLabel('Within')).toBeDisabled();
});

test('a search with too many filters says which one to leave out', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/discover?near=Houston&garments=Agbada&languages=yo&homeVisits=yes');
  await expect(heading(page)).toHaveText('No Tailors Found');
  await expect(page.getByRole('heading', { name: 'Leave one out' })).toBeVisible();
  const ways = page.getByRole('link', { name: /^Remove .*: \d+ tailors? / });
  expect(await ways.count()).toBeLessThanOrEqual(4);
  const [found = ''] = /\d+ tailors? .*$/.exec((await ways.first().getAttribute('aria-label')) ?? '') ?? [];
  await expect(page.getByRole('heading', { level: 2, name: found })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectFits(page);
  await ways.first().click();
  await expect(heading(page)).toHaveText(new RegExp(`^${parseInt(found)} Tailors? Found$`));
  await expect(heading(page)).toBeFocused();
});

test('the landing page leads to the search with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const where = page.getByPlaceholder('City, zipcode, or address');
  await where.focus();
  await page.keyboard.type('brookl', { delay: 60 });
  await expect(page.getByRole('option', { name: 'Brooklyn, New York, United States' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/discover?near=Brooklyn%2C+New+York%2C+United+States');
  await expect(page.getByText('Near Brooklyn, New York, United States, nearest first')).toBeVisible();

  await page.goBack();
  await where.fill('');
  await where.press('Enter');
  await expect(page).toHaveURL('/discover');
});

for (const [locale, place, distance] of [
  ['en-GB', 'Brooklyn, NY', /^(under 1 mile|[\d.]+ miles?)$/],
  ['de-DE', 'Brooklyn, NY', /^(under 1|[\d.]+) km$/],
  ['en-NG', 'Lagos', /^in Lagos$/],
] as const) {
  test.describe(`read in ${locale}`, () => {
    test.use({ locale });
    test('distances are in the unit of the country', async ({ page }) => {
      await page.goto(`/discover?near=${encodeURIComponent(place)}`);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('listitem').getByText(distance).first()).toBeVisible();
      const usual = await page
        .getByLabel('Within')
        .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text);
      expect(usual).toBe(locale === 'en-GB' ? '25 miles' : '40 km');
    });
  });
}
