import type { BrowserContext, Locator, Page } from '@playwright/test';
import { aTailorInTheBrowser, endSession, expect, expectAccessible, signIn, siteOrigin, test } from './journey';

test.use({ serviceWorkers: 'allow' });

const savedHere = /^Saved on this (phone|computer)\. It is sent when you are online\.$/;

async function add(page: Page, path: string, data: object): Promise<string> {
  const made = await page.request.post(path, { headers: { Origin: siteOrigin() }, data });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

const customers = async (page: Page) =>
  (await (await page.request.get('/api/customers')).json()) as { id: string; name: string; phone: string | null }[];

/** Opens Home and waits until this device has the whole book, and its worker the screens. */
async function untilKept(page: Page): Promise<void> {
  const read = page.waitForResponse(
    async (response) => response.url().includes('/api/changes') && !((await response.json()) as { more: boolean }).more,
  );
  await page.goto('/dashboard');
  await read;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Adds a client by the form. */
async function addClient(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Client' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await expect(dialog).toBeHidden();
}

/** Returns the name of the database of the signed-in user's book. */
const bookOf = async (page: Page) => {
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  return `seamfolk-${id}`;
};

/** Returns how many clients and unsent changes the device has in a book. */
function inBook(page: Page, name: string): Promise<{ customers: number; outbox: number }> {
  return page.evaluate(async (database) => {
    const known = await indexedDB.databases();
    if (!known.some(({ name: each }) => each === database)) return { customers: 0, outbox: 0 };
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onerror = () => reject(new Error('The book does not open'));
      opening.onsuccess = () => {
        const reading = opening.result.transaction(['customers', 'outbox']);
        const [clients, waiting] = [reading.objectStore('customers').count(), reading.objectStore('outbox').count()];
        reading.oncomplete = () => {
          opening.result.close();
          resolve({ customers: clients.result, outbox: waiting.result });
        };
      };
    });
  }, name);
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Opens a page as after a cold start: nothing of the product runs any more. */
async function coldStart(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

test('without a connection, a cold start shows the book, also what was never opened here', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  await aTailorInTheBrowser(page);
  const id = await add(page, '/api/customers', { name: 'Folákẹ́ Adéyẹmí' });
  await add(page, '/api/measurements', { customerId: id, measurements: { chest: '104 cm' } });
  const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }];
  await add(page, '/api/orders', { customerId: id, garments, dueOn: '2030-06-16' });
  await untilKept(page);
  await context.setOffline(true);
  const cold = await coldStart(context, page, '/clients');
  await expect(cold.getByText('Folákẹ́ Adéyẹmí').first()).toBeVisible();
  await cold.goto(`/clients/${id}`);
  await expect(cold.getByText('104').filter({ visible: true }).first()).toBeVisible();
  await expect(cold.getByText('Agbada').filter({ visible: true }).first()).toBeVisible();
  await cold.goto('/orders');
  await expect(cold.getByText('Agbada').filter({ visible: true }).first()).toBeVisible();
  await cold.goto('/dashboard');
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a client is written without a connection, and sent once when it is back', async ({ page, context, problems }) => {
  problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED .*\/api\/changes/);
  await aTailorInTheBrowser(page);
  await untilKept(page);
  await page.goto('/clients');
  await context.setOffline(true);
  await addClient(page, 'Olúwaṣeun');
  await expect(page.getByText(savedHere)).toBeVisible();
  await expect(rowOf(page, 'Olúwaṣeun').getByText(/^On this/)).toBeVisible();
  // The first request fails, as on a phone whose network is not ready when it says that it is online.
  await page.route('**/api/changes**', (route) => route.abort(), { times: 1 });
  await context.setOffline(false);
  await expect(rowOf(page, 'Olúwaṣeun').getByText(/^On this/)).toBeHidden();
  expect((await customers(page)).map(({ name }) => name)).toEqual(['Olúwaṣeun']);
});

test('a page that closes between writing and sending loses nothing', async ({ page, context, problems }) => {
  problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  await aTailorInTheBrowser(page);
  await untilKept(page);
  await page.goto('/clients');
  await context.setOffline(true);
  await addClient(page, 'Bísí');
  const cold = await coldStart(context, page, '/clients');
  await expect(rowOf(cold, 'Bísí').getByText(/^On this/)).toBeVisible();
  await context.setOffline(false);
  await expect(rowOf(cold, 'Bísí').getByText(/^On this/)).toBeHidden();
  expect((await customers(cold)).map(({ name }) => name)).toEqual(['Bísí']);
});

test('the same field on two devices is asked about, and the answer is saved', async ({
  page,
  context,
  browser,
  problems,
}) => {
  problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED|412/);
  await aTailorInTheBrowser(page);
  const id = await add(page, '/api/customers', { name: 'Adaobi Umeh', phone: '0801' });
  await untilKept(page);
  await page.goto('/clients');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit Client' });
  await dialog.getByLabel('Phone').fill('0802');
  await dialog.getByRole('button', { name: 'Update Client' }).click();
  await expect(dialog).toBeHidden();

  const other = await browser.newContext({ storageState: await context.storageState() });
  const put = { headers: { Origin: siteOrigin() }, data: { name: 'Adaobi Umeh', phone: '0803' } };
  expect((await other.request.put(`${siteOrigin()}/api/customers/${id}`, put)).status()).toBe(200);
  await other.close();

  // The toast lies over the row until it closes.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('complementary', { name: 'Connection' }).getByRole('button').click();
  await page.getByRole('link', { name: /1 change/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 change waits' })).toBeVisible();
  await context.setOffline(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Answer/ }).click();
  const question = page.getByRole('dialog', { name: 'Phone of Adaobi' });
  await expect(question.getByText('You wrote 0802')).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: /Keep 0802/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing waits' })).toBeVisible();
  expect(await customers(page)).toMatchObject([{ name: 'Adaobi Umeh', phone: '0802' }]);
});

