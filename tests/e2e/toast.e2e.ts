import type { Locator, Page } from '@playwright/test';
import { clientsToChoose, expect, signInAsDemo, test } from './journey';

const sizes = [
  { width: 360, height: 740 },
  { width: 360, height: 430 },
  { width: 1280, height: 900 },
];

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

const openPublicProfile = (page: Page) => page.getByRole('button', { name: 'Public Profile' }).click();

/** Shows a toast on the settings screen, without a change. */
async function copyLink(page: Page): Promise<void> {
  await openPublicProfile(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Profile link copied to clipboard')).toBeVisible();
}

/** Returns the names of the controls below the toast, without the toast's own. */
async function coveredControls(page: Page): Promise<string[]> {
  await expect(dismiss(page)).toBeVisible();
  return dismiss(page).evaluate((button, selector) => {
    const toast = button.closest('[role="status"] > *, [role="alert"] > *');
    if (!toast) throw new Error('The toast is in no live region');
    const box = toast.getBoundingClientRect();
    const isCovered = (control: Element) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return control.checkVisibility() && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    return [...document.querySelectorAll(selector)]
      .filter((control) => !toast.contains(control) && isCovered(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  }, controls);
}

/** Clicks at a control's position, without scrolling to it first. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Goes to another screen with the bar. Focus on the toast restarts its timer. */
async function goTo(page: Page, label: string, title: string | RegExp): Promise<void> {
  await dismiss(page).focus();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: label, exact: true })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
}

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(['clipboard-write']);
  await signInAsDemo(page);
});

for (const size of sizes) {
  test(`a toast covers no button at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/settings');
    await copyLink(page);
    expect(await coveredControls(page)).toEqual([]);
    await goTo(page, 'Clients', 'Client Management');
    expect(await coveredControls(page)).toEqual([]);
    await goTo(page, 'Gallery', 'Portfolio Gallery');
    expect(await coveredControls(page)).toEqual([]);
    await goTo(page, 'Home', /./);
    expect(await coveredControls(page)).toEqual([]);
    await goTo(page, 'Measure', 'Measurements');
    expect(await coveredControls(page)).toEqual([]);
    await clientsToChoose(page).first().click();
    await expect(page.getByRole('button', { name: 'Add Measurement' })).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);

    await page.goto('/settings');
    await copyLink(page);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await coveredControls(page)).toEqual([]);
  });
}

test('a toast scrolls the page out of its way, and does not move it when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 430 });
  await page.goto('/settings');
  await openPublicProfile(page);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
  const top = () => copy.evaluate((button) => button.getBoundingClientRect().top);
  await copy.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 20));
  const before = await top();
  await press(page, copy);
  const row = await dismiss(page).evaluate((button) => button.closest('[role="status"]')?.clientHeight ?? 0);
  await expect.poll(top).toBeCloseTo(before + row, 0);
  expect(await coveredControls(page)).not.toContain('Copy link');
  await press(page, dismiss(page));
  await expect(dismiss(page)).toBeHidden();
  await expect.poll(top).toBeCloseTo(before + row, 0);
});

test('opening a dialog closes the toast', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings');
  await copyLink(page);
  await goTo(page, 'Clients', 'Client Management');
  await expect(dismiss(page)).toBeVisible();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Client' })).toBeVisible();
  await expect(dismiss(page)).toBeHidden();
});

for (const size of sizes) {
  test(`a toast over a dialog covers none of it at ${size.width} x ${size.height}`, async ({ page, problems }) => {
    problems.allow(/500 \(Internal Server Error\)/);
    await page.setViewportSize(size);
    await page.route('**/api/customers', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'Out of thread' } })
        : route.continue(),
    );
    await page.goto('/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Client' });
    await dialog.getByLabel('Name').fill('Folákẹ́ Adéyẹmí');
    await dialog.getByRole('button', { name: 'Add Client' }).click();
    await expect(page.getByText('Out of thread')).toBeVisible();
    const covered = await dialog.evaluate((sheet) => {
      const toast = document.querySelector('[role="alert"] > *');
      return toast ? toast.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top : NaN;
    });
    expect(covered).toBeLessThanOrEqual(0);
    await expect(dialog.getByRole('button', { name: 'Add Client' })).toBeInViewport();
  });
}
