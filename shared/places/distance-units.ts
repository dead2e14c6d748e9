/** Metres of the units of road distances. */
export const metresPer = { mile: 1609.344, km: 1000 } as const;

export type DistanceUnit = keyof typeof metresPer;

/** The stored names of the countries with miles on their road signs. Only names, so that pages need no list of countries. */
const countriesWithMiles = new Set([
  'United States',
  'United Kingdom',
  'Liberia',
  'Myanmar',
  'Puerto Rico',
  'Guam',
  'U.S. Virgin Islands',
  'American Samoa',
  'Northern Mariana Islands',
  'Jersey',
  'Guernsey',
  'Isle of Man',
]);

/** Returns the unit of distances in a country, by its stored name. */
export function distanceUnitOf(country: string): DistanceUnit {
  return countriesWithMiles.has(country) ? 'mile' : 'km';
}

/** Converts metres to whole units, at least one. */
export function wholeUnits(metres: number, unit: DistanceUnit): number {
  return Math.max(1, Math.round(metres / metresPer[unit]));
}

/** Converts units to whole metres. */
export function inMetres(length: number, unit: DistanceUnit): number {
  return Math.round(length * metresPer[unit]);
}
