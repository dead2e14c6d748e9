import type { LengthUnit } from './units';

/**
 * The stored names of the countries whose tailors usually measure in inches: the United States with their territories, and
 * countries whose tailoring and tapes are British by history (the United Kingdom, Ireland, Canada, South Asia, West and East
 * Africa, the Caribbean), although most of them have metric road signs and school books. Elsewhere the trade measures in
 * centimetres. It is only the first guess: the tailor's own choice replaces it.
 */
const countriesWithInches = new Set([
  'United States',
  'Puerto Rico',
  'Guam',
  'U.S. Virgin Islands',
  'American Samoa',
  'Northern Mariana Islands',
  'United Kingdom',
  'Jersey',
  'Guernsey',
  'Isle of Man',
  'Ireland',
  'Canada',
  'India',
  'Pakistan',
  'Bangladesh',
  'Sri Lanka',
  'Nepal',
  'Myanmar',
  'Hong Kong',
  'Nigeria',
  'Ghana',
  'Sierra Leone',
  'Liberia',
  'Gambia',
  'Kenya',
  'Uganda',
  'Tanzania',
  'Zambia',
  'Zimbabwe',
  'Malawi',
  'Jamaica',
  'Trinidad and Tobago',
  'Barbados',
  'Guyana',
  'Bahamas',
  'Bermuda',
]);

/** Returns the unit in which tailors of a country usually measure, by its stored name. */
export function lengthUnitOf(country: string): LengthUnit {
  return countriesWithInches.has(country) ? 'in' : 'cm';
}

/** The names of the units, as the settings show them. */
export const lengthUnitNames: Record<LengthUnit, string> = { in: 'Inches', cm: 'Centimetres' };
