import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TailorCard } from '@shared/directory/contract';
import { weekdays } from '@shared/tailor/opening-hours';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor, profileInput } from '../../../tests/support/factories';
import { noFacts } from '../../../tests/support/no-facts';
import { tailors } from './tables';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Owner = Awaited<ReturnType<typeof aTailor>>;

const closed = Object.fromEntries(weekdays.map((day) => [day, null]));
const facts = {
  openingHours: {
    timeZone: 'Africa/Lagos',
    days: { ...closed, friday: { opens: '18:00', closes: '02:00' } },
    byAppointment: true,
  },
  fromPrices: { currency: 'NGN', items: [{ garment: 'Agbada', amount: 90_000 }] },
  turnaround: { from: 2, to: 3, unit: 'weeks' },
  homeVisits: true,
  homeVisitMeters: 16_093,
  languages: ['yo', 'en'],
  paymentMethods: ['Cash', 'Bank transfer'],
};
const garments = { serviceCategories: ['Agbada', 'Kaftan'] };

/** Sends the whole profile with changes, as the form does. */
const save = ({ agent, tailor }: Owner, changes: Record<string, unknown> = {}) =>
  agent.put(`/api/tailors/${tailor.id}`, profileInput({ ...garments, profileSlug: tailor.profileSlug, ...changes }));
const shown = async ({ tailor }: Owner) => (await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).body;

/** Moves the date of a tailor's prices into the past. */
async function age({ tailor }: Owner, setAt: string): Promise<void> {
  await app.database.db
    .update(tailors)
    .set({ pricesSetAt: new Date(setAt) })
    .where(sql`id = ${tailor.id}`);
}
const longAgo = '2024-01-02T03:04:05.000Z';

describe('POST /api/tailors', () => {
  it('creates a profile without facts, and one with all', async () => {
    expect((await aTailor(app)).tailor).toMatchObject(noFacts);
    const before = Date.now();
    const owner = await aTailor(app, { ...garments, ...facts });
    expect(owner.tailor).toMatchObject(facts);
    expect(Date.parse(owner.tailor.pricesSetAt ?? '')).toBeGreaterThanOrEqual(before - 1_000);
    expect(await shown(owner)).toMatchObject({ ...facts, pricesSetAt: owner.tailor.pricesSetAt });
  });
});

describe('PUT /api/tailors/:id', () => {
  it('keeps facts that are left out, and removes those that are null or empty', async () => {
    const owner = await aTailor(app, { ...garments, ...facts });
    expect((await save(owner)).body).toMatchObject({ ...facts, pricesSetAt: owner.tailor.pricesSetAt });
    const none = { ...noFacts, pricesSetAt: undefined, confirmsPrices: true };
    expect((await save(owner, none)).body).toMatchObject(noFacts);
    expect(await shown(owner)).toMatchObject(noFacts);
  });

  it.each([
    ['the same prices', {}, false],
    ['one price fewer', { items: [{ garment: 'Agbada', amount: 90_000 }] }, false],
    ['another price', { items: [{ garment: 'Agbada', amount: 95_000 }] }, true],
    ['another currency', { currency: 'USD' }, true],
  ])('dates %s', async (_name, changes, isNew) => {
    const two = { currency: 'NGN', items: [...facts.fromPrices.items, { garment: 'Kaftan', amount: 40_000 }] };
    const owner = await aTailor(app, { ...garments, fromPrices: two });
    await age(owner, longAgo);
    const { pricesSetAt } = (await save(owner, { fromPrices: { ...two, ...changes } })).body;
    expect(pricesSetAt === longAgo).toBe(!isNew);
  });

  it('renews the date of confirmed prices, and dates no missing ones', async () => {
    const owner = await aTailor(app, { ...garments, fromPrices: facts.fromPrices });
    await age(owner, longAgo);
    const confirmed = (await save(owner, { confirmsPrices: true })).body;
    expect(confirmed).toMatchObject({ fromPrices: facts.fromPrices });
    expect(Date.parse(confirmed.pricesSetAt)).toBeGreaterThan(Date.parse(longAgo));
    expect((await save(await aTailor(app), { confirmsPrices: true })).body.pricesSetAt).toBeNull();
  });

  it('cannot set the date itself', async () => {
    const owner = await aTailor(app, { ...garments, ...facts });
    expect((await save(owner, { pricesSetAt: longAgo })).body.pricesSetAt).toBe(owner.tailor.pricesSetAt);
  });

  it.each([
    ['openingHours', { ...facts.openingHours, timeZone: 'Mars/Olympus_Mons' }, 'Not a time zone'],
    ['fromPrices', { currency: 'NGN', items: [{ garment: 'Agbada', amount: 0.5 }] }, 'Give a whole number'],
    ['turnaround', { from: 3, to: 2, unit: 'days' }, 'Must not be less than the first number'],
    ['homeVisitMeters', -1, 'Give a whole number, at most 500 km'],
    ['languages', ['tlh'], 'Not a language of the list'],
    ['paymentMethods', ['Cowries'], 'Not a way of payment'],
  ])('answers 400 with a message on %s', async (name, value, message) => {
    const owner = await aTailor(app, { ...garments, ...facts });
    const { status, body } = await save(owner, { [name]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([name]);
    expect(body.errors[name][0]).toContain(message);
    expect(await shown(owner)).toMatchObject(facts);
  });
});

describe('GET /api/tailors/search', () => {
  const found = async (query: string) => {
    const { status, body } = await app.anonymous.get(`/api/tailors/search?city=Searchville&${query}`);
    expect(status).toBe(200);
    return (body as TailorCard[]).map(({ businessName }) => businessName).sort();
  };
  let visitor: Owner;
  beforeAll(async () => {
    const town = { city: 'Searchville' };
    visitor = await aTailor(app, { ...town, businessName: 'Visits', homeVisits: true, languages: ['yo', 'en'] });
    await aTailor(app, { ...town, businessName: 'Stays', languages: ['fr'] });
  });

  it.each([
    ['homeVisits=yes', ['Visits']],
    ['homeVisits=', ['Stays', 'Visits']],
    ['languages=yo', ['Visits']],
    ['languages=yo,fr', ['Stays', 'Visits']],
    ['languages=fr&homeVisits=yes', []],
    ['languages=ha', []],
  ])('%s finds %j', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it.each(['homeVisits=true', 'homeVisits=no', 'languages=tlh', 'languages=Yoruba'])(
    '%s answers 400',
    async (query) => {
      const { status, body } = await app.anonymous.get(`/api/tailors/search?${query}`);
      expect(status).toBe(400);
      expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
    },
  );

  it('follows a change at once', async () => {
    await save(visitor, { city: 'Searchville', businessName: 'Visits', homeVisits: false, languages: ['ha'] });
    expect(await found('homeVisits=yes')).toEqual([]);
    expect(await found('languages=ha')).toEqual(['Visits']);
  });
});
