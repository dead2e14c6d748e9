import type { Page } from '@playwright/test';
import type { Order } from '../../shared/orders/order';
import { everyNth } from '../support/nightly';
import { aTailorInTheBrowser, expect, expectFits, siteOrigin, test } from './journey';

const naira = (amount: number) => amount * 100;
const garment = (name: string, price: number, quantity = 1) => ({
  id: crypto.randomUUID(),
  garment: name,
  kind: 'new',
  quantity,
  done: 0,
  price: naira(price),
});

test("a tailor sees a client's orders, the figures, and prints a receipt and tags", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await aTailorInTheBrowser(page);
  const { clientId, agbada } = await ordersOfAClient(page);

  await page.goto(`/clients/${clientId}`);
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByText('₦42,500 left to pay')).toBeVisible();
  await expect(orders.getByRole('listitem')).toHaveCount(2);
  await orders.getByRole('button', { name: /^1 collected since \w+ \d{4}, ₦30,000$/ }).click();
  await expect(orders.getByRole('listitem')).toHaveCount(3);
  const buttons = [
    page.getByRole('button', { name: 'Add Measurement' }),
    page.getByRole('button', { name: 'New order' }),
  ];
  const tops = () => Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y));
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(async () => new Set(await tops()).size, 'both buttons are in one line').toBe(1);
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
  }
  await expectFits(page);

  await page.getByRole('button', { name: 'Edit or delete Chidi Eze' }).click();
  await page.getByRole('button', { name: 'Delete client' }).click();
  await expect(page.getByText('3 orders, ₦67,500 paid')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/orders/figures');
  const owed = page.getByRole('region', { name: 'Owed to me' });
  await expect(owed.getByText('₦20,000', { exact: true }).first()).toBeVisible();
  await expect(owed.getByText('Another ₦22,500 is left on work in hand.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Taken this year' }).getByText('₦67,500').first()).toBeVisible();
  await expect(page.getByRole('img', { name: '2 of 2 kept' })).toBeVisible();
  await expectFits(page);

  await page.goto(`/orders/${agbada.id}/receipt`);
  const receipt = page.getByRole('article', { name: /^Receipt/ });
  await expect(receipt.getByText('5 yd green lace (yours)')).toBeVisible();
  await expect(receipt.getByText('₦22,500').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/2348035550142\?text=Needle/,
  );
  await expectFits(page);
  await page.goto(`/orders/${agbada.id}/tags`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectFits(page);
  for (const [paper, screen] of everyNth(3, [
    ['tags', 360],
    ['tags', 1280],
    ['receipt', 360],
    ['receipt', 1280],
  ] as const)) {
    await page.setViewportSize({ width: screen, height: 740 });
    await page.goto(`/orders/${agbada.id}/${paper}`);
    for (const [name, width, height] of [
      ['58 mm', 164, 500],
      ['80 mm', 227, 500],
      ['A6', 298, 420],
      ['A4', 595, 842],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      const pages = await printedPages(page);
      expect(pages, `${paper} on ${name} at ${screen} px`).toHaveLength(1);
      expect(pages[0]?.[0], `${paper} on ${name} at ${screen} px`).toBe(width);
      // A roll is as long as its text.
      if (name.startsWith('A')) expect(pages[0]?.[1]).toBe(height);
      else expect(pages[0]?.[1]).toBeLessThan(height);
    }
  }

  await page.goto('/settings#order-book');
  const book = page.getByRole('button', { name: 'Order book', exact: true });
  await expect(book).toHaveAttribute('aria-expanded', 'true');
  await expect(book).toBeInViewport();
  await page.getByLabel('Garments in a usual week').fill('6');
  await page.getByRole('button', { name: 'Save order book' }).click();
  await expect(page.getByText('Order book updated')).toBeVisible();
  await expectFits(page);
});

test('60 tags and a receipt of 60 lines stay on one piece of a roll, whatever their lines are', async ({ page }) => {
  await aTailorInTheBrowser(page);
  const headers = { Origin: siteOrigin() };
  const made = await page.request.post('/api/customers', { headers, data: { name: 'Oluwadamilola Bankole' } });
  const { id: customerId } = (await made.json()) as { id: string };
  for (const name of everyNth(2, [
    'Bridal kaftan',
    'Lace iro and buba',
    'Bridesmaid dress, long sleeves, to the floor',
  ])) {
    const garments = Array.from({ length: 60 }, () => garment(name, 40_000));
    const data = { customerId, garments, timeZone: 'Africa/Lagos', clothNote: 'Green lace, 5 yd', clothFrom: 'client' };
    const answer = await page.request.post('/api/orders', { headers, data });
    expect(answer.status()).toBe(201);
    const { id } = (await answer.json()) as Order;
    for (const width of everyNth(2, [360, 1280])) {
      await page.setViewportSize({ width, height: 800 });
      for (const [paper, roll] of [
        ['tags', '58 mm'],
        ['tags', '80 mm'],
        ['receipt', '58 mm'],
      ] as const) {
        await page.goto(`/orders/${id}/${paper}`);
        await page.getByRole('button', { name: roll, exact: true }).click();
        expect(await printedPages(page), `${paper} of "${name}" on ${roll} at ${width} px`).toHaveLength(1);
      }
    }
  }
});

/** Makes a client with an open order of three garments, half paid, a ready one that is not paid, and a collected one. */
async function ordersOfAClient(page: Page): Promise<{ clientId: string; agbada: Order }> {
  const headers = { Origin: siteOrigin() };
  const made = await page.request.post('/api/customers', {
    headers,
    data: { name: 'Chidi Eze', whatsapp: '0803 555 0142' },
  });
  const { id: clientId } = (await made.json()) as { id: string };
  const today = new Date().toISOString().slice(0, 10);
  const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const create = async (order: object): Promise<Order> => {
    const answer = await page.request.post('/api/orders', {
      headers,
      data: { customerId: clientId, dueOn: inAMonth, timeZone: 'Africa/Lagos', ...order },
    });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as Order;
  };
  const paid = (amount: number) => ({ amount: naira(amount), method: 'cash', onDate: today });
  const moveTo = async ({ id }: Order, stage: string) => {
    const answer = await page.request.put(`/api/orders/${id}/stage`, { headers, data: { stage } });
    expect(answer.status()).toBe(200);
  };
  const agbada = await create({
    garments: [garment('Agbada', 40_000), garment('Fila', 2_500, 2)],
    ...{ clothFrom: 'client', clothNote: '5 yd green lace', payment: paid(22_500) },
  });
  await moveTo(await create({ garments: [garment('Kaftan', 35_000)], payment: paid(15_000) }), 'ready');
  await moveTo(await create({ garments: [garment('Skirt', 30_000)], payment: paid(30_000) }), 'collected');
  return { clientId, agbada };
}

/** Returns the width and height of each page that the browser prints, in points. */
async function printedPages(page: Page): Promise<number[][]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return boxes.map(([, ...sides]) => sides.map((side) => Math.round(Number(side))));
}
