import { and, eq } from 'drizzle-orm';
import { photosFullText, type OrderPhotoInput, type OrderPhotoUpdate } from '@shared/order-photos/contract';
import { orderLimits } from '@shared/orders/order-limits';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import type { StoreDeps } from '../../deps';
import { found, HttpError, updated } from '../../http/errors';
import { imagePresenter, presentedPages } from '../gallery/pictures';
import type { PublishedPicture } from '../objects/publish-picture';
import { uploadStore } from '../objects/store';
import { sweeper } from '../objects/sweeper';
import { orders } from '../orders/tables';
import type { RunOnce } from '../submissions/store';
import { orderPhotos } from './tables';

/** The order of the photos of an order, for `rowsInPages`. */
export const oldestFirst = { by: [orderPhotos.createdAt, orderPhotos.id] };

/** Returns the photos of a tailor's orders. */
export function orderPhotoStore(deps: StoreDeps, tailorId: TailorId, userId: string) {
  const rows = owned(deps.db, orderPhotos, tailorId);
  const present = imagePresenter(deps);
  const get = async (id: string) => {
    const row = await rows.get(id);
    return row && present(row);
  };
  return {
    list: async (orderId: string) => {
      found(await owned(deps.db, orders, tailorId).get(orderId), 'Order');
      return presentedPages(rows.list(oldestFirst, eq(orderPhotos.orderId, orderId)), present);
    },
    create: async (orderId: string, { objectId, ...details }: OrderPhotoInput, once: RunOnce) => {
      const { claimForOrder } = uploadStore(deps, userId);
      const create = async (db: Database, { key, ...picture }: PublishedPicture) => {
        await refuseFull(db, tailorId, orderId);
        return owned(db, orderPhotos, tailorId).create({ ...details, orderId, pictureKey: key, ...picture });
      };
      return once(get, async (keep) => {
        // Before the picture is processed; the check that holds is in the transaction.
        await deps.db.transaction((tx) => refuseFull(tx, tailorId, orderId));
        return present(await claimForOrder(objectId, (claim, picture) => keep(claim, (tx) => create(tx, picture))));
      });
    },
    update: async (id: string, input: OrderPhotoUpdate, versions?: readonly string[]) => {
      const row = await rows.update(id, input, versions);
      return updated(row && present(row), () => get(id), 'Photo');
    },
    delete: async (id: string) => {
      const { pictureKey } = found(await rows.remove(id), 'Photo');
      await sweeper(deps).discard([pictureKey]);
    },
  };
}

/**
 * Locks an order, so that photos are added to it one after the other.
 * @throws HttpError 404 if it is missing or another tailor's, 409 if it has as many photos as it can have
 */
async function refuseFull(tx: Database, tailorId: TailorId, orderId: string): Promise<void> {
  const own = and(eq(orders.tailorId, tailorId), eq(orders.id, orderId));
  found((await tx.select({ id: orders.id }).from(orders).where(own).for('no key update'))[0], 'Order');
  const ofOrder = and(eq(orderPhotos.tailorId, tailorId), eq(orderPhotos.orderId, orderId));
  if ((await tx.$count(orderPhotos, ofOrder)) < orderLimits.photos) return;
  throw new HttpError(409, 'conflict', photosFullText);
}
