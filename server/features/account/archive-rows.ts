import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { MeasurementValues } from '@shared/measurements';
import type { Database } from '../../db/client';
import { customers, formerSlugs, galleryImages, measurements, tailors, uploads, users } from '../../db/tables';

/** Rows of a long list at once: so few that writing them out holds up nobody else. */
const batchSize = 100;

/** One client. Times are texts, ISO 8601 in UTC. */
export type ClientLine = Record<'id' | 'name' | 'createdAt' | 'updatedAt', string> &
  Record<'phone' | 'whatsapp' | 'notes', string | null>;

/** One record of a client's measurement book, with the client's name. */
export type MeasurementLine = Record<'id' | 'clientId' | 'clientName' | 'createdAt' | 'updatedAt', string> & {
  tags: string | null;
  measurements: MeasurementValues;
};

/** A picture that was published: its name in the store without an ending, and the widths of its WebP files. */
export interface PictureFile {
  pictureKey: string;
  widths: number[];
}

/** One picture of the portfolio. Times as a client's. */
export type PictureLine = Record<'id' | 'tailorId' | 'pictureKey' | 'createdAt' | 'updatedAt', string> &
  Record<'caption' | 'category' | 'thumbhash', string | null> &
  Record<'displayOrder' | 'width' | 'height', number> & { widths: number[] };

/** Everything that one user has stored, as one transaction sees it. The lists that can be long come in batches. */
export function archiveRows(tx: Database, userId: string) {
  const own = eq(tailors.userId, userId);
  const ofTailor = sql`tailor_id = (select id from ${tailors} where ${own})`;
  return {
    account: async () => (await tx.select().from(users).where(eq(users.id, userId)))[0],
    profile: async () => {
      const { locality: _locality, zipcodeKey: _zipcodeKey, tags: _tags, ...written } = getTableColumns(tailors);
      return (await tx.select(written).from(tailors).where(own))[0];
    },
    formerSlugs: () =>
      tx.select({ slug: formerSlugs.slug, createdAt: formerSlugs.createdAt }).from(formerSlugs).where(ofTailor),
    portfolio: () =>
      inBatches<PictureLine>(
        tx,
        sql`select id, tailor_id as "tailorId", picture_key as "pictureKey", category, caption,
            display_order as "displayOrder", width, height, widths, thumbhash,
            ${iso(sql`created_at`)} as "createdAt", ${iso(sql`updated_at`)} as "updatedAt"
          from ${galleryImages} where ${ofTailor} order by display_order, gallery_images.created_at, id`,
      ),
    /** Pictures that were uploaded and are shown nowhere. */
    unsaved: () =>
      inBatches<PictureFile>(
        tx,
        sql`select public_key as "pictureKey", widths from ${uploads} upload
          where user_id = ${userId} and published_at is not null
            and not exists (select from ${galleryImages} where picture_key = upload.public_key and ${ofTailor})
            and not exists (select from ${tailors} where ${own} and profile_picture_key = upload.public_key)
          order by created_at, id`,
      ),
    clients: () =>
      inBatches<ClientLine>(
        tx,
        sql`select id, name, phone, whatsapp, notes, ${iso(sql`created_at`)} as "createdAt",
          ${iso(sql`updated_at`)} as "updatedAt"
          from ${customers} where ${ofTailor} order by lower(name), id`,
      ),
    measurements: () =>
      inBatches<MeasurementLine>(
        tx,
        sql`select record.id, record.customer_id as "clientId", client.name as "clientName", record.tags,
            ${iso(sql`record.created_at`)} as "createdAt", ${iso(sql`record.updated_at`)} as "updatedAt",
            record.measurements
          from ${measurements} record join ${customers} client on client.id = record.customer_id
          where record.${ofTailor} order by lower(client.name), client.id, record.created_at, record.id`,
      ),
  };
}

function iso(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A cursor's rows; one at a time in a transaction, which ends it where the reader goes away. */
async function* inBatches<T>(tx: Database, query: SQL): AsyncGenerator<T[]> {
  await tx.execute(sql`declare lines no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(batchSize))} from lines`);
    if (rows.length === 0) break;
    yield rows as T[];
  }
  await tx.execute(sql`close lines`);
}
