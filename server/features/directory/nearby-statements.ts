import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { tailors } from '../../db/tables';
import { countLimit, type Budget } from './budget';
import { beginsZipcode, hasTags, type Narrowing } from './filters';
import { isWithin, type Area } from './localities';

interface Search {
  budget: Budget;
  shape: string;
  narrowing: Narrowing;
  area: Area;
}

export type NearbyStatements = ReturnType<typeof nearbyStatements>;

const number = (name: string) => sql`${sql.placeholder(name)}::float8`;
const centre = sql`point(${number('x')}, ${number('y')})`;
const onTheMap = sql`is_active and mercator is not null`;
const inCircle = sql`mercator <@ circle(${centre}, ${number('planeRadius')})`;

/** In metres on the earth of places/distance.ts. */
const distance = sql`2 * 6371000 * asin(least(1, sqrt(
  power(sin(radians(latitude::float8 - ${number('latitude')}) / 2), 2)
  + cos(radians(${number('latitude')})) * cos(radians(latitude::float8))
  * power(sin(radians(longitude::float8 - ${number('longitude')}) / 2), 2))))`;

/**
 * The prepared queries of one shape of search around a point of the map. `nearest`: the first `fetch` that match of the
 * nearest `look`, with their distance on the plane. `count`: how many were `found` within the radius, up to `countLimit` + 1,
 * and of how many that were `looked` at. `everyone`: all that match within the circle.
 */
export function nearbyStatements(db: Database, { budget, shape, narrowing, area }: Search) {
  const conditions = [...hasTags(narrowing), ...isWithin(area, narrowing.texts)];
  const inZipcode = beginsZipcode(narrowing);
  const where = (all: SQL[]) => sql.join(all, sql` and `);
  const around = where([onTheMap, inCircle, ...inZipcode]);
  const matching = conditions.length > 0 ? sql`where ${where(conditions)}` : sql``;
  const columns = {
    seq: sql<number>`seq`.mapWith(Number),
    latitude: sql<number>`latitude::float8`,
    longitude: sql<number>`longitude::float8`,
    planeDistance: sql<number>`plane_distance`,
  };
  const looked = sql`select seq, latitude, longitude, locality, tags, mercator <-> ${centre} as plane_distance
    from ${tailors} where ${around} order by mercator <-> ${centre} limit ${sql.placeholder('look')}::int`;
  const everyone = sql`select id, seq, latitude, longitude, mercator from ${tailors}`;
  const byTags = sql`(${everyone} where ${where([onTheMap, ...conditions, ...inZipcode, inCells])} offset 0) tagged where ${inCircle}`;
  const byPlace = sql`(${everyone} where ${where([around, ...conditions])}) around`;
  return {
    nearest: db
      .select(columns)
      .from(sql`(${looked}) nearest ${matching}`)
      .orderBy(sql`plane_distance`)
      .limit(sql.placeholder('fetch'))
      .prepare(`nearest_${shape}`),
    count: db
      .select({ found: sql<number>`found`.mapWith(Number), looked: sql<number>`looked`.mapWith(Number) })
      .from(
        sql`(with around as materialized (
          select latitude, longitude, locality, tags from ${tailors} where ${around} limit ${budget.around}
        ), counted as (select count(*) as found from (
          select 1 from around where ${where([sql`${distance} <= ${number('radius')}`, ...conditions])} limit ${countLimit + 1}
        ) few) select found, case when found <= ${countLimit} then (select count(*) from around) else 0 end as looked
        from counted) counted`,
      )
      .prepare(`nearest_count_${shape}`),
    everyone: db
      .select({ ...columns, planeDistance: sql<number>`0` })
      .from(narrowing.tags.length > 0 ? byTags : byPlace)
      .prepare(`nearest_everyone_${shape}`),
  };
}

/** Whoever has rare tags has them all over the world: those of the fields around the centre are a part that can be read. */
const inCells = sql`tags && (select tags('cell', ${sql.placeholder('cells')}::text[]))`;
