import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Point } from './distance';
import { findPlaces } from './find';
import { locatePlace, type WrittenPlace } from './locate';
import { unpack } from './packed';
import type { Place } from './place';
import { openIndex } from './place-index';
import { openPostalCodes } from './postal-codes';
import { type Resolved, resolvePlace } from './resolve';

/** Where the question comes from, if that is known. */
export interface Asked {
  /** ISO 3166-1 alpha-2; places there come first among equals. */
  country?: string;
}

/**
 * Towns, states, countries and postal codes of the world, offline. All functions take any text. The data is by GeoNames
 * (https://www.geonames.org, CC BY 4.0), which must be credited wherever the data is shown.
 */
export interface Gazetteer {
  /** What a text may become while it is typed: up to 8 places, best first. */
  find: (text: string, asked?: Asked) => Place[];
  /** What a whole text means. */
  resolve: (text: string, asked?: Asked) => Resolved;
  /** Where the place of a written address lies: its postal code or town, nothing closer; undefined where neither is known. */
  locate: (written: WrittenPlace) => Point | undefined;
}

/** Opens the bytes of `compileGazetteer`. Rejects for bytes that are no gzip file. */
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
  // Compiles the code before the first question.
  for (const text of ['s', 'a, b', 'san jose, c']) gazetteer.find(text, { country: 'US' });
  return gazetteer;
}
