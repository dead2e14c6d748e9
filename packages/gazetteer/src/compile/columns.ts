import { groupBy } from './group-by';
import { nameKey } from '../name-key';
import type { Columns } from '../packed';
import { pointNumber } from '../point-number';
import { soundOf } from '../sound';
import type { PostalCode } from './sources';

/** A place of the index. The index has towns by population first, then regions, then countries. */
export interface Spot {
  name: string;
  keys: Set<string>;
  /** Keys that are found only in full. */
  foreignKeys?: Set<string>;
  country: string;
  /** The region's number, or `noRegion`. */
  region: number;
  population: number;
  latitude: number;
  longitude: number;
}

/** The value for no region in the column of region numbers. */
export const noRegion = 0xffff;

/** Returns the columns with the position, the population and the name of each spot. */
export function spotColumns(spots: readonly Spot[], countryCodes: readonly string[], regions: number): Columns {
  const countryNumber = new Map(countryCodes.map((code, number) => [code, number]));
  const towns = spots.length - regions - countryCodes.length;
  return {
    counts: Uint32Array.of(towns, regions, countryCodes.length),
    latitude: Int32Array.from(spots, ({ latitude }) => Math.round(latitude * 1e4)),
    longitude: Int32Array.from(spots, ({ longitude }) => Math.round(longitude * 1e4)),
    population: Uint32Array.from(spots, ({ population }) => population),
    region: Uint16Array.from(spots, ({ region }) => region),
    country: Uint8Array.from(spots, ({ country }) => countryNumber.get(country) ?? 0),
    ...text(
      'name',
      spots.map(({ name }) => name),
    ),
  };
}

/** Returns the columns with all keys in byte order, with the spot numbers of each: own keys and foreign ones. */
export function keyColumns(spots: readonly Spot[]): Columns {
  const own = numbersByText(spots, ({ keys }) => keys);
  const foreign = numbersByText(spots, ({ foreignKeys = [] }) => foreignKeys);
  const keys = inByteOrder(new Set([...own.keys(), ...foreign.keys()]));
  return { ...text('key', keys), ...numberLists('spots', keys, own), ...numberLists('foreignSpots', keys, foreign) };
}

/** Returns the columns with the sounds of all names in byte order, and the spot numbers of each. */
export function soundColumns(spots: readonly Spot[]): Columns {
  const bySound = numbersByText(spots, ({ name }) => [soundOf(nameKey(name))].filter(Boolean));
  const sounds = inByteOrder(bySound.keys());
  return { ...text('sound', sounds), ...numberLists('soundSpots', sounds, bySound) };
}

function numbersByText(spots: readonly Spot[], textsOf: (spot: Spot) => Iterable<string>): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  spots.forEach((spot, number) => {
    for (const each of textsOf(spot)) {
      const known = numbers.get(each);
      if (known) known.push(number);
      else numbers.set(each, [number]);
    }
  });
  return numbers;
}

function inByteOrder(texts: Iterable<string>): string[] {
  const withBytes = [...texts].map((each) => ({ text: each, bytes: Buffer.from(each) }));
  return withBytes.sort((a, b) => Buffer.compare(a.bytes, b.bytes)).map((each) => each.text);
}

function numberLists(name: string, keys: readonly string[], numbers: ReadonlyMap<string, number[]>): Columns {
  const lists = keys.map((key) => numbers.get(key) ?? []);
  return { [`${name}Start`]: starts(lists.map(({ length }) => length)), [name]: Uint32Array.from(lists.flat()) };
}

/** Returns the columns of the postal codes, sorted by code. Several countries may have the same one. */
export function postalColumns(
  postalCodes: readonly PostalCode[],
  spots: readonly Spot[],
  regionNumber: ReadonlyMap<string, number>,
  countryCodes: readonly string[],
): Columns {
  const sorted = [...postalCodes].sort((a, b) => (a.code < b.code ? -1 : 1));
  const namesByPoint = new Map(
    [...groupBy(spots, pointNumber)].map(([point, here]) => [point, new Set(here.map(({ name }) => name))]),
  );
  const towns = [...new Set(sorted.map(({ town }) => town))].sort();
  const townNumber = new Map(towns.map((town, number) => [town, number]));
  return {
    ...text(
      'postal',
      sorted.map(({ code }) => code),
    ),
    postalLatitude: Int32Array.from(sorted, ({ latitude }) => Math.round(latitude * 1e4)),
    postalLongitude: Int32Array.from(sorted, ({ longitude }) => Math.round(longitude * 1e4)),
    postalRegion: Uint16Array.from(sorted, ({ region }) => regionNumber.get(region) ?? noRegion),
    postalCountry: Uint8Array.from(sorted, ({ country }) => countryCodes.indexOf(country)),
    postalIsOwnPoint: Uint8Array.from(sorted, (code) => (namesByPoint.get(pointNumber(code))?.has(code.town) ? 0 : 1)),
    postalTown: Uint32Array.from(sorted, ({ town }) => townNumber.get(town) ?? 0),
    ...text('postalTownName', towns),
  };
}

/** Returns strings as one UTF-8 buffer and the offset of each. */
export function text(name: string, strings: readonly string[]): Columns {
  const bytes = strings.map((string) => Buffer.from(string));
  return {
    [`${name}Start`]: starts(bytes.map(({ length }) => length)),
    [`${name}Text`]: new Uint8Array(Buffer.concat(bytes)),
  };
}

function starts(lengths: readonly number[]): Uint32Array {
  const result = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, index) => (result[index + 1] = (result[index] ?? 0) + length));
  return result;
}
