import type { Page } from '@playwright/test';
import type { Order } from '@shared/orders/order';
import { addDays } from '../../shared/orders/days';
import { aTailorInTheBrowser, expect, siteOrigin } from './journey';

/** Returns the day that is `days` days after today. */
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

/** Signs in as a new tailor with an order and opens its page: a dress for ₦45,000 and four sashes for ₦3,500 each, ₦20,000 paid. */
export async function atAnOrder(page: Page, over: object = {}): Promise<Order> {
  await aTailorInTheBrowser(page);
  const post = async <Row>(path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { Origin: siteOrigin() }, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as Row;
  };
  const client = { name: 'Konstantina Papadimitriou-Fotheringham', phone: '0803 555 0142' };
  const { id: customerId } = await post<{ id: string }>('/api/customers', client);
  const garment = (fields: object) => ({ id: crypto.randomUUID(), ...fields });
  const order = await post<Order>('/api/orders', {
    customerId,
    garments: [
      garment({ garment: 'Reception dress', price: 4_500_000 }),
      garment({ garment: 'Sash', quantity: 4, done: 3, price: 350_000 }),
    ],
    dueOn: inDays(2),
    fittings: [{ id: crypto.randomUUID(), onDate: inDays(1), atTime: '11:00', note: 'Dress, with the shoes' }],
    notes: 'Ring before nine',
    payment: { amount: 2_000_000, method: 'cash', onDate: inDays(0) },
    timeZone: 'Africa/Lagos',
    ...over,
  });
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(client.name);
  return order;
}
