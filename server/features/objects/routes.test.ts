import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadLimits } from '@shared/objects/contract';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { aPhoto, aPngBomb } from '../../../tests/support/pictures/pictures';
import { filesBelow } from '../../../tests/support/stores';
import { anUpload, put } from '../../../tests/support/pictures/uploads';
import { uploads } from './tables';
import { newKey } from '../../storage/keys';

type Agent = Awaited<ReturnType<typeof aUser>>;

const missingId = '00000000-0000-4000-8000-000000000000';
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const reserve = (agent: Agent, body?: unknown) => agent.post('/api/objects/upload', body);
const claim = (agent: Agent, id: string) => agent.post(`/api/objects/${id}/picture`);

/** Returns the paths of all files in the store. */
const files = () => filesBelow(join(app.env.dataDir, 'objects'));

describe('POST /api/objects/upload', () => {
  it('reserves an upload, with or without announced type and size', async () => {
    const agent = await aUser(app);
    for (const body of [undefined, {}, { contentType: 'image/png', size: 1000 }]) {
      const reserved = await reserve(agent, body);
      expect(reserved.status).toBe(201);
      expect(Object.keys(reserved.body).sort()).toEqual(['objectId', 'uploadURL']);
      expect(reserved.body.uploadURL).toMatch(`${app.origin}/uploads/`);
      expect(reserved.body.uploadURL).not.toContain(reserved.body.objectId);
    }
  });

  it('binds the announced type and size to the upload URL', async () => {
    const agent = await aUser(app);
    const photo = await aPhoto();
    const { uploadURL } = (await reserve(agent, { contentType: 'image/jpeg', size: photo.length })).body;
    expect((await put(uploadURL, photo, 'image/png')).status).toBe(415);
    expect((await put(uploadURL, Buffer.concat([photo, photo]))).status).toBe(400);
    expect((await put(uploadURL, photo)).status).toBe(204);
  });

  it.each([
    [{ contentType: 'text/html' }, 'contentType', 'Only images can be uploaded'],
    [{ contentType: 'image/svg+xml' }, 'contentType', 'SVG images cannot be uploaded'],
    [{ size: 0 }, 'size', 'The file is empty'],
    [{ size: uploadLimits.bytes + 1 }, 'size', 'The file is larger than 10 MB'],
    [{ size: 1.5 }, 'size', 'Must be a whole number'],
  ])('refuses %j on its field', async (body, field, message) => {
    const refused = await reserve(await aUser(app), body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [field]: [message] });
  });

  it('allows twenty reservations, also of simultaneous requests, and answers 429 to others until one expires', async () => {
    const agent = await aUser(app);
    const answers = await Promise.all(Array.from({ length: 24 }, () => reserve(agent, {})));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([429, 'rate_limited']));
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(800);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    }
    expect((await reserve(await aUser(app), {})).status).toBe(201);
    const objectId = answers.find(({ status }) => status === 201)?.body.objectId as string;
    const over = { expiresAt: sql`now()` };
    await app.database.db.update(uploads).set(over).where(eq(uploads.id, objectId));
    expect((await reserve(agent, {})).status).toBe(201);
    expect((await reserve(agent, {})).status).toBe(429);
  });

  it('does not count claimed pictures as reservations, but allows at most two hundred of them unsaved', async () => {
    const agent = await aUser(app);
    const { objectId } = (await reserve(agent, {})).body;
    const [{ userId, expiresAt } = {}] = await app.database.db.select().from(uploads).where(eq(uploads.id, objectId));
    const claimed = (length: number) =>
      Array.from({ length }, () => ({ userId, expiresAt, publicKey: newKey(), publishedAt: new Date() }));
    await app.database.db.insert(uploads).values(claimed(198));
    expect((await reserve(agent, {})).status).toBe(201);
    const refused = await reserve(agent, {});
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  });

  it('answers 401 when signed out', async () => {
    expect((await app.anonymous.post('/api/objects/upload', {})).status).toBe(401);
  });
});

