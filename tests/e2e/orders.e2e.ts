import type { Page } from '@playwright/test';
import type { Order } from '../../shared/orders/order';
import { addDays } from '../../shared/orders/days';
import {
  aTailorInTheBrowser,
  expect,
  expectAccessible,
  expectFits,
  expectNoSidewaysScroll,
  signInAsDemo,
  siteOrigin,
  test,
} from './journey';

async function send<Row>(page: Page, method: 'post' | 'put', path: string, data: object): Promise<Row> {
  const answer = await page.request[method](path, { headers: { Origin: siteOrigin() }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Row;
}

interface Written {
  garment: string;
  /** Days from today. */
  due: number;
  stage?: 'ready' | 'collected';
  paid?: number;
  fittingAt?: string;
}

/** Writes orders of two clients in turn, for ₦45,000 each. */
async function writeOrders(page: Page, today: string, orders: readonly Written[]): Promise<void> {
  const clients: string[] = [];
  for (const name of ['Olúwaṣeun Adébáyọ̀', 'Konstantina Papadimitriou-Fotheringham']) {
    clients.push((await send<{ id: string }>(page, 'post', '/api/customers', { name })).id);
  }
  for (const [index, { garment, due, stage, paid, fittingAt }] of orders.entries()) {
    const { id } = await send<Order>(page, 'post', '/api/orders', {
      customerId: clients[index % 2],
      garments: [{ id: crypto.randomUUID(), garment, price: 4_500_000 }],
      dueOn: addDays(today, due),
      fittings: fittingAt ? [{ id: crypto.randomUUID(), onDate: today, atTime: fittingAt }] : [],
      payment: paid ? { amount: paid, onDate: today } : null,
      timeZone: 'UTC',
    });
    if (stage) await send(page, 'put', `/api/orders/${id}/stage`, { stage });
  }
}

test('Ready from Today is one press and is undone, and the lists find orders', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await aTailorInTheBrowser(page);
  const today = new Date().toISOString().slice(0, 10);
  await writeOrders(page, today, [
    { garment: 'Senator suit', due: -4 },
    { garment: 'Reception dress', due: 20, fittingAt: '11:30' },
    { garment: 'Kaftan', due: 0, paid: 4_500_000 },
    { garment: 'Lace blouse', due: -1, stage: 'ready', paid: 2_000_000 },
    { garment: 'Agbada', due: -9, stage: 'collected' },
  ]);
  await page.goto('/dashboard');
  const ledger = page.getByRole('region', { name: 'Today' });
  const acts = ledger.getByRole('listitem').getByRole('button');
  await expect(acts).toHaveText(['Fitted', 'Ready', 'Ready', 'Tell']);
  await expect(ledger.getByText(/: 1 fitting, 2 garments to finish$/)).toBeVisible();
  await expectFits(page);
  await acts.nth(1).click();
  await expect(acts).toHaveText(['Fitted', 'Ready', 'Tell', 'Tell']);
  await expect(page.getByText('Order 1: ready')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(acts).toHaveText(['Fitted', 'Ready', 'Ready', 'Tell']);

  await ledger.getByRole('link', { name: 'All 4 orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('rowheader');
  await expect(rows).toHaveText([
    'Late',
    /order 1\D/,
    'Today',
    /order 3\D/,
    'Later',
    /order 2\D/,
    'Ready',
    /order 4\D/,
  ]);
  await expectFits(page);
  const lists = page.getByRole('group', { name: 'Lists' });
  await expect(lists.getByRole('button')).toHaveText([
    'Late1',
    'Today1',
    'This week0',
    'Later1',
    'Ready1',
    'Owed2',
    'Collected',
  ]);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('oluwaseun');
  await expect(rows).toHaveText(['Late', /order 1\D/, 'Today', /order 3\D/]);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await lists.getByRole('button', { name: /^Owed/ }).click();
  await expect(page.getByText('2 clients owe you, for what is ready or collected')).toBeVisible();
  await expect(page.getByText('₦70,000')).toBeVisible();
  await expectFits(page);
  await lists.getByRole('button', { name: 'Collected' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: /order 5$/ }).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await expect(lists.getByRole('button', { pressed: true })).toHaveText('Collected');
});

test('the bar of a phone and its sheet are used with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsDemo(page);
  await page.goto('/clients');
  const bar = page.locator('[data-bottom-bar]');
  const more = bar.getByRole('button', { name: 'More' });
  const sheet = page.getByRole('dialog', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(/pictures? on your page/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  const decisions = sheet.getByRole('link', { name: /^Decisions/ });
  // The first of the places has the focus.
  await expect(sheet.getByRole('link', { name: /^Gallery/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(decisions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/decisions$/);
  await expect(sheet).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
  // The sheet left no entry of its own.
  await page.goBack();
  await expect(page).toHaveURL(/\/clients$/);
});
