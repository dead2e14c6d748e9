import { toMinor } from '@shared/orders/money';
import { describe, expect, it } from 'vitest';
import { grouped, signOf, typedAmount } from '../typed-amount';
import { depositOf } from './sums';

describe('typedAmount', () => {
  it.each([
    [4_500_000, 'NGN', '45000'],
    [150, 'GBP', '1.50'],
    [5, 'USD', '0.05'],
    [0, 'USD', '0'],
    [45_000, 'XOF', '45000'],
    [1_005, 'KWD', '1.005'],
  ])('%d of %s is typed as %s, and is read as the same amount', (amount, currency, text) => {
    expect(typedAmount(amount, currency)).toBe(text);
    expect(toMinor(text, currency)).toBe(amount);
    expect(toMinor(grouped(text), currency)).toBe(amount);
  });
});

describe('grouped', () => {
  it.each([
    ['45000', '45,000'],
    ['1234567.5', '1,234,567.5'],
    ['12.', '12.'],
    ['999', '999'],
    ['12,50', '12,50'],
    ['forty', 'forty'],
    ['', ''],
  ])('%j is shown as %j', (text, shown) => expect(grouped(text)).toBe(shown));
});

describe('depositOf', () => {
  it.each([
    [4_500_000, null, 'NGN', { label: 'Half', share: 0.5, amount: 2_250_000 }],
    [4_500_100, 0.5, 'NGN', { label: 'Half', share: 0.5, amount: 2_250_100 }],
    [4_500_000, 0.3, 'NGN', { label: '30%', share: 0.3, amount: 1_350_000 }],
    [1_000_000, 1 / 3, 'NGN', { label: '33%', share: 1 / 3, amount: 333_300 }],
    [4_500_000, 1, 'NGN', { label: 'Half', share: 0.5, amount: 2_250_000 }],
    [1_501, 0.5, 'XOF', { label: 'Half', share: 0.5, amount: 751 }],
    [1_050, 0.5, 'GBP', { label: 'Half', share: 0.5, amount: 525 }],
    [100, 0.3, 'GBP', { label: '30%', share: 0.3, amount: 30 }],
  ])('of %d at a share of %s in %s is %j', (total, share, currency, deposit) =>
    expect(depositOf(total, share, currency)).toEqual(deposit),
  );
});

it('signOf is the sign of a currency', () => {
  expect(['NGN', 'GBP', 'XOF'].map(signOf)).toEqual(['₦', '£', 'F\u202fCFA']);
});