test('a logout names what is not sent, and sends it', async ({ page, problems }) => {
  problems.allow(/Failed to fetch|ERR_FAILED/);
  // The page may still read when its session has ended.
  problems.allow(/401/);
  await aTailorInTheBrowser(page);
  const book = await bookOf(page);
  await untilKept(page);
  await page.goto('/clients');
  // Not `setOffline`: the browser would say that it is online again, and the change would be sent before the press.
  await page.route('**/api/**', (route) => route.abort());
  await addClient(page, 'Ngozi');
  await page.goto('/settings/account');
  await page.getByRole('main').getByRole('link', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: /^1 change is only on this/ });
  await expect(question.getByText(/Ngozi/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/**');
  await question.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('seamfolk-book'))).toBeNull();
  expect(await inBook(page, book)).toEqual({ customers: 0, outbox: 0 });
});

test('what is written after the end of a session waits, and the row leads to the sign-in that sends it', async ({
  page,
  problems,
}) => {
  await aTailorInTheBrowser(page);
  await untilKept(page);
  await page.goto('/clients');
  await expect(page.getByRole('button', { name: 'Add Client' }).first()).toBeVisible();
  await endSession(page, problems);
  await addClient(page, 'Ngozi');
  await expect(page.getByText(/^Saved on this (phone|computer)\. Log in to send it\.$/)).toBeVisible();
  const row = page.getByRole('complementary', { name: 'Connection' });
  await expect(row.getByText(/^Sending/)).toBeHidden();
  await expectAccessible(page);
  await row.getByRole('link', { name: /^Log in to send 1 change/ }).click();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(rowOf(page, 'Ngozi')).toBeVisible();
  await expect.poll(async () => (await customers(page)).map(({ name }) => name)).toEqual(['Ngozi']);
});

test('signing out everywhere on another device leaves nothing to read here, and sends what waited after the next sign-in', async ({
  page,
  context,
  browser,
  problems,
}) => {
  problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED|401 \(Unauthorized\)|404 \(Not Found\)/);
  await aTailorInTheBrowser(page);
  await add(page, '/api/customers', { name: 'Folákẹ́ Adéyẹmí' });
  const book = await bookOf(page);
  const { email } = (await (await page.request.get('/api/auth/user')).json()) as { email: string };
  await untilKept(page);
  await page.goto('/clients');
  await context.setOffline(true);
  await addClient(page, 'Ngozi');
  expect(await inBook(page, book)).toEqual({ customers: 1, outbox: 1 });

  const other = await browser.newContext({ baseURL: siteOrigin() });
  const computer = await other.newPage();
  await computer.goto('/api/login');
  await signIn(computer, { email, firstName: '', lastName: '' });
  await computer.waitForURL(siteOrigin() + '/**');
  const everywhere = { headers: { Origin: siteOrigin() } };
  expect((await computer.request.post('/api/session/sign-out-everywhere', everywhere)).status()).toBe(204);
  await other.close();

  await context.setOffline(false);
  await expect(page.getByText('You are not signed in.')).toBeVisible();
  await expect(page.getByText('Folákẹ́')).toBeHidden();
  expect(await inBook(page, book)).toEqual({ customers: 0, outbox: 0 });
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect
    .poll(async () => (await customers(page)).map(({ name }) => name).sort())
    .toEqual(['Folákẹ́ Adéyẹmí', 'Ngozi']);
});

test('the book of a user leaves the device when another user signs in', async ({ page, context, problems }) => {
  problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  await aTailorInTheBrowser(page);
  const first = await bookOf(page);
  await add(page, '/api/customers', { name: 'Folákẹ́ Adéyẹmí' });
  await untilKept(page);
  await page.goto('/clients');
  await context.setOffline(true);
  await addClient(page, 'Ngozi');
  expect(await inBook(page, first)).toEqual({ customers: 1, outbox: 1 });
  await page.close();
  await context.clearCookies();
  await context.setOffline(false);
  const next = await context.newPage();
  await aTailorInTheBrowser(next);
  await next.goto('/clients');
  await expect(next.getByText('No clients yet')).toBeVisible();
  await expect.poll(() => inBook(next, first)).toEqual({ customers: 0, outbox: 1 });
  expect(await customers(next)).toEqual([]);

  // The logout of the second user leaves what waits for the first one.
  problems.allow(/401 \(Unauthorized\)/);
  await next.goto('/settings/account');
  await next.getByRole('main').getByRole('link', { name: 'Logout' }).click();
  await expect(next.getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(await inBook(next, first)).toEqual({ customers: 0, outbox: 1 });
});

test('a device that others use keeps no book until its user switches it on', async ({ page }) => {
  await aTailorInTheBrowser(page, {}, { sharedDevice: 'yes' });
  const name = await bookOf(page);
  await add(page, '/api/customers', { name: 'Folákẹ́ Adéyẹmí' });
  await page.goto('/settings/this-device');
  const keep = page.getByRole('switch', { name: /^Keep my book/ });
  await expect(keep).not.toBeChecked();
  expect(await inBook(page, name)).toEqual({ customers: 0, outbox: 0 });
  await keep.check({ force: true });
  await expect.poll(() => inBook(page, name)).toEqual({ customers: 1, outbox: 0 });
  await page.goto('/settings/this-device');
  await expect(keep).toBeChecked();
});
