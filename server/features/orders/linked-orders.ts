import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isInHand } from '@shared/orders/from-client';
import { orderLinkPhotoPath } from '@shared/orders/link-path';
import { allStages } from '@shared/orders/stages';
import { todayIn } from '@shared/orders/days';
import { users } from '../../auth/tables';
import type { StoreDeps } from '../../deps';
import { shownPhotoFile, shownPhotosOf } from '../order-photos/shown-photos';
import { tailors } from '../tailor/tables';
import { leftToPay } from './left-to-pay';
import { isFinished, linkView, saidSinceReady, zoneOf, type LinkView } from './link-view';
import { orderBooks, orders } from './tables';

/** The columns that a client's page is made from. Nothing else of an order leaves the database for it. */
const columns = {
  id: orders.id,
  number: orders.number,
  currency: orders.currency,
  garments: orders.garments,
  fittings: orders.fittings,
  dueOn: orders.dueOn,
  dueTime: orders.dueTime,
  stage: orders.stage,
  stageTimes: orders.stageTimes,
  readyAt: orders.readyAt,
  readyOn: orders.readyOn,
  closedAt: orders.closedAt,
  linkShowsBalance: orders.linkShowsBalance,
  clientAskedAt: orders.clientAskedAt,
  clientHasItAt: orders.clientHasItAt,
  left: leftToPay,
  timeZone: orderBooks.timeZone,
  tailor: {
    id: tailors.id,
    businessName: tailors.businessName,
    profileSlug: tailors.profileSlug,
    phone: tailors.phone,
    whatsapp: tailors.whatsapp,
    city: tailors.city,
    state: tailors.state,
    zipcode: tailors.zipcode,
    country: tailors.country,
    openingHours: tailors.openingHours,
    primaryServiceCategories: tailors.primaryServiceCategories,
    fullUntil: tailors.fullUntil,
    takesOrdersAt: tailors.takesOrdersAt,
    profilePictureKey: tailors.profilePictureKey,
    profilePictureWidths: tailors.profilePictureWidths,
    profilePictureHiddenAt: tailors.profilePictureHiddenAt,
  },
};

/** Keeps the version: what a client presses must not refuse the form that the tailor has open. */
const sameVersion = { updatedAt: sql`${orders.updatedAt}` };

/**
 * Returns the orders behind links, for anyone who has the token of one. It always uses the primary: the page says at once what was
 * pressed. `now` is for tests.
 */
export function linkedOrderStore({ db, storage }: Pick<StoreDeps, 'db' | 'storage'>) {
  const read = async (token: string) => {
    const [row] = await db
      .select(columns)
      .from(orders)
      .innerJoin(tailors, eq(tailors.id, orders.tailorId))
      .innerJoin(users, eq(users.id, tailors.userId))
      .leftJoin(orderBooks, eq(orderBooks.tailorId, orders.tailorId))
      .where(and(eq(orders.linkToken, token), isNull(tailors.hiddenAt), isNull(users.suspendedAt)));
    return row;
  };
  return {
    /** Returns what a token leads to; undefined if it is none, or its page is hidden. */
    find: async (token: string, now = new Date()): Promise<LinkView | undefined> => {
      const row = await read(token);
      if (!row) return undefined;
      const shown = await shownPhotosOf({ db }, row.tailor.id, row.id);
      const photos = shown.map(({ id, ...photo }) => ({ url: orderLinkPhotoPath(token, id), ...photo }));
      return linkView(row, { photos, storage, now });
    },
    /** Returns the file of a photo that the page shows now; undefined if it shows none with this id. */
    photo: async (token: string, photoId: string, now = new Date()) => {
      const row = await read(token);
      if (!row || isFinished(row, now)) return undefined;
      return shownPhotoFile({ db, storage }, { tailorId: row.tailor.id, orderId: row.id, photoId });
    },
    /** Remembers that the client asked for an order in hand, once on a day of the tailor. */
    remind: async (token: string, now = new Date()): Promise<void> => {
      const row = await read(token);
      if (!row || !isInHand(row.stage)) return;
      const zone = zoneOf(row);
      if (row.clientAskedAt && todayIn(zone, row.clientAskedAt) === todayIn(zone, now)) return;
      await db
        .update(orders)
        .set({ clientAskedAt: now, ...sameVersion })
        .where(and(eq(orders.linkToken, token), inArray(orders.stage, allStages.filter(isInHand))));
    },
    /** Remembers that the client has a ready order. Its stage is the tailor's to change. */
    collect: async (token: string, now = new Date()): Promise<void> => {
      const row = await read(token);
      if (row?.stage !== 'ready' || saidSinceReady(row)) return;
      await db
        .update(orders)
        .set({ clientHasItAt: now, ...sameVersion })
        .where(and(eq(orders.linkToken, token), eq(orders.stage, 'ready')));
    },
  };
}
