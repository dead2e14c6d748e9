import { toMinor } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { describe, expect, it } from 'vitest';
import { aGarment, anOrderOf, aPaymentOf } from '../../../../../tests/support/client/an-order';
import { aClient } from '../../../../../tests/support/client/rows';
import { amountError, editedText, grouped, noteOf, settled, typedAmount, typedMinor } from '../typed-amount';
import { paymentResult, wholeAmount, withoutPayment } from './payment-result';

const order = anOrderOf(aClient({ name: 'Ada' }), { garments: [aGarment({ price: 6_000_000 })], discount: 1_000_000 });
const paid = { ...order, payments: [aPaymentOf(order.id, { amount: 2_000_000 })] };
const openPrice: Order = { ...paid, garments: [aGarment({ price: null })] };
const cancelled: Order = { ...paid, stage: 'cancelled' };

describe('what is true after a payment', () => {
  it.each([
    ['a part', paid, 1_000_000, 'Then ₦20,000 is left'],
    ['the rest', paid, 3_000_000, 'Then all is paid'],
    ['more than the rest', paid, 3_200_000, 'Overpaid ₦2,000. It stays with this order until it is given back'],
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

describe('an amount in a field', () => {
  it.each([
    ['12', '12,5', '12,5'],
    ['1250', '1,250,', '1250,'],
    ['1250', '1,2505', '12505'],
    ['1250', '1,25', '125'],
    ['45000', '45,000k', '45000k'],
    ['45000', '12', '12'],
    ['45000', '45,0,00', '450,00'],
  ])('%j that is edited to %j is %j', (text, typed, left) => expect(editedText(text, 'NGN', typed)).toBe(left));

  it.each([
    ['45k', 'NGN', '45000', { shown: '₦45,000' }],
    ['12,50', 'EUR', '12.50', { shown: '€12.50' }],
    ['12,500', 'KWD', '12.500', { shown: 'KWD\u00a012.500' }],
    ['45,000', 'NGN', '45000', undefined],
    ['45000.5', 'NGN', '45000.50', undefined],
    ['45 yards', 'NGN', '45 yards', { refused: expect.stringContaining('“yards” is not read here') as string }],
    ['-45', 'NGN', '-45', { refused: 'Write the amount without a minus sign' }],
    ['', 'NGN', '', undefined],
  ])('%j in %s is left as %j', (text, currency, left, note) => {
    expect(settled(text, currency)).toBe(left);
    expect(noteOf(text, currency)).toEqual(note);
  });

  it('that could be two amounts names both', () => {
    expect(noteOf('45,500', 'IQD')).toEqual({
      choices: [
        { text: '45500', shown: 'IQD\u00a045,500' },
        { text: '45.500', shown: 'IQD\u00a045.500' },
      ],
    });
    expect(amountError('45 mil', 'NGN', 'Price')).toBe('Price: ₦45,000 or ₦45,000,000?');
    expect(amountError('45 yards', 'NGN', 'Price')).toBe('Price is not an amount');
  });

  it('has no comma between thousands where a comma is before decimals', () => {
    expect(grouped('45500', 'KWD')).toBe('45\u00a0500');
    expect(toMinor(grouped('45500', 'KWD'), 'KWD')).toBe(45_500_000);
  });
});
