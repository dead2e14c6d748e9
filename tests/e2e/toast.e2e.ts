import type { Locator, Page } from '@playwright/test';
import { everyNth } from '../support/nightly';
import { expect, refusal, signInAsDemo, test } from './journey';

const sizes = everyNth(2, [
  { width: 360, height: 430 },
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]);

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

const confirm = (page: Page) => page.getByRole('button', { name: 'They are still right' });

/** Opens Home with prices of another year, which cannot be confirmed: that shows a toast and changes nothing. */
async function openHome(page: Page): Promise<void> {
  const old = { fromPrices: { currency: 'GBP', items: [{ garment: 'Sherwani', amount: 250 }] }, pricesSetAt: longAgo };
  await page.route('**/api/tailors/*', async (route) => {
    if (route.request().method() === 'PUT') return route.fulfill(refusal(500, 'Out of thread'));
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), ...old } });
  });
  await page.goto('/dashboard');
  await expect(confirm(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
}

const longAgo = '2020-02-15T10:00:00.000Z';

/** Clicks at a control's position, without scrolling to it first. */
async function press(page: Page, control: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(control);
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

/** Returns the position of every control, and of the page. */
const positions = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('main :is(a, button, input), [role="dialog"] :is(a, button, input)'),
    ];
    const tops = controls.map((control) => Math.round(control.getBoundingClientRect().top));
    return { scrollY, height: document.documentElement.scrollHeight, tops };
  });

/** Expects that the toast covers neither the pressed control nor the bar at the bottom, and that its button can be pressed. */
async function expectClearOf(page: Page, pressed: Locator): Promise<void> {
  await expect(dismiss(page)).toBeVisible();
  const controls = [pressed, ...(await page.locator('[data-bottom-bar]').filter({ visible: true }).all())];
  // The code that places the toast has loaded a moment after the first one.
  for (const control of controls) {
    const covered = async () => {
      const [toast, { y, height }] = [await boxOf(page.locator('[data-toast]')), await boxOf(control)];
      return Math.min(toast.y + toast.height, y + height) - Math.max(toast.y, y);
    };
    await expect.poll(covered).toBeLessThanOrEqual(0.5);
  }
  const isOnTop = await dismiss(page).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

/** Scrolls until a control has this distance from the top of the window, as far as the page is long. */
const scrollTo = (control: Locator, top: number) =>
  control.evaluate((element, to) => window.scrollBy(0, element.getBoundingClientRect().top - to), top);

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/500 \(Internal Server Error\)/);
  await signInAsDemo(page);
});

// A request that is answered here may still be under way when a journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

for (const size of sizes) {
  test(`a toast moves nothing, and covers neither what was pressed nor the bar, at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openHome(page);
    // Where the page begins, and below the header, where the toast would be.
    for (const top of [size.height, 60]) {
      await scrollTo(confirm(page), top);
      const before = await positions(page);
      await press(page, confirm(page));
      await expectClearOf(page, confirm(page));
      expect(await positions(page)).toEqual(before);
      await press(page, dismiss(page));
      await expect(dismiss(page)).toBeHidden();
      expect(await positions(page)).toEqual(before);
    }
  });
}

test('a toast gives way to a control that gets the focus, and closes when a dialog opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page);
  await press(page, confirm(page));
  await expect(dismiss(page)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a client' });
  await scrollTo(search, 20);
  await search.evaluate((input) => input.focus({ preventScroll: true }));
  await expectClearOf(page, search);
  // Its time begins again when the focus leaves it.
  await dismiss(page).focus();
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await bar.getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management');
  await expect(dismiss(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Client' })).toBeVisible();
  await expect(dismiss(page)).toBeHidden();
});

for (const size of sizes) {
  test(`a toast over a dialog moves nothing, and does not cover what was pressed, at ${size.width} x ${size.height}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/400 \(/);
    await page.setViewportSize(size);
    await page.route('**/api/walk-ins', (route) => route.fulfill(refusal(400, 'Out of thread')));
    await page.goto('/measurements#walk-in');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Folákẹ́ Adéyẹmí');
    await dialog.getByRole('button', { name: /^Shirt/ }).click();
    await dialog.getByLabel('Neck', { exact: true }).fill('16');
    const save = dialog.getByRole('button', { name: 'Add Measurement' });
    const failToSave = async () => {
      await press(page, save);
      await expect(page.getByText('Out of thread')).toBeVisible();
      await expectClearOf(page, save);
    };
    const closeToast = async () => {
      await press(page, dismiss(page));
      await expect(dismiss(page)).toBeHidden();
    };
    // The first press also leaves the field, whose row then changes.
    await failToSave();
    await closeToast();
    const before = await positions(page);
    await failToSave();
    expect(await positions(page)).toEqual(before);
    await closeToast();
    expect(await positions(page)).toEqual(before);
    await expect(dialog.getByLabel('Neck', { exact: true })).toHaveValue('16');
  });
}
