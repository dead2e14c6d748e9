import type { PlaceQuery } from './discover-filters';

const postalCode = /^(?:[a-z]{2,3} )?(\d[\d -]{2,9}|[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z\d]{2})?)$/i;

/** Names that people write for a country beside its own; the API knows them too. */
const otherNames = ['usa', 'us', 'america', 'uk', 'great britain', 'england', 'scotland', 'wales', 'uae'];

/**
 * What a written place says by its form alone: 'Brooklyn, NY' -> the city, '10001' or 'E8 3PN' -> the postal code,
 * 'London, UK' -> city and country. The last part is a country only when it is the name of one; a state or a street is
 * passed over, so that the search finds too much rather than nothing.
 */
export function placeOf(near: string): PlaceQuery {
  const parts = near.split(',').map(plain).filter(Boolean);
  const country = isCountry(parts) ? parts.pop() : undefined;
  const zipcode = parts.map((part) => postalCode.exec(part)?.[1]).find(Boolean);
  const city = zipcode ? undefined : parts.find((part) => !/\d/.test(part));
  return { ...(city && { city }), ...(zipcode && { zipcode }), ...(country && { country }) };
}

/** Without accents and double spaces; the API compares that way. */
const plain = (part: string) => part.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();

function isCountry(parts: readonly string[]): boolean {
  const last = parts.at(-1)?.toLowerCase().replaceAll('.', '') ?? '';
  // After a city, Georgia is as likely the state.
  if (last === 'georgia' && parts.length > 1) return false;
  return otherNames.includes(last) || countryNames().has(last);
}

let names: Set<string> | undefined;

/** English names of all countries in small letters, from what every browser knows: no list to load. */
function countryNames(): Set<string> {
  if (names) return names;
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  names = new Set(codes.map((code) => plain(regions.of(code) ?? '').toLowerCase()));
  return names;
}
