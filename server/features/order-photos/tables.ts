import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { OrderPhotoKind } from '../../../shared/order-photos/contract';
import { createdAt, id, updatedAt, widths } from '../../db/columns';
import { orders } from '../orders/tables';

/**
 * Photos of orders. `pictureKey`, the sizes and `thumbhash` are as in `gallery_images`. The upload of each says `isOfOrder`, so that
 * nothing compares it with other pictures.
 */
export const orderPhotos = pgTable(
  'order_photos',
  {
    id: id(),
    tailorId: uuid().notNull(),
    orderId: uuid().notNull(),
    pictureKey: text().notNull(),
    kind: text().$type<OrderPhotoKind>().notNull(),
    /** Whether the client's page of the order shows it. */
    isShown: boolean().notNull().default(false),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: widths(),
    thumbhash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'order_photos_tailor_id_order_id_fk',
      columns: [table.tailorId, table.orderId],
      foreignColumns: [orders.tailorId, orders.id],
    }).onDelete('cascade'),
    unique('order_photos_picture_key_unique').on(table.pictureKey),
    index('order_photos_of_order_index').on(table.tailorId, table.orderId, table.createdAt, table.id),
    check('order_photos_kind', sql`${table.kind} in ('cloth', 'style', 'work')`),
  ],
);
