import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureWidths } from '@shared/pictures/picture-files';
import type { Agent } from '../../../tests/support/app';
import { databaseCutAtCommit } from '../../../tests/support/database/cut-at-commit';
import { aTailor, aUser } from '../../../tests/support/factories';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import {
  noInconsistencies,
  pictureStores,
  inconsistencies,
  type PictureWorld,
} from '../../../tests/support/pictures/picture-world';
import { instead } from '../../../tests/support/stores';
import { anUpload, put } from '../../../tests/support/pictures/uploads';
import { openDatabase } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { uploads } from './tables';
import { HttpError } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { tailorScope, userScope } from '../../scope';
import { StorageUnavailable } from '../../storage/object-storage';
import { pictureKeyIn } from '../../storage/picture-names';
import { runEachTime } from '../submissions/store';

describe.each(pictureStores)('a claim on %s', (_name, start) => {
  let world: PictureWorld;
  let agent: Agent;
  let userId: string;
  let id: string;
  beforeAll(async () => {
    world = await start();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    agent = await aUser(world.app);
    userId = (await agent.get('/api/auth/user')).body.id;
    id = await anUpload(agent);
  });

  const away = () => Promise.reject(new HttpError(503, 'unavailable', 'away'));
  const claimWith = (deps: Partial<StoreDeps>, upload = id) =>
    userScope({ ...world.deps, ...deps }, userId).objects.claim(upload);
  const row = async () => (await world.app.database.db.select().from(uploads).where(eq(uploads.id, id)))[0];
  const published = async () => {
    const { publicKey = '' } = (await row()) ?? {};
    return (await world.files()).filter((path) => path.includes(publicKey));
  };
  /** Returns a store that fails to publish the file with this number. */
  const failingAt = (number: number) => {
    let files = 0;
    const { storage } = world.deps;
    return instead(storage, { publish: (...file) => ((files += 1) === number ? away() : storage.publish(...file)) });
  };

  it.each([1, 2])('removes its files when the store fails at file %i, and can be repeated', async (number) => {
    await expect(claimWith({ storage: failingAt(number) })).rejects.toMatchObject({ status: 503 });
    expect(await published()).toEqual([]);
    expect(await row()).toMatchObject({ claimedAt: null, publishedAt: null });
    await claimWith({});
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('answers 404 when the account is deleted while the files are published, and leaves nothing', async () => {
    const publish = async () => {
      expect((await agent.delete('/api/account')).status).toBe(204);
      throw new Error('The file was removed while it was written');
    };
    const storage = instead(world.deps.storage, { publish });
    await expect(claimWith({ storage })).rejects.toMatchObject({ status: 404, message: 'Upload not found' });
    await world.later(2);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  /** Returns a store like `failingAt` that also fails to remove all files of a picture. */
  const leavingAt = (number: number) => {
    const { storage } = world.deps;
    const removePublished = (names: readonly string[]) =>
      names.length <= pictureWidths.length ? storage.removePublished(names) : away();
    return instead(failingAt(number), { removePublished });
  };

  it('can be repeated after its files could not be removed', async () => {
    await expect(claimWith({ storage: leavingAt(2) })).rejects.toMatchObject({ status: 503, message: 'away' });
    expect(await published()).toHaveLength(1);
    expect(await row()).toMatchObject({ claimedAt: null, publishedAt: null });
    await claimWith({});
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('leaves files that it could not remove to the first sweep after the expiry', async () => {
    await expect(claimWith({ storage: leavingAt(2) })).rejects.toMatchObject({ status: 503 });
    await world.later(0.25);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
    await expect(claimWith({})).rejects.toMatchObject({ status: 404 });
  });

  it('removes the files that a failed claim of a wider picture has left', async () => {
    const { objectId, uploadURL } = (await agent.post('/api/objects/upload', {})).body;
    id = objectId;
    await put(uploadURL, await aPhoto({ width: 1700, height: 40 }));
    await expect(claimWith({ storage: leavingAt(5) })).rejects.toMatchObject({ status: 503 });
    expect(await published()).toHaveLength(4);
    await put(uploadURL, await aPhoto());
    await claimWith({});
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('succeeds if only the uploaded file cannot be removed', async () => {
    const storage = instead(world.deps.storage, { removeUpload: away });
    expect(pictureKeyIn(await claimWith({ storage }))).toBe((await row())?.publicKey);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('uses no connection while the store and the picture process work', async () => {
    const { db, pool } = openDatabase(world.app.database.url, { poolSize: 1 });
    const { storage, pictures } = world.deps;
    const idle = async () => {
      expect(pool.idleCount).toBe(pool.totalCount);
      await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`);
    };
    const deps = {
      db,
      storage: instead(storage, {
        read: (...upload) => idle().then(() => storage.read(...upload)),
        publish: (...file) => idle().then(() => storage.publish(...file)),
        removeUpload: (key) => idle().then(() => storage.removeUpload(key)),
      }),
      pictures: { ...pictures, prepare: (file: Buffer) => idle().then(() => pictures.prepare(file)) },
    };
    await claimWith(deps);
    await pool.end();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('fails when its connection breaks, leaves nothing and can be repeated', async () => {
    const { objects: own } = userScope(world.deps, userId);
    const broken = own.claimInto(id, (tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(broken).rejects.toThrow();
    expect(await published()).toEqual([]);
    expect(await row()).toMatchObject({ claimedAt: null, publishedAt: null });
    await claimWith({});
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  /** Claims, and does something while the picture is being prepared or after its files are published. */
  const claimAnd = (what: { whilePreparing?: () => Promise<unknown>; beforeClosing?: () => Promise<unknown> }) => {
    const { pictures, storage } = world.deps;
    const prepare = async (file: Buffer) => {
      await what.whilePreparing?.();
      return pictures.prepare(file);
    };
    const publish = async (name: string, bytes: Buffer) => {
      await storage.publish(name, bytes);
      if (name.endsWith('.jpg')) await what.beforeClosing?.();
    };
    return claimWith({ pictures: { ...pictures, prepare }, storage: instead(storage, { publish }) });
  };
  const leaseEnds = () =>
    world.app.database.db
      .update(uploads)
      .set({ claimedAt: sql`${uploads.claimedAt} - interval '45 seconds'` })
      .where(eq(uploads.id, id));

  it('refuses others until its lease ends', async () => {
    const whilePreparing = async () => {
      await expect(claimWith({})).rejects.toMatchObject({ status: 409, code: 'claim_in_progress' });
    };
    await claimAnd({ whilePreparing });
    await expect(claimWith({})).rejects.toMatchObject({ status: 409, code: 'already_claimed' });
  });

  it.each(['whilePreparing', 'beforeClosing'])(
    'gives way to a claim that has taken its ended lease %s',
    async (when) => {
      let address = '';
      const takeOver = async () => {
        await leaseEnds();
        address = await claimWith({});
      };
      await expect(claimAnd({ [when]: takeOver })).rejects.toMatchObject({ status: 409, code: 'already_claimed' });
      expect(await row()).toMatchObject({ publicKey: pictureKeyIn(address), publishedAt: expect.any(Date) });
      expect(await inconsistencies(world)).toEqual(noInconsistencies);
    },
  );

  it.each([
    ['whilePreparing', 0],
    ['beforeClosing', 2],
  ])('neither publishes nor removes files while another claim holds the lease, taken %s', async (when, files) => {
    const take = () =>
      world.app.database.db
        .update(uploads)
        .set({ claimedAt: sql`now()` })
        .where(eq(uploads.id, id));
    await expect(claimAnd({ [when]: take })).rejects.toMatchObject({ status: 409, code: 'claim_in_progress' });
    expect(await published()).toHaveLength(files);
    expect(await row()).toMatchObject({ claimedAt: expect.any(Date), publishedAt: null });
    await leaseEnds();
    await claimWith({});
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it.each(['whilePreparing', 'beforeClosing'])('fails if its row has expired %s', async (when) => {
    // As the sweep of a server without leases does.
    const expire = () =>
      world.app.database.db
        .update(uploads)
        .set({ expiresAt: sql`now()` })
        .where(eq(uploads.id, id));
    await expect(claimAnd({ [when]: expire })).rejects.toMatchObject({ status: 404 });
    await leaseEnds();
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('succeeds if only the answer to its commit is lost', async () => {
    const cut = await databaseCutAtCommit(world.app.database.url);
    const { db, pool } = openDatabase(cut.url);
    const address = await claimWith({ db });
    expect(cut.commits()).toBe(1);
    await pool.end();
    cut.stop();
    expect(await row()).toMatchObject({ publicKey: pictureKeyIn(address), publishedAt: expect.any(Date) });
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('waits in the queue without a connection', async () => {
    const galleries = await Promise.all(
      [1, 2].map(async () => {
        const { agent: tailorAgent, tailor } = await aTailor(world.app);
        // One after the other: on a busy machine, reservations of one user that wait for each other are refused with 503.
        const ids: string[] = [];
        while (ids.length < 20) ids.push(await anUpload(tailorAgent));
        const owner = (await tailorAgent.get('/api/auth/user')).body.id;
        return { ids, tailorAgent, gallery: tailorScope(world.deps, tailor.id as TailorId, owner).gallery };
      }),
    );
    const details = { caption: null, category: null, displayOrder: 0 };
    await Promise.all(
      galleries.flatMap(({ ids, gallery }) =>
        ids.map((objectId) => gallery.create({ objectId, ...details }, runEachTime(userId))),
      ),
    );
    for (const { tailorAgent } of galleries) {
      expect((await tailorAgent.get('/api/gallery')).body).toHaveLength(20);
    }
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('waits for only a few claims of another user with many', async () => {
    const many = await aUser(world.app);
    const manyUserId = (await many.get('/api/auth/user')).body.id as string;
    const theirs = await Promise.all(Array.from({ length: 8 }, () => anUpload(many)));
    /** Their pictures that are being prepared, each until it is released. */
    const held: (() => void)[] = [];
    let isHolding = true;
    const prepare = async (file: Buffer) => {
      if (isHolding) await new Promise<void>((letGo) => held.push(letGo));
      return world.deps.pictures.prepare(file);
    };
    const deps = { ...world.deps, pictures: { ...world.deps.pictures, prepare } };
    const saving = theirs.map((upload) => userScope(deps, manyUserId).objects.claim(upload));
    await expect.poll(() => held).toHaveLength(4);
    const own = claimWith({});
    held.shift()?.();
    expect(pictureKeyIn(await own)).toBeDefined();
    isHolding = false;
    for (const letGo of held) letGo();
    expect(await Promise.all(saving)).toHaveLength(8);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('rejects all queued claims after a timeout of the store', async () => {
    const other = await aUser(world.app);
    const otherId = (await other.get('/api/auth/user')).body.id as string;
    const uploadsOf = (by: Agent, many: number) => Promise.all(Array.from({ length: many }, () => anUpload(by)));
    const [own, theirs] = [await uploadsOf(agent, 4), await uploadsOf(other, 7)];
    let reads = 0;
    let failRead: (reason: unknown) => void = () => undefined;
    const pendingRead = new Promise<never>((_resolve, reject) => (failRead = reject));
    const read = () => {
      reads += 1;
      return pendingRead;
    };
    const storage = instead(world.deps.storage, { read });
    const claims = own.map((upload) => claimWith({ storage }, upload));
    await expect.poll(() => reads).toBe(4);
    const looking = vi.spyOn(world.app.database.pool, 'query');
    claims.push(...theirs.map((upload) => userScope({ ...world.deps, storage }, otherId).objects.claim(upload)));
    const outcomes = Promise.allSettled(claims);
    await expect.poll(() => looking).toHaveBeenCalledTimes(7);
    await Promise.all(looking.mock.results.map(({ value }) => value as Promise<unknown>));
    await nextTurn();
    failRead(new StorageUnavailable(new Error('silent'), true));
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { status: 503 } });
    expect(reads).toBe(4);
  });
});
