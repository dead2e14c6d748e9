import { codeOfCountry } from './country-names';
import { nameKey } from './name-key';
import type { Columns } from './packed';
import { regionCodes } from './region-codes';
import { textColumn } from './text-column';

/** A position in degrees, with the numbers of its region and country in the index. */
export interface Site {
  latitude: number;
  longitude: number;
  region: number;
  country: number;
}

/** Access to the packed columns by spot number: towns by population, then regions, then countries. */
export interface PlaceIndex {
  isTown: (spot: number) => boolean;
  isCountry: (spot: number) => boolean;
  nameOf: (spot: number) => string;
  populationOf: (spot: number) => number;
  countryOf: (spot: number) => number;
  siteOf: (spot: number) => Site;
  /** Returns the spots with exactly this key, see `nameKey`; also with one of a foreign name. */
  named: (key: string) => Uint32Array;
  /** Returns the spots with a key that starts with `prefix`; a spot with two such keys is returned twice. */
  beginning: (prefix: string) => Uint32Array;
  /** Returns the regions and countries with this abbreviation: 'tx', 'uk', 'usa'. */
  inShort: (words: string) => readonly number[];
  /** Returns whether a site is in the region or country `area`. */
  isIn: (site: Site, area: number) => boolean;
  regionName: (region: number) => string | null;
  regionNumber: (code: string) => number | undefined;
  countryName: (country: number) => string;
  /** Returns the country's number for its ISO code. */
  countryNumber: (code: string) => number | undefined;
  countryCodeOf: (country: number) => string;
}

/** Opens the columns of `gazetteerColumns`; copies only the names of countries. */
export function openIndex(columns: Columns): PlaceIndex {
  const numbers = (name: string) => columns[name] ?? new Uint32Array();
  const [latitude, longitude, population] = [numbers('latitude'), numbers('longitude'), numbers('population')];
  const [region, country, spotsStart] = [numbers('region'), numbers('country'), numbers('spotsStart')];
  const spots = columns.spots instanceof Uint32Array ? columns.spots : new Uint32Array();
  const [towns = 0, regions = 0] = numbers('counts');
  const [names, keys] = [textColumn(columns, 'name'), textColumn(columns, 'key')];
  const [foreignStart, foreignSpots] = [numbers('foreignSpotsStart'), numbers('foreignSpots')];
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
      const at = keys.firstFrom(key);
      if (keys.at(at) !== key) return spotsBetween(at, at);
      const foreign = foreignSpots.subarray(foreignStart[at] ?? 0, foreignStart[at + 1] ?? 0);
      const own = spotsBetween(at, at + 1);
      return foreign.length === 0 ? own : Uint32Array.from(new Set([...own, ...foreign])).sort();
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

/** Returns abbreviations such as 'tx' and 'nsw' for regions, ISO codes for countries; 'ca' is both California and Canada. */
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
