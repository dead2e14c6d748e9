import { extractText } from 'unpdf';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { aTouch } from './touch';

test('a visitor searches from the landing page, opens a tailor and finds every way to reach them', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Seamfolk/);
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toHaveAttribute('href', '/api/login');
  await expect(page.getByRole('link', { name: 'Start Free' })).toHaveAttribute('href', '/api/login');
  for (const heading of ['How It Works', 'Looking for a Tailor?', 'Who Seamfolk Is For', '100% Free to Start']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByPlaceholder('City, zipcode, or address').fill('Leicester');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/discover\?near=Leicester/);
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ Tailors? Found$/ })).toBeVisible();
  await expectAccessible(page);

  // A place where no other journey adds or unlists tailors.
  await page.getByRole('link', { name: 'View Full Profile' }).first().click();
  await expect(page).toHaveURL(/\/tailors\/adesina-and-mehta$/);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Portfolio' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page
    .getByRole('link', { name: 'Back to Search' })
    .or(page.getByRole('button', { name: 'Back to Search' }))
    .click();
  await expect(page).toHaveURL(/\/discover\?near=Leicester/);
});

test('a phone shows the search of the landing page at once, and the whole page in few screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const find = page.getByRole('button', { name: 'Find a Tailor' });
  await expect(find).toBeInViewport({ ratio: 1 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(4700);

  await page.getByRole('combobox', { name: 'What' }).pressSequentially('agb');
  await page.getByRole('option', { name: 'Agbada' }).click();
  await find.click();
  await expect(page).toHaveURL('/discover?garments=Agbada');
});

test("a tap on a card shows the tailor's name before the server answers; a scroll asks for nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const finger = await aTouch(page);
  const requests: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/**', async (route) => {
    requests.push(new URL(route.request().url()).pathname);
    await answered;
    await route.continue();
  });
  const link = page.locator('[data-tailor] h2 a').first();
  const open = async () => {
    await page.goto('/discover?near=Leicester');
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    return { x: x + 5, y: y + 5 };
  };
  const start = await open();
  await finger.down(start);
  await finger.move({ ...start, y: start.y - 200 }, 4);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await finger.up();

  const at = await open();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('asked-tailor')),
  );
  expect(requests).toEqual([]);
  const name = (await link.textContent()) ?? '';
  const asked = page.waitForRequest('**/api/tailors/*');
  await finger.down(at);
  await asked;
  await finger.up();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Leicester').first()).toBeVisible();
  expect(requests).toEqual([expect.stringMatching(/^\/api\/gallery\//), expect.stringMatching(/^\/api\/tailors\//)]);
  answer();
  await expect(page.getByRole('link', { name: 'Call Now' }).first()).toBeVisible();
});

test('filters narrow the directory, are in the address and are restored by Back', async ({ page }) => {
  await page.goto('/discover');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^\d+ Tailors Found$/);
  const all = await heading.textContent();

  await page.getByRole('button', { name: 'Location', exact: true }).click();
  await page.getByLabel('Country').fill('USA');
  await expect(page).toHaveURL(/country=USA/);
  await expect(heading).not.toHaveText(all ?? '');

  await expect(page.getByRole('button', { name: 'African Attire' })).toBeHidden();
  await page.getByRole('button', { name: 'Cultural & Traditional Wear' }).click();
  await page.getByRole('button', { name: 'African Attire' }).click();
  await expect(page).toHaveURL(/culturalCategories=African/);
  await page.getByRole('button', { name: /^Clear All \(2\)/ }).click();
  await expect(page).not.toHaveURL(/Categories/);
  await expect(page).toHaveURL(/country=USA/);

  await page.goBack();
  await expect(page).toHaveURL(/culturalCategories=African/);
  await expect(page.getByRole('button', { name: 'African Attire', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goto('/discover?city=Nowhere-at-all');
  await expect(page.getByText('No Tailors Found')).toBeVisible();
  await expect(page.getByText('No tailors match your search criteria. Try adjusting your filters.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a phone has the menu, the filters behind a button and cards that fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: /menu/i });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Find Tailors' }).last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();

  await page.goto('/discover');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Location' }).click();
  await expect(page.getByLabel('City')).toBeVisible();
  await expectAccessible(page);
});

test('the directory loads the next page automatically', async ({ page }) => {
  await page.goto('/discover');
  const cards = page.getByRole('link', { name: 'View Full Profile' });
  await expect(cards).toHaveCount(24);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
});

test('sharing copies the link where there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/discover');
  await page.getByRole('link', { name: 'View Full Profile' }).first().click();
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.getByRole('button', { name: 'Share Profile' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  await expect(page.getByText('Profile link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('about, contact and privacy are separate pages', async ({ page }) => {
  for (const path of ['/about', '/contact', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('a link leads to the licences of everything in the client', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'their licences' }).click();
  await page.waitForURL('**/licences.txt');
  for (const name of ['react-dom', 'Font: fraunces', 'GeoNames'])
    await expect(page.getByText(name).first()).toBeVisible();
});

test('pages are accessible in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/discover', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('a printed tailor page has the number of the tailor, no bar on each page, and no count of hidden pictures', async ({
  page,
}) => {
  await page.goto('/tailors/adesina-and-mehta');
  await expect(page.getByRole('button', { name: /^\d+ more pictures?$/ })).toBeVisible();
  await page.getByRole('heading', { name: 'Portfolio' }).scrollIntoViewIfNeeded();
  const printed = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(printed.totalPages).toBeGreaterThan(1);
  const text = printed.text.join('\n');
  expect(text).toContain('Adéṣínà & Mehta Tailoring');
  expect(text).toMatch(/Phone\s+\+?[\d ()]{8,}/);
  expect(text).not.toMatch(/Call Now|^\+\d$/m);
});
