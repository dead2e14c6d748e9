import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Point } from './distance';
import { findPlaces } from './find';
import { readGazetteerFile } from './gazetteer-file';
import { locatePlace, type WrittenPlace } from './locate';
import { unpack } from './packed';
import type { Place } from './place';
import { openIndex } from './place-index';
import { openPostalCodes } from './postal-codes';
import { type Resolved, resolvePlace } from './resolve';

/** Where the person asks from, if that is known. */
export interface Asked {
  /** ISO 3166-1 alpha-2; places there come first among equals. */
  country?: string;
}

/**
 * Towns, states, countries and postal codes of the world, without asking anybody. All its functions take any text. The data
 * is GeoNames' (https://www.geonames.org, CC BY 4.0), which has to be named wherever it shows.
 */
export interface Gazetteer {
  /** What a text may become while it is typed: up to 8 places, best first. */
  find: (text: string, asked?: Asked) => Place[];
  /** What a whole text means. */
  resolve: (text: string, asked?: Asked) => Resolved;
  /** Where a tailor's written place lies: as close as its postal code or town; undefined where neither is known. */
  locate: (written: WrittenPlace) => Point | undefined;
}

let opened: Promise<Gazetteer> | undefined;

/** Loads the gazetteer once for the process; in the sources, where none has been built of them yet, after building it. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= readGazetteerFile().then(gazetteerOf);
  opened.catch(() => (opened = undefined));
  return opened;
}

/** A gazetteer of the bytes that `scripts/places.mjs` writes. */
export async function gazetteerOf(file: Buffer): Promise<Gazetteer> {
  const size = file.readUInt32LE(file.length - 4);
  // One piece with room to spare: a full one makes zlib take another as large.
  const columns = unpack(await promisify(gunzip)(file, { chunkSize: size + 1024 }));
  const index = openIndex(columns);
  const codes = openPostalCodes(columns, index);
  const numberOf = ({ country }: Asked) => (country ? index.countryNumber(country.toUpperCase()) : undefined);
  const gazetteer: Gazetteer = {
    find: (text, asked = {}) => findPlaces(text, index, codes, numberOf(asked)),
    resolve: (text, asked = {}) => resolvePlace(text, index, codes, numberOf(asked)),
    locate: (written) => locatePlace(written, index, codes),
  };
  // So that nobody's first letters wait for code that has never run.
  for (const text of ['s', 'a, b', 'san jose, c']) gazetteer.find(text, { country: 'US' });
  return gazetteer;
}
