import type { Page } from '@playwright/test';
import type { Order } from '@shared/orders/order';
import { addDays } from '../../shared/orders/days';
import { aTailorInTheBrowser, expect, expectAccessible, expectNoSidewaysScroll, siteOrigin, test } from './journey';

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

/** Makes a tailor with an order of a client. Returns the addresses of both. */
async function anOrderFor(page: Page, client: object): Promise<{ order: string; client: string; link: string | null }> {
  await aTailorInTheBrowser(page, { businessName: 'Adunni Couture' });
  const post = async <Row>(path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { Origin: siteOrigin() }, data });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as Row;
  };
  const { id: customerId } = await post<{ id: string }>('/api/customers', { phone: '0803 555 0142', ...client });
  const { id, linkToken } = await post<Order>('/api/orders', {
    customerId,
    garments: [
      { id: crypto.randomUUID(), garment: 'Reception dress', price: 4_500_000 },
      { id: crypto.randomUUID(), garment: 'Sash', quantity: 4, price: 350_000 },
    ],
    dueOn: inDays(4),
    timeZone: 'Africa/Lagos',
  });
  const link = linkToken && `${siteOrigin()}/o/${linkToken}`;
  return { order: `/orders/${id}`, client: `/clients/${customerId}`, link };
}

const tell = (page: Page, name: string) => page.getByRole('dialog', { name: `Tell ${name}` });
const bubble = (page: Page, name: string) => tell(page, name).getByRole('group', { name: 'Your message' }).locator('p');

async function openTell(page: Page, name: string) {
  await page.getByRole('button', { name: /^Tell/ }).filter({ visible: true }).first().click();
  await expect(bubble(page, name)).toBeVisible();
}

/** Returns the text that WhatsApp gets. */
async function sentText(page: Page, name: string): Promise<string> {
  const href = await tell(page, name).getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  return new URL(href ?? '').searchParams.get('text') ?? '';
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a Yoruba client is told in Yoruba, with the address of the page', async ({ page }) => {
    const { order, client, link } = await anOrderFor(page, { name: 'Ìfẹ́olúwa Akíndélé', language: 'yo' });
    await page.goto(client);
    await expect(page.getByText('Yorùbá')).toBeVisible();
    await page.goto(order);
    await openTell(page, 'Ìfẹ́olúwa');
    await expect(tell(page, 'Ìfẹ́olúwa').getByLabel('In')).toHaveValue('yo');
    await expect(bubble(page, 'Ìfẹ́olúwa')).toContainText('Ẹ ǹlẹ́ Ìfẹ́olúwa, mo ti gba iṣẹ́ yín');
    const text = await sentText(page, 'Ìfẹ́olúwa');
    expect(text).toContain('oṣù');
    expect(text).not.toMatch(/day|Hello/);
    expect(text.endsWith(`\n\nAdunni Couture\n\n${link}`)).toBe(true);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('a message in Arabic is written from the right, and the language is remembered in one press', async ({
    page,
  }) => {
    const { order } = await anOrderFor(page, { name: 'Fatima Haddad' });
    await page.goto(order);
    await openTell(page, 'Fatima');
    const dialog = tell(page, 'Fatima');
    await expect(bubble(page, 'Fatima')).toHaveCSS('direction', 'ltr');
    await dialog.getByLabel('In').selectOption('العربية');
    await expect(bubble(page, 'Fatima')).toHaveCSS('direction', 'rtl');
    await expect(bubble(page, 'Fatima')).toHaveAttribute('lang', 'ar');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Change the words' }).click();
    await expect(dialog.getByLabel('Your message')).toHaveCSS('direction', 'rtl');
    await dialog.getByRole('button', { name: 'Use the message again' }).click();
    await dialog.getByRole('button', { name: 'Always for Fatima' }).click();
    await expect(page.getByText('Messages to Fatima are in العربية')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await openTell(page, 'Fatima');
    await expect(tell(page, 'Fatima').getByLabel('In')).toHaveValue('ar');
  });

  test('the language of a client is chosen in the form', async ({ page }) => {
    const { client } = await anOrderFor(page, { name: 'Ada Obi' });
    await page.goto(client);
    await page.getByRole('button', { name: 'Edit or delete Ada Obi' }).click();
    await page.getByRole('button', { name: 'Edit client' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Client' });
    await expect(form.getByLabel(/^Language/)).toHaveValue('');
    await form.getByLabel(/^Language/).selectOption('Français');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Update Client' }).click();
    await expect(page.getByText('Client updated successfully')).toBeVisible();
    await expect(page.getByText('Français')).toBeVisible();
  });
});

test('own words are kept from an order and changed in the settings, and survive a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { order, link } = await anOrderFor(page, { name: 'Ada Obi' });
  await page.goto(order);
  await openTell(page, 'Ada');
  const dialog = tell(page, 'Ada');
  await dialog.getByRole('button', { name: 'Change the words' }).click();
  const words = dialog.getByLabel('Your message');
  await words.fill((await words.inputValue()).replace('Hello', 'Good day'));
  await dialog.getByRole('button', { name: 'Keep these words' }).click();
  await expect(dialog.getByRole('region', { name: 'Your words for every client' })).toContainText('Good day[ {name}]');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Kept for “Taken” in English')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await openTell(page, 'Ada');
  await expect(bubble(page, 'Ada')).toContainText(
    'Good day Ada, I have taken your order 1: reception dress, Sash × 4.',
  );
  expect(await sentText(page, 'Ada')).toContain(link);
  await page.keyboard.press('Escape');

  await page.goto('/settings');
  const row = page.getByRole('button', { name: 'Messages', exact: true });
  await expect(row).toHaveAccessibleDescription('To clients, 1 in your own words');
  await row.click();
  const form = page.getByRole('form', { name: 'Messages' });
  await expect(form.getByRole('textbox')).toHaveValue(/^Good day\[ \{name\}\], I have taken/);
  await form.getByRole('textbox').fill('Good day, {name}. Order {number} is in {day2}.');
  await form.getByRole('button', { name: 'Save messages' }).click();
  await expect(form.getByText('There is no {day2}')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox').fill('Good day, {name}. Order {number} is for ');
  await form.getByRole('button', { name: /^Promised day/ }).click();
  await expect(form.getByRole('group', { name: 'The message as Ada gets it' })).toContainText(
    /^As Ada gets itGood day, Ada\. Order 143 is for \w+day \d+ \w+$/,
  );
  await form.getByRole('button', { name: 'Save messages' }).click();
  await expect(page.getByText('Messages updated')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await expect(form.getByRole('textbox')).toHaveValue('Good day, {name}. Order {number} is for {day}');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await form.getByRole('button', { name: 'Use Seamfolk’s words' }).click();
  await form.getByRole('button', { name: 'Save messages' }).click();
  await expect(page.getByText('Messages updated')).toBeVisible();
  await page.goto(order);
  await openTell(page, 'Ada');
  await expect(bubble(page, 'Ada')).toContainText('Hello Ada, I have taken');
});
