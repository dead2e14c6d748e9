import { codeOfCountry } from './country-names';
import { nameKey } from './name-key';
import type { Columns } from './packed';
import { regionCodes } from './region-codes';
import { textColumn } from './text-column';

/** Where something lies: in degrees, and in which region and country by their numbers in the index. */
export interface Site {
  latitude: number;
  longitude: number;
  region: number;
  country: number;
}

/** What the packed columns say, by the numbers of spots: towns by population, then regions, then countries. */
export interface PlaceIndex {
  isTown: (spot: number) => boolean;
  isCountry: (spot: number) => boolean;
  nameOf: (spot: number) => string;
  populationOf: (spot: number) => number;
  countryOf: (spot: number) => number;
  siteOf: (spot: number) => Site;
  /** Spots of exactly this key, see `nameKey`. */
  named: (key: string) => Uint32Array;
  /** Spots with a key that begins so; one with two such keys stands there twice. */
  beginning: (prefix: string) => Uint32Array;
  /** Regions and countries that are written so in short: 'tx', 'uk', 'usa'. */
  inShort: (words: string) => readonly number[];
  /** Whether a site lies in the region or country that `area` is. */
  isIn: (site: Site, area: number) => boolean;
  regionName: (region: number) => string | null;
  regionNumber: (code: string) => number | undefined;
  countryName: (country: number) => string;
  /** The country's number by its ISO code. */
  countryNumber: (code: string) => number | undefined;
  countryCodeOf: (country: number) => string;
}

/** Opens the columns of `gazetteerColumns`; copies nothing but the names of countries. */
export function openIndex(columns: Columns): PlaceIndex {
  const numbers = (name: string) => columns[name] ?? new Uint32Array();
  const [latitude, longitude, population] = [numbers('latitude'), numbers('longitude'), numbers('population')];
  const [region, country, spotsStart] = [numbers('region'), numbers('country'), numbers('spotsStart')];
  const spots = columns.spots instanceof Uint32Array ? columns.spots : new Uint32Array();
  const [towns = 0, regions = 0] = numbers('counts');
  const [names, keys] = [textColumn(columns, 'name'), textColumn(columns, 'key')];
  const [regionCode, codes] = [textColumn(columns, 'regionCode'), textColumn(columns, 'countryCode')];
  const countryCodes = Array.from({ length: codes.length }, (_, number) => codes.at(number));
  const regionNumbers = new Map(Array.from({ length: regions }, (_, number) => [regionCode.at(number), number]));
  const countryNumbers = new Map(countryCodes.map((code, number) => [code, number]));
  const short = shortForms(regionNumbers, countryNumbers, towns, regions);

  const spotsBetween = (from: number, to: number) => spots.subarray(spotsStart[from] ?? 0, spotsStart[to] ?? 0);

  return {
    isTown: (spot) => spot < towns,
    isCountry: (spot) => spot >= towns + regions,
    nameOf: names.at,
    populationOf: (spot) => population[spot] ?? 0,
    countryOf: (spot) => country[spot] ?? 0,
    siteOf: (spot) => ({
      latitude: (latitude[spot] ?? 0) / 1e4,
      longitude: (longitude[spot] ?? 0) / 1e4,
      region: region[spot] ?? 0,
      country: country[spot] ?? 0,
    }),
    named: (key) => {
      const from = keys.firstFrom(key);
      return spotsBetween(from, from + (keys.at(from) === key ? 1 : 0));
    },
    beginning: (prefix) => spotsBetween(keys.firstFrom(prefix), keys.firstAfter(prefix)),
    inShort: (words) => short.get(words) ?? byOtherCountryName(words, countryNumbers, towns + regions),
    isIn: (site, area) =>
      area >= towns + regions ? site.country === area - towns - regions : area >= towns && site.region === area - towns,
    regionName: (number) => (number < regions ? names.at(towns + number) : null),
    regionNumber: (code) => regionNumbers.get(code),
    countryName: (number) => names.at(towns + regions + number),
    countryNumber: (code) => countryNumbers.get(code),
    countryCodeOf: (number) => countryCodes[number] ?? '',
  };
}

/** 'tx' and 'nsw' of regions, ISO's two letters of countries; 'ca' is both California and Canada. */
function shortForms(
  regionNumbers: ReadonlyMap<string, number>,
  countryNumbers: ReadonlyMap<string, number>,
  firstRegion: number,
  regions: number,
): Map<string, number[]> {
  const short = new Map<string, number[]>();
  const add = (code: string, spot: number) => short.set(nameKey(code), [...(short.get(nameKey(code)) ?? []), spot]);
  for (const [code, number] of regionNumbers) if (code.startsWith('US.')) add(code.slice(3), firstRegion + number);
  for (const [country, codes] of Object.entries(regionCodes)) {
    for (const [code, inGeoNames] of Object.entries(codes)) {
      const number = regionNumbers.get(`${country}.${inGeoNames}`);
      if (number !== undefined) add(code, firstRegion + number);
    }
  }
  for (const [code, number] of countryNumbers) add(code, firstRegion + regions + number);
  return short;
}

function byOtherCountryName(
  words: string,
  countryNumbers: ReadonlyMap<string, number>,
  firstCountry: number,
): readonly number[] {
  const number = countryNumbers.get(codeOfCountry(words) ?? '');
  return number === undefined ? [] : [firstCountry + number];
}
