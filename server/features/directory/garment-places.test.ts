import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';
import { localities } from './tables';
import { tailors } from '../tailor/tables';
import { openGazetteer } from '../../places/gazetteer';
import { garmentPlaces } from './garment-places';

let app: TestApp;
let directory: ReturnType<typeof garmentPlaces>;
beforeAll(async () => {
  app = await startApp();
  directory = garmentPlaces({ db: app.database.db, places: await openGazetteer() });
});
afterAll(() => app.stop());

/** Returns all parts together, one line per entry. */
async function inParts(parts: number): Promise<string[]> {
  const lines: string[] = [];
  for (let part = 0; part < parts; part++) {
    const found = await directory.garmentPlacesIn(part, parts);
    lines.push(...found.map(({ near, garment = '' }) => `${near}: ${garment}`));
  }
  return lines;
}

const london = { country: 'United Kingdom', zipcode: 'SW9 8PR' };
const expected = [
  'Accra, Greater Accra, Ghana: ',
  'London, England, United Kingdom: ',
  'London, England, United Kingdom: Aso-Ebi',
  'London, England, United Kingdom: Agbada',
  'London, England, United Kingdom: Kaftan',
  'London, England, United Kingdom: Kente',
];

describe('places with the garments made there', () => {
  beforeAll(async () => {
    await aTailor(app, { ...london, city: 'London', serviceCategories: ['Agbada', 'Aso-Ebi'] });
    await aTailor(app, { ...london, city: 'LONDON', state: 'England', serviceCategories: ['Agbada', 'Kaftan'] });
    await aTailor(app, { ...london, city: 'London', state: 'Greater London', serviceCategories: ['Kaftan', 'Kente'] });
    await aTailor(app, { city: 'Accra', country: 'Ghana' });
    await aTailor(app, { city: 'Accra', country: 'Ghana', serviceCategories: ['Kente'], isActive: false });
    await aTailor(app, { city: 'Zzyzx Bay', country: 'Mali', serviceCategories: ['Kente'] });
  });

  it('contains a place with several spellings once', async () => {
    expect(await inParts(1)).toEqual(expected);
  });

  it('contains the same in any number of parts, without duplicates for a full spelling', async () => {
    for (const parts of [2, 64]) expect((await inParts(parts)).sort(), String(parts)).toEqual([...expected].sort());
  });

  it('omits tailors that a search there would not find: too far away, or without coordinates', async () => {
    const { tailor: far } = await aTailor(app, { city: 'Kumasi', country: 'Ghana', serviceCategories: ['Kente'] });
    const { tailor: lost } = await aTailor(app, { city: 'Kumasi', country: 'Ghana', serviceCategories: ['Kaftan'] });
    const kumasi = async () => (await inParts(1)).filter((line) => line.startsWith('Kumasi'));
    expect(await kumasi()).toEqual([
      'Kumasi, Ashanti, Ghana: ',
      'Kumasi, Ashanti, Ghana: Kaftan',
      'Kumasi, Ashanti, Ghana: Kente',
    ]);
    const { db } = app.database;
    await db.update(tailors).set({ latitude: 6.2 }).where(eq(tailors.id, far.id));
    expect(await kumasi()).toEqual(['Kumasi, Ashanti, Ghana: ', 'Kumasi, Ashanti, Ghana: Kaftan']);
    await db.update(tailors).set({ latitude: null, longitude: null }).where(eq(tailors.id, lost.id));
    expect(await kumasi()).toEqual([]);
  });

  it('has a power of two as number of parts', async () => {
    const { db } = app.database;
    await db.execute(sql`truncate ${localities}`);
    const partsOf = async (towns: number) => {
      await db.execute(sql`insert into ${localities} select n, 'a', 'b', 'c' from generate_series(1, ${towns}::int) n
        on conflict do nothing`);
      return directory.garmentPlaceParts(10);
    };
    const parts: number[] = [];
    for (const towns of [0, 1, 10, 11, 20, 21, 40, 41]) parts.push(await partsOf(towns));
    expect(parts).toEqual([0, 1, 1, 2, 2, 4, 4, 8]);
  });
});
