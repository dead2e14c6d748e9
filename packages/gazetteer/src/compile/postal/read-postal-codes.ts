import { createRequire } from 'node:module';
import { groupBy } from '../group-by';
import type { PostalCode, Town } from '../sources';
import { americanCodes } from './american';
import { britishCodes } from './british';
import * as packaged from './packaged';
import { townsByName } from './towns-by-name';
import { readWrittenCodes } from './written-codes';

const require = createRequire(import.meta.url);

/** Returns the known postal codes of all countries; a code of our own table replaces that of a package. */
export function readPostalCodes(towns: readonly Town[]): PostalCode[] {
  const codes = [
    ...americanCodes(),
    ...britishCodes(towns),
    ...packaged.australianCodes(towns),
    ...packaged.finnishCodes(towns),
    ...packaged.frenchCodes(towns),
    ...packaged.indianCodes(towns),
    ...packaged.malaysianCodes(towns),
    ...packaged.turkishCodes(towns),
    ...codesOfCities(towns),
  ];
  return [...new Map(codes.map((postal) => [`${postal.country} ${postal.code}`, postal])).values()];
}

/**
 * Returns the codes of the larger towns of the countries without a data package, and of the districts of the largest French
 * ones, from our own table. Which German codes exist is from the package german-postal-codes (ISC).
 */
function codesOfCities(allTowns: readonly Town[]): PostalCode[] {
  const inGermany = new Set<string>(require('german-postal-codes'));
  const written = readWrittenCodes('city-codes.txt').filter(({ area, code }) => area !== 'DE' || inGermany.has(code));
  return [...groupBy(written, ({ area }) => area)].flatMap(([country, codes]) => {
    const towns = townsByName(allTowns, [country]);
    return codes.flatMap(({ code, town: name, point }): PostalCode[] => {
      const town = towns.named(name)[0] ?? (point ? towns.around(point) : undefined);
      if (!town) throw new Error(`No town '${name}' in ${country}`);
      const { latitude, longitude } = point ?? town;
      return [{ code, town: towns.named(name)[0]?.name ?? name, country, region: town.region, latitude, longitude }];
    });
  });
}
