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
import { openSimilarNames } from './similar-names';

/** The origin of the query, if known. */
export interface QueryOrigin {
  /** ISO 3166-1 alpha-2; places in this country are preferred. */
  country?: string;
}

/**
 * Towns, states, countries and postal codes of the world, offline. All functions accept any text. The data is by GeoNames
 * (https://www.geonames.org, CC BY 4.0), which must be credited wherever the data is shown.
 */
export interface Gazetteer {
  /** Returns places for an incomplete text: up to 8, best first. */
  find: (text: string, origin?: QueryOrigin) => Place[];
  /** Returns the meaning of a complete text. */
  resolve: (text: string, origin?: QueryOrigin) => Resolved;
  /** Returns the coordinates of an address: those of its postal code or town, nothing finer; undefined if both are unknown. */
  locate: (written: WrittenPlace) => Point | undefined;
  /** Returns whether coordinates of `locate` are those of a postal code; otherwise they are those of a town. */
  isPostalCode: (point: Point) => boolean;
}

/** Opens the output of `compileGazetteer`. Rejects if it is no gzip file. */
export async function gazetteerOf(file: Buffer): Promise<Gazetteer> {
  const size = file.readUInt32LE(file.length - 4);
  // One chunk with spare space: if zlib fills it exactly, it allocates another one of the same size.
  const columns = unpack(await promisify(gunzip)(file, { chunkSize: size + 1024 }));
  const index = openIndex(columns);
  const codes = openPostalCodes(columns, index);
  const similar = openSimilarNames(columns, index);
  const numberOf = ({ country }: QueryOrigin) => (country ? index.countryNumber(country.toUpperCase()) : undefined);
  const gazetteer: Gazetteer = {
    find: (text, origin = {}) => findPlaces(text, index, codes, similar, numberOf(origin)),
    resolve: (text, origin = {}) => resolvePlace(text, index, codes, similar, numberOf(origin)),
    locate: (written) => locatePlace(written, index, codes),
    isPostalCode: codes.isAt,
  };
  // Makes the list of coordinates, and warms up the JIT compiler before the first query.
  gazetteer.isPostalCode({ latitude: 0, longitude: 0 });
  for (const text of ['s', 'a, b', 'san jose, c']) gazetteer.find(text, { country: 'US' });
  return gazetteer;
}
