import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TailorCard } from '@shared/directory/contract';
import { addDays, startOfDay, todayIn } from '@shared/orders/days';
import { weekdays } from '@shared/tailor/opening-hours';
import { closedSign } from '@shared/tailor/book-closed';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aCustomer, aTailor, profileInput } from '../../../tests/support/factories';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Owner = Awaited<ReturnType<typeof aTailor>>;

const inDays = (count: number) => addDays(todayIn('UTC', new Date()), count);
const day = inDays(20);

/** Sends the whole profile with changes, as the settings do. */
const save = ({ agent, tailor: { id, profileSlug, businessName } }: Owner, changes: Record<string, unknown> = {}) =>
  agent.put(`/api/tailors/${id}`, profileInput({ profileSlug, businessName, ...changes }));
const shown = async ({ tailor }: Owner) => (await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).body;
const htmlOf = async ({ tailor }: Owner) => (await app.anonymous.get(`/tailors/${tailor.profileSlug}`)).text;

async function cardOf({ tailor }: Owner, query = ''): Promise<TailorCard | undefined> {
  const { body } = await app.anonymous.get(`/api/tailors/search?limit=100${query}`);
  return (body as TailorCard[]).find(({ id }) => id === tailor.id);
}

/** Returns the moment at which the book opens. */
async function openingOf({ tailor }: Owner): Promise<string | undefined> {
  const { rows } = await app.database.db.execute<{ at: Date | null }>(
    sql`select takes_orders_at as at from tailors where id = ${tailor.id}`,
  );
  return rows[0]?.at ? new Date(rows[0].at).toISOString() : undefined;
}

const startIn = (zone: string) => startOfDay(day, zone).toISOString();

const hoursIn = (timeZone: string) => ({
  timeZone,
  days: { ...Object.fromEntries(weekdays.map((name) => [name, null])), monday: { opens: '09:00', closes: '17:00' } },
  byAppointment: false,
});

describe('a closed book', () => {
  it('is shown to its owner, on the page, on the card and in the preview, until it is opened', async () => {
    const owner = await aTailor(app);
    expect(owner.tailor.fullUntil).toBeNull();
    const openHtml = await htmlOf(owner);
    const saved = await save(owner, { fullUntil: day });
    expect([saved.status, saved.body.fullUntil]).toEqual([200, day]);
    expect((await owner.agent.get('/api/tailors/me')).body.fullUntil).toBe(day);
    expect((await shown(owner)).fullUntil).toBe(day);
    expect((await cardOf(owner))?.fullUntil).toBe(day);
    const html = await htmlOf(owner);
    expect(html).toContain(`<meta property="og:description" content="${closedSign(day)}. `);
    expect(html).toContain(`"availabilityStarts":"${day}"`);
    const cardIn = (page: string) => /property="og:image" content="([^"]+)"/.exec(page)?.[1];
    expect(cardIn(html)).not.toBe(cardIn(openHtml));
    await save(owner, { fullUntil: null });
    expect((await shown(owner)).fullUntil).toBeNull();
    expect(await cardOf(owner)).not.toHaveProperty('fullUntil');
    expect(cardIn(await htmlOf(owner))).toBe(cardIn(openHtml));
  });

  it('stays if it is left out, and is closed from the start if the profile says so', async () => {
    const owner = await aTailor(app, { fullUntil: day });
    expect(owner.tailor.fullUntil).toBe(day);
    expect((await save(owner, { bio: 'Sews.' })).body).toMatchObject({ bio: 'Sews.', fullUntil: day });
  });

  it.each([
    ['yesterday', -1],
    ['long ago', -400],
  ] as const)('is open for a day that was %s', async (_when, days) => {
    const owner = await aTailor(app, { fullUntil: day });
    const saved = await save(owner, { fullUntil: inDays(days) });
    expect([saved.status, saved.body.fullUntil]).toEqual([200, null]);
    expect(await openingOf(owner)).toBeUndefined();
  });

  it.each([
    [inDays(400), 'Choose a day within a year'],
    ['2026-02-30', 'Write it as 2026-03-31'],
  ])('refuses %s', async (fullUntil, message) => {
    const { status, body } = await save(await aTailor(app), { fullUntil });
    expect([status, body.errors]).toEqual([400, { fullUntil: [message] }]);
  });

  it("is closed by nobody else: without a session, for another's page, and while suspended", async () => {
    const owner = await aTailor(app);
    const input = profileInput({ profileSlug: owner.tailor.profileSlug, fullUntil: day });
    const path = `/api/tailors/${owner.tailor.id}`;
    expect((await app.anonymous.put(path, input)).status).toBe(401);
    expect((await (await aTailor(app)).agent.put(path, input)).status).toBe(404);
    await app.database.db.execute(
      sql`update users set suspended_at = now() where id = (select user_id from tailors where id = ${owner.tailor.id})`,
    );
    expect((await owner.agent.put(path, input)).status).toBe(403);
    expect((await shown(owner)).fullUntil).toBeNull();
  });
});

