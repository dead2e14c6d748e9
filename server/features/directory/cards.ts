import { and, eq, fillPlaceholders, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { PooledDatabase } from '../../db/client';
import { galleryImages } from '../gallery/tables';
import { tailors } from '../tailor/tables';
import type { ObjectStorage } from '../../storage/object-storage';
import { addressesOf } from '../gallery/addresses';
import { tailorPresenter } from '../tailor/presenter';

/** The columns that a card shows, and no others: reading columns is most of a search's cost. */
const cardColumns = {
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
  profilePictureHiddenAt: tailors.profilePictureHiddenAt,
  latitude: asNumber(tailors.latitude),
  longitude: asNumber(tailors.longitude),
  primaryServiceCategories: asJson(tailors.primaryServiceCategories),
  culturalSubCategories: asJson(tailors.culturalSubCategories),
  serviceCategories: asJson(tailors.serviceCategories),
  profileSlug: tailors.profileSlug,
};

/** Most pictures of the portfolio on one card. */
const picturesOfCard = 3;

/**
 * Largest width of their files: three pixels for each of the 200 CSS pixels that a picture of 4:3 takes. Wider files would
 * only make the HTML longer, which contains the files of 72 pictures twice: in elements and in the page's data.
 */
const widestOfCard = 640;

/** The columns of a picture of the portfolio. */
const pictureColumns = {
  pictureKey: galleryImages.pictureKey,
  widths: galleryImages.widths,
  thumbhash: galleryImages.thumbhash,
  width: galleryImages.width,
  height: galleryImages.height,
};

type CardColumns = Pick<typeof tailors.$inferSelect, keyof typeof cardColumns>;
type CardPicture = Pick<typeof galleryImages.$inferSelect, keyof typeof pictureColumns>;
type Row = CardColumns & { pictures: CardPicture[] | null };

/**
 * Returns a function that reads the cards of listed tailors by `seq`, in the given order, each with the first pictures of the
 * portfolio. The rows bypass drizzle's column mapping, which costs more than everything else here.
 */
export function cardReader(db: PooledDatabase, storage: ObjectStorage) {
  const present = tailorPresenter(storage);
  const pictures = db
    .select({ pictures: sql`json_agg(found)`.as('pictures') })
    .from(
      db
        .select(aliased(pictureColumns))
        .from(galleryImages)
        .where(and(eq(galleryImages.tailorId, tailors.id), isNull(galleryImages.hiddenAt)))
        .orderBy(galleryImages.displayOrder, galleryImages.createdAt, galleryImages.id)
        .limit(picturesOfCard)
        .as('found'),
    )
    .as('portfolio');
  const query = db
    .select({ ...aliased(cardColumns), pictures: pictures.pictures })
    .from(tailors)
    .leftJoinLateral(pictures, sql`true`)
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
        ...present(row),
        pictures: (row.pictures ?? []).map((picture) => ({
          ...picture,
          ...addressesOf(storage, picture, widestOfCard),
        })),
      }));
  };
}

/** Reads `bigint` and `numeric` as numbers. The driver returns texts, as they may exceed a number's range; these never do. */
function asNumber(column: Column) {
  return sql<number>`${column}::float8`;
}

/** Reads an array as JSON, which the driver parses ten times as fast. */
function asJson(column: Column) {
  return sql`to_json(${column})`;
}

/** Selects the columns under their names in the code. */
function aliased(columns: Record<string, Column | SQL>) {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sql`${column}`.as(name)]));
}
