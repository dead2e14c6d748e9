import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTailor } from '../../../tests/support/factories';
import { aNewOrderOf, anOrderPhoto } from '../../../tests/support/orders';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import { onDisk, onS3, type PictureWorld } from '../../../tests/support/pictures/picture-world';
import { shownPhotosOf } from './shown-photos';

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('shownPhotosOf on %s', (_name, start) => {
  let world: PictureWorld;
  beforeAll(async () => {
    world = await start();
  });
  afterAll(() => world.stop());

  it('returns the photos that are marked, oldest first, in a width for a phone, and nothing else of them', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const [order, other] = [await aNewOrderOf(agent), await aNewOrderOf(agent)];
    const wide = await aPhoto({ width: 1200, height: 1500 });
    await anOrderPhoto(agent, order.id, { isShown: true }, wide);
    await anOrderPhoto(agent, order.id);
    await anOrderPhoto(agent, order.id, { kind: 'work', isShown: true });
    await anOrderPhoto(agent, other.id, { isShown: true });
    const shown = await shownPhotosOf(world.deps, tailor.id, order.id);
    expect(shown).toEqual([
      { url: expect.stringMatching(/\/[0-9a-f]{32}-720\.webp$/), width: 720, height: 900, kind: 'cloth' },
      { url: expect.stringMatching(/\/[0-9a-f]{32}-320\.webp$/), width: 40, height: 30, kind: 'work' },
    ]);
    for (const { url } of shown) expect((await fetch(new URL(url, world.app.origin))).status).toBe(200);
  });

  it('returns nothing for an order of another tailor', async () => {
    const [owner, stranger] = [await aTailor(world.app), await aTailor(world.app)];
    const order = await aNewOrderOf(owner.agent);
    await anOrderPhoto(owner.agent, order.id, { isShown: true });
    expect(await shownPhotosOf(world.deps, stranger.tailor.id, order.id)).toEqual([]);
  });
});
