import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderPhoto } from '@shared/order-photos/contract';
import type { Order } from '@shared/orders/order';
import type { Agent, TestApp } from '../../../tests/support/app';
import { aPicture, aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { decided, startAppWithOperator } from '../../../tests/support/moderation';
import { aNewOrderOf, anOrderPhoto } from '../../../tests/support/orders';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import { anUpload } from '../../../tests/support/pictures/uploads';

const missingId = '00000000-0000-4000-8000-000000000000';
let app: TestApp;
let operator: Agent;
let agent: Agent;
let order: Order;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
  ({ agent } = await aTailor(app));
});
afterAll(() => app.stop());

const photosOf = async ({ id }: Order, by = agent) => (await by.get(`/api/orders/${id}/photos`)).body as OrderPhoto[];
const urlsOf = (srcset: string) => srcset.split(', ').flatMap((source) => source.split(' ')[0] ?? []);
const shows = async (url: string) => (await fetch(app.origin + url)).status;

async function anOwner() {
  const owner = await aTailor(app);
  return { ...owner, order: await aNewOrderOf(owner.agent) };
}

describe('POST /api/orders/:orderId/photos', () => {
  beforeAll(async () => {
    order = await aNewOrderOf(agent);
  });

  it('adds an upload to the order, not shown to the client', async () => {
    const objectId = await anUpload(agent, await aPhoto({ width: 1200, height: 1500 }));
    const created = await agent.post(`/api/orders/${order.id}/photos`, {
      ...{ objectId, kind: 'style' },
      ...{ tailorId: missingId, orderId: missingId, width: 1 },
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      orderId: order.id,
      kind: 'style',
      isShown: false,
      imageUrl: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.jpg$/),
      srcset: expect.stringMatching(/^\/pictures\/\w+-192\.webp 192w, .*-1600\.webp 1200w$/),
      width: 1200,
      height: 1500,
      thumbhash: expect.stringMatching(/^[\w+/]+=*$/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(created.headers['content-location']).toBe(`/api/order-photos/${created.body.id}`);
    for (const url of [created.body.imageUrl, ...urlsOf(created.body.srcset)]) expect(await shows(url)).toBe(200);
    expect(await photosOf(order)).toEqual([created.body]);
  });

  it('adds to a closed order too: a picture of what was made', async () => {
    const closed = await aNewOrderOf(agent);
    await agent.put(`/api/orders/${closed.id}/stage`, { stage: 'collected' });
    const photo = await anOrderPhoto(agent, closed.id, { kind: 'work', isShown: true });
    expect(photo).toMatchObject({ kind: 'work', isShown: true });
  });

  it('lets one of 20 simultaneous uploads in for each free place, and the others be claimed later', async () => {
    const owner = await anOwner();
    for (let made = 0; made < 9; made += 1) await anOrderPhoto(owner.agent, owner.order.id);
    const ids = await Promise.all(Array.from({ length: 20 }, () => anUpload(owner.agent)));
    const path = `/api/orders/${owner.order.id}/photos`;
    const answers = await Promise.all(ids.map((objectId) => owner.agent.post(path, { objectId, kind: 'cloth' })));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(17);
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([409, { code: 'conflict', message: '12 photos: delete one to add another' }]);
    }
    const [first] = await photosOf(owner.order, owner.agent);
    expect(await photosOf(owner.order, owner.agent)).toHaveLength(12);
    await owner.agent.delete(`/api/order-photos/${first?.id}`);
    const waiting = ids[answers.findIndex(({ status }) => status === 409)];
    expect((await owner.agent.post(path, { objectId: waiting, kind: 'cloth' })).status).toBe(201);
    expect((await anOrderPhoto(owner.agent, (await aNewOrderOf(owner.agent)).id)).kind).toBe('cloth');
  });

  it('accepts an upload once, also as a picture of the portfolio or the profile', async () => {
    const { agent: by, order: own, tailor } = await anOwner();
    const objectId = await anUpload(by);
    const path = `/api/orders/${own.id}/photos`;
    const answers = await Promise.all([1, 2, 3].map(() => by.post(path, { objectId, kind: 'cloth' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const again of [
      await by.post(path, { objectId, kind: 'cloth' }),
      await by.post('/api/gallery', { objectId }),
      await by.post(`/api/objects/${objectId}/picture`),
    ])
      expect([again.status, again.body.code]).toEqual([409, 'already_claimed']);
    const [photo] = await photosOf(own, by);
    const asProfile = profileInput({ profileSlug: tailor.profileSlug, profilePictureUrl: photo?.imageUrl });
    expect((await by.put(`/api/tailors/${tailor.id}`, asProfile)).status).toBe(400);
    expect((await by.get('/api/gallery')).body).toEqual([]);
  });

  it('takes no picture of the portfolio', async () => {
    const { agent: by, order: own } = await anOwner();
    const objectId = await anUpload(by);
    expect((await by.post('/api/gallery', { objectId })).status).toBe(201);
    expect((await by.post(`/api/orders/${own.id}/photos`, { objectId, kind: 'cloth' })).status).toBe(409);
    expect(await photosOf(own, by)).toEqual([]);
  });

  it('answers 404 for another tailor’s order and upload, and for a missing order', async () => {
    const stranger = await anOwner();
    const mine = await anUpload(agent);
    const theirs = await anUpload(stranger.agent);
    const add = (orderId: string, objectId: string) =>
      agent.post(`/api/orders/${orderId}/photos`, { objectId, kind: 'cloth' });
    expect((await add(stranger.order.id, mine)).status).toBe(404);
    expect((await add(order.id, theirs)).status).toBe(404);
    expect((await add(missingId, mine)).status).toBe(404);
    expect(await photosOf(stranger.order, stranger.agent)).toEqual([]);
    expect((await add(order.id, mine)).status).toBe(201);
  });

  it.each([
    [{ objectId: 'no-id', kind: 'cloth' }, 'objectId', 'Not an upload'],
    [{ objectId: missingId, kind: 'lining' }, 'kind', 'Choose what it shows'],
    [{ objectId: missingId }, 'kind', 'Choose what it shows'],
    [{ objectId: missingId, kind: 'cloth', isShown: 'yes' }, 'isShown', 'Say whether it is shown'],
  ])('refuses %j on its field', async (body, field, message) => {
    const refused = await agent.post(`/api/orders/${order.id}/photos`, body);
    expect([refused.status, refused.body.errors]).toEqual([400, { [field]: [message] }]);
  });

  it('answers 415 for a file that is no picture', async () => {
    const objectId = await anUpload(agent, Buffer.from('hello'));
    expect((await agent.post(`/api/orders/${order.id}/photos`, { objectId, kind: 'cloth' })).status).toBe(415);
  });

  it('answers 401 when signed out and 403 without a profile', async () => {
    const path = `/api/orders/${order.id}/photos`;
    const body = { objectId: missingId, kind: 'cloth' };
    expect((await app.anonymous.post(path, body)).status).toBe(401);
    const withoutProfile = await (await aUser(app)).post(path, body);
    expect([withoutProfile.status, withoutProfile.body.code]).toEqual([403, 'profile_required']);
  });

  it('answers 403 to a suspended tailor, who can still list and delete', async () => {
    const { agent: by, order: own, tailor } = await anOwner();
    const photo = await anOrderPhoto(by, own.id);
    const objectId = await anUpload(by);
    await decided(operator, { tailorId: tailor.id }, 'suspend');
    for (const refused of [
      await by.post(`/api/orders/${own.id}/photos`, { objectId, kind: 'cloth' }),
      await by.put(`/api/order-photos/${photo.id}`, { kind: 'work', isShown: true }),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'suspended']);
    expect(await photosOf(own, by)).toEqual([photo]);
    expect((await by.delete(`/api/order-photos/${photo.id}`)).status).toBe(204);
  });
});

describe('GET /api/orders/:orderId/photos', () => {
  it('lists the photos of one order, oldest first', async () => {
    const { agent: by, order: one } = await anOwner();
    const two = await aNewOrderOf(by);
    const made = [];
    for (const kind of ['work', 'cloth', 'style']) made.push(await anOrderPhoto(by, one.id, { kind }));
    await anOrderPhoto(by, two.id);
    expect(await photosOf(one, by)).toEqual(made);
    expect(await photosOf(two, by)).toHaveLength(1);
  });

  it('answers 404 for another tailor and a missing order, and 401 when signed out', async () => {
    const { order: theirs } = await anOwner();
    for (const id of [theirs.id, missingId, 'no-id'])
      expect((await agent.get(`/api/orders/${id}/photos`)).status).toBe(404);
    expect((await app.anonymous.get(`/api/orders/${theirs.id}/photos`)).status).toBe(401);
  });
});

describe('PUT /api/order-photos/:id', () => {
  it('says what it shows and whether the client sees it, and never changes the picture or its order', async () => {
    const { agent: by, order: own } = await anOwner();
    const photo = await anOrderPhoto(by, own.id);
    const forged = { imageUrl: 'https://elsewhere.example/a.jpg', orderId: missingId, width: 1 };
    const changed = await by.put(`/api/order-photos/${photo.id}`, { kind: 'work', isShown: true, ...forged });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...photo, kind: 'work', isShown: true, updatedAt: expect.any(String) });
    expect(changed.body.updatedAt).not.toBe(photo.updatedAt);
    const hidden = await by.put(`/api/order-photos/${photo.id}`, { kind: 'work' });
    expect(hidden.body).toMatchObject({ kind: 'work', isShown: false });
  });

  it('answers 404 for another tailor, a missing photo and an invalid id', async () => {
    const { agent: by, order: own } = await anOwner();
    const photo = await anOrderPhoto(by, own.id);
    for (const id of [photo.id, missingId, 'no-id'])
      expect((await agent.put(`/api/order-photos/${id}`, { kind: 'work', isShown: true })).status).toBe(404);
    expect(await photosOf(own, by)).toEqual([photo]);
  });
});

describe('DELETE /api/order-photos/:id', () => {
  it('removes the photo and its files', async () => {
    const { agent: by, order: own } = await anOwner();
    const [kept, gone] = [await anOrderPhoto(by, own.id), await anOrderPhoto(by, own.id)];
    expect((await by.delete(`/api/order-photos/${gone.id}`)).status).toBe(204);
    expect(await photosOf(own, by)).toEqual([kept]);
    for (const url of [gone.imageUrl, ...urlsOf(gone.srcset)]) expect(await shows(url)).toBe(404);
    expect(await shows(kept.imageUrl)).toBe(200);
    expect((await by.delete(`/api/order-photos/${gone.id}`)).status).toBe(404);
  });

  it('answers 404 for another tailor, and for the id of a picture of the portfolio', async () => {
    const { agent: by, order: own } = await anOwner();
    const photo = await anOrderPhoto(by, own.id);
    const image = await aPicture(by);
    expect((await agent.delete(`/api/order-photos/${photo.id}`)).status).toBe(404);
    expect((await by.delete(`/api/order-photos/${image.id}`)).status).toBe(404);
    expect((await by.delete(`/api/gallery/${photo.id}`)).status).toBe(404);
    expect([await shows(photo.imageUrl), await shows(image.imageUrl)]).toEqual([200, 200]);
  });
});
