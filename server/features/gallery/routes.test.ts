import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GalleryImage, OwnImage } from '@shared/gallery/contract';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import { filesBelow, startS3Server } from '../../../tests/support/stores';
import { begun, untilWaiting } from '../../../tests/support/database/transactions';
import { anUpload } from '../../../tests/support/pictures/uploads';

type Agent = Awaited<ReturnType<typeof aUser>>;

const missingId = '00000000-0000-4000-8000-000000000000';
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const create = async (agent: Agent, details: Record<string, unknown> = {}) =>
  agent.post('/api/gallery', { objectId: await anUpload(agent), ...details });
const anImage = async (agent: Agent, details?: Record<string, unknown>) =>
  (await create(agent, details)).body as OwnImage;
/** The picture as visitors get it. */
const publicly = ({ updatedAt: _version, hiddenAt: _hidden, ...image }: OwnImage) => image;
const captions = (images: GalleryImage[]) => images.map(({ caption }) => caption);
const urlsOf = (srcset: string) => srcset.split(', ').flatMap((source) => source.split(' ')[0] ?? []);
const shows = async (url: string) => (await fetch(app.origin + url)).status;

describe('POST /api/gallery', () => {
  it('adds an upload to the portfolio, with the size of what is shown', async () => {
    const { agent, tailor } = await aTailor(app);
    const objectId = await anUpload(agent, await aPhoto({ width: 3200, height: 2400 }));
    const details = { caption: '  Lace iro and buba ', category: 'Aso-Ebi', displayOrder: 7 };
    const created = await agent.post('/api/gallery', { objectId, ...details, tailorId: missingId, width: 1 });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      imageUrl: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.jpg$/),
      caption: 'Lace iro and buba',
      category: 'Aso-Ebi',
      displayOrder: 7,
      width: 1600,
      height: 1200,
      srcset: expect.stringMatching(/^\/pictures\/\w+-192\.webp 192w, .*-1600\.webp 1600w$/),
      thumbhash: expect.stringMatching(/^[\w+/]+=*$/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      hiddenAt: null,
    });
    for (const url of [created.body.imageUrl, ...urlsOf(created.body.srcset)]) expect(await shows(url)).toBe(200);
    expect((await agent.get('/api/gallery')).body).toEqual([created.body]);
    expect((await app.anonymous.get(`/api/gallery/${tailor.id}`)).body).toEqual([publicly(created.body)]);
  });

  it('has no caption, no category and the first position by default', async () => {
    const { agent } = await aTailor(app);
    expect(await anImage(agent, { caption: '' })).toMatchObject({ caption: null, category: null, displayOrder: 0 });
  });

  it('accepts an upload once', async () => {
    const { agent } = await aTailor(app);
    const objectId = await anUpload(agent);
    const answers = await Promise.all([1, 2, 3].map(() => agent.post('/api/gallery', { objectId })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const again = await agent.post('/api/gallery', { objectId });
    expect([again.status, again.body.code]).toEqual([409, 'already_claimed']);
    expect((await agent.post(`/api/objects/${objectId}/picture`)).status).toBe(409);
    expect((await agent.get('/api/gallery')).body).toHaveLength(1);
  });

  it('answers 404 for another tailor’s upload', async () => {
    const owner = await aTailor(app);
    const stranger = await aTailor(app);
    const objectId = await anUpload(owner.agent);
    expect((await stranger.agent.post('/api/gallery', { objectId })).status).toBe(404);
    expect((await stranger.agent.get('/api/gallery')).body).toEqual([]);
    expect((await owner.agent.post('/api/gallery', { objectId })).status).toBe(201);
  });

  it('answers 415 for a file that is no picture, and adds nothing', async () => {
    const { agent } = await aTailor(app);
    const objectId = await anUpload(agent, Buffer.from('hello'));
    expect((await agent.post('/api/gallery', { objectId })).status).toBe(415);
    expect((await agent.get('/api/gallery')).body).toEqual([]);
  });

  it.each([
    [{ objectId: 'no-id' }, 'objectId', 'Not an upload'],
    [{ objectId: missingId, caption: 'c'.repeat(201) }, 'caption', 'Must be at most 200 characters'],
    [{ objectId: missingId, category: 'c'.repeat(201) }, 'category', 'Must be at most 200 characters'],
    [{ objectId: missingId, displayOrder: -1 }, 'displayOrder', 'Too small'],
    [{ objectId: missingId, displayOrder: 1.5 }, 'displayOrder', 'Must be a whole number'],
  ])('refuses %j on its field', async (body, field, message) => {
    const refused = await (await aTailor(app)).agent.post('/api/gallery', body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [field]: [message] });
  });

  it('removes the picture when its row cannot be written, and lets it be claimed again', async () => {
    const { agent } = await aTailor(app);
    const objectId = await anUpload(agent);
    const published = () => filesBelow(join(app.env.dataDir, 'objects', 'public'));
    const before = await published();
    await app.database.db.execute(sql`alter table gallery_images add constraint refuse_all check (false) not valid`);
    const failed = await agent.post('/api/gallery', { objectId });
    await app.database.db.execute(sql`alter table gallery_images drop constraint refuse_all`);
    expect(failed.status).toBe(500);
    expect(await published()).toEqual(before);
    expect((await agent.post('/api/gallery', { objectId })).status).toBe(201);
  });

  it('works with a bucket: uploads, shows and removes', async () => {
    const server = await startS3Server();
    const withBucket = await startApp({ environment: server.environment });
    const { agent } = await aTailor(withBucket);
    const created = await create(agent);
    expect(created.status).toBe(201);
    expect(created.body.imageUrl).toMatch(`${server.environment.S3_ENDPOINT}/${server.environment.S3_BUCKET}/public/`);
    expect((await fetch(created.body.imageUrl)).status).toBe(200);
    expect((await agent.delete(`/api/gallery/${created.body.id}`)).status).toBe(204);
    expect(await server.files()).toEqual([]);
    await withBucket.stop();
    await server.stop();
  });

  it('answers 401 when signed out and 403 without a profile', async () => {
    expect((await app.anonymous.post('/api/gallery', { objectId: missingId })).status).toBe(401);
    const withoutProfile = await (await aUser(app)).post('/api/gallery', { objectId: missingId });
    expect([withoutProfile.status, withoutProfile.body.code]).toEqual([403, 'profile_required']);
  });
});

