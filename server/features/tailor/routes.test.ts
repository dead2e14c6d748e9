import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { slugReserved } from '@shared/tailor/reserved-slugs';
import { aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { tailors } from './tables';

const unknownId = '00000000-0000-4000-8000-000000000000';
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('POST /api/tailors', () => {
  it('creates the profile, listed and with the defaults of its fields', async () => {
    const agent = await aUser(app);
    expect((await agent.get('/api/auth/user')).body.hasTailorProfile).toBe(false);
    const created = await agent.post('/api/tailors', profileInput({ whatsapp: '0803 555 0142' }));
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      city: 'Lagos',
      state: '',
      zipcode: '',
      country: 'Nigeria',
      bio: null,
      isActive: true,
      latitude: expect.closeTo(6.45, 1),
      culturalSubCategories: [],
      serviceCategories: [],
      firstMessage: null,
      whatsappUrl: expect.stringMatching(
        /^https:\/\/wa\.me\/2348035550142\?text=Hello%20Needle%20\d+%2C%20I%20found%20you/,
      ),
    });
    expect((await agent.get('/api/tailors/me')).body).toEqual(created.body);
    expect((await agent.get('/api/user')).body.hasTailorProfile).toBe(true);
  });

  it('gives the profile the id that its cloth is known by before', async () => {
    const agent = await aUser(app);
    const { id, profileId } = (await agent.get('/api/user')).body;
    const created = await agent.post('/api/tailors', profileInput());
    expect(created.body.id).toBe(profileId);
    expect(created.body.id).not.toBe(id);
    expect((await agent.get('/api/user')).body.profileId).toBe(profileId);
  });

  it('drops cultural specialties without their category', async () => {
    const agent = await aUser(app);
    const created = await agent.post('/api/tailors', profileInput({ culturalSubCategories: ['African Attire'] }));
    expect(created.body.culturalSubCategories).toEqual([]);
  });

  it.each([
    [{ businessName: '' }, 'businessName', 'Business name is required'],
    [{ city: undefined }, 'city', 'City is required'],
    [{ city: '' }, 'city', 'City is required'],
    [{ country: '' }, 'country', 'Country is required'],
    [{ country: 'Atlantis' }, 'country', 'Choose a country from the list'],
    [{ primaryServiceCategories: [] }, 'primaryServiceCategories', 'Please select at least one service category'],
    [{ primaryServiceCategories: ['Cobbling'] }, 'primaryServiceCategories', 'Not a service category'],
    [{ profileSlug: '' }, 'profileSlug', 'Profile URL is required'],
    [{ profileSlug: 'Ada' }, 'profileSlug', 'URL can only contain lowercase letters, numbers, and hyphens'],
    [{ profileSlug: 'ab' }, 'profileSlug', 'Profile URL must be at least 3 characters'],
    [{ profileSlug: 'search' }, 'profileSlug', slugReserved],
    [{ profileSlug: 'seamfolk-help' }, 'profileSlug', slugReserved],
    [{ profilePictureUrl: 'https://elsewhere.example/a.jpg' }, 'profilePictureUrl', 'Upload the picture first'],
  ])('refuses %j on its field', async (overrides, field, message) => {
    const agent = await aUser(app);
    const refused = await agent.post('/api/tailors', profileInput(overrides));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual([field]);
    expect(refused.body.errors[field]).toContain(message);
    expect((await agent.get('/api/tailors/me')).status).toBe(403);
  });

  it('gives a slug to one of several simultaneous requests; the others get an error on the field', async () => {
    const agents = await Promise.all(Array.from({ length: 5 }, () => aUser(app)));
    const profiles = agents.map(() => profileInput({ profileSlug: 'wanted-by-all' }));
    const answers = await Promise.all(agents.map((agent, index) => agent.post('/api/tailors', profiles[index])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    for (const { status, body } of answers) {
      if (status === 409)
        expect(body).toMatchObject({ code: 'slug_taken', errors: { profileSlug: ['This URL is already taken'] } });
    }
  });

  it('creates one profile for simultaneous requests', async () => {
    const agent = await aUser(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => agent.post('/api/tailors', profileInput())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('profile_exists');
  });

  it('answers 401 when signed out', async () => {
    expect((await app.anonymous.post('/api/tailors', profileInput())).status).toBe(401);
  });
});

describe('PUT /api/tailors/:id', () => {
  it("replaces the form's fields; a missing isActive keeps its value", async () => {
    const { agent, tailor } = await aTailor(app, { bio: 'Thirty years of lace', isActive: false });
    const updated = await agent.put(
      `/api/tailors/${tailor.id}`,
      profileInput({ businessName: 'New Needle', profileSlug: tailor.profileSlug }),
    );
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({ businessName: 'New Needle', bio: null, isActive: false });
    const listed = await agent.put(
      `/api/tailors/${tailor.id}`,
      profileInput({ profileSlug: tailor.profileSlug, isActive: true }),
    );
    expect(listed.body.isActive).toBe(true);
  });

  it('greets with the tailor’s own text, and with the default when it is cleared', async () => {
    const { agent, tailor } = await aTailor(app, { businessName: 'Adé & Co', whatsapp: '+234 803 555 0142' });
    const standard = 'Hello Adé & Co, I found you on Seamfolk.';
    expect(tailor).toMatchObject({ greeting: standard, firstMessage: null });
    const profile = { businessName: 'Adé & Co', whatsapp: '+234 803 555 0142', profileSlug: tailor.profileSlug };
    const save = (fields: object) => agent.put(`/api/tailors/${tailor.id}`, profileInput({ ...profile, ...fields }));
    const own = (await save({ firstMessage: ' Ẹ káàbọ̀! What is it for? ' })).body;
    expect(own).toMatchObject({ greeting: 'Ẹ káàbọ̀! What is it for?', firstMessage: 'Ẹ káàbọ̀! What is it for?' });
    expect(new URL(own.whatsappUrl).searchParams.get('text')).toBe('Ẹ káàbọ̀! What is it for?');
    const shown = (await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).body;
    expect(shown.greeting).toBe('Ẹ káàbọ̀! What is it for?');
    expect(shown).not.toHaveProperty('firstMessage');
    expect((await save({})).body).toMatchObject({ greeting: standard, firstMessage: null });
    const refused = await save({ firstMessage: 'x'.repeat(501) });
    expect(refused.body.errors).toEqual({ firstMessage: ['Must be at most 500 characters'] });
  });

  it('keeps the unit of measurements until it is removed, and shows it only to the tailor', async () => {
    const { agent, tailor } = await aTailor(app);
    expect(tailor.lengthUnit).toBeNull();
    const { profileSlug } = tailor;
    const save = (fields: object) => agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug, ...fields }));
    expect((await save({ lengthUnit: 'cm' })).body.lengthUnit).toBe('cm');
    expect((await save({})).body.lengthUnit).toBe('cm');
    expect((await app.anonymous.get(`/api/tailors/${profileSlug}`)).body).not.toHaveProperty('lengthUnit');
    const refused = await save({ lengthUnit: 'ell' });
    expect(refused.body.errors).toEqual({ lengthUnit: ['Choose inches or centimetres'] });
    expect((await save({ lengthUnit: null })).body.lengthUnit).toBeNull();
  });

  it('gets the coordinates of its town, and ignores coordinates in the request', async () => {
    const { agent, tailor } = await aTailor(app, { latitude: 1, longitude: 2 });
    expect(tailor).toMatchObject({ latitude: expect.closeTo(6.45, 1), longitude: expect.closeTo(3.4, 1) });
    const save = async (fields: object) =>
      (await agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: tailor.profileSlug, ...fields }))).body;
    const leicester = { city: 'Leicester', country: 'United Kingdom', zipcode: 'LE3 0BT' };
    expect(await save(leicester)).toMatchObject({
      latitude: expect.closeTo(52.6, 1),
      longitude: expect.closeTo(-1.1, 1),
    });
    expect(await save({ city: 'Nowhere at all', country: 'Iceland' })).toMatchObject({
      latitude: null,
      longitude: null,
    });
  });

  it('never changes owner, id or creation time', async () => {
    const { agent, tailor } = await aTailor(app);
    const forged = { id: unknownId, userId: unknownId, createdAt: '2001-01-01T00:00:00.000Z' };
    const updated = await agent.put(
      `/api/tailors/${tailor.id}`,
      profileInput({ ...forged, profileSlug: tailor.profileSlug }),
    );
    expect(updated.body).toMatchObject({ id: tailor.id, userId: tailor.userId, createdAt: tailor.createdAt });
  });

  it('answers 404 for another tailor’s profile and does not change it', async () => {
    const owner = await aTailor(app);
    const stranger = await aTailor(app);
    expect((await stranger.agent.put(`/api/tailors/${owner.tailor.id}`, profileInput())).status).toBe(404);
    expect((await owner.agent.get('/api/tailors/me')).body).toEqual(owner.tailor);
  });

  it('refuses a reserved slug on its field, except for a tailor who has it already', async () => {
    const { agent, tailor } = await aTailor(app);
    const save = (profileSlug: string) => agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug }));
    const refused = await save('support');
    expect(refused).toMatchObject({ status: 400, body: { errors: { profileSlug: [slugReserved] } } });
    await app.database.db.update(tailors).set({ profileSlug: 'support' }).where(eq(tailors.id, tailor.id));
    expect((await save('support')).status).toBe(200);
  });

  it('answers 409 on the field when the slug is another tailor’s', async () => {
    const first = await aTailor(app);
    const second = await aTailor(app);
    const refused = await second.agent.put(
      `/api/tailors/${second.tailor.id}`,
      profileInput({ profileSlug: first.tailor.profileSlug }),
    );
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({ profileSlug: ['This URL is already taken'] });
  });
});

