import { and, eq, fillPlaceholders, sql, type Column, type SQL } from 'drizzle-orm';
import type { PooledDatabase } from '../../db/client';
import { galleryImages, tailors } from '../../db/tables';
import type { ObjectStorage } from '../../storage/object-storage';
import { addressesOf } from '../gallery/addresses';
import { presenting } from '../tailor/presented';

/** Nothing that no card shows: most of what an answer costs is reading its columns. */
const shown = {
  id: tailors.id,
  seq: asNumber(tailors.seq),
  businessName: tailors.businessName,
  phone: tailors.phone,
  whatsapp: tailors.whatsapp,
  firstMessage: tailors.firstMessage,
  city: tailors.city,
  state: tailors.state,
  country: tailors.country,
  bio: tailors.bio,
  profilePictureKey: tailors.profilePictureKey,
  profilePictureWidths: asJson(tailors.profilePictureWidths),
  latitude: asNumber(tailors.latitude),
  longitude: asNumber(tailors.longitude),
  primaryServiceCategories: asJson(tailors.primaryServiceCategories),
  culturalSubCategories: asJson(tailors.culturalSubCategories),
  serviceCategories: asJson(tailors.serviceCategories),
  profileSlug: tailors.profileSlug,
};

/** Of the first picture of the portfolio. */
const ofCover = {
  pictureKey: galleryImages.pictureKey,
  widths: galleryImages.widths,
  thumbhash: galleryImages.thumbhash,
  width: galleryImages.width,
  height: galleryImages.height,
};

type Shown = Pick<typeof tailors.$inferSelect, keyof typeof shown>;
type Cover = Pick<typeof galleryImages.$inferSelect, keyof typeof ofCover>;
type Row = Shown & { cover: Cover | null };

/**
 * Reads what the cards of listed tailors show, by their `seq`, in the same order: with the first picture of the portfolio.
 * The rows stay as the driver has read them: taking them through drizzle's columns costs more than all the rest.
 */
export function cardReader(db: PooledDatabase, storage: ObjectStorage) {
  const presented = presenting(storage);
  const cover = db
    .select({ cover: sql`to_json(found)`.as('cover') })
    .from(
      db
        .select(named(ofCover))
        .from(galleryImages)
        .where(eq(galleryImages.tailorId, tailors.id))
        .orderBy(galleryImages.displayOrder, galleryImages.createdAt, galleryImages.id)
        .limit(1)
        .as('found'),
    )
    .as('picture');
  const query = db
    .select({ ...named(shown), cover: cover.cover })
    .from(tailors)
    .leftJoinLateral(cover, sql`true`)
    .where(and(eq(tailors.isActive, true), sql`${tailors.seq} = any(${sql.placeholder('seqs')}::bigint[])`))
    .toSQL();
  const read = (seqs: readonly number[]) =>
    db.$client.query<Row>({ name: 'cards', text: query.sql, values: fillPlaceholders(query.params, { seqs }) });
  return async (seqs: readonly number[]) => {
    const { rows } = seqs.length > 0 ? await read(seqs) : { rows: [] };
    const bySeq = new Map(rows.map((row) => [row.seq, row]));
    return seqs
      .flatMap((seq) => bySeq.get(seq) ?? [])
      .map((row) => ({
        ...presented(row),
        cover: row.cover && { ...row.cover, ...addressesOf(storage, row.cover) },
      }));
  };
}

/** The driver gives `bigint` and `numeric` as texts, since they may hold more than a number does; these never do. */
function asNumber(column: Column) {
  return sql<number>`${column}::float8`;
}

/** The driver reads JSON ten times as fast as an array. */
function asJson(column: Column) {
  return sql`to_json(${column})`;
}

/** The columns under the names that the code has for them. */
function named(columns: Record<string, Column | SQL>) {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)]));
}
