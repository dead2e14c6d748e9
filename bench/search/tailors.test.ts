import { describe, expect, it } from 'vitest';
import { copyValue } from './rows';
import { tailorMaker } from './tailors';
import type { Town } from './towns';

const town = (city: string, countryCode: string, country: string, weight: number): Town => ({
  city,
  state: '',
  stateNeeded: false,
  country,
  countryCode,
  callingCode: 234,
  latitude: 6.45407,
  longitude: 3.39467,
  postalCodes: ['101233'],
  postalCodesAreReal: false,
  weight,
});
const towns = [town('Lagos', 'NG', 'Nigeria', 9), town('São Paulo', 'BR', 'Brazil', 1)];
const numbers = Array.from({ length: 500 }, (_, at) => at + 1);

describe('tailorMaker', () => {
  it('makes the same tailor for a number, in any order', () => {
    const [forwards, backwards] = [tailorMaker(towns), tailorMaker(towns)];
    const made = numbers.map(forwards);
    expect([...numbers].reverse().map(backwards).reverse()).toEqual(made);
    expect(made[41]).toMatchObject({ number: 42, id: expect.stringMatching(/-00000000002a$/) });
  });

  it('makes no tailor twice', () => {
    const made = numbers.map(tailorMaker(towns));
    for (const of of ['id', 'slug'] as const) expect(new Set(made.map((tailor) => tailor[of])).size).toBe(made.length);
    expect(made.every(({ slug }) => /^[a-z0-9-]{1,60}$/.test(slug))).toBe(true);
  });

  it('follows the weight of the towns', () => {
    const inLagos = numbers.map(tailorMaker(towns)).filter((tailor) => tailor.town.city === 'Lagos').length;
    expect(inLagos / numbers.length).toBeGreaterThan(0.85);
    expect(inLagos / numbers.length).toBeLessThan(0.95);
  });
});

describe('copyValue', () => {
  it.each([
    ['a\tb\\', 'a\\tb\\\\'],
    [undefined, '\\N'],
    [true, 'true'],
    [['x', 'say "y"'], '{"x","say \\\\"y\\\\""}'],
    [[], '{}'],
  ])('writes %j as COPY reads it', (value, text) => {
    expect(copyValue(value)).toBe(text);
  });
});