describe('simultaneous changes of slugs', () => {
  const moveTo = ({ agent, tailor }: Awaited<ReturnType<typeof aTailor>>, profileSlug: string) =>
    agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug }));

  it('let one succeed; the others get an error on the field', async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => aTailor(app)));
    const answers = await Promise.all(owners.map((owner) => moveTo(owner, 'moved-to-by-all')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('slug_taken');
  });

  it('refuse a swap of slugs for both tailors', async () => {
    const [one, other] = [await aTailor(app), await aTailor(app)];
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([moveTo(one, other.tailor.profileSlug), moveTo(other, one.tailor.profileSlug)]);
      expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    }
  });

  it('answer a deadlock as a taken slug, unless the slug does not change', async () => {
    const owner = await aTailor(app);
    const { db } = app.database;
    await db.execute(sql`create function ended() returns trigger language plpgsql as
      $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
    await db.execute(sql`create trigger ended before update on tailors execute function ended()`);
    const refused = await moveTo(owner, 'wanted-by-two');
    const stayed = await moveTo(owner, owner.tailor.profileSlug);
    await db.execute(sql`drop function ended cascade`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
    expect(stayed).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });
});

describe('GET /api/slugs/:slug', () => {
  it('says whether a slug is free for this user', async () => {
    const { agent, tailor } = await aTailor(app);
    const other = await aUser(app);
    const slug = tailor.profileSlug;
    expect((await other.get(`/api/slugs/${slug}`)).body).toEqual({ available: false });
    expect((await agent.get(`/api/slugs/${slug}`)).body).toEqual({ available: true });
    expect((await other.get('/api/slugs/nobody-has-this')).body).toEqual({ available: true });
    const reserved = await other.get('/api/slugs/me');
    expect(reserved.status).toBe(400);
    expect(reserved.body.errors).toEqual({
      slug: ['Profile URL must be at least 3 characters', slugReserved],
    });
  });
});
