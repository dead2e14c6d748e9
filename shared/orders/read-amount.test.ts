import { describe, expect, it } from 'vitest';
import { decimalsOf, formatMoney, readMoney } from './money';
import table from './written-amounts.json' with { type: 'json' };

/** Currency, what is written, and the amount that it means; two of them with '|' if the writer is asked, '?' if it is refused. */
const rows = table as [currency: string, written: string, means: string][];

/** Returns minor units of a plain amount: ('45.5', 'KWD') -> 45500. */
function minor(plain: string, currency: string): number {
  const [whole = '', fraction = ''] = plain.split('.');
  return Number(whole + fraction.padEnd(decimalsOf(currency), '0'));
}

function expected(currency: string, means: string) {
  if (means === '?') return { refused: expect.stringMatching(`Write it in ${currency}, such as 45`) as string };
  const amounts = means.split(' | ').map((each) => minor(each, currency));
  return amounts.length === 2 ? { choices: amounts } : { amount: amounts[0] };
}

describe('an amount as people write it', () => {
  it.each(rows)('of %s %j means %s', (currency, written, means) =>
    expect(readMoney(written, currency)).toEqual(expected(currency, means)),
  );

  it('is read in at least 25 currencies, of no, two and three decimals', () => {
    expect(rows.length).toBeGreaterThanOrEqual(120);
    expect(new Set(rows.map(([currency]) => currency)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(rows.map(([currency]) => decimalsOf(currency)))).toEqual(new Set([0, 2, 3]));
  });

  it('names the word that is not read', () =>
    expect(readMoney('45 yards', 'NGN')).toEqual({
      refused: '“yards” is not read here. Write it in NGN, such as 45,000 or 45,000.50',
    }));

  it.each([
    '45 k k k',
    '45 k lakh',
    '45 mille mille',
    '1e5',
    '0x45',
    '45%',
    '٪45',
    '45;000',
    '45_000',
    '45/2',
    '12:30',
    '2026-05-01',
  ])('%j is refused in each currency', (written) => {
    for (const currency of new Set(rows.map(([code]) => code)))
      expect(readMoney(written, currency)).toHaveProperty('refused');
  });

  it('takes no longer for a long text', () => {
    const start = performance.now();
    for (const text of [
      '1,'.repeat(50_000),
      '9'.repeat(50_000),
      'k'.repeat(50_000),
      '-'.repeat(50_000),
      '₦'.repeat(50_000),
    ]) {
      expect(readMoney(text, 'NGN')).toHaveProperty('refused');
      expect(readMoney(`45${text}`, 'NGN')).toHaveProperty('refused');
    }
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('is never shown in a way that is read as another one', () => {
    for (const [currency] of rows) {
      for (const amount of [1_000, 45_500, 999_000, 1_000_000, 45_500_000, 45_500_250]) {
        const text = formatMoney(amount, currency);
        const reading = readMoney(text, currency);
        // The dinar of Iraq is asked about.
        const read = 'choices' in reading ? reading.choices.find((each) => each === amount) : reading;
        expect([text, read]).toEqual([text, 'choices' in reading ? amount : { amount }]);
      }
    }
  });
});
