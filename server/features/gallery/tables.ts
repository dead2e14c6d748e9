import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { maxLengths } from '../../../shared/contract/limits';
import { atMost, createdAt, id, limited, time, updatedAt, widths } from '../../db/columns';
import { tailors } from '../tailor/tables';

/**
 * Portfolio images. `pictureKey` is the public key: shared/pictures/picture-files.ts derives file names from it, and the store derives
 * URLs. `width` and `height` are the pixels of the JPEG, `widths` those of its WebP files. `thumbhash` (base64) is the blurred
 * preview that pages show until the picture has loaded.
 */
export const galleryImages = pgTable(
  'gallery_images',
  {
    id: id(),
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    pictureKey: text().notNull(),
    category: limited(maxLengths.category),
    caption: text(),
    displayOrder: integer().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: widths(),
    thumbhash: text(),
    /** Since when the operator hides the picture from visitors; a copy of `uploads.hiddenAt`, which triggers write. */
    hiddenAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('gallery_images_picture_key_index').on(table.pictureKey),
    index('gallery_images_order_index').on(table.tailorId, table.displayOrder, table.createdAt, table.id),
    atMost('gallery_images_caption_length', 'caption', maxLengths.caption),
  ],
);
