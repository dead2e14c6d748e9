import { describe, expect, it } from 'vitest';
import { currencyCodes } from '../tailor/currencies';
import { balanceOf, decimalsOf, formatMoney, hasOpenPrice, paidOf, priceOf, toMinor } from './money';

describe('an amount of money', () => {
  it.each([
    [4_500_000, 'NGN', '₦45,000'],
    [150, 'GBP', '£1.50'],
    [-100, 'USD', '−$1'],
    [12_000, 'XOF', 'F\u202fCFA12,000'],
    [1_234, 'KWD', 'KWD1.234'],
    [0, 'EUR', '€0'],
  ])('%d %s is written %s', (amount, currency, text) =>
    expect(formatMoney(amount, currency).replace(/\u00a0/g, '')).toBe(text),
  );

  it.each([
    ['45,000', 'NGN', 4_500_000],
    ['45000', 'NGN', 4_500_000],
    ['1,00,000', 'INR', 10_000_000],
    ['12,50', 'EUR', 1_250],
    ['1.234,50', 'EUR', 123_450],
    ['1.234', 'EUR', 123_400],
    ['1.5', 'GBP', 150],
    ['.5', 'GBP', 50],
    ['₦ 45 000', 'NGN', 4_500_000],
    ['-20', 'USD', -2_000],
    ['0', 'USD', 0],
    ['7', 'JPY', 7],
  ])('%j of %s is read as %d', (text, currency, amount) => expect(toMinor(text, currency)).toBe(amount));

  it.each([
    ['', 'NGN'],
    ['a', 'NGN'],
    ['7.5', 'JPY'],
    ['1,2,3', 'USD'],
    ['45,000 for 3', 'NGN'],
    ['1e5', 'USD'],
    ['99999999999999999', 'USD'],
  ])('%j of %s is not guessed', (text, currency) => expect(toMinor(text, currency)).toBeUndefined());

  it('is the same after it was written and read, in each currency', () => {
    const amounts = [0, 1, 9, 10, 99, 100, 101, 999, 1_000, 12_345, 100_000, 123_456_789, 9_000_000_000_000];
    for (const currency of currencyCodes) {
      for (const amount of amounts.flatMap((each) => [each, -each])) {
        const text = formatMoney(amount, currency);
        expect([currency, text, toMinor(text, currency)]).toEqual([currency, text, amount === 0 ? 0 : amount]);
      }
    }
  });

  it.each([
    ['XOF', 0],
    ['UGX', 0],
    ['KWD', 3],
    ['NGN', 2],
  ])('of %s has %d decimals', (currency, decimals) => expect(decimalsOf(currency)).toBe(decimals));
});

describe('what is left to pay', () => {
  /** A small generator of pseudo-random numbers, so that a failure can be repeated. */
  function randomFrom(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % below;
    };
  }

  it('does not depend on the order in which garments and payments are written', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomFrom(seed);
      const garments = Array.from({ length: 1 + random(8) }, () => ({
        quantity: 1 + random(999),
        price: random(100_000_000_000),
      }));
      const payments = Array.from({ length: random(8) }, () => ({
        amount: random(2_000_000_000) - 1_000_000_000 || 1,
      }));
      const discount = random(priceOf(garments) > 4_000_000_000 ? 4_000_000_000 : priceOf(garments) + 1);
      const left = balanceOf({ garments, discount, payments });
      expect(Number.isSafeInteger(left)).toBe(true);
      expect(balanceOf({ garments: [...garments].reverse(), discount, payments: [...payments].reverse() })).toBe(left);
      const exact =
        garments.reduce((sum, { quantity, price }) => sum + BigInt(quantity) * BigInt(price), 0n) -
        BigInt(discount) -
        payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      expect(left).toBe(Number(exact));
    }
  });

  it('is not known while a price is not agreed, whatever was paid', () => {
    const garments = [
      { quantity: 1, price: 500 },
      { quantity: 1, price: null },
    ];
    expect(balanceOf({ garments, discount: 0, payments: [] })).toBeUndefined();
    expect(balanceOf({ garments, discount: 0, payments: [{ amount: 900 }] })).toBeUndefined();
  });

  it('is zero when each payment was given back and nothing is ordered, and says when a price is not agreed', () => {
    expect(paidOf([{ amount: 500 }, { amount: -500 }])).toBe(0);
    expect(hasOpenPrice([{ quantity: 1, price: null }])).toBe(true);
    expect(hasOpenPrice([{ quantity: 1, price: 0 }])).toBe(false);
  });
});