describe('GET /api/gallery', () => {
  it('returns the pictures by display order, then by age', async () => {
    const { agent } = await aTailor(app);
    const orders = [2, 0, 1, 0];
    for (const [at, displayOrder] of orders.entries()) await anImage(agent, { caption: `${at}`, displayOrder });
    expect(captions((await agent.get('/api/gallery')).body)).toEqual(['1', '3', '2', '0']);
  });

  it('answers 401 when signed out and 403 without a profile', async () => {
    expect((await app.anonymous.get('/api/gallery')).status).toBe(401);
    expect((await (await aUser(app)).get('/api/gallery')).status).toBe(403);
  });
});

describe('GET /api/gallery/:tailorId', () => {
  it('returns a tailor’s pictures to visitors, also of an unlisted tailor', async () => {
    const { agent, tailor } = await aTailor(app, { isActive: false });
    const other = await aTailor(app);
    await anImage(other.agent, { caption: 'theirs' });
    for (const caption of ['first', 'second']) await anImage(agent, { caption });
    const list = await app.anonymous.get(`/api/gallery/${tailor.id}`);
    expect(list.status).toBe(200);
    expect(captions(list.body)).toEqual(['first', 'second']);
    expect(list.body[0]).not.toHaveProperty('tailorId');
  });

  it('answers an empty list for an unknown tailor and 404 for an invalid id', async () => {
    const unknown = await app.anonymous.get(`/api/gallery/${missingId}`);
    expect([unknown.status, unknown.body]).toEqual([200, []]);
    expect((await app.anonymous.get('/api/gallery/no-id')).status).toBe(404);
  });
});

describe('PUT /api/gallery/:id', () => {
  it('replaces the details: missing fields are cleared, the position stays', async () => {
    const { agent } = await aTailor(app);
    const image = await anImage(agent, { caption: 'Agbada', category: 'Wedding', displayOrder: 3 });
    const updated = await agent.put(`/api/gallery/${image.id}`, { caption: 'Agbada with cap' });
    expect(updated.status).toBe(200);
    const updatedAt = expect.any(String);
    expect(updated.body).toEqual({ ...image, caption: 'Agbada with cap', category: null, updatedAt });
    const emptied = await agent.put(`/api/gallery/${image.id}`, {});
    expect(emptied.body).toEqual({ ...image, caption: null, category: null, updatedAt });
  });

  it('moves a picture', async () => {
    const { agent } = await aTailor(app);
    const first = await anImage(agent, { caption: 'first', displayOrder: 0 });
    await anImage(agent, { caption: 'second', displayOrder: 1 });
    await agent.put(`/api/gallery/${first.id}`, { caption: 'first', displayOrder: 2 });
    expect(captions((await agent.get('/api/gallery')).body)).toEqual(['second', 'first']);
  });

  it('never changes the picture or its owner', async () => {
    const { agent } = await aTailor(app);
    const image = await anImage(agent);
    const forged = { imageUrl: 'https://elsewhere.example/a.jpg', width: 1, id: missingId, tailorId: missingId };
    const updated = await agent.put(`/api/gallery/${image.id}`, forged);
    expect(publicly(updated.body)).toEqual(publicly(image));
  });

  it('answers 404 for another tailor, a missing picture and an invalid id', async () => {
    const owner = await aTailor(app);
    const stranger = await aTailor(app);
    const image = await anImage(owner.agent, { caption: 'Mine' });
    for (const id of [image.id, missingId, 'no-id']) {
      expect((await stranger.agent.put(`/api/gallery/${id}`, { caption: 'Taken' })).status).toBe(404);
    }
    expect((await owner.agent.get('/api/gallery')).body).toEqual([image]);
  });
});

