import { gzipSync } from 'node:zlib';
import { nameKey } from '../name-key';
import { type Columns, pack } from '../packed';
import { keyColumns, noRegion, postalColumns, soundColumns, type Spot, spotColumns, text } from './columns';
import { groupBy } from './group-by';
import { areaNameKeys, countryKeys, countryName, keysOf, regionKeys, regionName } from './keys';
import { readNamedTowns } from './named-towns';
import { readPostalCodes } from './postal/read-postal-codes';
import { readRegions } from './sources';

/**
 * Returns the file that `gazetteerOf` opens, built from the data packages: about 6 MB of gzip. Takes several seconds and half
 * a gigabyte of memory.
 */
export function compileGazetteer(): Buffer {
  return gzipSync(pack(gazetteerColumns()), { level: 9 });
}

/** Returns all columns; `PlaceIndex` documents their meaning. */
function gazetteerColumns(): Columns {
  const towns = readNamedTowns().sort((a, b) => b.population - a.population);
  const regionNameByCode = readRegions();
  const usedRegions = [...new Set(towns.map(({ region }) => region))].filter((code) => regionNameByCode.has(code));
  const regionNumber = new Map(usedRegions.map((code, number) => [code, number]));
  const areaNames = areaNameKeys(regionNameByCode);
  const townSpots = towns.map((town): Spot => {
    const { name, country, population, latitude, longitude } = town;
    const region = regionNumber.get(town.region) ?? noRegion;
    const foreignKeys = new Set(town.foreignNames?.map(nameKey));
    return { name, keys: keysOf(town, areaNames), foreignKeys, country, region, population, latitude, longitude };
  });
  const inRegion = groupBy(townSpots, ({ region }) => region);
  const inCountry = groupBy(townSpots, ({ country }) => country);
  const regionSpots = usedRegions.map((code, number) => {
    const name = regionName(code, regionNameByCode.get(code) ?? '');
    const keys = regionKeys(code, name, regionNameByCode.get(code) ?? '');
    return areaOf(name, keys, code.slice(0, 2), number, inRegion.get(number));
  });
  const countryCodes = [...new Set(towns.map(({ country }) => country))].sort();
  const countrySpots = countryCodes.map((code) => {
    return areaOf(countryName(code), countryKeys(code), code, noRegion, inCountry.get(code));
  });
  const spots = [...townSpots, ...regionSpots, ...countrySpots];
  return {
    ...spotColumns(spots, countryCodes, regionSpots.length),
    ...text('regionCode', usedRegions),
    ...text('countryCode', countryCodes),
    ...keyColumns(spots),
    ...soundColumns(spots),
    ...postalColumns(readPostalCodes(towns), townSpots, regionNumber, countryCodes),
  };
}

/** Returns a region or country at its most populous town, with the population of all its towns. */
function areaOf(name: string, keys: Set<string>, country: string, region: number, inside: readonly Spot[] = []): Spot {
  const { latitude = 0, longitude = 0 } = inside[0] ?? {};
  const population = inside.reduce((sum, spot) => sum + spot.population, 0);
  return { name, keys, country, region, population, latitude, longitude };
}
