import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { tailors } from '../../db/tables';
import { distanceKm, type Point } from '../../places/distance';
import { aroundTheWorld, metresAtLeast, planePointOf, planeRadius, type PlanePoint } from './mercator';

/** A tailor by how far away they are. */
export interface Nearby {
  id: string;
  seq: number;
  distanceMeters: number;
}

export interface NearbySearch {
  centre: Point;
  radiusMeters: number;
  /** Further conditions on `tailors`. */
  matching: SQL[];
  /** The last one of the page before. */
  after?: Pick<Nearby, 'seq' | 'distanceMeters'>;
  take: number;
}

/** More than this is not counted. */
export const countLimit = 1_000;

/** The nearest of equally near is the newest. */
const inOrder = (a: Pick<Nearby, 'seq' | 'distanceMeters'>, b: Pick<Nearby, 'seq' | 'distanceMeters'>) =>
  a.distanceMeters - b.distanceMeters || b.seq - a.seq;

/**
 * The nearest tailors within a radius, nearest first, after those of the page before. The index walks by distance on the
 * plane, which is nearly that on the earth: as many are fetched as it takes to be sure of the order.
 */
export async function nearest(db: Database, search: NearbySearch): Promise<Nearby[]> {
  const { centre, radiusMeters, after, take } = search;
  for (let fetch = 4 * take; ; fetch *= 4) {
    const rows = await onThePlane(db, search, fetch);
    const reached = rows.length < fetch ? Infinity : metresAtLeast(centre, rows.at(-1)?.planeDistance ?? 0);
    const certain = rows
      .map(({ id, seq, latitude, longitude }) => {
        return { id, seq, distanceMeters: metresBetween(centre, { latitude, longitude }) };
      })
      // Of those that are just as far as the last one fetched, others may be missing.
      .filter(({ distanceMeters }) => distanceMeters <= radiusMeters && distanceMeters < reached)
      .filter((row) => !after || inOrder(row, after) > 0)
      .sort(inOrder);
    if (certain.length >= take || reached > radiusMeters) return certain.slice(0, take);
  }
}

/** How many there are within the radius; `countLimit` + 1 stands for more than that. */
export async function countNearby(db: Database, { centre, radiusMeters, matching }: NearbySearch): Promise<number> {
  const radius = planeRadius(centre, radiusMeters);
  const distance = sql`2 * 6371000 * asin(least(1, sqrt(
    power(sin(radians(${tailors.latitude}::float8 - ${centre.latitude}::float8) / 2), 2)
    + cos(radians(${centre.latitude}::float8)) * cos(radians(${tailors.latitude}::float8))
    * power(sin(radians(${tailors.longitude}::float8 - ${centre.longitude}::float8) / 2), 2))))`;
  const circles = aroundTheWorld(planePointOf(centre), radius).map((point) => within(point, radius));
  const inCircles = sql`(${sql.join(circles, sql` or `)})`;
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select 1 from ${tailors} where ${and(...listed(matching), inCircles, sql`${distance} <= ${radiusMeters}::float8`)}
    limit ${countLimit + 1}) nearby`);
  return rows[0]?.count ?? 0;
}

interface PlaneRow {
  id: string;
  seq: number;
  latitude: number;
  longitude: number;
  planeDistance: number;
}

async function onThePlane(db: Database, search: NearbySearch, fetch: number): Promise<PlaneRow[]> {
  const radius = planeRadius(search.centre, search.radiusMeters);
  const centres = aroundTheWorld(planePointOf(search.centre), radius);
  const found = await Promise.all(centres.map((point) => aroundPoint(db, search, { point, radius, fetch })));
  return found
    .flat()
    .sort((a, b) => a.planeDistance - b.planeDistance)
    .slice(0, fetch);
}

interface Around {
  point: PlanePoint;
  radius: number;
  fetch: number;
}

function aroundPoint(db: Database, { matching }: NearbySearch, { point, radius, fetch }: Around): Promise<PlaneRow[]> {
  const planeDistance = sql<number>`${tailors.mercator} <-> ${planePoint(point)}`;
  return db
    .select({
      id: tailors.id,
      seq: tailors.seq,
      latitude: sql<number>`${tailors.latitude}::float8`,
      longitude: sql<number>`${tailors.longitude}::float8`,
      planeDistance,
    })
    .from(tailors)
    .where(and(...listed(matching), within(point, radius)))
    .orderBy(planeDistance)
    .limit(fetch);
}

function listed(matching: SQL[]): SQL[] {
  return [eq(tailors.isActive, true), isNotNull(tailors.mercator), ...matching];
}

function within(point: PlanePoint, radius: number): SQL {
  return sql`${tailors.mercator} <@ circle(${planePoint(point)}, ${radius}::float8)`;
}

const planePoint = ({ x, y }: PlanePoint) => sql`point(${x}::float8, ${y}::float8)`;
const metresBetween = (a: Point, b: Point) => distanceKm(a, b) * 1_000;
