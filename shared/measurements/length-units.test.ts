import { describe, expect, it } from 'vitest';
import { countryNames } from '../places/address';
import { lengthUnitOf } from './length-units';

describe('lengthUnitOf', () => {
  it.each([
    ['United States', 'in'],
    ['United Kingdom', 'in'],
    ['Nigeria', 'in'],
    ['Ghana', 'in'],
    ['India', 'in'],
    ['France', 'cm'],
    ['South Africa', 'cm'],
    ['Senegal', 'cm'],
    ['', 'cm'],
  ])('of %s is %s', (country, unit) => expect(lengthUnitOf(country)).toBe(unit));

  it('knows only countries by their stored names', () => {
    const stored = countryNames.filter((name) => lengthUnitOf(name) === 'in');
    expect(stored).toHaveLength(36);
  });
});
