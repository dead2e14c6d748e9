import type { Town, PostalCode } from '../sources';
import { type TownsByName, townsByName } from './towns-by-name';
import { londonAreas, postcodeAreas } from './uk-postcode-areas';
import { readWrittenCodes } from './written-codes';

/** Largest distance between a district and the post town of its area, in kilometres, if several towns have its name. */
const areaKm = 45;

/**
 * Returns the districts of British postcodes ('SE15') at the places that our own table names, and their areas ('SE') at their post
 * towns. The districts of London keep London as their town, as in addresses.
 */
export function britishCodes(allTowns: readonly Town[]): PostalCode[] {
  const towns = townsByName(allTowns, ['GB', 'JE', 'GG', 'IM']);
  const areas = new Map(readAreas(towns).map((area) => [area.code, area]));
  const districts = readWrittenCodes('british-districts.txt').flatMap(({ area, code, town: name, point }) => {
    const anchor = areas.get(area);
    if (!anchor) return [];
    const [only, other] = towns.named(name);
    const named = point ? undefined : other ? towns.nearest(name, anchor, areaKm) : only;
    const town = area in londonAreas ? anchor.town : (named?.name ?? name);
    const { latitude, longitude } = point ?? named ?? anchor;
    const { country, region } = named ?? (point ? towns.around(point) : undefined) ?? anchor;
    return [{ code: `${area}${code}`, town, country, region, latitude, longitude }];
  });
  return [...areas.values(), ...districts];
}

function readAreas(towns: TownsByName): PostalCode[] {
  const london = towns.named('London')[0];
  const inLondon = Object.entries(londonAreas).flatMap(([code, [latitude, longitude]]) =>
    london ? [{ code, town: london.name, country: london.country, region: london.region, latitude, longitude }] : [],
  );
  const others = postcodeAreas
    .trim()
    .split(/,\s+/)
    .map((line): PostalCode => {
      const [code = '', ...name] = line.split(' ');
      const town = towns.named(name.join(' '))[0];
      if (!town) throw new Error(`No post town of ${line}`);
      const { name: townName, country, region, latitude, longitude } = town;
      return { code, town: townName, country, region, latitude, longitude };
    });
  return [...inLondon, ...others];
}
