import type { BrowserContext, Locator, Page } from '@playwright/test';
import { aTailorInTheBrowser, expect, siteOrigin, test } from './journey';

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
  problems.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED/);
  await aTailorInTheBrowser(page);
  await untilKept(page);
  await page.goto('/clients');
  await context.setOffline(true);
  await addClient(page, 'Olúwaṣeun');
  await expect(page.getByText(savedHere)).toBeVisible();
  await expect(rowOf(page, 'Olúwaṣeun').getByText(/^On this/)).toBeVisible();
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
