import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTailor } from '../../../tests/support/factories';
import { aNewOrderOf, anOrderPhoto } from '../../../tests/support/orders';
import {
  inconsistencies,
  noInconsistencies,
  pictureStores,
  type PictureWorld,
} from '../../../tests/support/pictures/picture-world';
import { instead } from '../../../tests/support/stores';
import { anUpload } from '../../../tests/support/pictures/uploads';
import { begun, untilWaiting } from '../../../tests/support/database/transactions';
import type { TailorId } from '../../db/owned';
import { tailorScope } from '../../scope';
import { sweep } from '../../sweep';
import { runEachTime } from '../submissions/store';
import { uploads } from '../objects/tables';
import { orderPhotos } from './tables';

describe.each(pictureStores)('the files of the photos of orders on %s', (_name, start) => {
  let world: PictureWorld;
  beforeAll(async () => {
    world = await start();
  });
  afterAll(() => world.stop());

  async function anOrderWithPhotos() {
    const { agent, tailor } = await aTailor(world.app);
    const order = await aNewOrderOf(agent);
    for (const kind of ['cloth', 'work']) await anOrderPhoto(agent, order.id, { kind });
    return { agent, tailor, order };
  }
  const photosOfTailor = (tailorId: string) =>
    world.app.database.db.$count(orderPhotos, eq(orderPhotos.tailorId, tailorId));

  it.each(['order', 'client'] as const)('are gone when the %s is deleted', async (what) => {
    const kept = await anOrderWithPhotos();
    const before = await world.files();
    const { agent, tailor, order } = await anOrderWithPhotos();
    const path = what === 'order' ? `/api/orders/${order.id}` : `/api/customers/${order.customerId}`;
    expect((await agent.delete(path)).status).toBe(204);
    expect(await photosOfTailor(tailor.id)).toBe(0);
    expect(await world.files()).toEqual(before);
    expect(await world.sweep()).toMatchObject({ pictures: 0, failed: 0 });
    expect(await photosOfTailor(kept.tailor.id)).toBe(2);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('are gone with the account', async () => {
    const before = await world.files();
    const { agent, tailor } = await anOrderWithPhotos();
    expect((await agent.delete('/api/account')).status).toBe(204);
    expect(await photosOfTailor(tailor.id)).toBe(0);
    expect(await world.files()).toEqual(before);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('are left to the sweeper while the store is away', async () => {
    const before = await world.files();
    const { agent, tailor, order } = await anOrderWithPhotos();
    const [photo] = (await agent.get(`/api/orders/${order.id}/photos`)).body as { id: string }[];
    const away = instead(world.deps.storage, { removePublished: () => Promise.reject(new Error('away')) });
    const deps = { ...world.deps, storage: away };
    await tailorScope(deps, tailor.id as TailorId, tailor.userId).orderPhotos.delete(photo?.id ?? '');
    await tailorScope(deps, tailor.id as TailorId, tailor.userId).orders.delete(order.id);
    expect((await world.files()).length).toBeGreaterThan(before.length);
    expect((await sweep(deps))?.failed).toBeGreaterThan(1);
    await world.sweep();
    expect(await world.files()).toEqual(before);
  });

  it('are removed if the order is deleted while they are stored, and the upload can go to another order', async () => {
    const { agent, tailor, order } = await anOrderWithPhotos();
    const { storage } = world.deps;
    const publish: typeof storage.publish = async (...file) => {
      await agent.delete(`/api/orders/${order.id}`);
      return storage.publish(...file);
    };
    const deps = { ...world.deps, storage: instead(storage, { publish }) };
    const objectId = await anUpload(agent);
    const photo = { objectId, kind: 'cloth', isShown: false } as const;
    const { orderPhotos: photos } = tailorScope(deps, tailor.id as TailorId, tailor.userId);
    const refused = { status: 404, message: 'Order not found' };
    await expect(photos.create(order.id, photo, runEachTime(tailor.userId))).rejects.toMatchObject(refused);
    await world.sweep();
    expect(await inconsistencies(world)).toMatchObject({ missing: [] });
    const { id } = await aNewOrderOf(agent);
    expect((await agent.post(`/api/orders/${id}/photos`, photo)).status).toBe(201);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('count into the quota, and stay while nothing happens', async () => {
    const { agent } = await anOrderWithPhotos();
    await world.later(48);
    const before = await world.files();
    await world.sweep();
    expect(await world.files()).toEqual(before);
    expect((await agent.get('/api/objects/usage')).body.usedBytes).toBeGreaterThan(0);
  });

  it('are in the archive, named by order and kind', async () => {
    const { agent, order } = await anOrderWithPhotos();
    await anOrderPhoto(agent, order.id, { kind: 'cloth', isShown: true });
    const answer = await fetch(`${world.app.origin}/api/account/archive`, { headers: { cookie: agent.cookie } });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const named = ['cloth-1', 'work-1', 'cloth-2'].map((name) => `photos/order-${order.number}-${name}`);
    const pictures = Object.keys(files).filter((name) => /^(photos|pictures)\//.test(name));
    expect(pictures).toEqual(named.flatMap((name) => [`${name}.webp`, `${name}.jpg`]));
    const rows = JSON.parse(strFromU8(files['order-photos.json'] as Uint8Array)) as unknown[];
    expect(rows).toMatchObject([
      { file: `${named[0]}.webp`, order: order.number, orderId: order.id, kind: 'cloth', isShown: false },
      { file: `${named[1]}.webp`, kind: 'work' },
      { file: `${named[2]}.webp`, kind: 'cloth', isShown: true },
    ]);
    const [heading, first] = strFromU8(files['order-photos.csv'] as Uint8Array).split('\r\n');
    expect(heading).toBe('File,Order,Client,Added,Changed,Shows,On the client’s page');
    expect(first).toMatch(new RegExp(`^${named[0]}\\.webp,${order.number},Client \\d+,.*,Cloth,No$`));
    expect(strFromU8(files['README.txt'] as Uint8Array)).toContain('photos/');
  });

  it('do not let deletions of an order and of its account block each other', async () => {
    const { agent, tailor, order } = await anOrderWithPhotos();
    const held = await begun(world.app.database, 'select from order_photos where order_id = $1 for update', order.id);
    const ofOrder = agent.delete(`/api/orders/${order.id}`);
    await untilWaiting(world.app.database, 1);
    const ofAccount = agent.delete('/api/account');
    await untilWaiting(world.app.database, 2);
    await held.commit();
    expect([(await ofOrder).status, (await ofAccount).status]).toEqual([204, 204]);
    expect(await photosOfTailor(tailor.id)).toBe(0);
    await world.sweep();
    const left = await world.app.database.db.$count(uploads, sql`user_id is null and published_at is not null`);
    expect(left).toBe(0);
  });
});
