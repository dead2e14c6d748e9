import type { Page } from '@playwright/test';
import {
  aTailorInTheBrowser,
  endSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  nightly,
  signIn,
  siteOrigin,
  test,
} from './journey';

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);

const logInFromToast = (page: Page) => page.locator('[data-toast]').getByRole('link', { name: 'Log In' }).click();

async function aClientOf(page: Page, name: string): Promise<string> {
  const made = await page.request.post('/api/customers', { headers: { Origin: siteOrigin() }, data: { name } });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

test('an expired session loses no text: the new client is restored after the sign-in, and saved once', async ({
  page,
  problems,
}) => {
  // Where the device keeps the book, what is saved waits there (offline.e2e.ts).
  await aTailorInTheBrowser(page, {}, { sharedDevice: 'yes' });
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Name').fill('Folákẹ́ Adéyẹmí');
  await dialog.getByLabel('Notes').fill('Prefers a loose fit');
  await endSession(page, problems);
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Please log in');
  await logInFromToast(page);

  await expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(dialog.getByLabel('Name')).toHaveValue('Folákẹ́ Adéyẹmí');
  await expect(dialog.getByLabel('Notes')).toHaveValue('Prefers a loose fit');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByText('1 total client', { exact: true })).toBeVisible();
  expect(await drafts(page)).toBe(0);
  await page.reload();
  await expect(page.getByText('1 total client', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test(
  'a reload after the session expired offers the sign-in, and restores the measurement',
  nightly,
  async ({ page, problems }) => {
    problems.allow(/404 \(Not Found\)/);
    await aTailorInTheBrowser(page);
    const id = await aClientOf(page, 'Bisi Alade');
    await page.goto(`/clients/${id}`);
    await page.getByRole('button', { name: 'Add Measurement' }).click();
    await page.getByRole('button', { name: /^Shirt/ }).click();
    await page.getByRole('textbox', { name: 'Chest' }).fill('42');
    await endSession(page, problems);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();

    await expect(page).toHaveURL(new RegExp(`/clients/${id}$`));
    const dialog = page.getByRole('dialog', { name: 'Shirt' });
    await expect(dialog.getByRole('textbox', { name: 'Chest' })).toHaveValue('42');
    await dialog.getByRole('button', { name: 'Add Measurement' }).click();
    await expect(page.getByText('Measurement added successfully')).toBeVisible();
    expect(await drafts(page)).toBe(0);
  },
);

test('text typed in Settings is restored after a sign-in', nightly, async ({ page, problems }) => {
  await aTailorInTheBrowser(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Location' }).click();
  await page.getByLabel('City').fill('Ikeja');
  await endSession(page, problems);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('[data-toast]')).toContainText('Please log in');
  await logInFromToast(page);
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page.getByLabel('City')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Ikeja');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  expect(await drafts(page)).toBe(0);
});

test(
  'text typed in the setup is restored after a sign-in, and a logout removes it',
  nightly,
  async ({ page, problems }) => {
    await page.goto('/register');
    await page.waitForURL('**/oidc/**');
    await signIn(page);
    await page.getByLabel('Business name').fill('Needle & Thread');
    await page.getByRole('button', { name: 'Alterations & Repairs' }).click();
    await page.getByLabel('City').fill('Lagos');
    await page.getByRole('combobox', { name: 'Country' }).fill('Niger');
    await page.getByRole('option', { name: 'Nigeria', exact: true }).click();
    await endSession(page, problems);
    await page.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page.locator('[data-toast]')).toContainText('Please log in');
    await logInFromToast(page);
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
    await expect(page.getByLabel('Business name')).toHaveValue('Needle & Thread');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Nigeria');
    await expect(page.getByRole('button', { name: 'Alterations & Repairs' })).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('link', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
    expect(await drafts(page)).toBe(0);
  },
);

test('Logout asks first while a record is unfinished, and has a label on a phone', async ({ page, problems }) => {
  // The page may still read when its session has ended.
  problems.allow(/401/);
  await page.setViewportSize({ width: 360, height: 740 });
  await aTailorInTheBrowser(page);
  await page.goto('/measurements#walk-in');
  await page.getByRole('dialog').getByLabel('Name').fill('Bisi');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Shirt/ })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Chest' }).fill('42');
  await expect.poll(() => drafts(page)).toBe(1);
  await page.goto('/dashboard');
  // It stands on Home, and opens where it was left.
  const unfinished = page.getByRole('link', { name: 'Unfinished: Shirt for Bisi, 1 of 9' });
  await expect(unfinished).toBeVisible();
  await expectAccessible(page);
  await unfinished.click();
  await expect(page.getByRole('dialog', { name: 'Shirt' }).getByRole('textbox', { name: 'Chest' })).toHaveValue('42');
  await page.goto('/dashboard');
  const logout = page.getByRole('link', { name: 'Logout' });
  // Its icon and its label: the icon alone is 44 px wide.
  expect((await logout.boundingBox())?.width).toBeGreaterThan(80);
  await expectNoSidewaysScroll(page);
  await logout.click();
  const question = page.getByRole('alertdialog', { name: 'You have an unfinished record' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  expect(await drafts(page)).toBe(1);
  await logout.click();
  await question.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Made to measure, easy to find.' })).toBeVisible();
  expect(await drafts(page)).toBe(0);
});

test('leaving Settings asks once, by a link and by Back, and keeps the text until it is discarded', async ({
  page,
}) => {
  await aTailorInTheBrowser(page);
  const bar = page.getByRole('navigation', { name: 'Main' }).first();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await page.goto('/clients');
  await bar.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Twenty years in Lagos');

  await page.goBack();
  await expect(question).toContainText('kept on this device');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel('Bio')).toHaveValue('Twenty years in Lagos');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management');

  await bar.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Twenty years in Lagos');
  await bar.getByRole('link', { name: 'Gallery' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await page.goBack();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await bar.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect.poll(() => drafts(page)).toBe(0);
});

test('a restored draft does not overwrite what another device has saved since', async ({ page, problems }) => {
  problems.allow(/412/);
  await aTailorInTheBrowser(page);
  const id = await aClientOf(page, 'Bisi Alade');
  await page.goto('/clients');
  await page.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Client' });
  await dialog.getByLabel('Notes').fill('Left-handed');
  const { origin } = new URL(page.url());
  const rows = (await (await page.request.get('/api/customers')).json()) as { id: string; updatedAt: string }[];
  const saved = await page.request.put(`/api/customers/${id}`, {
    headers: { Origin: origin, 'If-Match': `"${rows[0]?.updatedAt}"` },
    data: { name: 'Bisi Alade', notes: 'Tall' },
  });
  expect(saved.status()).toBe(200);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Left-handed');
  await dialog.getByRole('button', { name: 'Update Client' }).click();
  const notice = dialog.getByRole('group', { name: /^Changed on another device/ });
  await expect(notice.getByRole('listitem')).toHaveText([/NotesTall/]);
});

test('another user of the same browser never sees a draft', async ({ page, problems }) => {
  // The page may still read the book when its cookies are removed.
  problems.allow(/401/);
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Private');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Private');
  expect(await drafts(page)).toBe(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/about');
  await page.context().clearCookies();
  await aTailorInTheBrowser(page);
  await page.goto('/clients');
  await expect(page.getByText('No clients yet')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await drafts(page)).toBe(0);
});

/** Opens a form with a draft that is stored on this device. */
async function leaveDraft(page: Page) {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Name').fill('Private');
  await expect.poll(() => drafts(page)).toBe(1);
  return dialog;
}

test('a typed address of the logout removes the drafts of all tabs', nightly, async ({ page, problems }) => {
  // The other tab may still read the book.
  problems.allow(/401/);
  await aTailorInTheBrowser(page);
  const dialog = await leaveDraft(page);
  const tab = await page.context().newPage();
  await tab.goto('/api/logout');
  await expect(tab.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  expect(await drafts(tab)).toBe(0);
  // The form that is still open stores nothing more.
  await dialog.getByLabel('Notes').fill('Also private');
  page.once('dialog', (question) => void question.accept());
  await page.goto('/about');
  expect(await drafts(page)).toBe(0);
});

test('signing out everywhere removes the drafts of other devices at their next request, an expired session does not', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/401 \(Unauthorized\)|404 \(Not Found\)|ERR_FAILED/);
  // The next request is that of the form: the book reads no changes in the background.
  await page.route('**/api/changes*', (route) => route.abort());
  await aTailorInTheBrowser(page);
  const { email } = (await (await page.request.get('/api/auth/user')).json()) as { email: string };
  const dialog = await leaveDraft(page);
  const tab = await page.context().newPage();
  await tab.route('**/api/changes*', (route) => route.abort());
  await tab.goto('/orders');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await browser.newContext({ baseURL: siteOrigin() });
  const computer = await other.newPage();
  await computer.goto('/api/login');
  await signIn(computer, { email, firstName: '', lastName: '' });
  await computer.waitForURL(siteOrigin() + '/**');
  const everywhere = { headers: { Origin: siteOrigin() } };
  expect((await computer.request.post('/api/session/sign-out-everywhere', everywhere)).status()).toBe(204);
  await other.close();

  expect(await drafts(page)).toBe(1);
  // The browser asks, because nothing of the form is kept.
  const asked = page.waitForEvent('dialog');
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  const offersSignIn = page.getByText('You are not signed in.');
  await expect(offersSignIn).toBeVisible();
  // The other tab shows nothing of the user any more either, and both wait for the person.
  await expect(tab.getByText('You are not signed in.')).toBeVisible();
  await tab.close();
  expect(await drafts(page)).toBe(0);
  await page.reload();
  await expect(offersSignIn).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByText('No clients yet')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await drafts(page)).toBe(0);
});
