import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '../../../tests/support/app';
import { aPicture, aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import {
  noInconsistencies,
  pictureStores,
  inconsistencies,
  type PictureWorld,
} from '../../../tests/support/pictures/picture-world';
import { instead } from '../../../tests/support/stores';
import { anUpload, put } from '../../../tests/support/pictures/uploads';
import { users } from '../../auth/tables';
import { uploads } from './tables';
import { tailorScope, userScope } from '../../scope';
import { pictureKeyIn } from '../../storage/picture-names';
import type { TailorId } from '../../db/owned';
import { sweep } from '../../sweep';

describe.each(pictureStores)('sweeping on %s', (_name, start) => {
  let world: PictureWorld;
  beforeAll(async () => {
    world = await start();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await world.app.database.db.delete(users);
    await world.later(48);
    await world.sweep();
    expect([await world.files(), await rows()]).toEqual([[], []]);
  });

  const rows = () => world.app.database.db.select().from(uploads);
  const claimed = async (agent: Agent) =>
    (await agent.post(`/api/objects/${await anUpload(agent)}/picture`)).body.profilePictureUrl as string;
  const idOf = async (agent: Agent) => (await agent.get('/api/auth/user')).body.id as string;
  const save = (agent: Agent, tailor: { id: string; profileSlug: string }, profilePictureUrl: string | null) =>
    agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: tailor.profileSlug, profilePictureUrl }));

  it('removes unclaimed uploads with their rows', async () => {
    const agent = await aUser(world.app);
    for (const sent of [true, false]) await (sent ? anUpload(agent) : agent.post('/api/objects/upload', {}));
    await world.sweep();
    expect([(await world.files()).length, (await rows()).length]).toEqual([1, 2]);
    await world.later(1);
    expect(await world.sweep()).toEqual({ pictures: 0, forgotten: 2, failed: 0 });
    expect([await world.files(), await rows()]).toEqual([[], []]);
    expect(await world.sweep()).toEqual({ pictures: 0, forgotten: 0, failed: 0 });
  });

  it("keeps an upload's row as long as its link accepts files", async () => {
    const agent = await aUser(world.app);
    const { objectId, uploadURL } = (await agent.post('/api/objects/upload', {})).body;
    await world.app.database.db
      .update(uploads)
      .set({ expiresAt: sql`now()` })
      .where(eq(uploads.id, objectId));
    for (const photo of [await aPhoto(), await aPhoto({ width: 50 })]) {
      expect((await put(uploadURL, photo)).status).toBe(204);
      expect(await world.files()).toHaveLength(1);
      await world.sweep();
      expect(await world.files()).toEqual([]);
    }
    await world.later(1);
    await world.sweep();
    expect(await rows()).toEqual([]);
  });

  it('removes a file that is uploaded again after the claim, and keeps the picture', async () => {
    const { agent } = await aTailor(world.app);
    const { objectId, uploadURL } = (await agent.post('/api/objects/upload', {})).body;
    await put(uploadURL, await aPhoto());
    expect((await agent.post('/api/gallery', { objectId })).status).toBe(201);
    const before = await world.files();
    await put(uploadURL, await aPhoto());
    expect(await world.sweep()).toEqual({ pictures: 0, forgotten: 0, failed: 0 });
    expect(await world.files()).toEqual(before);
    await put(uploadURL, await aPhoto());
    await world.later(1);
    await world.sweep();
    expect(await world.files()).toEqual(before);
    expect(await rows()).toMatchObject([{ stagingKey: null, expiresAt: null }]);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('removes all files of a deleted user', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const other = await aTailor(world.app);
    await aPicture(agent);
    await save(agent, tailor, await claimed(agent));
    await claimed(agent);
    await anUpload(agent);
    await aPicture(other.agent);
    await world.app.database.db.delete(users).where(eq(users.id, await idOf(agent)));
    expect(await world.sweep()).toMatchObject({ pictures: 3, failed: 0 });
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
    expect((await world.files()).every((path) => path.startsWith('public/'))).toBe(true);
    await world.later(1);
    expect(await world.sweep()).toEqual({ pictures: 0, forgotten: 4, failed: 0 });
    expect(await rows()).toHaveLength(1);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('removes a profile picture that was replaced or cleared', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const [first, second] = [await claimed(agent), await claimed(agent)];
    for (const url of [first, second]) expect((await save(agent, tailor, url)).status).toBe(200);
    await world.sweep();
    const shows = async (url: string) => (await fetch(new URL(url, world.app.origin))).status;
    expect([await shows(first), await shows(second)]).toEqual([404, 200]);
    await save(agent, tailor, null);
    await world.sweep();
    expect(await world.files()).toEqual([]);
    expect((await save(agent, tailor, first)).status).toBe(400);
  });

  it('keeps an unsaved profile picture for a day', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const [saved, forgotten] = [await claimed(agent), await claimed(agent)];
    await world.later(23);
    await world.sweep();
    expect((await save(agent, tailor, saved)).status).toBe(200);
    await world.later(1);
    expect(await world.sweep()).toEqual({ pictures: 1, forgotten: 1, failed: 0 });
    expect((await save(agent, tailor, forgotten)).status).toBe(400);
    await world.later(1000);
    await world.sweep();
    expect((await agent.get('/api/tailors/me')).body.profilePictureUrl).toBe(saved);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('skips a picture that is being saved on a profile', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const url = await claimed(agent);
    await world.later(24);
    const { db } = world.app.database;
    await db.transaction(async (tx) => {
      const { objects: own } = userScope({ ...world.deps, db: tx }, await idOf(agent));
      expect(await own.ownPicture(pictureKeyIn(url) ?? '')).toBeDefined();
      expect(await world.sweep()).toEqual({ pictures: 0, forgotten: 0, failed: 0 });
    });
    expect((await save(agent, tailor, url)).status).toBe(200);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
    expect(await rows()).toMatchObject([{ publicKey: pictureKeyIn(url), expiresAt: null }]);
  });

  it('skips an upload that is being claimed, even after its expiry', async () => {
    const agent = await aUser(world.app);
    const id = await anUpload(agent);
    const { db } = world.app.database;
    const soon = sql<Date>`now() + interval '1 second'`;
    const [expiring] = await db
      .update(uploads)
      .set({ createdAt: sql`now() - interval '2 hours'`, expiresAt: soon })
      .where(eq(uploads.id, id))
      .returning();
    const prepare = async (file: Buffer) => {
      await expect.poll(() => Date.now(), { timeout: 5_000 }).toBeGreaterThan(Number(expiring?.expiresAt));
      expect(await world.sweep()).toEqual({ pictures: 0, forgotten: 0, failed: 0 });
      return world.deps.pictures.prepare(file);
    };
    const deps = { ...world.deps, pictures: { ...world.deps.pictures, prepare } };
    const address = await userScope(deps, await idOf(agent)).objects.claim(id);
    await world.sweep();
    expect((await rows()).map(({ publicKey }) => publicKey)).toEqual([pictureKeyIn(address)]);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('skips an expired upload that a server without leases claims', async () => {
    const id = await anUpload(await aUser(world.app));
    await world.later(1);
    const claimedAt = (seconds: number) =>
      world.app.database.db
        .update(uploads)
        .set({ claimedAt: sql`now() - make_interval(secs => ${seconds})` })
        .where(eq(uploads.id, id));
    await claimedAt(0);
    expect(await world.sweep()).toEqual({ pictures: 0, forgotten: 0, failed: 0 });
    expect(await world.files()).toHaveLength(1);
    await claimedAt(45);
    expect(await world.sweep()).toEqual({ pictures: 0, forgotten: 1, failed: 0 });
    expect(await world.files()).toEqual([]);
  });

  it('removes a deleted picture that the store could not remove before', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const image = await aPicture(agent);
    const away = instead(world.deps.storage, { removePublished: () => Promise.reject(new Error('away')) });
    const deps = { ...world.deps, storage: away };
    const { gallery } = tailorScope(deps, tailor.id as TailorId, await idOf(agent));
    await gallery.delete(image.id);
    expect(await sweep(deps)).toEqual({ pictures: 0, forgotten: 0, failed: 1 });
    expect((await world.files()).length).toBeGreaterThan(0);
    await world.sweep();
    expect(await world.files()).toEqual([]);
  });

  it('continues after a row that cannot be swept', async () => {
    const agent = await aUser(world.app);
    await Promise.all(Array.from({ length: 12 }, () => anUpload(agent)));
    await world.later(1);
    const [stuck] = (await rows()).map(({ stagingKey }) => stagingKey ?? '');
    const { storage } = world.deps;
    const removeUpload = (key: string) =>
      key === stuck ? Promise.reject(new Error('stuck')) : storage.removeUpload(key);
    const deps = { ...world.deps, storage: instead(storage, { removeUpload }) };
    expect(await sweep(deps)).toEqual({ pictures: 0, forgotten: 11, failed: 1 });
    expect(await world.files()).toEqual([`staging/${stuck}`]);
  });

  it('stops after many failures of the store', async () => {
    const agent = await aUser(world.app);
    const [mine] = (await anUpload(agent), await rows());
    const many = Array.from({ length: 700 }, (_, at) => ({ ...mine, id: undefined, publicKey: `key ${at}` }));
    await world.app.database.db.insert(uploads).values(many);
    await world.later(1);
    let attempts = 0;
    const removeUpload = () => Promise.reject(new Error(`away ${(attempts += 1)}`));
    const deps = { ...world.deps, storage: instead(world.deps.storage, { removeUpload }) };
    expect(await sweep(deps)).toMatchObject({ forgotten: 0 });
    expect(attempts).toBeLessThan(50);
    await world.app.database.db.delete(uploads).where(sql`public_key like 'key %'`);
  });

  it('runs in one of several processes, and stops on a signal', async () => {
    const agent = await aUser(world.app);
    await anUpload(agent);
    await anUpload(agent);
    await world.later(1);
    const stopping = new AbortController();
    const removeUpload = async (key: string) => {
      expect(await world.sweep()).toBeUndefined();
      stopping.abort();
      return world.deps.storage.removeUpload(key);
    };
    const deps = { ...world.deps, storage: instead(world.deps.storage, { removeUpload }) };
    await sweep(deps, AbortSignal.abort());
    expect(await world.files()).toHaveLength(2);
    await sweep(deps, stopping.signal);
    expect(await world.sweep()).toBeDefined();
    expect(await world.files()).toEqual([]);
  });
});
