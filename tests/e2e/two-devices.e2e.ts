import type { Browser, Page } from '@playwright/test';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';

/** Opens the same tailor on another device. */
async function anotherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
  });
  return context.newPage();
}

async function openClient(page: Page) {
  await page.goto('/clients');
  await page.getByRole('button', { name: /^Edit/ }).click();
  return page.getByRole('dialog', { name: 'Edit Client' });
}

test('two devices change one client; neither overwrites the other without a question', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/412/);
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Client' });
  await adding.getByLabel('Name').fill('Folákẹ́ Adéyẹmí');
  // Two taps before the button can become disabled.
  await adding.getByRole('button', { name: 'Add Client' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('1 total client', { exact: true })).toBeVisible();

  const phone = await anotherDevice(browser, page);
  const here = await openClient(page);
  const there = await openClient(phone);
  await there.getByLabel('Phone').fill('0803 555 0142');
  await there.getByRole('textbox', { name: 'Notes' }).fill('Left-handed');
  await there.getByRole('button', { name: 'Update Client' }).click();
  await expect(there).toBeHidden();

  await here.getByRole('textbox', { name: 'Notes' }).fill('Prefers a loose fit');
  await here.getByRole('button', { name: 'Update Client' }).click();
  const notice = here.getByRole('group', { name: /^Changed on another device, .* ago$/ });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('listitem')).toHaveText([/Phone0803 555 0142/, /NotesLeft-handed/]);
  await expect(here.getByRole('textbox', { name: 'Notes' })).toHaveValue('Prefers a loose fit');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await notice.getByRole('button', { name: 'Use this for Phone' }).click();
  await expect(here.getByRole('textbox', { name: 'Phone' })).toHaveValue('0803 555 0142');
  await expect(notice.getByRole('listitem')).toHaveText([/Notes/]);
  await notice.getByRole('button', { name: 'Overwrite' }).click();
  await expect(here).toBeHidden();
  await expect(page.getByText('Prefers a loose fit')).toBeVisible();
  await expect(page.getByRole('link', { name: /0803 555 0142/ }).first()).toBeVisible();

  // The other device still shows what it saved. It gets a 412 and takes the current values.
  await phone.getByRole('button', { name: /^Edit/ }).click();
  await there.getByRole('textbox', { name: 'Notes' }).fill('Left-handed, and tall');
  await there.getByRole('button', { name: 'Update Client' }).click();
  await there.getByRole('button', { name: 'Reload' }).click();
  await expect(there.getByRole('textbox', { name: 'Notes' })).toHaveValue('Prefers a loose fit');
  await there.getByRole('textbox', { name: 'Notes' }).fill('Prefers a loose fit, left-handed');
  await there.getByRole('button', { name: 'Update Client' }).click();
  await expect(there).toBeHidden();
  await expect(phone.getByText('Prefers a loose fit, left-handed')).toBeVisible();
  await phone.context().close();
});
