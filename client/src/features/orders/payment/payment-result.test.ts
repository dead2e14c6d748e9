import type { Order } from '@shared/orders/order';
import { describe, expect, it } from 'vitest';
import { aGarment, anOrderOf, aPaymentOf } from '../../../../../tests/support/client/an-order';
import { aClient } from '../../../../../tests/support/client/rows';
import { grouped, typedAmount, typedMinor } from '../typed-amount';
import { paymentResult, wholeAmount, withoutPayment } from './payment-result';

const order = anOrderOf(aClient({ name: 'Ada' }), { garments: [aGarment({ price: 6_000_000 })], discount: 1_000_000 });
const paid = { ...order, payments: [aPaymentOf(order.id, { amount: 2_000_000 })] };
const openPrice: Order = { ...paid, garments: [aGarment({ price: null })] };
const cancelled: Order = { ...paid, stage: 'cancelled' };

describe('what is true after a payment', () => {
  it.each([
    ['a part', paid, 1_000_000, 'Then ₦20,000 is left'],
    ['the rest', paid, 3_000_000, 'Then all is paid'],
    ['more than the rest', paid, 3_200_000, 'Overpaid ₦2,000: give it back, or keep it for the next order'],
    ['money that is given back', paid, -2_000_000, 'Then ₦50,000 is left'],
    ['a deposit without a price', openPrice, 500_000, 'Then ₦25,000 is paid; the price is not agreed'],
    ['all of a cancelled order back', cancelled, -2_000_000, 'Then all is given back'],
    ['a part of a cancelled order back', cancelled, -500_000, 'Then you keep ₦15,000'],
    ['too much of a cancelled order back', cancelled, -2_100_000, 'That is ₦1,000 more than was paid'],
  ])('of %s is said', (_what, of, amount, words) => expect(paymentResult(of, amount)).toBe(words));

  it.each([
    [paid, false, 3_000_000],
    [paid, true, 2_000_000],
    [openPrice, false, 0],
    [cancelled, false, 0],
    [order, true, 0],
  ])('offers the whole', (of, isGivenBack, whole) => expect(wholeAmount(of, isGivenBack)).toBe(whole));

  it('does not count the payment that is changed', () =>
    expect(wholeAmount(withoutPayment(paid, paid.payments[0]?.id), false)).toBe(5_000_000));
});

describe('a typed amount', () => {
  it.each([
    [4_500_000, 'NGN', '45000'],
    [150, 'GBP', '1.50'],
    [12_000, 'XOF', '12000'],
    [1_234, 'KWD', '1.234'],
  ])('%d %s is %s, and is read again', (amount, currency, text) => {
    expect(typedAmount(amount, currency)).toBe(text);
    expect(typedMinor(text, currency)).toBe(amount);
  });

  it('is nothing without a text, and no sign counts', () => {
    expect(typedMinor(' ', 'NGN')).toBe(0);
    expect(typedMinor('-20', 'NGN')).toBe(2_000);
    expect(typedMinor('1,2,3', 'NGN')).toBeUndefined();
  });

  it.each([
    ['45000', '45,000'],
    ['1234567.5', '1,234,567.5'],
    ['500', '500'],
    ['12,50', '12,50'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => expect(grouped(text)).toBe(shown));
});
