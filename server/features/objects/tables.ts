import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, time, widths } from '../../db/columns';
import { users } from '../../auth/tables';

/**
 * All files that can be in the store, from the reservation of an upload until the picture is removed. A row is inserted before
 * its files are written and deleted after they are removed, so that features/objects/sweeper.ts finds abandoned files.
 *
 * `stagingKey` names the uploaded file; it becomes null when that file is removed. `publicKey` names the published picture.
 * `storedBytes` is the size of its files together, null until features/objects/count-stored.ts has counted an earlier picture.
 * `publishedAt` is when all its files were stored, `claimedAt` when a claim took its lease (features/objects/lease.ts).
 * `fingerprint` and `hashParts` are those of pictures/fingerprint.ts, null until features/moderation/copies/find-copies.ts has made them; a
 * picture that cannot be read has no bytes. `isOfOrder` says that an order alone shows the picture: it has a fingerprint without bytes from its
 * claim on, so that nothing compares it, and no decision hides it. `hiddenAt` is since when the operator hides the picture from visitors: triggers copy it
 * to every row that shows the picture, also to a row that shows it later. `expiresAt` is when the row may be swept; triggers set it to null while a portfolio
 * or a profile shows the picture. `contentType` and `size` (bytes) are what the browser announced, else null. If the user is
 * deleted, the row stays for the sweeper.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    stagingKey: text(),
    publicKey: text().notNull().unique('uploads_public_key_unique'),
    contentType: text(),
    size: integer(),
    publishedAt: time(),
    width: integer(),
    height: integer(),
    widths: widths(),
    thumbhash: text(),
    storedBytes: integer(),
    fingerprint: bytes(),
    hashParts: integer().array(),
    hiddenAt: time(),
    isOfOrder: boolean().notNull().default(false),
    claimedAt: time(),
    expiresAt: time(),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_user_id_index').on(table.userId),
    index('uploads_expires_at_index')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
    index('uploads_without_fingerprint_index')
      .on(table.createdAt)
      .where(sql`${table.publishedAt} is not null and ${table.fingerprint} is null`),
    index('uploads_uncounted_index')
      .on(table.createdAt)
      .where(sql`${table.publishedAt} is not null and ${table.storedBytes} is null`),
    check(
      'uploads_of_order_not_compared',
      sql`not ${table.isOfOrder} or (octet_length(${table.fingerprint}) is not distinct from 0 and ${table.hashParts} is null and ${table.hiddenAt} is null)`,
    ),
    index('uploads_hash_parts_index').using('gin', table.hashParts),
    index('uploads_unfinished_index')
      .on(table.claimedAt)
      .where(sql`${table.claimedAt} is not null and ${table.stagingKey} is not null`),
  ],
);