describe('PUT /api/gallery/order', () => {
  const captions = async (agent: Agent) =>
    ((await agent.get('/api/gallery')).body as { caption: string }[]).map(({ caption }) => caption);

  it('changes positions, from a given one on, and nothing else', async () => {
    const { agent } = await aTailor(app);
    const images = [];
    for (const caption of ['a', 'b', 'c', 'd']) {
      images.push(await anImage(agent, { caption, displayOrder: images.length }));
    }
    const [, b, c, d] = images.map(({ id }) => id);
    await agent.put(`/api/gallery/${b}`, { caption: 'written elsewhere' });
    expect((await agent.put('/api/gallery/order', { first: 1, ids: [d, b, c] })).status).toBe(204);
    expect(await captions(agent)).toEqual(['a', 'd', 'written elsewhere', 'c']);
    const places = ((await agent.get('/api/gallery')).body as { displayOrder: number }[]).map(
      (row) => row.displayOrder,
    );
    expect(places).toEqual([0, 1, 2, 3]);
  });

  it('changes nothing if one is another tailor’s or missing', async () => {
    const owner = await aTailor(app);
    const image = await anImage(owner.agent, { caption: 'Mine' });
    const { agent } = await aTailor(app);
    const own = [await anImage(agent, { caption: 'a' }), await anImage(agent, { caption: 'b', displayOrder: 1 })];
    for (const id of [image.id, missingId]) {
      const ids = [own[1]?.id, own[0]?.id, id];
      expect((await agent.put('/api/gallery/order', { first: 0, ids })).status).toBe(404);
    }
    expect(await captions(agent)).toEqual(['a', 'b']);
    expect((await owner.agent.get('/api/gallery')).body).toEqual([image]);
  });

  it('runs two simultaneous reorderings one after the other', async () => {
    const { agent, tailor } = await aTailor(app);
    const { pool } = app.database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into gallery_images (tailor_id, picture_key, width, height)
        select $1, md5(n::text), 1, 1 from generate_series(1, 30) as n returning id`,
      [tailor.id],
    );
    const ids = rows.map(({ id }) => id);
    for (let round = 0; round < 4; round += 1) {
      const middle = await begun(app.database, 'select from gallery_images where id = $1 for update', ids[15] ?? '');
      const orders = [ids, ids.toReversed()].map((order) => agent.put('/api/gallery/order', { first: 0, ids: order }));
      // The second one waits without a connection.
      await untilWaiting(app.database, 1).finally(middle.commit);
      expect((await Promise.all(orders)).map(({ status }) => status)).toEqual([204, 204]);
    }
    const places = (await agent.get('/api/gallery')).body as { id: string }[];
    expect([ids, ids.toReversed()]).toContainEqual(places.map(({ id }) => id));
  });

  it.each([{}, { first: 0, ids: [] }, { first: -1, ids: [missingId] }, { first: 0, ids: ['no-id'] }])(
    'refuses %j',
    async (body) => {
      expect((await (await aTailor(app)).agent.put('/api/gallery/order', body)).status).toBe(400);
    },
  );
});

describe('DELETE /api/gallery/:id', () => {
  it('removes the picture from the portfolio and from the store', async () => {
    const { agent, tailor } = await aTailor(app);
    const [kept, gone] = [await anImage(agent), await anImage(agent)];
    expect((await agent.delete(`/api/gallery/${gone.id}`)).status).toBe(204);
    expect((await app.anonymous.get(`/api/gallery/${tailor.id}`)).body).toEqual([publicly(kept)]);
    for (const url of [kept.imageUrl, ...urlsOf(kept.srcset)]) expect(await shows(url)).toBe(200);
    for (const url of [gone.imageUrl, ...urlsOf(gone.srcset)]) expect(await shows(url)).toBe(404);
    expect((await agent.delete(`/api/gallery/${gone.id}`)).status).toBe(404);
  });

  it('answers 404 for another tailor, and the picture stays', async () => {
    const owner = await aTailor(app);
    const image = await anImage(owner.agent);
    const stranger = await aTailor(app);
    expect((await stranger.agent.delete(`/api/gallery/${image.id}`)).status).toBe(404);
    expect(await shows(image.imageUrl)).toBe(200);
  });

  it('never removes a profile picture: a portfolio picture cannot be one', async () => {
    const { agent, tailor } = await aTailor(app);
    const { imageUrl: profilePictureUrl } = await anImage(agent);
    const withPicture = profileInput({ profilePictureUrl, profileSlug: tailor.profileSlug });
    expect((await agent.put(`/api/tailors/${tailor.id}`, withPicture)).status).toBe(400);
  });
});
