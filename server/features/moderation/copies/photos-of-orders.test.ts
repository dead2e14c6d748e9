import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnImage } from '@shared/gallery/contract';
import type { CaseLine } from '@shared/moderation/cases';
import { signIn, type Agent } from '../../../../tests/support/app';
import { aTailor } from '../../../../tests/support/factories';
import { casesOf, decided, decisionsOf } from '../../../../tests/support/moderation';
import { aNewOrderOf, anOrderPhoto } from '../../../../tests/support/orders';
import { onDisk, type PictureWorld } from '../../../../tests/support/pictures/picture-world';
import { anUpload } from '../../../../tests/support/pictures/uploads';
import { operatorPerson } from '../../../../tests/support/sign-in/operator-person';
import { drawPicture } from '../../../local/demo/draw-picture';
import { users } from '../../../auth/tables';
import { uploads } from '../../objects/tables';
import { pictureKeyIn } from '../../../storage/picture-names';
import { findCopies } from './find-copies';

let world: PictureWorld;
let operator: Agent;
let agbada: Buffer;
beforeAll(async () => {
  world = await onDisk({ OPERATORS: operatorPerson.email });
  const drawn = await drawPicture('one:0', ['agbada', 'seigaiha', 'teal', '']);
  agbada = await sharp(drawn).resize(360).jpeg({ quality: 90 }).toBuffer();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const { db } = world.app.database;
  await db.delete(users);
  await db.delete(uploads);
  operator = await signIn(world.app, operatorPerson);
});

const publish = async (agent: Agent) =>
  (await agent.post('/api/gallery', { objectId: await anUpload(agent, agbada) })).body as OwnImage;
const uploadOf = async (url: string) => {
  const key = pictureKeyIn(url) ?? '';
  const [row] = await world.app.database.db.select().from(uploads).where(eq(uploads.publicKey, key));
  return row;
};
/** What a photo of an order has from its claim on: no byte of a fingerprint. */
const notCompared = { isOfOrder: true, fingerprint: Buffer.alloc(0), hashParts: null, hiddenAt: null };

describe('a photo of an order', () => {
  it('that is a picture of another page gets no fingerprint and no case', async () => {
    const first = await aTailor(world.app);
    await publish(first.agent);
    const { agent, tailor } = await aTailor(world.app);
    const photo = await anOrderPhoto(agent, (await aNewOrderOf(agent)).id, { isShown: true }, agbada);
    expect(await findCopies(world.deps)).toBe(1);
    expect(await uploadOf(photo.imageUrl)).toMatchObject(notCompared);
    expect(await casesOf(operator, tailor.id)).toEqual([]);
    expect(await casesOf(operator, first.tailor.id)).toEqual([]);
  });

  it('is no earlier picture for a page that shows the same later', async () => {
    const owner = await aTailor(world.app);
    await anOrderPhoto(owner.agent, (await aNewOrderOf(owner.agent)).id, {}, agbada);
    const later = await aTailor(world.app);
    await publish(later.agent);
    expect(await findCopies(world.deps)).toBe(1);
    expect(await casesOf(operator, later.tailor.id)).toEqual([]);
  });

  it('that is the tailor’s own hidden picture is not hidden, and the operator sees nothing of it', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const early = await anOrderPhoto(agent, (await aNewOrderOf(agent)).id, {}, agbada);
    const { id: imageId } = await publish(agent);
    await decided(operator, { tailorId: tailor.id, imageId }, 'hide picture');
    const later = await anOrderPhoto(agent, (await aNewOrderOf(agent)).id, {}, agbada);
    await findCopies(world.deps);
    for (const { imageUrl } of [early, later]) {
      expect(await uploadOf(imageUrl)).toMatchObject(notCompared);
      expect((await fetch(world.app.origin + imageUrl)).status).toBe(200);
    }
    expect(await decisionsOf(agent)).toHaveLength(1);
    const [closed, ...more] = await casesOf(operator, tailor.id, 'closed');
    expect([more, await casesOf(operator, tailor.id)]).toEqual([[], []]);
    const shown = (await operator.get(`/api/operator/cases/${(closed as CaseLine).id}`)).text;
    for (const { id, imageUrl } of [early, later]) {
      expect(shown).not.toContain(id);
      expect(shown).not.toContain(pictureKeyIn(imageUrl) ?? '?');
    }
  });

  it('cannot be reported', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const photo = await anOrderPhoto(agent, (await aNewOrderOf(agent)).id, { isShown: true }, agbada);
    const upload = await uploadOf(photo.imageUrl);
    for (const imageId of [photo.id, upload?.id]) {
      const about = { tailorId: tailor.id, imageId, reason: 'spam' };
      expect((await world.app.anonymous.post('/api/reports', about)).status).toBe(404);
    }
  });
});
