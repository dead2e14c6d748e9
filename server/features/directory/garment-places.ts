import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, between, count, inArray, isNotNull, min, sql, type SQL } from 'drizzle-orm';
import { distanceKm, type Gazetteer } from '@seamfolk/gazetteer';
import { countryCode } from '@shared/places/address';
import { garmentNames, type GarmentName } from '@shared/tailor/garments';
import type { Place } from '@shared/places/contract';
import { radiusLimits } from '@shared/directory/radius';
import type { Database } from '../../db/client';
import { localities } from './tables';
import { tailors } from '../tailor/tables';
import type { StoreDeps } from '../../deps';
import { resolveNear } from './resolve-near';

/** A place where a listed tailor works, by its name in the gazetteer, with a garment made there; or the place alone. */
export interface GarmentPlace {
  near: string;
  garment?: GarmentName;
}

/**
 * Returns readers for all places with the garments made there. Parts are equal ranges of `tailors.locality`, a hash, so
 * they hold about equally many towns. A search near such a place finds a tailor. Places unknown to the gazetteer are omitted.
 */
export function garmentPlaces({ db, places }: Pick<StoreDeps, 'db' | 'places'>) {
  const readPlaces = async (towns: SQL | undefined) => byPlace(await readTowns(db, towns), places);
  return {
    /** Returns the number of parts, about `townsPerPart` towns each. It is a power of two, so a part rarely changes its towns. */
    garmentPlaceParts: async (townsPerPart: number): Promise<number> => {
      const [all] = await db.select({ towns: count() }).from(localities);
      const parts = Math.ceil((all?.towns ?? 0) / townsPerPart);
      return parts > 1 ? 2 ** Math.ceil(Math.log2(parts)) : parts;
    },
    /** Returns one part, counted from 0, with the places from A to Z and their garments in the catalogue's order. */
    garmentPlacesIn: async (part: number, parts: number): Promise<GarmentPlace[]> => {
      const [first, last] = rangeOf(part, parts);
      const here = await readPlaces(between(tailors.locality, first, last));
      const keys = await ownKeys(db, [...here.values()]);
      const inOtherParts = keys.filter((key) => key < first || key > last);
      const elsewhere = await readPlaces(inArray(tailors.locality, inOtherParts));
      return [...here.values()].flatMap((made) => entriesOf(made, elsewhere.get(made.place.label))).sort(inOrder);
    },
  };
}

interface PlaceGarments {
  place: Place;
  garments: Set<string>;
}

/** Tailors of one town at one spot. */
interface TownRow {
  city: string | null;
  state: string | null;
  country: string | null;
  latitude: number;
  longitude: number;
  garments: string[];
}

/** Returns the bounds of a part: the 64-bit range of a locality divides into equal ranges. */
function rangeOf(part: number, parts: number): [first: bigint, last: bigint] {
  const [start, size] = [-(2n ** 63n), 2n ** 64n / BigInt(parts)];
  const first = start + BigInt(part) * size;
  return [first, first + size - 1n];
}

/** Reads the garments of listed tailors with coordinates, by town and spot. */
function readTowns(db: Database, towns: SQL | undefined): Promise<TownRow[]> {
  return db
    .select({
      city: min(tailors.city),
      state: min(tailors.state),
      country: min(tailors.country),
      latitude: sql<number>`${tailors.latitude}::float8`,
      longitude: sql<number>`${tailors.longitude}::float8`,
      garments: sql<string[]>`array_remove(array_agg(distinct garment), null)`,
    })
    .from(tailors)
    .leftJoin(sql`unnest(${tailors.serviceCategories}) as garment`, sql`true`)
    .where(and(sql`${tailors.isActive}`, isNotNull(tailors.latitude), towns))
    .groupBy(tailors.locality, tailors.latitude, tailors.longitude);
}

/** Joins different spellings of a place. Omits tailors too far from the place for a search there to find them. */
async function byPlace(rows: TownRow[], places: Gazetteer): Promise<Map<string, PlaceGarments>> {
  const known = new Map<string, Place | undefined>();
  const made = new Map<string, PlaceGarments>();
  for (const { city, state, country, garments, ...spot } of rows) {
    const text = [city, state, country].filter(Boolean).join(', ');
    if (!known.has(text)) {
      known.set(text, townOf(text, country ?? '', places));
      // Resolving a text takes a moment; other requests run in between.
      await nextTurn();
    }
    const place = known.get(text);
    if (!place || distanceKm(place, spot) * 1_000 > radiusLimits.default) continue;
    const there = made.get(place.label) ?? { place, garments: new Set() };
    for (const garment of garments) there.garments.add(garment);
    made.set(place.label, there);
  }
  return made;
}

/** Returns the town that a text means, if the town's label means it too for a visitor of any country. */
function townOf(text: string, country: string, places: Gazetteer): Place | undefined {
  const meant = resolveNear({ near: text, lat: undefined, lng: undefined }, places, countryCode(country))?.place;
  if (meant?.kind !== 'city') return undefined;
  const again = resolveNear({ near: meant.label, lat: undefined, lng: undefined }, places, undefined)?.place;
  return again?.label === meant.label ? again : undefined;
}

/** Returns the localities of tailors who write these places in full; another part may hold them. */
async function ownKeys(db: Database, made: PlaceGarments[]): Promise<bigint[]> {
  const texts = (of: (place: Place) => string) => sql`${sql.param(made.map(({ place }) => of(place)))}::text[]`;
  const { rows } = await db.execute<{ key: string }>(sql`select locality_key(city, state, country) as key
    from unnest(${texts(({ city }) => city)}, ${texts(({ state }) => state)}, ${texts(({ country }) => country)})
    as place (city, state, country)`);
  return rows.map(({ key }) => BigInt(key));
}

/** Returns the entries of a place that no other part contains. */
function entriesOf({ place, garments }: PlaceGarments, elsewhere: PlaceGarments | undefined): GarmentPlace[] {
  const near = place.label;
  const here = garmentNames.filter((garment) => garments.has(garment) && !elsewhere?.garments.has(garment));
  return [...(elsewhere ? [] : [{ near }]), ...here.map((garment) => ({ near, garment }))];
}

const inOrder = (a: GarmentPlace, b: GarmentPlace) => (a.near < b.near ? -1 : a.near > b.near ? 1 : 0);