describe('the moment at which it opens', () => {
  it('is the start of the day in the zone of the order book, else of the opening hours, else of the device, else in UTC', async () => {
    const owner = await aTailor(app, { fullUntil: day });
    expect(await openingOf(owner)).toBe(startIn('UTC'));
    await save(owner, { fullUntil: day, timeZone: 'Asia/Tokyo' });
    expect(await openingOf(owner)).toBe(startIn('Asia/Tokyo'));
    await save(owner, { fullUntil: day, timeZone: 'Asia/Atlantis' });
    expect(await openingOf(owner)).toBe(startIn('UTC'));
    await save(owner, { fullUntil: day, timeZone: 'Asia/Tokyo', openingHours: hoursIn('Asia/Kolkata') });
    expect(await openingOf(owner)).toBe(startIn('Asia/Kolkata'));
    await owner.agent.put('/api/orders/book', { timeZone: 'Africa/Lagos' });
    await save(owner, { fullUntil: day, timeZone: 'Asia/Tokyo' });
    expect(await openingOf(owner)).toBe(startIn('Africa/Lagos'));
  });

  it('moves with the zone of the opening hours, and with that of the book, without another version of the profile', async () => {
    const owner = await aTailor(app, { fullUntil: day });
    await save(owner, { openingHours: hoursIn('Asia/Kolkata') });
    expect(await openingOf(owner)).toBe(startIn('Asia/Kolkata'));
    const { updatedAt } = (await owner.agent.get('/api/tailors/me')).body;
    const { id: customerId } = await aCustomer(owner.agent);
    const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 1 }];
    await owner.agent.post('/api/orders', { customerId, garments, timeZone: 'Africa/Lagos' });
    expect(await openingOf(owner)).toBe(startIn('Africa/Lagos'));
    await owner.agent.post('/api/orders', { customerId, garments, timeZone: 'America/Bogota' });
    expect(await openingOf(owner)).toBe(startIn('Africa/Lagos'));
    await owner.agent.put('/api/orders/book', { timeZone: 'America/Lima' });
    expect(await openingOf(owner)).toBe(startIn('America/Lima'));
    await save(owner, { openingHours: hoursIn('Asia/Tokyo') });
    expect(await openingOf(owner)).toBe(startIn('America/Lima'));
    await owner.agent.put('/api/orders/book', { timeZone: 'Africa/Lagos' });
    expect((await owner.agent.get('/api/tailors/me')).body.updatedAt > updatedAt).toBe(true);
    expect((await shown(owner)).fullUntil).toBe(day);
  });

  it('leaves the version of the profile when the book gets another zone', async () => {
    const owner = await aTailor(app, { fullUntil: day });
    await owner.agent.put('/api/orders/book', { timeZone: 'America/Lima' });
    expect((await owner.agent.get('/api/tailors/me')).body.updatedAt).toBe(owner.tailor.updatedAt);
    expect(await openingOf(owner)).toBe(startIn('America/Lima'));
  });

  it('ends the sign, and a search for open books finds the tailor again', async () => {
    const owner = await aTailor(app, { fullUntil: day });
    expect(await cardOf(owner, '&takesOrders=yes')).toBeUndefined();
    expect(await cardOf(owner)).toBeDefined();
    await app.database.db.execute(
      sql`update tailors set takes_orders_at = now() - interval '1 second' where id = ${owner.tailor.id}`,
    );
    expect((await cardOf(owner, '&takesOrders=yes'))?.fullUntil).toBeUndefined();
    expect((await shown(owner)).fullUntil).toBeNull();
    expect((await owner.agent.get('/api/tailors/me')).body).toMatchObject({
      fullUntil: null,
      updatedAt: owner.tailor.updatedAt,
    });
    expect(await htmlOf(owner)).not.toContain(closedSign(day));
  });
});
