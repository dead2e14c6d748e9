import { orderPhotosApi, type OrderPhoto } from '@shared/order-photos/contract';
import { etagOf } from '@shared/contract/version';
import { objectsApi } from '@shared/objects/contract';
import { refusal, type FakeApi } from './fake-api';
import { anId } from './rows';

/** Returns a photo of an order: its cloth, which the client does not see. */
export const anOrderPhoto = (number: number, fields: Partial<OrderPhoto> = {}): OrderPhoto => ({
  id: anId(number),
  orderId: anId(0),
  kind: 'cloth',
  isShown: false,
  imageUrl: `/pictures/${number}.jpg`,
  srcset: '',
  width: 960,
  height: 1200,
  thumbhash: null,
  createdAt: '2026-06-01T09:14:00.000Z',
  updatedAt: '2026-06-01T09:14:00.000Z',
  ...fields,
});

/** Answers the calls for the photos of an order as the server does, with versions. Returns the stored photos. */
export function answerPhotos(api: FakeApi, photos: OrderPhoto[] = []) {
  const stored = { photos };
  let clock = Date.parse('2026-06-01T10:00:00.000Z');
  let reserved = 0;
  const missing = () => refusal(404, { message: 'Photo not found', code: 'not_found' });
  api.on(objectsApi.reserve, () => {
    reserved += 1;
    return { objectId: anId(900 + reserved), uploadURL: `https://store.example/uploads/${reserved}` };
  });
  api.on(objectsApi.usage, { usedBytes: 0, quotaBytes: 2e9 });
  api.on(orderPhotosApi.list, () => structuredClone(stored.photos));
  api.on(orderPhotosApi.create, ({ params, body: { objectId, kind } }) => {
    const photo = anOrderPhoto(0, { id: objectId, orderId: params.orderId, kind });
    stored.photos = [...stored.photos, photo];
    return structuredClone(photo);
  });
  api.on(orderPhotosApi.update, ({ params, headers, body }) => {
    const photo = stored.photos.find(({ id }) => id === params.id);
    if (!photo) return missing();
    if (headers['If-Match'] !== etagOf(photo))
      return refusal(412, { message: 'Changed', code: 'changed_meanwhile', current: structuredClone(photo) });
    return structuredClone(Object.assign(photo, body, { updatedAt: new Date((clock += 1000)).toISOString() }));
  });
  api.on(orderPhotosApi.delete, ({ params }) => {
    if (!stored.photos.some(({ id }) => id === params.id)) return missing();
    stored.photos = stored.photos.filter(({ id }) => id !== params.id);
    return undefined;
  });
  return stored;
}
