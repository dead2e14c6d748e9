import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { spots } from './tables';
import { tailors } from '../tailor/tables';
import { countLimit, type Budget } from './budget';
import { zipcodeBegins, hasTags, isWithin, shapeOf, takesOrders, type ResolvedFilters } from './filters';

export type NearbyStatements = ReturnType<typeof nearbyStatements>;

const number = (name: string) => sql`${sql.placeholder(name)}::float8`;
const centre = sql`point(${number('x')}, ${number('y')})`;
const inCircle = sql`mercator <@ circle(${centre}, ${number('planeRadius')})`;
const isHere = sql`is_active and tailors.latitude = spot.latitude and tailors.longitude = spot.longitude`;

/** In metres, with the same earth radius as `distanceKm` of @seamfolk/gazetteer. */
const distance = sql`2 * 6371000 * asin(least(1, sqrt(
  power(sin(radians(spot.latitude::float8 - ${number('latitude')}) / 2), 2)
  + cos(radians(${number('latitude')})) * cos(radians(spot.latitude::float8))
  * power(sin(radians(spot.longitude::float8 - ${number('longitude')}) / 2), 2))))`;

const latitude = sql<number>`latitude::float8`;
const longitude = sql<number>`longitude::float8`;
const seq = sql<number>`list_seq`.mapWith(Number);

/** Prepares the query of the nearest `fetch` spots around a point of the map, with their distances on the plane. */
export function nearestSpots(db: Database) {
  return db
    .select({ latitude, longitude, planeDistance: sql<number>`mercator <-> ${centre}` })
    .from(spots)
    .where(inCircle)
    .orderBy(sql`mercator <-> ${centre}`)
    .limit(sql.placeholder('fetch'))
    .prepare('nearest_spots');
}

/**
 * Prepares the queries of one shape of search near a place. `atSpots`: the first `take` tailors at the given spots, ordered by
 * the spots' `ranks` and then newest first, per spot only those older than its `before`; `at` counts the spots from 1. `count`: `found` counts matches around
 * a point of the map up to `countLimit` + 1, and `sawAll` says whether that is complete. `inCells`: all matches in the map's cells.
 */
export function nearbyStatements(db: Database, { around }: Budget, filters: ResolvedFilters) {
  const shape = shapeOf(filters);
  const inZipcode = zipcodeBegins(filters);
  const conditions = [...hasTags(filters), ...takesOrders(filters), ...isWithin(filters)];
  const and = (...more: typeof conditions) => sql.join(more.map((condition) => sql` and ${condition}`));
  const asked = sql`unnest(${sql.placeholder('latitudes')}::numeric[], ${sql.placeholder('longitudes')}::numeric[],
    ${sql.placeholder('ranks')}::int[], ${sql.placeholder('befores')}::bigint[])
    with ordinality as spot (latitude, longitude, rank, before, at)`;
  const take = sql`${sql.placeholder('take')}::int`;
  const here = sql`select list_seq from ${tailors} where ${isHere} and list_seq < spot.before ${and(...conditions, ...inZipcode)}
    order by list_seq desc limit ${take}`;
  const spotsAround = sql`select latitude, longitude from ${spots} where ${inCircle}
    order by mercator <-> ${centre} limit ${around.spots}`;
  const tailorsAround = sql`select here.* from near_spots as spot cross join lateral
    (select locality, tags, takes_orders_at from ${tailors} where ${isHere} ${and(...inZipcode)} offset 0) here
    where ${distance} <= ${number('radius')} limit ${around.tailors}`;
  const matching = sql`select 1 from near_tailors where true ${and(...conditions)} limit ${countLimit + 1}`;
  const sawAll = sql`(select count(*) from near_spots) < ${around.spots} and (select count(*) from near_tailors) < ${around.tailors}`;
  const inCells = sql`tags && (select tags('cell', ${sql.placeholder('cells')}::text[]))`;
  return {
    atSpots: db
      .select({ seq, at: sql<number>`at`.mapWith(Number) })
      .from(
        sql`(select found.list_seq, spot.at from ${asked} cross join lateral (${here}) found
        order by spot.rank, found.list_seq desc limit ${take}) as found`,
      )
      .prepare(`nearest_${shape}`),
    count: db
      .select({ found: sql<number>`found`.mapWith(Number), sawAll: sql<boolean>`saw_all` })
      .from(
        sql`(with near_spots as materialized (${spotsAround}), near_tailors as materialized (${tailorsAround}),
            counted as materialized (select count(*) as found from (${matching}) few)
          select found, case when found <= ${countLimit} then ${sawAll} else false end as saw_all from counted) as counted`,
      )
      .prepare(`nearest_count_${shape}`),
    inCells: db
      .select({ seq, latitude, longitude })
      .from(
        sql`(select id, list_seq, latitude, longitude from ${tailors}
        where is_active and latitude is not null ${and(inCells, ...conditions, ...inZipcode)}) as found`,
      )
      .prepare(`nearest_complete_${shape}`),
  };
}
