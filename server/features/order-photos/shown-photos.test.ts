import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTailor } from '../../../tests/support/factories';
import { aNewOrderOf, anOrderPhoto } from '../../../tests/support/orders';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import { pictureStores, type PictureWorld } from '../../../tests/support/pictures/picture-world';
import { shownPhotoFile, shownPhotosOf } from './shown-photos';

describe.each(pictureStores)('shownPhotosOf on %s', (_name, start) => {
  let world: PictureWorld;
  beforeAll(async () => {
    world = await start();
  });
  afterAll(() => world.stop());

  it('returns the photos that are marked, oldest first, in a width for a phone, and nothing else of them', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const [order, other] = [await aNewOrderOf(agent), await aNewOrderOf(agent)];
    const wide = await aPhoto({ width: 1200, height: 1500 });
    const cloth = await anOrderPhoto(agent, order.id, { isShown: true }, wide);
    await anOrderPhoto(agent, order.id);
    const work = await anOrderPhoto(agent, order.id, { kind: 'work', isShown: true });
    await anOrderPhoto(agent, other.id, { isShown: true });
    const shown = await shownPhotosOf(world.deps, tailor.id, order.id);
    expect(shown).toEqual([
      { id: cloth.id, width: 720, height: 900, kind: 'cloth' },
      { id: work.id, width: 40, height: 30, kind: 'work' },
    ]);
    for (const { id, width, height } of shown) {
      const file = await shownPhotoFile(world.deps, { tailorId: tailor.id, orderId: order.id, photoId: id });
      expect(file?.type).toBe('image/webp');
      expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('opens no file of a photo that is hidden, deleted, or of another order or tailor', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const [order, other] = [await aNewOrderOf(agent), await aNewOrderOf(agent)];
    const shown = await anOrderPhoto(agent, order.id, { isShown: true });
    const hidden = await anOrderPhoto(agent, order.id);
    const of = { tailorId: tailor.id, orderId: order.id, photoId: shown.id };
    const isOpen = async (over = {}) => (await shownPhotoFile(world.deps, { ...of, ...over })) !== undefined;
    expect(await isOpen()).toBe(true);
    expect(await isOpen({ photoId: hidden.id })).toBe(false);
    expect(await isOpen({ orderId: other.id })).toBe(false);
    expect(await isOpen({ tailorId: crypto.randomUUID() })).toBe(false);
    await agent.delete(`/api/order-photos/${shown.id}`);
    expect(await isOpen()).toBe(false);
  });

  it('has a long screenshot 640 pixels wide, as the tailor has', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const order = await aNewOrderOf(agent);
    const chat = await aPhoto({ width: 720, height: 30_000 });
    const own = await anOrderPhoto(agent, order.id, { isShown: true }, chat);
    expect(own).toMatchObject({ width: 640, height: 26_667 });
    expect(own.srcset).toMatch(/-320\.webp 320w, \S+\.jpg 640w$/);
    const [shown] = await shownPhotosOf(world.deps, tailor.id, order.id);
    expect(shown).toMatchObject({ width: 640, height: 26_667 });
    const file = await shownPhotoFile(world.deps, { tailorId: tailor.id, orderId: order.id, photoId: own.id });
    expect(file?.type).toBe('image/jpeg');
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 26_667 });
  });

  it('returns nothing for an order of another tailor', async () => {
    const [owner, stranger] = [await aTailor(world.app), await aTailor(world.app)];
    const order = await aNewOrderOf(owner.agent);
    await anOrderPhoto(owner.agent, order.id, { isShown: true });
    expect(await shownPhotosOf(world.deps, stranger.tailor.id, order.id)).toEqual([]);
  });
});
