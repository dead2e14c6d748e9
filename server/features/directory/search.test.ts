import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Random, seeded } from '@seamfolk/cloth';
import { distanceKm } from '@seamfolk/gazetteer';
import { directoryApi, type SearchQuery } from '@shared/directory/contract';
import type { Weekday } from '@shared/tailor/opening-hours';
import { mapQuerySchema } from '@shared/directory/map-contract';
import { widerQuerySchema } from '@shared/directory/wider-contract';
import { testDatabase, type TestDatabase } from '../../../tests/support/database/database';
import { asked, insertDirectoryRows } from '../../../tests/support/database/directory-rows';
import { isNightly } from '../../../tests/support/nightly';
import { noPlaces } from '../../../tests/support/no-places';
import type { tailors } from '../tailor/tables';
import { createStorage } from '../../storage/create-storage';
import { countLimit, usualBudget, type Budget } from './budget';
import { directoryStore } from './store';

let database: TestDatabase;
let rows: Row[];
let stores: Record<'usual' | 'small', ReturnType<typeof directoryStore>>;

/** Small enough that every method reaches its limit and the next one continues. */
const smallBudget: Budget = {
  fewTowns: 4,
  few: { expected: 20, tagged: 30, ofCode: 50 },
  newest: 400,
  around: { spots: 20, tailors: 300 },
};