describe('POST /api/objects/:id/picture', () => {
  it('publishes the upload as a public picture, also for a user without a profile', async () => {
    const agent = await aUser(app);
    const claimed = await claim(agent, await anUpload(agent, await aPhoto({ width: 2000, height: 1000 })));
    expect(claimed.status).toBe(201);
    expect(claimed.body).toEqual({ profilePictureUrl: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.jpg$/) });
    const shown = await fetch(app.origin + claimed.body.profilePictureUrl);
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(shown.headers.get('set-cookie')).toBeNull();
    const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1024, height: 512 });
  });

  it('returns a URL that only the owner’s profile accepts', async () => {
    const { agent, tailor } = await aTailor(app);
    const { profilePictureUrl } = (await claim(agent, await anUpload(agent))).body;
    const withPicture = { profilePictureUrl, profileSlug: tailor.profileSlug };
    const saved = await agent.put(`/api/tailors/${tailor.id}`, profileInput(withPicture));
    expect(saved.body).toMatchObject({ profilePictureUrl });
    const thief = await (await aUser(app)).post('/api/tailors', profileInput({ profilePictureUrl }));
    expect(thief.status).toBe(400);
    expect(thief.body.errors).toEqual({ profilePictureUrl: ['Upload the picture first'] });
  });

  it('stores the picture in all its widths, and removes the uploaded file', async () => {
    const agent = await aUser(app);
    const before = await files();
    const { body } = await claim(agent, await anUpload(agent, await aPhoto({ width: 700, height: 500 })));
    const picture = body.profilePictureUrl.replace('/pictures/', 'public/').replace('.jpg', '');
    const left = (await files()).filter((path) => !before.includes(path));
    const ends = ['-1024.webp', '-192.webp', '-240.webp', '-320.webp', '-400.webp', '-640.webp', '.jpg'];
    expect(left).toEqual(ends.map((end) => picture + end));
    for (const width of [192, 240, 320, 400, 640, 1024]) {
      const shown = await fetch(`${app.origin}${body.profilePictureUrl.replace('.jpg', `-${width}.webp`)}`);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: Math.min(width, 700) });
    }
  });

  it('lets one of many simultaneous claims succeed', async () => {
    const agent = await aUser(app);
    const id = await anUpload(agent);
    const answers = await Promise.all(Array.from({ length: 30 }, () => claim(agent, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.map(({ status }) => status)).toEqual(Array(29).fill(409));
    const codes = others.map(({ body }) => body.code as string);
    expect(['already_claimed', 'claim_in_progress']).toEqual(expect.arrayContaining(codes));
    const again = await claim(agent, id);
    expect([again.status, again.body.message]).toEqual([409, 'This picture has already been saved']);
  });

  it('answers 404 for another user’s upload, and leaves it to its owner', async () => {
    const owner = await aUser(app);
    const id = await anUpload(owner);
    const stranger = await aUser(app);
    expect((await claim(stranger, id)).status).toBe(404);
    expect((await claim(owner, id)).status).toBe(201);
    expect((await claim(stranger, id)).status).toBe(404);
  });

  it('answers 404 for an unknown upload and an invalid id', async () => {
    const agent = await aUser(app);
    expect((await claim(agent, missingId)).status).toBe(404);
    expect((await claim(agent, 'no-id')).status).toBe(404);
  });

  it('answers 404 once the upload has expired', async () => {
    const agent = await aUser(app);
    const id = await anUpload(agent);
    await app.database.db
      .update(uploads)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(uploads.id, id));
    expect((await claim(agent, id)).status).toBe(404);
  });

  it('keeps a reservation for 15 minutes', async () => {
    const { objectId, uploadURL } = (await reserve(await aUser(app), {})).body;
    const [row] = await app.database.db
      .select({ minutes: sql<number>`extract(epoch from ${uploads.expiresAt} - ${uploads.createdAt})::int / 60` })
      .from(uploads)
      .where(eq(uploads.id, objectId));
    expect(row?.minutes).toBe(15);
    const linkSeconds = Number(new URL(uploadURL).searchParams.get('expires')) - Date.now() / 1000;
    expect(linkSeconds).toBeGreaterThan(14 * 60);
    expect(linkSeconds).toBeLessThanOrEqual(15 * 60);
  });

  it('lets a file be claimed after an attempt before its arrival', async () => {
    const agent = await aUser(app);
    const { objectId, uploadURL } = (await reserve(agent, {})).body;
    const early = await claim(agent, objectId);
    expect([early.status, early.body.code]).toEqual([400, 'upload_missing']);
    await put(uploadURL, await aPhoto());
    expect((await claim(agent, objectId)).status).toBe(201);
  });

  it.each([
    ['text', Buffer.from('hello'), 415, 'unsupported_type'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'unsupported_type'],
    ['nothing', Buffer.alloc(0), 400, 'invalid'],
    ['a PNG of 50,000 x 50,000', aPngBomb(50_000), 413, 'too_large'],
  ])('refuses %s, leaves nothing behind and takes another file', async (_case, file, status, code) => {
    const agent = await aUser(app);
    const before = await files();
    const { objectId, uploadURL } = (await reserve(agent, {})).body;
    expect((await put(uploadURL, file)).status).toBe(204);
    const refused = await claim(agent, objectId);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    if (status === 415) expect(refused.body.message).toMatch(/Choose a JPEG, .* file\.$/);
    expect(await files()).toEqual(before);
    await put(uploadURL, await aPhoto());
    expect((await claim(agent, objectId)).status).toBe(201);
  });

  it('answers 401 when signed out', async () => {
    expect((await claim(app.anonymous, missingId)).status).toBe(401);
  });
});
