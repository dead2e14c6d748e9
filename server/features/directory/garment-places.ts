import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, between, count, inArray, isNotNull, min, sql, type SQL } from 'drizzle-orm';
import { distanceKm, type Gazetteer } from '@seamfolk/gazetteer';
import { countryCode } from '@shared/address';
import { garmentNames, type GarmentName } from '@shared/garments';
import type { Place } from '@shared/places';
import { radiusLimits } from '@shared/radius';
import type { Database } from '../../db/client';
import { localities } from '../../db/directory-tables';
import { tailors } from '../../db/tables';
import type { StoreDeps } from '../../deps';
import { understood } from './understood';

/** A place that somebody listed has written, as the gazetteer names it, with a garment made there; without, the place alone. */
export interface GarmentPlace {
  near: string;
  garment?: GarmentName;
}

/**
 * All places with the garments made there, in parts that hold equal ranges of `tailors.locality`, which is a hash: about
 * equally many towns each. A search near such a place finds somebody. Places that the gazetteer does not know are left out.
 */
export function garmentPlaces({ db, places }: Pick<StoreDeps, 'db' | 'places'>) {
  const madeIn = async (towns: SQL | undefined) => byPlace(await writtenIn(db, towns), places);
  return {
    /** How many parts, so that none has many more than so many towns. It doubles: a part keeps its towns for long. */
    garmentPlaceParts: async (townsPerPart: number): Promise<number> => {
      const [all] = await db.select({ towns: count() }).from(localities);
      const parts = Math.ceil((all?.towns ?? 0) / townsPerPart);
      return parts > 1 ? 2 ** Math.ceil(Math.log2(parts)) : parts;
    },
    /** One of so many parts, counted from 0; the places from A to Z, their garments in the catalogue's order. */
    garmentPlacesIn: async (part: number, parts: number): Promise<GarmentPlace[]> => {
      const [first, last] = rangeOf(part, parts);
      const here = await madeIn(between(tailors.locality, first, last));
      const keys = await ownKeys(db, [...here.values()]);
      const inOtherParts = keys.filter((key) => key < first || key > last);
      const elsewhere = await madeIn(inArray(tailors.locality, inOtherParts));
      return [...here.values()].flatMap((made) => flat(made, elsewhere.get(made.place.label))).sort(inOrder);
    },
  };
}

interface Made {
  place: Place;
  garments: Set<string>;
}

/** Tailors of one town at one spot of it. */
interface Written {
  city: string | null;
  state: string | null;
  country: string | null;
  latitude: number;
  longitude: number;
  garments: string[];
}

/** The 64 bits of a locality, cut into equal ranges. */
function rangeOf(part: number, parts: number): [first: bigint, last: bigint] {
  const [start, size] = [-(2n ** 63n), 2n ** 64n / BigInt(parts)];
  const first = start + BigInt(part) * size;
  return [first, first + size - 1n];
}

/** What listed tailors make, town by town, as far as it is known where they are. */
function writtenIn(db: Database, towns: SQL | undefined): Promise<Written[]> {
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

/** Different ways to write a place are one; whoever is too far from it to be found there does not count. */
async function byPlace(written: Written[], places: Gazetteer): Promise<Map<string, Made>> {
  const known = new Map<string, Place | undefined>();
  const made = new Map<string, Made>();
  for (const { city, state, country, garments, ...spot } of written) {
    const text = [city, state, country].filter(Boolean).join(', ');
    if (!known.has(text)) {
      known.set(text, townOf(text, country ?? '', places));
      // Each takes a moment; requests get in between.
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

/** The town that is meant, where its own name means it too, whoever asks from wherever. */
function townOf(text: string, country: string, places: Gazetteer): Place | undefined {
  const meant = understood({ near: text, lat: undefined, lng: undefined }, places, countryCode(country))?.place;
  if (meant?.kind !== 'city') return undefined;
  const again = understood({ near: meant.label, lat: undefined, lng: undefined }, places, undefined)?.place;
  return again?.label === meant.label ? again : undefined;
}

/** The localities of those who write these places in full: another part may hold them. */
async function ownKeys(db: Database, made: Made[]): Promise<bigint[]> {
  const texts = (of: (place: Place) => string) => sql`${sql.param(made.map(({ place }) => of(place)))}::text[]`;
  const { rows } = await db.execute<{ key: string }>(sql`select locality_key(city, state, country) as key
    from unnest(${texts(({ city }) => city)}, ${texts(({ state }) => state)}, ${texts(({ country }) => country)})
    as place (city, state, country)`);
  return rows.map(({ key }) => BigInt(key));
}

/** What is in no other part. */
function flat({ place, garments }: Made, elsewhere: Made | undefined): GarmentPlace[] {
  const near = place.label;
  const here = garmentNames.filter((garment) => garments.has(garment) && !elsewhere?.garments.has(garment));
  return [...(elsewhere ? [] : [{ near }]), ...here.map((garment) => ({ near, garment }))];
}

const inOrder = (a: GarmentPlace, b: GarmentPlace) => (a.near < b.near ? -1 : a.near > b.near ? 1 : 0);
