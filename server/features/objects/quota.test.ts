import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '../../../tests/support/app';
import { aPicture, aTailor } from '../../../tests/support/factories';
import {
  inconsistencies,
  noInconsistencies,
  onDisk,
  onS3,
  type PictureWorld,
} from '../../../tests/support/pictures/picture-world';
import { anUpload } from '../../../tests/support/pictures/uploads';
import { uploads } from './tables';
import { countStored } from './count-stored';

/** Of one user: see claim.ts. */
const claimsAtOnce = 4;
const megabyte = 1_000_000;
const message = 'Your images take up all of your 1 MB. Delete some of them to add new ones.';

let world: PictureWorld;
let agent: Agent;
let userId: string;
const db = () => world.app.database.db;
const usage = async (by = agent) => (await by.get('/api/objects/usage')).body as { usedBytes: number };
const setStored = (storedBytes: number | null) =>
  db().update(uploads).set({ storedBytes }).where(eq(uploads.userId, userId));

async function newTailor() {
  const made = await aTailor(world.app);
  agent = made.agent;
  userId = made.tailor.userId;
}

describe('the quota', () => {
  beforeAll(async () => {
    world = await onDisk({ ACCOUNT_QUOTA_MB: '1' });
  });
  beforeEach(newTailor);
  afterAll(() => world.stop());

  it('counts the stored files of the own pictures', async () => {
    expect(await usage()).toEqual({ usedBytes: 0, quotaBytes: megabyte });
    const before = await world.files();
    const { id } = await aPicture(agent);
    await agent.post(`/api/objects/${await anUpload(agent)}/picture`);
    const added = (await world.files()).filter((file) => !before.includes(file));
    const sizes = added.map(async (file) => (await stat(join(world.app.env.dataDir, 'objects', file))).size);
    const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect((await usage()).usedBytes).toBe(all);
    expect((await usage((await aTailor(world.app)).agent)).usedBytes).toBe(0);
    await agent.delete(`/api/gallery/${id}`);
    expect((await usage()).usedBytes).toBe(all / 2);
  });

  it('refuses a picture that does not fit, and takes it when another is deleted', async () => {
    const shown = await aPicture(agent);
    await setStored(megabyte - 10);
    const [objectId, profile] = [await anUpload(agent), await anUpload(agent)];
    const refused = [
      await agent.post('/api/gallery', { objectId }),
      await agent.post(`/api/objects/${profile}/picture`),
    ];
    for (const { status, body } of refused) expect([status, body]).toEqual([409, { code: 'quota', message }]);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
    await agent.delete(`/api/gallery/${shown.id}`);
    expect((await agent.post('/api/gallery', { objectId })).status).toBe(201);
  });

  it('refuses a reservation when all is used, of this account alone', async () => {
    await aPicture(agent);
    await setStored(megabyte);
    const refused = await agent.post('/api/objects/upload', {});
    expect([refused.status, refused.body]).toEqual([409, { code: 'quota', message }]);
    expect((await (await aTailor(world.app)).agent.post('/api/objects/upload', {})).status).toBe(201);
  });

  it('is exceeded by no more than the claims that run at the same time', async () => {
    await aPicture(agent);
    const { usedBytes: each } = await usage();
    // There is room for one more.
    await setStored(megabyte - each);
    const ids = await Promise.all(Array.from({ length: 10 }, () => anUpload(agent)));
    const claims = await Promise.all(ids.map((objectId) => agent.post('/api/gallery', { objectId })));
    const { usedBytes } = await usage();
    expect(usedBytes).toBeGreaterThanOrEqual(megabyte);
    expect(usedBytes).toBeLessThanOrEqual(megabyte + (claimsAtOnce - 1) * each);
    expect(claims.filter(({ status }) => status === 201)).toHaveLength((usedBytes - megabyte) / each + 1);
    expect((await agent.post('/api/objects/upload', {})).status).toBe(409);
  });
});

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('pictures from before their bytes were counted, on %s', (_name, start) => {
  beforeAll(async () => {
    world = await start({ ACCOUNT_QUOTA_MB: '0' });
  });
  beforeEach(newTailor);
  afterAll(() => world.stop());

  it('are counted once, as they are in the store', async () => {
    const pictures = [await aPicture(agent), await aPicture(agent)];
    const { usedBytes } = await usage();
    expect(await usage()).toEqual({ usedBytes, quotaBytes: null });
    await setStored(null);
    expect((await usage()).usedBytes).toBe(0);
    expect(await countStored(world.deps)).toBe(pictures.length);
    expect((await usage()).usedBytes).toBe(usedBytes);
    expect(await countStored(world.deps)).toBe(0);
  });

  it('count nothing for files that the store has lost', async () => {
    await aPicture(agent);
    const [row] = await db().select().from(uploads).where(eq(uploads.userId, userId));
    const names = (await world.files()).filter((file) => file.includes(row?.publicKey ?? ''));
    await world.deps.storage.removePublished(names.map((file) => file.replace('public/', '')));
    await setStored(null);
    expect(await countStored(world.deps)).toBe(1);
    expect(await db().$count(uploads, isNull(uploads.storedBytes))).toBe(0);
    expect((await usage()).usedBytes).toBe(0);
  });
});
