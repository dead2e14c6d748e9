import { distanceKm, type Point } from './distance';
import { inFull, nameKey, plainWords } from './name-key';
import { partsOf, phrasesOf } from './phrases';
import { codeOfCountry } from './country-names';
import type { PlaceIndex } from './place-index';
import type { PostalCodes, PostalSpot } from './postal-codes';
import { readingsOf } from './readings';
import { territoriesOf } from './region-codes';

/** The place of an address, as people write it. */
export interface WrittenPlace {
  city: string;
  state?: string | null;
  zipcode?: string | null;
  country: string;
}

/** Beyond this a postal code and a town are not the same place: one of them is wrong. */
const sameTownKm = 80;

/** Outside the state that is written, a town is believed from this size on: regions have been redrawn. */
const wellKnown = 100_000;

/** People there know their state, and other states have towns of the same name. */
const surelyStates = ['US', 'CA', 'AU'];

/** The coordinates of a postal code or a town, never anything closer; undefined where neither is known. */
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

  /** A British postcode is known as its post town only; the town itself is closer. */
  function closer({ site }: PostalSpot): Point {
    const isPostTown = index.countryCodeOf(site.country) === 'GB' && near !== undefined;
    return point(isPostTown ? index.siteOf(near) : site);
  }
}

function point({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}

/** The country's number and those of the territories that belong to it. */
function countriesOf(name: string, index: PlaceIndex): number[] {
  const code = codeOfCountry(name);
  const codes = code ? [code, ...(territoriesOf[code] ?? [])] : [];
  return codes.flatMap((one) => index.countryNumber(one) ?? []);
}

/** Towns of the written name, the most populous first; 'Brixton, London' by what is known of it. */
function townsOf(
  { city, state }: WrittenPlace,
  index: PlaceIndex,
  codes: PostalCodes,
  inCountries: (country: number) => boolean,
): number[] {
  const isHere = (spot: number) => index.isTown(spot) && inCountries(index.siteOf(spot).country);
  const named = [...index.named(nameKey(city.slice(0, 200)))].filter(isHere);
  if (named.length > 0) return named;
  const { known } = phrasesOf(partsOf(state ? `${city}, ${state}` : city), index, codes);
  const here = known.map((phrase) => ({ ...phrase, spots: [...phrase.spots].filter((spot) => isIn(spot)) }));
  const towns = readingsOf(here, index, undefined).filter(({ spot }) => index.isTown(spot));
  return towns.filter(({ misses }) => misses === towns[0]?.misses).map(({ spot }) => spot);

  function isIn(spot: number): boolean {
    return inCountries(index.siteOf(spot).country);
  }
}

/** Towns of the written state; where it is the name of no state, all of them. */
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
  if (inside.length > 0 || surelyStates.includes(index.countryCodeOf(countries[0] ?? 0))) return inside;
  return towns.filter((town) => index.populationOf(town) >= wellKnown);
}
