import type { Page } from '@playwright/test';
import type { Order } from '../../shared/orders/order';
import { everyNth } from '../support/nightly';
import { aTailorInTheBrowser, expect, expectFits, expectNoSidewaysScroll, siteOrigin, test } from './journey';

const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

for (const javaScriptEnabled of everyNth(2, [true, false])) {
  const scripts = javaScriptEnabled ? 'with' : 'without';
  test(`a client follows an order ${scripts} scripts, and the tailor sees what they press`, async ({
    browser,
    page,
    problems,
  }) => {
    // The page of a withdrawn link.
    problems.allow(/404 \(Not Found\)/);
    await page.setViewportSize({ width: 360, height: 800 });
    await aTailorInTheBrowser(page, { businessName: 'Adunni Couture', phone: '0803 555 0142' });
    const { order, moveTo } = await anOrder(page);
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    const client = await context.newPage();
    // axe runs in the page. Without scripts, its HTML is the same.
    const expectClientFits = () => (javaScriptEnabled ? expectFits : expectNoSidewaysScroll)(client);
    const requested: string[] = [];
    client.on('request', (request) => void requested.push(request.resourceType()));

    const answer = await client.goto(`${siteOrigin()}/o/${order.linkToken}`);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await expect(client).toHaveTitle('Your order at Adunni Couture');
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Your order is in the book');
    await expect(client.getByText('Bridesmaid dress × 8')).toBeVisible();
    await expect(client.getByText('in 26 days')).toBeVisible();
    await expect(client.getByText('Funmi')).toHaveCount(0);
    await expectClientFits();

    const file = await client.request.get(`${siteOrigin()}/o/${order.linkToken}/fitting.ics`);
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('SUMMARY:Fitting at Adunni Couture');

    await client.getByRole('button', { name: 'Remind my tailor' }).click();
    await expect(client.getByText(/^You asked today, \d\d:\d\d\./)).toBeVisible();
    await expect(client.getByRole('button')).toHaveCount(0);
    expect(new URL(client.url()).pathname).toBe(`/o/${order.linkToken}`);
    await client.reload();
    await expect(client.getByText(/^You asked today/)).toBeVisible();

    await page.goto('/dashboard');
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today.getByText('Client asked')).toBeVisible();
    await expectFits(page);
    await today.getByRole('link', { name: /^Funmi Bello/ }).click();
    await expect(page.getByText(/^The client asked today, \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByText('Link on', { exact: true })).toBeVisible();
    await expectFits(page);

    await moveTo('ready');
    await client.reload();
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Ready to collect');
    await client.getByRole('button', { name: 'I have it' }).click();
    await expect(client.getByText(/^You said today, \d\d:\d\d that you have it\./)).toBeVisible();
    await expectClientFits();
    await client.emulateMedia({ colorScheme: 'dark' });
    await expectClientFits();

    await page.goto('/dashboard');
    await expect(today.getByText('Funmi says “I have it”. Collected?')).toBeVisible();
    await today.getByRole('button', { name: /^Collected: Funmi Bello/ }).click();
    await page.getByRole('button', { name: /^Collected, still owes/ }).click();
    await expect(page.getByText(/^Order \d+: collected$/)).toBeVisible();
    await client.reload();
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Your order was collected');

    await page.goto(`/orders/${order.id}`);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Link off', { exact: true })).toBeVisible();
    await client.reload();
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Not found yet');
    await expectClientFits();
    expect(requested).not.toContain('script');
    await context.close();
  });
}

/** Makes an order of a client, with a fitting to come. */
async function anOrder(page: Page) {
  const headers = { Origin: siteOrigin() };
  const made = await page.request.post('/api/customers', { headers, data: { name: 'Funmi Bello' } });
  const { id: customerId } = (await made.json()) as { id: string };
  const garment = { id: crypto.randomUUID(), garment: 'Bridesmaid dress', quantity: 8, price: 1_500_000 };
  const fitting = { id: crypto.randomUUID(), onDate: day(3), atTime: '15:00' };
  const data = { customerId, garments: [garment], fittings: [fitting], dueOn: day(26), timeZone: 'UTC' };
  const answer = await page.request.post('/api/orders', { headers, data });
  expect(answer.status()).toBe(201);
  const order = (await answer.json()) as Order;
  const moveTo = async (stage: string) => {
    const moved = await page.request.put(`/api/orders/${order.id}/stage`, { headers, data: { stage } });
    expect(moved.status()).toBe(200);
  };
  return { order, moveTo };
}
