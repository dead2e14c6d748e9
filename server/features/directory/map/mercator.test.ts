import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '@seamfolk/cloth';
import { distanceKm } from '@seamfolk/gazetteer';
import { testDatabase, type TestDatabase } from '../../../../tests/support/database/database';
import { cellsAround, planePointOf } from './mercator';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

it('projects latitudes as the database does', async () => {
  for (const latitude of [-90, -84.5, -33.9, 0, 6.45, 59.9, 85, 90]) {
    const { rows: read } = await database.db.execute<{ y: number }>(
      sql`select (mercator(${latitude}::numeric, 12.5))[1] as y`,
    );
    expect(planePointOf({ latitude, longitude: 12.5 }).y).toBeCloseTo(read[0]?.y ?? NaN, 9);
  }
});

it("returns all map cells that can contain a near point, with the database's names", async () => {
  const random = seeded('cells');
  const nearPoles = () => random.pick([-1, 1]) * random.range(80, 84);
  const nearDateLine = () => random.pick([-1, 1]) * random.range(176, 180);
  for (let round = 0; round < 300; round += 1) {
    const centre = {
      latitude: random.pick([() => random.range(-80, 80), nearPoles])(),
      longitude: random.pick([() => random.range(-180, 180), nearDateLine])(),
    };
    const metres = random.pick([1_000, 40_000, 500_000]);
    const cells = cellsAround(centre, metres);
    expect(cells.length).toBeLessThan(1_500);
    for (let other = 0; other < 20; other += 1) {
      const latitude = Math.max(-85, Math.min(85, centre.latitude + random.range(-5, 5)));
      const longitude = random.pick([centre.longitude + random.range(-9, 9), random.range(-180, 180), 180, -180]);
      const point = {
        latitude,
        longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
      };
      if (distanceKm(centre, point) * 1_000 > metres) continue;
      expect(cells).toContain(`${Math.floor(point.latitude / 2)},${Math.floor(point.longitude / 2)}`);
    }
  }
  const { rows } = await database.db.execute<{ same: boolean }>(
    sql`select map_cell(-0.5, 180) = tag('cell', '-1,90') and map_cell(59.9, -180) = tag('cell', '29,-90') as same`,
  );
  expect(rows[0]?.same).toBe(true);
});
