// @vitest-environment happy-dom
import type { Order } from '@shared/orders/order';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aGarment, aPaymentOf } from '../../../../../tests/support/client/an-order';
import {
  api,
  dialog,
  moneyRows,
  open,
  press,
  pressIn,
  show,
  today,
  user,
  writes,
} from '../../../../../tests/support/client/order-page';
import { setViewport, usualWidth } from '../../../../../tests/support/viewport';
import { queryClient } from '../../../lib/api/query-client';
import { loseNextAnswer } from '../../../../../tests/support/client/writes';

const sixty = { garments: [aGarment({ price: 6_000_000 })], discount: 0 } satisfies Partial<Order>;

const amount = async () => (await dialog()).getByLabelText<HTMLInputElement>('Amount');

async function add(text: string, given: Partial<Order> = sixty) {
  const stored = open(given);
  await press('Add payment');
  if (text) await user.type(await amount(), text);
  return stored;
}

afterEach(() => setViewport(usualWidth));

describe('a payment', () => {
  it('is added today, in the way that was used last, and taken back by Undo', async () => {
    const { order } = await add('20000');
    const form = await dialog('Add payment');
    expect(form.getByText('Order 133, Ada: ₦60,000 left')).toBeTruthy();
    expect(form.getByText('Then ₦40,000 is left')).toBeTruthy();
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Payment saved');
    expect(order.payments).toMatchObject([{ amount: 2_000_000, method: 'transfer', onDate: today, note: null }]);
    const [row] = order.payments;
    expect(writes('/payments')).toMatchObject([{ method: 'POST', body: { id: row?.id } }]);
    await waitFor(() => expect(moneyRows().at(-1)).toBe('Left to pay: ₦40,000'));
    await press('Undo');
    await waitFor(() => expect(order.payments).toEqual([]));
    await waitFor(() => expect(moneyRows().at(-1)).toBe('Left to pay: ₦60,000'));
  });

  it('has its half and its whole, and says when it is too much', async () => {
    await add('');
    const form = await dialog('Add payment');
    await user.click(form.getByRole('button', { name: 'Half' }));
    expect((await amount()).value).toBe('30,000');
    expect(form.getByText('Then ₦30,000 is left')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'All' }));
    expect(form.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
    expect(form.getByText('Then all is paid')).toBeTruthy();
    await user.clear(await amount());
    await user.type(await amount(), '62,000');
    await form.findByText('Overpaid ₦2,000. It stays with this order until it is given back');
  });

  it('halves what is left after discount and payments, as a round amount', async () => {
    const payments = [aPaymentOf(crypto.randomUUID(), { amount: 1_000_000 })];
    await add('', { ...sixty, discount: 499_900, payments });
    const form = await dialog('Add payment');
    expect(form.getByText('Order 133, Ada: ₦45,001 left')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Half' }));
    expect((await amount()).value).toBe('22,501');
    expect(form.getByText('Then ₦22,500 is left')).toBeTruthy();
  });

  it('is refused at its field unless it is an amount', async () => {
    await add('');
    const form = await dialog('Add payment');
    for (const [text, message] of [
      ['', 'Payment is 0'],
      ['0', 'Payment is 0'],
      ['some', 'Payment is not an amount'],
      ['1.2345', 'Payment is not an amount'],
      ['45 yards', 'Payment is not an amount'],
    ] as const) {
      await user.clear(await amount());
      if (text) await user.paste(text);
      await pressIn('Add payment', 'Save payment');
      await form.findByText(message);
      expect(document.activeElement, text).toBe(await amount());
      await user.clear(await amount());
      await user.paste('200');
      await waitFor(() => expect(form.queryByText(message), text).toBeNull());
    }
    expect(api.writes).toEqual([]);
  });

  it('may be given back, on another day, in another way, with a note', async () => {
    const { order } = await add('5000', { ...sixty, payments: [aPaymentOf(crypto.randomUUID())] });
    const form = await dialog('Add payment');
    await user.click(form.getByRole('button', { name: 'Given back' }));
    expect(form.getByText('Then ₦42,500 is left')).toBeTruthy();
    await user.selectOptions(form.getByLabelText('How'), 'Mobile money');
    await user.selectOptions(form.getByLabelText('When'), 'Another day');
    const day = form.getByLabelText('Day');
    await user.clear(day);
    await pressIn('Add payment', 'Save payment');
    await form.findByText('Choose a day');
    await user.type(day, '2026-05-20');
    await user.type(form.getByLabelText(/^Note/), 'To her sister');
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Payment saved');
    expect(order.payments[1]).toMatchObject({
      ...{ amount: -500_000, method: 'mobile', onDate: '2026-05-20', note: 'To her sister' },
    });
  });

  it('is changed, and changed back by Undo', async () => {
    const payment = aPaymentOf(crypto.randomUUID(), { onDate: '2026-05-31' });
    const { order } = open({ ...sixty, payments: [payment] });
    await press('Paid in cash, 31 May');
    const form = await dialog('Change payment');
    expect(form.getByLabelText<HTMLSelectElement>('When').selectedOptions[0]?.textContent).toBe('Yesterday');
    await user.clear(await amount());
    await user.type(await amount(), '30000');
    await pressIn('Change payment', 'Save payment');
    await screen.findByText('Payment changed');
    expect(order.payments).toMatchObject([{ id: payment.id, amount: 3_000_000, onDate: '2026-05-31' }]);
    await press('Undo');
    await waitFor(() => expect(order.payments[0]?.amount).toBe(2_250_000));
  });

  it('that another device has changed shows both amounts', async () => {
    const { order, touch } = open({ ...sixty, payments: [aPaymentOf(crypto.randomUUID())] });
    await press('Paid in cash, 12 May');
    touch(order.payments[0]!, { amount: 2_500_000 });
    await user.clear(await amount());
    await user.type(await amount(), '30000');
    await pressIn('Change payment', 'Save payment');
    const notice = await (await dialog('Change payment')).findByRole('group', { name: /^Changed on another device/ });
    expect(notice.textContent).toContain('Amount25000Here: 30000');
    await pressIn('Change payment', 'Overwrite');
    await screen.findByText('Payment changed');
    expect(order.payments[0]?.amount).toBe(3_000_000);
  });

  it('is deleted with Undo', async () => {
    const { order } = open({ ...sixty, payments: [aPaymentOf(crypto.randomUUID())] });
    await press('Paid in cash, 12 May');
    await pressIn('Change payment', 'Delete payment');
    await screen.findByText('Payment deleted');
    expect(moneyRows().at(-1)).toBe('Left to pay: ₦60,000');
    await press('Undo');
    await waitFor(() => expect(moneyRows().at(-1)).toBe('Left to pay: ₦37,500'));
    expect(order.payments).toHaveLength(1);
    await press('Paid in cash, 12 May');
    await pressIn('Change payment', 'Delete payment');
    await press('Dismiss');
    await waitFor(() => expect(order.payments).toEqual([]));
  });

  it('whose answer was lost is not saved twice, also with another amount', async () => {
    const { order } = await add('20000');
    loseNextAnswer(api);
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Error');
    await user.clear(await amount());
    await user.type(await amount(), '25000');
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Payment saved');
    expect(order.payments).toMatchObject([{ amount: 2_500_000 }]);
  });

  it('that was typed is there again after a reload, and is saved once', async () => {
    const { order } = await add('20000');
    cleanup();
    queryClient.clear();
    history.replaceState(null, '', '/');
    show(order.id);
    const form = await dialog('Add payment');
    expect(form.getByText('Your unsaved changes are back.')).toBeTruthy();
    expect(form.getByText('Then ₦40,000 is left')).toBeTruthy();
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Payment saved');
    expect(order.payments).toMatchObject([{ amount: 2_000_000 }]);
    expect(Object.keys({ ...localStorage }).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('has no draft while nothing is typed', async () => {
    await add('');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys({ ...localStorage }).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
});

describe('a payment on a phone', () => {
  it('is written by the keys of the screen, of which the last one saves', async () => {
    setViewport(360);
    const { order } = await add('');
    const form = await dialog('Add payment');
    expect((await amount()).getAttribute('inputmode')).toBe('none');
    expect(document.activeElement).toBe(await amount());
    for (const key of ['2', '0', '000']) await user.click(form.getByRole('button', { name: key }));
    expect((await amount()).value).toBe('20,000');
    expect(form.getByText('Then ₦40,000 is left')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Payment saved');
    expect(order.payments).toMatchObject([{ amount: 2_000_000 }]);
  });
});

describe('money that is given back', () => {
  it('is no more than was paid, unless the form says so', async () => {
    const { order } = await add('25000', { ...sixty, payments: [aPaymentOf(crypto.randomUUID())] });
    const form = await dialog('Add payment');
    expect(form.queryByRole('switch')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Given back' }));
    expect(form.getByText('That is ₦2,500 more than was paid')).toBeTruthy();
    await pressIn('Add payment', 'Save payment');
    await waitFor(async () => expect((await amount()).getAttribute('aria-invalid')).toBe('true'));
    expect(api.writes).toEqual([]);
    await user.click(form.getByRole('switch', { name: 'Give back more than was paid' }));
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Payment saved');
    expect(order.payments[1]).toMatchObject({ amount: -2_500_000 });
    expect(writes('/payments')).toMatchObject([{ body: { amount: -2_500_000, exceedsPaid: true } }]);
  });
});

describe('a payment that is typed with a keyboard', () => {
  it.each([360, 899, 1280])('keeps its decimal comma at %d px', async (width) => {
    setViewport(width);
    const { order } = await add('1250,5', { ...sixty, currency: 'EUR' });
    const form = await dialog('Add payment');
    expect(form.getByText('= €1,250.50')).toBeTruthy();
    await pressIn('Add payment', width < 900 ? 'Save' : 'Save payment');
    await screen.findByText('Payment saved');
    expect(order.payments).toMatchObject([{ amount: 125_050 }]);
  });

  it('is asked about where two amounts are possible', async () => {
    const { order } = await add('45 mil');
    const form = await dialog('Add payment');
    await pressIn('Add payment', 'Save payment');
    await form.findByText('Payment: ₦45,000 or ₦45,000,000?');
    await user.click(form.getByRole('button', { name: '₦45,000' }));
    await pressIn('Add payment', 'Save payment');
    await screen.findByText('Payment saved');
    expect(order.payments).toMatchObject([{ amount: 4_500_000 }]);
  });
});
