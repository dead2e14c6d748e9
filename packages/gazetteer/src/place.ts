import { nameKey } from './name-key';
import type { PlaceIndex } from './place-index';
import type { PostalSpot } from './postal-codes';

/** A known place. Its coordinates are those of a town or a postal code, never of an address. */
export interface Place {
  /** 'Brooklyn, New York, United States'. */
  label: string;
  city: string | null;
  state: string | null;
  /** Its English name in `countries-list`. */
  country: string;
  zipcode?: string;
  latitude: number;
  longitude: number;
  /** For a state or country, the sum of its known towns; 0 if unknown. */
  population?: number;
  /** The coordinates of a state or country are those of its most populous town. */
  kind: 'city' | 'zipcode' | 'state' | 'country';
}

/** Returns a town, region or country by its number. */
export function placeOfSpot(index: PlaceIndex, spot: number): Place {
  const site = index.siteOf(spot);
  const { latitude, longitude } = site;
  const country = index.countryName(site.country);
  const rest = { country, latitude, longitude, population: index.populationOf(spot) };
  const name = index.nameOf(spot);
  if (index.isCountry(spot)) {
    const label = hasNamesakeAbroad(index, spot) ? `${country} (country)` : country;
    return { label, city: null, state: null, ...rest, kind: 'country' };
  }
  if (!index.isTown(spot)) {
    const own = namesakeIn(index, spot) === undefined ? name : `${name} (${regionWord(country)})`;
    const label = `${own}, ${country}`;
    return { label, city: null, state: name, ...rest, kind: 'state' };
  }
  const state = index.regionName(site.region);
  return { label: townLabel(name, state, country), city: name, state, ...rest, kind: 'city' };
}

/** Returns whether a country's name is also a region of another country, such as Georgia. */
function hasNamesakeAbroad(index: PlaceIndex, country: number): boolean {
  const own = index.siteOf(country).country;
  const named = [...index.named(nameKey(index.nameOf(country)))];
  return named.some((spot) => !index.isTown(spot) && !index.isCountry(spot) && index.siteOf(spot).country !== own);
}

/** Returns a postal code with its town. */
export function placeOfPostal(index: PlaceIndex, { code, town, site }: PostalSpot): Place {
  const { latitude, longitude } = site;
  const [state, country] = [index.regionName(site.region), index.countryName(site.country)];
  const label = `${code} ${townLabel(town, state, country)}`;
  return { label, city: town, state, country, zipcode: code, latitude, longitude, kind: 'zipcode' };
}

/** Returns the places of spots without duplicate labels, up to `atMost`. */
export function distinct(index: PlaceIndex, spots: Iterable<number>, atMost: number): Place[] {
  const places = new Map<string, Place>();
  for (const spot of spots) {
    if (places.size === atMost) break;
    const place = placeOfSpot(index, spot);
    if (!places.has(place.label)) places.set(place.label, place);
  }
  return [...places.values()];
}

/** Returns the most populous town in a region or country with the same name: New York City in the state of New York. */
export function namesakeIn(index: PlaceIndex, area: number): number | undefined {
  const named = index.named(nameKey(index.nameOf(area)));
  return [...named].find((spot) => index.isTown(spot) && index.isIn(index.siteOf(spot), area));
}

/** Returns 'Lagos, Nigeria', not 'Lagos, Lagos, Nigeria'; New York keeps its state, as is usual in the United States. */
function townLabel(town: string, state: string | null, country: string): string {
  const same = (other: string) => [nameKey(town), `${nameKey(town)} city`].includes(nameKey(other));
  const withState = state && (!same(state) || country === 'United States');
  return [town, withState ? state : '', same(country) ? '' : country].filter(Boolean).join(', ');
}

function regionWord(country: string): string {
  if (country === 'Canada') return 'province';
  const withStates = ['United States', 'India', 'Nigeria', 'Australia', 'Brazil', 'Mexico', 'Malaysia', 'Germany'];
  return withStates.includes(country) ? 'state' : 'region';
}
