import type { Locator, Page } from '@playwright/test';
import { atAnOrder } from './at-an-order';
import { expect, expectAccessible, expectNoSidewaysScroll, siteOrigin, test } from './journey';

const money = (page: Page) => page.getByRole('region', { name: 'Money' });
const current = (page: Page) => page.locator('[aria-current="step"]');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a part payment is two taps and digits; the order is ready, and collected with what is left', async ({
    page,
  }) => {
    await atAnOrder(page);
    await expect(page.locator('[data-bottom-bar]')).toBeHidden();
    const ready = page.getByRole('button', { name: 'Ready', exact: true }).last();
    const { y = 0, height = 0 } = (await ready.boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(700);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const counts = { taps: 0, digits: 0 };
    const tap = async (kind: keyof typeof counts, target: Locator) => {
      await target.tap();
      counts[kind] += 1;
    };
    const dialog = page.getByRole('dialog');
    await tap('taps', page.getByRole('button', { name: 'Add payment' }));
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toBeFocused();
    for (const digit of ['1', '5', '000'])
      await tap('digits', dialog.getByRole('button', { name: digit, exact: true }));
    await expect(dialog.getByText('Then ₦24,000 is left')).toBeVisible();
    await expectAccessible(page);
    await tap('taps', dialog.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('Payment saved')).toBeVisible();
    await expect(money(page)).toContainText('Left to pay₦24,000');
    console.log(`a part payment: ${counts.taps} taps, ${counts.digits} digits`);
    expect(counts).toEqual({ taps: 2, digits: 3 });

    await page.getByRole('button', { name: 'Cutting' }).tap();
    await expect(current(page)).toHaveText('Cutting');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(current(page)).toHaveText('Taken');

    await ready.tap();
    await expect(page.getByText(/^Ready since today/)).toBeVisible();
    await expect(page.getByText('All done')).toBeVisible();
    await page.getByRole('button', { name: 'Collected' }).last().tap();
    const question = page.getByRole('dialog', { name: '₦24,000 is left to pay' });
    await expect(question.getByRole('button', { name: 'Cash' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Paid ₦24,000 now' }).tap();
    await expect(current(page)).toHaveText('Collected');
    await expect(money(page)).toContainText('All paid₦59,000');
    await expectAccessible(page);
  });
});

test('an order is moved and told, changed on another device, and cancelled with the money given back', async ({
  page,
  problems,
}) => {
  problems.allow(/412 \(Precondition Failed\)/);
  const { id } = await atAnOrder(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: 'Move the day' });
  await move.getByRole('button', { name: 'Later' }).click();
  await move.getByRole('group', { name: 'The new day' }).getByRole('button').last().click();
  await move.getByRole('button', { name: 'I need longer' }).click();
  await expectAccessible(page);
  await move.getByRole('button', { name: /^Move to/ }).click();
  const tell = page.getByRole('dialog', { name: 'Tell Konstantina' });
  await expect(tell.getByRole('button', { name: 'Late' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tell.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/2348035550142/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as { updatedAt: string };
  const headers = { Origin: siteOrigin(), 'If-Match': `"${order.updatedAt}"` };
  await page.request.put(`/api/orders/${id}/stage`, { headers, data: { stage: 'sewing' } });
  await page.getByRole('button', { name: 'Cutting' }).click();
  await expect(page.getByText('It was changed on another device. You see it as it is now.')).toBeVisible();
  await expect(current(page)).toHaveText('Sewing');

  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel order 1' });
  await cancel.getByRole('radio', { name: 'The client changed their mind' }).check();
  await cancel.getByRole('switch', { name: 'Give back ₦20,000' }).check();
  await expectAccessible(page);
  await cancel.getByRole('button', { name: 'Cancel order' }).click();
  const back = page.getByRole('dialog', { name: 'Add payment' });
  await expect(back.getByText('Then all is given back')).toBeVisible();
  await back.getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByText('Cancelled today: the client changed their mind.')).toBeVisible();
  await expect(money(page)).toContainText('Settled₦0');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take up again' }).click();
  await expect(current(page)).toHaveText('Sewing');
});
