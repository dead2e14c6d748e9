import { describe, expect, it } from 'vitest';
import { amountsOf, amountsText } from './amounts';

describe('amountsText', () => {
  it.each([
    [{}, ''],
    [{ NGN: 0 }, ''],
    [{ NGN: 4_500_000 }, '₦45,000'],
    [{ NGN: 4_500_000, EUR: 0, GBP: 24_050 }, '₦45,000 and £240.50'],
    [{ NGN: 4_500_000, GBP: 24_000, XOF: 1_000 }, '₦45,000, £240 and F\u202fCFA\u00a01,000'],
  ])('names %j', (amounts, text) => {
    expect(amountsText(new Map(Object.entries(amounts)))).toBe(text);
  });
});

describe('amountsOf', () => {
  it('adds the rows of each currency', () => {
    const rows = [
      { currency: 'NGN', amount: 1 },
      { currency: 'GBP', amount: 2 },
      { currency: 'NGN', amount: 3 },
    ];
    expect([...amountsOf(rows, ({ amount }) => amount)]).toEqual([
      ['NGN', 4],
      ['GBP', 2],
    ]);
  });
});
