import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { lastingActs } from '@shared/moderation/cases';
import type { MeasurementValues, Value } from '@shared/measurements/contract';
import type { Measure } from '@shared/measurements/catalogue';
import type { Database } from '../../db/client';
import { figures } from '../figures/tables';
import { appeals, decisions } from '../moderation/tables';
import { sheets } from '../sheets/tables';
import { customers } from '../customers/tables';
import { formerSlugs, tailors } from '../tailor/tables';
import { galleryImages } from '../gallery/tables';
import { measurements } from '../measurements/tables';
import { users } from '../../auth/tables';
import { uploads } from '../objects/tables';

/** Rows per batch of a long list. A larger batch would block the event loop while it is serialised. */
const batchSize = 100;

const times = { createdAt: z.string(), updatedAt: z.string() };

/**
 * The columns in an archive: all of a table's columns except those omitted here, so that archives include a new column
 * without a change. Times are texts, ISO 8601 in UTC.
 */
const clientSchema = createSelectSchema(customers, times).omit({ tailorId: true });
const figureSchema = createSelectSchema(figures).omit({ tailorId: true });
const pictureSchema = createSelectSchema(galleryImages, { ...times, hiddenAt: z.string().nullable() });

const measurementSchema = createSelectSchema(measurements, {
  ...times,
  measurements: z.custom<MeasurementValues>(),
  ownMeasures: z.custom<Value[]>(),
}).omit({ tailorId: true, customerId: true });
const sheetSchema = createSelectSchema(sheets, { ...times, measures: z.custom<Measure[]>() }).omit({
  tailorId: true,
});

export type ClientLine = z.output<typeof clientSchema>;
/** The figures of one day. */
export type FigureLine = z.output<typeof figureSchema>;
/** One record of a client's measurement book, with the client's name. */
export type MeasurementLine = z.output<typeof measurementSchema> & Record<'clientId' | 'clientName', string>;
export type SheetLine = z.output<typeof sheetSchema>;
/** One picture of the portfolio. */
export type PictureLine = z.output<typeof pictureSchema>;

/** A published picture: its name in the store without extension, and the widths of its WebP files. */
export interface PictureFile {
  pictureKey: string;
  widths: number[];
}

/** Returns readers for all rows of one user, within one transaction. Long lists come in batches. */
export function archiveRows(tx: Database, userId: string) {
  const own = eq(tailors.userId, userId);
  const ofTailor = (table: PgTable & { tailorId: PgColumn }) =>
    sql`${table.tailorId} = (select ${tailors.id} from ${tailors} where ${own})`;
  return {
    account: async () => (await tx.select().from(users).where(eq(users.id, userId)))[0],
    profile: async () => {
      const { locality: _locality, zipcodeKey: _zipcodeKey, tags: _tags, ...written } = getTableColumns(tailors);
      return (await tx.select(written).from(tailors).where(own))[0];
    },
    formerSlugs: () =>
      tx
        .select({ slug: formerSlugs.slug, createdAt: formerSlugs.createdAt })
        .from(formerSlugs)
        .where(ofTailor(formerSlugs)),
    portfolio: () =>
      inBatches<PictureLine>(
        tx,
        sql`select ${columnsOf(galleryImages, pictureSchema)} from ${galleryImages} where ${ofTailor(galleryImages)}
          order by ${galleryImages.displayOrder}, ${galleryImages.createdAt}, ${galleryImages.id}`,
      ),
    /** Yields the pictures that were uploaded and that neither the portfolio nor the profile shows. */
    unsaved: () =>
      inBatches<PictureFile>(
        tx,
        sql`select public_key as "pictureKey", widths from ${uploads} upload
          where user_id = ${userId} and published_at is not null
            and not exists (select from ${galleryImages} where picture_key = upload.public_key and ${ofTailor(galleryImages)})
            and not exists (select from ${tailors} where ${own} and profile_picture_key = upload.public_key)
          order by created_at, id`,
      ),
    clients: () =>
      inBatches<ClientLine>(
        tx,
        sql`select ${columnsOf(customers, clientSchema)} from ${customers} where ${ofTailor(customers)}
          order by lower(${customers.name}), ${customers.id}`,
      ),
    measurements: () =>
      inBatches<MeasurementLine>(
        tx,
        sql`select ${columnsOf(measurements, measurementSchema)},
            ${customers.id} as "clientId", ${customers.name} as "clientName"
          from ${measurements} join ${customers} on ${customers.id} = ${measurements.customerId}
          where ${ofTailor(measurements)}
          order by lower(${customers.name}), ${customers.id}, ${measurements.createdAt}, ${measurements.id}`,
      ),
    sheets: () =>
      inBatches<SheetLine>(
        tx,
        sql`select ${columnsOf(sheets, sheetSchema)} from ${sheets} where ${ofTailor(sheets)}
          order by ${sheets.position}, ${sheets.createdAt}, ${sheets.id}`,
      ),
    /** Reads the operator's decisions about the user's page, with the appeals. They are few. */
    decisions: () =>
      tx
        .select({ decision: shownDecision, appeal: appeals })
        .from(decisions)
        .leftJoin(appeals, eq(appeals.decisionId, decisions.id))
        .where(and(eq(decisions.userId, userId), inArray(decisions.act, [...lastingActs])))
        .orderBy(decisions.createdAt),
    figures: () =>
      inBatches<FigureLine>(
        tx,
        sql`select ${columnsOf(figures, figureSchema)} from ${figures} where ${ofTailor(figures)} order by ${figures.day}`,
      ),
  };
}

/** The columns of a decision that the owner sees; `note` is the operator's, and the columns of an upload are the server's. */
const { note: _note, userId: _user, caseId: _case, tailorId: _tailor, ...ofDecision } = getTableColumns(decisions);
const { uploadId: _upload, fingerprint: _fingerprint, repeats: _repeats, ...shownDecision } = ofDecision;

/** Returns a select list of the columns that `schema` names, with the names of the schema as aliases. */
function columnsOf(table: PgTable, schema: z.ZodObject): SQL {
  const columns = getTableColumns(table);
  const selected = Object.keys(schema.shape).map((name) => {
    const column = columns[name];
    if (!column) throw new Error(`There is no column ${name}`);
    return sql`${column.dataType === 'date' ? iso(sql`${column}`) : column} as ${sql.identifier(name)}`;
  });
  return sql.join(selected, sql`, `);
}

function iso(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Yields the rows of a cursor in batches. Only one can be open per transaction. The end of the transaction closes the cursor. */
async function* inBatches<T>(tx: Database, query: SQL): AsyncGenerator<T[]> {
  await tx.execute(sql`declare lines no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(batchSize))} from lines`);
    if (rows.length === 0) break;
    yield rows as T[];
  }
  await tx.execute(sql`close lines`);
}
