import { distanceKm } from '../distance';
import { nameKey } from '../name-key';
import { otherNames, quarters } from './other-names';
import { readTowns, type Town } from './sources';

/** Returns the towns of the packages with our own tables of names and quarters. @throws Error for a line that names no town */
export function readNamedTowns(): Town[] {
  return withQuarters(withOtherNames(readTowns()));
}

function withOtherNames(towns: Town[]): Town[] {
  const known = byCountryAndName(towns);
  for (const line of otherNames.trim().split('\n')) {
    const [place = '', names = ''] = line.split(' = ');
    const town = known(place.slice(0, 2), place.slice(3));
    if (!town) throw new Error(`No town for the line '${line}'`);
    for (const name of names.split(', ')) {
      if (!name.startsWith('!')) town.aliases.push(name);
      else [town.name, town.aliases] = [name.slice(1), [...town.aliases, town.name]];
    }
  }
  return towns;
}

/** Returns a lookup of the most populous town by country and name. */
function byCountryAndName(towns: readonly Town[]): (country: string, name: string) => Town | undefined {
  const byName = new Map<string, Town>();
  for (const town of towns) {
    for (const name of [town.name, ...town.aliases]) {
      const key = `${town.country} ${nameKey(name)}`;
      if ((byName.get(key)?.population ?? -1) < town.population) byName.set(key, town);
    }
  }
  return (country, name) => byName.get(`${country} ${nameKey(name)}`);
}

function withQuarters(towns: Town[]): Town[] {
  const row = /^(\w\w) (\S+) (.+?) (-?[\d.]+) (-?[\d.]+) (\d+)(?: = (.+))?$/;
  for (const line of quarters.trim().split('\n')) {
    const [, country = '', region = '', name = '', latitude, longitude, population, aliases] = row.exec(line) ?? [];
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    const known = towns.find(
      (town) => town.country === country && nameKey(town.name) === nameKey(name) && distanceKm(town, point) < 8,
    );
    const town = known ?? { name, country, region: `${country}.${region}`, ...point, population: 0, aliases: [] };
    town.population = Math.max(town.population, Number(population));
    town.aliases.push(...(aliases?.split(', ') ?? []));
    if (!known) towns.push(town);
  }
  return towns;
}
