import type { Page } from '@playwright/test';
import { addDays } from '../../shared/orders/days';
import { bookState, closedSign, openingDay } from '../../shared/tailor/book-closed';
import { aTailorInTheBrowser, expect, expectFits, siteOrigin, test } from './journey';

const phone = { width: 360, height: 740 };
const today = new Date().toISOString().slice(0, 10);

async function send<Row>(page: Page, method: 'post' | 'put', path: string, data: object): Promise<Row> {
  const answer = await page.request[method](path, { headers: { Origin: siteOrigin() }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Row;
}

/** Writes an order for a new client, promised in three days. Returns its id. */
async function anOrder(page: Page): Promise<string> {
  const { id: customerId } = await send<{ id: string }>(page, 'post', '/api/customers', { name: 'Ada' });
  const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }];
  const body = { customerId, garments, dueOn: addDays(today, 3), timeZone: 'UTC' };
  return (await send<{ id: string }>(page, 'post', '/api/orders', body)).id;
}

const aCollectedOrder = async (page: Page) =>
  send(page, 'put', `/api/orders/${await anOrder(page)}/stage`, { stage: 'collected' });

/** Waits until the page that visitors share has been made again. */
async function untilShared(page: Page, path: string, isRight: (html: string) => boolean): Promise<void> {
  await expect.poll(async () => isRight(await (await page.request.get(path)).text())).toBe(true);
}

test('a tailor closes the book, and the sign is on the page, the card and in the filter', async ({ page, browser }) => {
  await page.setViewportSize(phone);
  const businessName = `Full until Eid ${Date.now()}`;
  const { slug } = await aTailorInTheBrowser(page, { businessName, bio: 'We stop taking orders before each Eid.' });
  const day = addDays(today, 40);
  const sign = closedSign(day);
  await anOrder(page);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Book is open' }).click();
  const form = page.getByRole('form', { name: 'New orders' });
  await form.getByLabel('Another day').fill(day);
  await expect(form.getByText(sign)).toBeVisible();
  await expectFits(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(bookState(day)).first()).toBeVisible();

  const visitor = await browser.newPage({ viewport: phone });
  await untilShared(visitor, `/tailors/${slug}`, (html) => html.includes(sign));
  await visitor.goto(`/tailors/${slug}`);
  await expect(visitor.getByText(sign)).toBeVisible();
  const description = visitor.locator('meta[property="og:description"]');
  await expect(description).toHaveAttribute('content', `${sign}. We stop taking orders before each Eid.`);
  await expectFits(visitor);

  const query = `q=${encodeURIComponent(businessName)}`;
  await visitor.goto(`/discover?${query}`);
  await expect(visitor.getByRole('listitem').filter({ hasText: businessName }).getByText(sign)).toBeVisible();
  await expectFits(visitor);
  await visitor.getByRole('button', { name: /^Filters/ }).click();
  await visitor.getByRole('button', { name: 'Takes orders now' }).click();
  await expect(visitor).toHaveURL(/takesOrders=yes/);
  await expect(visitor.getByText('0 Tailors Found').or(visitor.getByText('No Tailors Found'))).toBeAttached();

  await page.goto('/orders');
  await page.getByRole('link', { name: `Book closed until ${openingDay(day)}` }).click();
  await form.getByRole('button', { name: 'Book open' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Book is open').first()).toBeVisible();
  await untilShared(visitor, `/tailors/${slug}`, (html) => !html.includes(sign));
  await visitor.goto(`/discover?${query}&takesOrders=yes`);
  await expect(visitor.getByRole('link', { name: businessName })).toBeVisible();
  await expect(visitor.getByText(sign)).toHaveCount(0);
});

test('the message to a closed book says that it is needed later', async ({ page }) => {
  await page.setViewportSize(phone);
  const day = addDays(today, 40);
  const { slug } = await aTailorInTheBrowser(page, { phone: '0803 555 0142', fullUntil: day });
  await page.goto(`/tailors/${slug}`);
  await page.getByRole('button', { name: 'Ask about a garment' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ask about a garment' });
  await expect(sheet.getByLabel(/^Needed by/)).toHaveAttribute('min', day);
  await expect(sheet.getByText(closedSign(day))).toBeVisible();
  await expect(sheet.getByRole('group', { name: 'Your message' })).toContainText(`I need it after ${openingDay(day)}.`);
  await expectFits(page);
});

test('kept promises are shown from ten collected orders on', async ({ page, browser }) => {
  await page.setViewportSize(phone);
  const { slug } = await aTailorInTheBrowser(page, { phone: '0803 555 0142' });
  for (let number = 0; number < 9; number += 1) await aCollectedOrder(page);
  await page.goto('/orders/figures');
  const shown = page.getByRole('switch', { name: 'Show on your page' });
  await expect(shown).toBeDisabled();
  await expect(page.getByText(/^From 10 collected orders .* You have 9;/)).toBeVisible();
  await aCollectedOrder(page);
  await page.reload();
  await shown.click();
  await expect(shown).toBeChecked();
  await expectFits(page);

  const visitor = await browser.newPage({ viewport: phone });
  await untilShared(visitor, `/tailors/${slug}`, (html) => html.includes('10 of 10'));
  await visitor.goto(`/tailors/${slug}`);
  await expect(visitor.getByText('10 of 10 orders ready on the promised day')).toBeVisible();
  await expect(visitor.getByText('Only orders written in Seamfolk are counted')).toBeVisible();
  await expectFits(visitor);
});