beforeAll(async () => {
  database = await testDatabase();
  rows = (await insertDirectoryRows(database.db, 20_000)).map((row) => ({ ...row, words: wordsOf(row) }));
  await database.db.execute(sql`analyze tailors, localities, regions, name_words`);
  const { db } = database;
  const storage = createStorage({ dataDir: '', publicUrl: 'http://localhost', sessionSecret: '' });
  stores = {
    usual: directoryStore({ db, places: noPlaces, storage }, usualBudget, () => now),
    small: directoryStore({ db, places: noPlaces, storage }, smallBudget, () => now),
  };
}, 120_000);
afterAll(() => database.stop());

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const words = (text: string) =>
  ` ${text
    .replace('Ł', 'L')
    .replace('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
/** Computed once, as there are many searches. */
const wordsOf = ({ city, state, country, zipcode, businessName }: typeof tailors.$inferSelect) => ({
  city: words(city),
  state: words(state),
  country: words(country),
  zipcode: letters(zipcode),
  name: words(businessName).trim().split(' '),
});
type Row = typeof tailors.$inferSelect & { words: ReturnType<typeof wordsOf> };

/** A moment at which it is Tuesday in the west of the earth, and Wednesday in the east. */
const now = new Date('2026-03-03T22:00:00Z');
const today = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, weekday: 'long' }).format(now).toLowerCase() as Weekday;
const isOpenToday = ({ openingHours }: Row) => Boolean(openingHours?.days[today(openingHours.timeZone)]);

const isOpeningNow = ({ takesOrdersAt }: Row) => takesOrdersAt?.getTime() === now.getTime();

/** Pages with words come first, then those without, each newest first. */
const inOrder = (a: Row, b: Row) => Number(b.bio !== null) - Number(a.bio !== null) || b.seq - a.seq;

/** Finds the same by comparing every row. */
function plainly(query: SearchQuery): { slug: string; distanceMeters: number | undefined }[] {
  const { lat, lng } = query;
  const asked = { city: words(query.city), state: words(query.state), country: words(query.country) };
  const isIn = (row: Row) =>
    (['city', 'state', 'country'] as const).every((name) => row.words[name].includes(asked[name].trimEnd()));
  const zipcode = letters(query.zipcode);
  const anyOf = (list: string[], wanted: readonly string[]) =>
    wanted.length === 0 || list.some((one) => wanted.includes(one));
  const named = words(query.q).trim().split(' ').filter(Boolean);
  const isNamed = (own: string[]) => {
    return named.every((word, index) =>
      own.some((one) => one === word || (index === named.length - 1 && one.startsWith(word))),
    );
  };
  return rows
    .filter((row) => row.isActive && isIn(row) && row.words.zipcode.startsWith(zipcode))
    .filter((row) => anyOf(row.primaryServiceCategories, query.primaryCategories))
    .filter((row) => anyOf(row.culturalSubCategories, query.culturalCategories))
    .filter((row) => anyOf(row.serviceCategories, query.garments) && isNamed(row.words.name))
    .filter((row) => anyOf(row.languages, query.languages) && (!query.homeVisits || row.homeVisits))
    .filter((row) => (!query.hasPrices || row.fromPrices) && (!query.openToday || isOpenToday(row)))
    .filter(({ takesOrdersAt }) => !query.takesOrders || takesOrdersAt === null || takesOrdersAt <= now)
    .map((row) => {
      const { latitude, longitude } = row;
      const isNear = lat !== undefined && lng !== undefined;
      const distanceMeters = isNear
        ? distanceKm({ latitude: lat, longitude: lng }, { latitude: latitude ?? NaN, longitude: longitude ?? NaN }) *
          1_000
        : undefined;
      return { row, distanceMeters };
    })
    .filter(({ distanceMeters = 0 }) => distanceMeters <= query.radius)
    .sort((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0) || inOrder(a.row, b.row))
    .map(({ row, distanceMeters }) => ({
      slug: row.profileSlug,
      distanceMeters: distanceMeters && Math.round(distanceMeters),
    }));
}

const parsed = (query: Record<string, string>) => z.parse(directoryApi.search.query, query);

/** Whether the count around a place stays within the usual budget. A circle on the plane contains a little more than the radius. */
function isCountable({ lat, lng, radius }: SearchQuery): boolean {
  if (lat === undefined || lng === undefined) return true;
  const centre = { latitude: lat, longitude: lng };
  const around = rows.filter(({ latitude, longitude }) => {
    const spot = { latitude: latitude ?? NaN, longitude: longitude ?? NaN };
    return distanceKm(centre, spot) * 1_000 <= 1.5 * radius;
  });
  const spots = new Set(around.map(({ latitude, longitude }) => `${latitude},${longitude}`));
  return spots.size < usualBudget.around.spots && around.length < usualBudget.around.tailors;
}

/** Follows the cursor for some pages, and compares each with what reading every row finds. */
async function expectSame(budget: keyof typeof stores, query: Record<string, string>, pages = 4): Promise<void> {
  const expected = plainly(parsed(query));
  const isCounted = budget === 'usual' && expected.length <= countLimit && isCountable(parsed(query));
  const found: typeof expected = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const answer = await stores[budget].search(parsed({ ...query, ...(cursor && { cursor }) }));
    found.push(...answer.tailors.map(({ profileSlug: slug, distanceMeters }) => ({ slug, distanceMeters })));
    if (answer.more) {
      expect(answer.total).toBeLessThanOrEqual(expected.length);
      expect(answer.total).toBeGreaterThan(0);
    } else expect(answer.total).toBe(expected.length);
    if (isCounted) expect(answer.more).toBe(false);
    cursor = answer.next;
    if (!cursor) break;
  }
  expect(found).toEqual(expected.slice(0, found.length));
  if (!cursor) expect(found).toHaveLength(expected.length);
}

/** Returns a random mix of filters. */
function someQuery(random: Random): Record<string, string> {
  const maybe = (chance: number, value: () => string) => (random.next() < chance ? value() : '');
  const startOf = (text: string) => text.slice(0, 1 + Math.floor(random.next() * text.length)).trim();
  const listOf = (list: readonly string[]) =>
    [random.pick(list), ...(random.next() < 0.3 ? [random.pick(list)] : [])].join();
  const isNear = random.next() < 0.4;
  const centre = random.pick(rows);
  const query = {
    q: maybe(0.25, () =>
      [maybe(0.3, () => random.pick(asked.names)), startOf(random.pick(asked.names))].join(' ').trim(),
    ),
    city: maybe(0.3, () => startOf(random.pick(asked.towns))),
    state: maybe(0.15, () => `region ${random.pick(['', '1', '12', '2'])}`),
    country: maybe(0.25, () => startOf(random.pick(asked.countries))),
    zipcode: maybe(0.15, () => startOf(`${Math.floor(random.range(1, 90))}-1`)),
    primaryCategories: maybe(0.35, () => listOf(asked.services)),
    culturalCategories: maybe(0.25, () => listOf(asked.specialties)),
    garments: maybe(0.35, () => listOf(asked.garments)),
    languages: maybe(0.2, () => listOf(asked.languages)),
    homeVisits: maybe(0.15, () => 'yes'),
    hasPrices: maybe(0.15, () => 'yes'),
    openToday: maybe(0.15, () => 'yes'),
    takesOrders: maybe(0.25, () => 'yes'),
    lat: isNear ? String(centre.latitude) : '',
    lng: isNear ? String(centre.longitude) : '',
    radius: maybe(0.8, () => random.pick(['1', '40000', '250000', '500000'])),
    limit: random.pick(['7', '24', '100']),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value));
}

/** Random searches for each budget. */
const runs = isNightly ? 1_000 : 20;

describe('search', () => {
  it.each(['usual', 'small'] as const)(
    'finds what a look at every row finds, with the %s budget',
    async (budget) => {
      const random = seeded(`search ${budget}`);
      for (let round = 0; round < runs; round += 1) {
        const query = someQuery(random);
        await expectSame(budget, query).catch((error: unknown) => {
          throw new Error(`of ${JSON.stringify(query)}`, { cause: error });
        });
      }
    },
    60_000 + 1_500 * runs,
  );

  it.each([
    { lat: '0', lng: '179.9', radius: '500000' },
    { lat: '0', lng: '-179.9', radius: '500000', garments: 'Gomesi' },
    { lat: '83.9', lng: '10', radius: '500000' },
    { lat: '-83.9', lng: '-179', radius: '500000', primaryCategories: 'Formal & Evening Wear' },
  ] as Record<string, string>[])('finds them over the edge of the map: %o', async (query) => {
    for (const budget of ['usual', 'small'] as const) await expectSame(budget, query, 100);
  });

  it.each(['usual', 'small'] as const)('orders rows on one spot by age, with the %s budget', async (budget) => {
    const [crowded] = rows.filter(({ city }) => city === rows[0]?.city);
    const query = { lat: String(crowded?.latitude), lng: String(crowded?.longitude), radius: '1000', limit: '4' };
    expect(plainly(parsed(query)).length).toBeGreaterThan(10);
    await expectSame(budget, query, 100);
  });

  it.each<Record<string, string>>([{ zipcode: '5' }, { q: 'zoe zoe zoe' }])(
    'finds the newest of more than expected: %o',
    async (query) => {
      await expectSame('small', { ...query, limit: '7' });
    },
  );

  it('finds those who are open on the day that it is where they are', async () => {
    const found = plainly(parsed({ openToday: 'yes' })).length;
    expect(found).toBeGreaterThan(1_000);
    expect(found).toBeLessThan(rows.filter(({ openingHours }) => openingHours).length / 2);
    for (const budget of ['usual', 'small'] as const)
      await expectSame(budget, { openToday: 'yes', garments: 'Gomesi' });
  });

  it('finds those whose book is open at this moment, also where most are closed', async () => {
    const found = plainly(parsed({ takesOrders: 'yes' })).length;
    const [listed, atThisMoment] = [rows.filter(({ isActive }) => isActive), rows.filter(isOpeningNow)];
    expect(found).toBeGreaterThan(listed.length * 0.9);
    expect(found).toBeLessThan(listed.length * 0.98);
    expect(atThisMoment.length).toBeGreaterThan(10);
    for (const budget of ['usual', 'small'] as const) {
      for (const [name, value] of Object.entries({ garments: 'Gomesi', city: 'san', zipcode: '5', limit: '100' })) {
        await expectSame(budget, { takesOrders: 'yes', [name]: value }, 100);
      }
    }
  });

  it('finds all matches of rare filters, to the last page', async () => {
    for (const garments of ['Gomesi', 'Hanbok,Gomesi']) await expectSame('small', { garments, limit: '100' }, 100);
    await expectSame('small', { city: 'san', limit: '100' }, 100);
    await expectSame('small', { country: 'united', garments: 'Gomesi', limit: '100' }, 100);
  });
});

describe('count', () => {
  it.each<Record<string, string>>([
    { garments: 'Gomesi', city: 'san' },
    { languages: 'pcm', hasPrices: 'yes' },
    { garments: 'Gomesi', city: 'san', takesOrders: 'yes' },
    { lat: '10', lng: '10', radius: '500000' },
    { q: 'xqzwvp' },
  ])('is the number of the matches of %o', async (query) => {
    const expected = plainly(parsed(query)).length;
    expect(await stores.usual.count(z.parse(widerQuerySchema, query))).toEqual({ total: expected, more: false });
  });
});

describe('the cost of a search for open books', () => {
  beforeAll(() => database.db.execute(sql`vacuum tailors`));

  it.each<[string, Record<string, string>]>([
    ['of all', {}],
    ['of a rare garment', { garments: 'Gomesi' }],
    ['of a town', { city: 'Sanaa' }],
    ['of a postal code', { zipcode: '5-1' }],
    ['near a place', { lat: '10', lng: '10', radius: '500000' }],
    ['of a deep page', { cursor: '5000' }],
  ])('is that without the filter: %s', async (_name, query) => {
    const without = await costOf(query);
    const withIt = await costOf({ ...query, takesOrders: 'yes' });
    expect(without).toBeGreaterThan(0);
    expect(withIt).toBeLessThan(1.5 * without + 20);
  });
});

/** Returns the pages of the database that a search reads. */
async function costOf(query: Record<string, string>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await stores.usual.search(parsed(query));
  const statements = sent.mock.calls.map(([config, values]) => ({ values, ...(config as unknown as Statement) }));
  sent.mockRestore();
  let buffers = 0;
  for (const { text, values } of statements.filter(({ text }) => /^\s*select/i.test(text))) {
    const { rows: explained } = await database.pool.query<PlanRow>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    const { Plan } = explained[0]?.['QUERY PLAN'][0] ?? {};
    buffers += (Plan?.['Shared Hit Blocks'] ?? 0) + (Plan?.['Shared Read Blocks'] ?? 0);
  }
  return buffers;
}

interface Statement {
  text: string;
  values?: unknown[];
}

interface PlanRow {
  'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }];
}

describe('search by name', () => {
  it.each([
    ['a letter left out', 'nedle'],
    ['a letter too many', 'coutture'],
    ['another letter', 'stytch'],
    ['two letters the other way round', 'cuoture'],
    ['another of several words', 'adunni coutre'],
  ])('forgives %s', async (_, q) => {
    const { tailors: found } = await stores.usual.search(parsed({ q }));
    const meant = { nedle: 'Needle', coutture: 'Couture', stytch: 'Stitch', cuoture: 'Couture' }[q] ?? 'Couture';
    expect(found.length).toBeGreaterThan(0);
    for (const { businessName } of found) expect(businessName).toContain(meant);
  });

  it('does not correct a word that a name has', async () => {
    const { tailors: found } = await stores.usual.search(parsed({ q: 'kim 7' }));
    expect(found.length).toBeGreaterThan(0);
    for (const { businessName } of found) expect(businessName.split(' ')).toContain('Kim');
  });

  it('finds no tailor if no name is similar, and all tailors for punctuation', async () => {
    expect((await stores.usual.search(parsed({ q: 'xqzwvp' }))).total).toBe(0);
    expect((await stores.usual.search(parsed({ q: '&&' }))).total).toBeGreaterThan(0);
  });
});

describe('the map of open books', () => {
  it('counts the tailors that the search finds', async () => {
    const query = { country: 'Costa Rica', takesOrders: 'yes', garments: 'Hanbok' };
    const { total } = await stores.usual.map(z.parse(mapQuerySchema, query));
    expect(total).toBe(plainly(parsed(query)).length);
    expect(total).toBeLessThan(plainly(parsed({ ...query, takesOrders: '' })).length);
  });
});

describe('the map of a large directory', () => {
  it('counts from a sample, in at most some hundred cells', async () => {
    const listed = rows.filter(({ isActive }) => isActive).length;
    const query = z.parse(mapQuerySchema, { bounds: '-180,-85,180,85' });
    const { cells, total, isEstimate } = await stores.usual.map(query);
    expect(isEstimate).toBe(true);
    expect(Math.abs(total - listed) / listed).toBeLessThan(0.1);
    expect(cells.length).toBeGreaterThan(100);
    expect(cells.length).toBeLessThan(400);
  });
});
