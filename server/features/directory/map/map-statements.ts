import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { tailors } from '../../tailor/tables';
import { isWithin, takesOrders, type ResolvedFilters, valuesOf, zipcodeBegins } from '../filters';
import type { Bounds, CountedSpot } from './map-grid';

/** Most matches that are read one by one. */
const readLimit = 3_000;

/** Pages of the table in a sample: 8 MB, about 12,000 tailors. */
const samplePages = 1_000;

/** The spots of the matches. With `isEstimate` the counts are computed from a sample of the table. */
export interface Spots {
  spots: CountedSpot[];
  isEstimate: boolean;
}

interface SpotRow extends Record<string, unknown> {
  latitude: number;
  longitude: number;
  count: number;
  seq: number;
}

/**
 * Reads the spots of all matches within the bounds: all matches if they are few, else those in a sample of the table's pages. A
 * table that is smaller than the sample is read as a whole. Both are planned for the values, because the filters that are given
 * decide which index is best.
 */
export async function spotsOf(db: Database, filters: ResolvedFilters, within: Bounds | undefined): Promise<Spots> {
  const conditions = conditionsOf(filters, within);
  const query = async (rows: SQL) => {
    const grouped = sql`(select latitude::float8 as latitude, longitude::float8 as longitude, count(*)::int as count,
      max(seq)::float8 as seq from (${rows}) found group by latitude, longitude) as spots`;
    return db.select(spotColumns).from(grouped).prepare('').execute(valuesOf(filters));
  };
  const found = await query(
    sql`select latitude, longitude, seq from ${tailors} where ${conditions} limit ${readLimit}`,
  );
  if (found.reduce((sum, { count }) => sum + count, 0) < readLimit) return { spots: found, isEstimate: false };
  const share = Math.min(1, samplePages / Math.max(1, await pagesOf(db)));
  const sampled = await query(
    sql`select latitude, longitude, seq from ${tailors} tablesample system (${share * 100}::float4) repeatable (1) where ${conditions}`,
  );
  const spots = sampled.map((spot) => ({ ...spot, count: Math.round(spot.count / share) }));
  return { spots, isEstimate: share < 1 };
}

const spotColumns = {
  latitude: sql<number>`latitude`,
  longitude: sql<number>`longitude`,
  count: sql<number>`count`,
  seq: sql<number>`seq`,
} satisfies Record<keyof SpotRow, SQL>;

function conditionsOf(filters: ResolvedFilters, within: Bounds | undefined): SQL {
  const tagged = filters.tags.map(
    ({ kind, values }) => sql`tags && tags(${kind}::text, ${sql.param([...values])}::text[])`,
  );
  const all = [
    sql`is_active and latitude is not null`,
    ...tagged,
    ...takesOrders(filters),
    ...isWithin(filters),
    ...zipcodeBegins(filters),
    ...(within ? [isInside(within)] : []),
  ];
  return sql.join(all, sql` and `);
}

/** The bounds as conditions on the index of spots; in two parts if they cross the 180th meridian. */
function isInside([west, south, east, north]: Bounds): SQL {
  const parts =
    east > 180
      ? [
          [west, 180],
          [-180, east - 360],
        ]
      : [[west, east]];
  const between = parts.map(([from, to]) => sql`longitude between ${from}::numeric and ${to}::numeric`);
  return sql`latitude between ${south}::numeric and ${north}::numeric and (${sql.join(between, sql` or `)})`;
}

/** The size of the table when it was last analysed, in pages. */
async function pagesOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pages: number }>(
    sql`select relpages as pages from pg_class where oid = 'tailors'::regclass`,
  );
  return rows[0]?.pages ?? 0;
}
