import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '@shared/cloth/random';
import { testDatabase, type TestDatabase } from '../../../tests/support/database';
import { tailors } from '../../db/tables';
import { distanceKm, type Point } from '../../places/distance';
import { conditionOf } from './filters';
import { planePointOf } from './mercator';
import { countLimit, countNearby, nearest, type Nearby } from './nearby';

const rowCount = 20_000;
let database: TestDatabase;
let rows: { id: string; seq: number; latitude: number; longitude: number; country: string; isActive: boolean }[];

/** Tailors all over the earth, most of them in towns where several stand on the very same spot. */
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`select setseed(0.42)`);
  await database.db.execute(sql`
    with made as (
      select n, gen_random_uuid() as user_id, (random() * 400)::int as town, random() as north, random() as east
      from generate_series(1, ${rowCount}::int) n
    ), people as (
      insert into users (id, issuer, subject) select user_id, 'test', n::text from made returning id
    )
    insert into tailors (user_id, business_name, city, country, profile_slug, latitude, longitude, is_active)
    select user_id, 'Needle ' || n, 'Town ' || town, (array['Ghana', 'Fiji', 'Norway'])[1 + n % 3], 'needle-' || n,
      round((case when n % 5 = 0 then -84 + 168 * north else -80 + 160 * ((town * 37) % 400) / 400.0 end)::numeric, 6),
      round((case when n % 5 = 0 then -180 + 360 * east else -180 + 360 * ((town * 91) % 401) / 401.0 end)::numeric, 6),
      n % 11 <> 0
    from made`);
  rows = (await database.db.select().from(tailors)).flatMap(({ latitude, longitude, ...row }) =>
    latitude === null || longitude === null ? [] : [{ ...row, latitude, longitude }],
  );
}, 60_000);
afterAll(() => database.stop());

interface Asked {
  centre: Point;
  radiusMeters: number;
  country?: string;
}

/** The same by looking at every row. */
function plainly({ centre, radiusMeters, country }: Asked): Nearby[] {
  return rows
    .filter((row) => row.isActive && (!country || row.country === country))
    .map((row) => ({ id: row.id, seq: row.seq, distanceMeters: distanceKm(centre, row) * 1_000 }))
    .filter(({ distanceMeters }) => distanceMeters <= radiusMeters)
    .sort((a, b) => a.distanceMeters - b.distanceMeters || b.seq - a.seq);
}

const searchOf = ({ centre, radiusMeters, country }: Asked, take: number, after?: Nearby) => ({
  centre,
  radiusMeters,
  matching: country ? [conditionOf('country', country)] : [],
  take,
  after,
});

describe('nearest', () => {
  const random = seeded('nearby');
  const somewhere = () => ({ latitude: random.range(-84, 84), longitude: random.range(-180, 180) });
  const asked: Asked[] = Array.from({ length: 40 }, (_, index) => ({
    centre: somewhere(),
    radiusMeters: random.pick([20_000, 40_000, 250_000, 500_000]),
    country: index % 3 === 0 ? random.pick(['Ghana', 'Fiji', 'Norway']) : undefined,
  }));
  const edges: Asked[] = [
    { centre: { latitude: 0, longitude: 179.9 }, radiusMeters: 500_000 },
    { centre: { latitude: 0, longitude: -179.9 }, radiusMeters: 500_000 },
    { centre: { latitude: 83.9, longitude: 10 }, radiusMeters: 500_000 },
    { centre: { latitude: -83.9, longitude: -179 }, radiusMeters: 500_000 },
  ];

  it.each([...asked, ...edges])('finds what a look at every row finds, page after page: %o', async (search) => {
    const expected = plainly(search);
    const found: Nearby[] = [];
    for (let page = 0; page < 6; page += 1) {
      const next = await nearest(database.db, searchOf(search, 17, found.at(-1)));
      found.push(...next);
      if (next.length < 17) break;
    }
    expect(found).toEqual(expected.slice(0, found.length));
    expect(found.length).toBe(Math.min(expected.length, 6 * 17));
    expect(await countNearby(database.db, searchOf(search, 17))).toBe(Math.min(expected.length, countLimit + 1));
  });

  it('meets rows on one spot in the order of their age, none of them twice', async () => {
    const crowded = rows.find(({ seq }) => seq % 5 !== 0) ?? rows[0];
    const search = { centre: crowded as Point, radiusMeters: 1_000 };
    const expected = plainly(search);
    expect(expected.length).toBeGreaterThan(10);
    const found: Nearby[] = [];
    for (let page = 0; page * 4 < expected.length; page += 1) {
      found.push(...(await nearest(database.db, searchOf(search, 4, found.at(-1)))));
    }
    expect(found).toEqual(expected);
  });
});

it('stretches the north as the database does', async () => {
  for (const latitude of [-90, -84.5, -33.9, 0, 6.45, 59.9, 85, 90]) {
    const { rows: read } = await database.db.execute<{ y: number }>(
      sql`select (mercator(${latitude}::numeric, 12.5))[1] as y`,
    );
    expect(planePointOf({ latitude, longitude: 12.5 }).y).toBeCloseTo(read[0]?.y ?? NaN, 9);
  }
});
