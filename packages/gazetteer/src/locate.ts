import { distanceKm, type Point } from './distance';
import { inFull, nameKey, plainWords } from './name-key';
import { partsOf, phrasesOf } from './phrases';
import { codeOfCountry } from './country-names';
import type { PlaceIndex } from './place-index';
import type { PostalCodes, PostalSpot } from './postal-codes';
import { readingsOf } from './readings';
import { territoriesOf } from './region-codes';
import { britishCountries } from './written-code';

/** The place of an address, as the user wrote it. */
export interface WrittenPlace {
  city: string;
  state?: string | null;
  zipcode?: string | null;
  country: string;
}

/** Maximum distance between a postal code and its town: beyond it, one of them is wrong. */
const sameTownKm = 80;

/** Minimum population of a town to accept it outside the given state: regions have been redrawn. */
const wellKnown = 100_000;

/** Minimum population of a town with several districts of British postcodes. */
const largeTown = 100_000;

/** Countries where the given state is trusted: residents know it, and other states have towns of the same name. */
const countriesWithReliableStates = ['US', 'CA', 'AU'];

/** Returns the coordinates of a postal code or a town, never anything finer; undefined if both are unknown. */
export function locatePlace(written: WrittenPlace, index: PlaceIndex, codes: PostalCodes): Point | undefined {
  const countries = countriesOf(written.country, index);
  if (countries.length === 0) return undefined;
  const inCountries = (country: number) => countries.includes(country);
  const postal = codes.readIn(
    plainWords(written.zipcode ?? '')
      .split(' ')
      .slice(0, 3),
  ).found;
  const code = postal.find(({ site }) => inCountries(site.country));
  const towns = townsOf(written, index, codes, inCountries);
  const near = code && towns.find((town) => distanceKm(index.siteOf(town), code.site) < sameTownKm);
  if (code && (near !== undefined || towns.length === 0)) return near === undefined ? point(code.site) : closer(code);
  const [town] = inState(towns, written.state, index, countries);
  return town === undefined ? undefined : point(index.siteOf(town));

  /** A district of British postcodes is a part of a large town, but has several small ones. */
  function closer({ site }: PostalSpot): Point {
    const isDistrict = britishCountries.includes(index.countryCodeOf(site.country));
    return point(isDistrict && near !== undefined && index.populationOf(near) < largeTown ? index.siteOf(near) : site);
  }
}

function point({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}

/** Returns the numbers of the country and of its territories. */
function countriesOf(name: string, index: PlaceIndex): number[] {
  const code = codeOfCountry(name);
  const codes = code ? [code, ...(territoriesOf[code] ?? [])] : [];
  return codes.flatMap((one) => index.countryNumber(one) ?? []);
}

/** Returns towns of the given name, the most populous first; for 'Brixton, London' by its known parts. */
function townsOf(
  { city, state }: WrittenPlace,
  index: PlaceIndex,
  codes: PostalCodes,
  inCountries: (country: number) => boolean,
): number[] {
  const isHere = (spot: number) => index.isTown(spot) && inCountries(index.siteOf(spot).country);
  const named = [...index.named(nameKey(city.slice(0, 200)))].filter(isHere);
  if (named.length > 0) return named;
  const { known } = phrasesOf(partsOf(state ? `${city}, ${state}` : city, index), index, codes);
  const phrasesInCountries = known.map((phrase) => ({
    ...phrase,
    spots: [...phrase.spots].filter((spot) => isIn(spot)),
  }));
  const towns = readingsOf(phrasesInCountries, index, undefined).filter(({ spot }) => index.isTown(spot));
  return towns.filter(({ misses }) => misses === towns[0]?.misses).map(({ spot }) => spot);

  function isIn(spot: number): boolean {
    return inCountries(index.siteOf(spot).country);
  }
}

/** Returns the towns in the given state; all of them if the text is no state's name. */
function inState(
  towns: readonly number[],
  state: string | null | undefined,
  index: PlaceIndex,
  countries: readonly number[],
): readonly number[] {
  const words = plainWords((state ?? '').slice(0, 200));
  const areas = [...index.named(inFull(words)), ...index.inShort(words)].filter(
    (spot) => !index.isTown(spot) && !index.isCountry(spot) && countries.includes(index.siteOf(spot).country),
  );
  if (areas.length === 0) return towns;
  const inside = towns.filter((town) => areas.some((area) => index.isIn(index.siteOf(town), area)));
  if (inside.length > 0 || countriesWithReliableStates.includes(index.countryCodeOf(countries[0] ?? 0))) return inside;
  return towns.filter((town) => index.populationOf(town) >= wellKnown);
}
