import { and, eq, fillPlaceholders, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Point } from '@seamfolk/gazetteer';
import type { TailorCard } from '@shared/directory/contract';
import { type PublishedFiles, widthsFor } from '@shared/pictures/picture-files';
import type { PooledDatabase } from '../../db/client';
import { galleryImages } from '../gallery/tables';
import { tailors } from '../tailor/tables';
import { linksOf } from '../tailor/presenter';

/** The columns that a card shows, and no others: reading columns is most of a search's cost. */
const cardColumns = {
  id: tailors.id,
  seq: asNumber(tailors.listSeq),
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
  profileSlug: tailors.profileSlug,
  /** The driver would make a `Date` of a `date`. */
  fullUntil: sql<string | null>`case when ${tailors.takesOrdersAt} > now() then ${tailors.fullUntil}::text end`,
};

/** Most pictures of the portfolio on one card. */
const picturesOfCard = 3;

/** The columns of a picture of the portfolio. */
const pictureColumns = {
  key: galleryImages.pictureKey,
  width: galleryImages.width,
  height: galleryImages.height,
  widths: galleryImages.widths,
  thumbhash: galleryImages.thumbhash,
};

type Row = Pick<typeof tailors.$inferSelect, Exclude<keyof typeof cardColumns, 'seq'>> & {
  seq: number;
  pictures: PictureRow[] | null;
};
type PictureRow = Required<PublishedFiles> & { height: number; thumbhash: string | null };

/** What a search adds to a card. */
interface CardFacts {
  isTown: (spot: Point) => boolean;
  /** By `listSeq`. */
  distances?: ReadonlyMap<number, number>;
}

/**
 * Returns a function that reads the cards of listed tailors by `listSeq`, in the given order, each with the first pictures of the
 * portfolio. The rows bypass drizzle's column mapping, which costs more than everything else here.
 */
export function cardReader(db: PooledDatabase, isTown: CardFacts['isTown']) {
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
    .where(and(eq(tailors.isActive, true), sql`${tailors.listSeq} = any(${sql.placeholder('seqs')}::bigint[])`))
    .toSQL();
  const read = (seqs: readonly number[]) =>
    db.$client.query<Row>({ name: 'cards', text: query.sql, values: fillPlaceholders(query.params, { seqs }) });
  return async (seqs: readonly number[], distances?: CardFacts['distances']): Promise<TailorCard[]> => {
    const { rows } = seqs.length > 0 ? await read(seqs) : { rows: [] };
    const bySeq = new Map(rows.map((row) => [row.seq, row]));
    return seqs.flatMap((seq) => bySeq.get(seq) ?? []).map((row) => cardOf(row, { isTown, distances }));
  };
}

/** Names every field: copying rows by spreading takes twice as long. */
function cardOf(row: Row, { isTown, distances }: CardFacts): TailorCard {
  const { latitude, longitude } = row;
  const { callUrl, chatUrl } = linksOf(row);
  const distance = distances?.get(row.seq);
  return {
    id: row.id,
    businessName: row.businessName,
    city: row.city,
    state: row.state,
    country: row.country,
    bio: row.bio,
    phone: row.phone,
    whatsapp: row.whatsapp,
    latitude,
    longitude,
    primaryServiceCategories: row.primaryServiceCategories,
    culturalSubCategories: row.culturalSubCategories,
    profileSlug: row.profileSlug,
    callUrl: callUrl ?? undefined,
    chatUrl: chatUrl ?? undefined,
    firstMessage: row.firstMessage ?? undefined,
    profilePicture: profilePictureOf(row),
    distanceMeters: distance === undefined ? undefined : Math.round(distance),
    isTownOnly: (latitude !== null && longitude !== null && isTown({ latitude, longitude })) || undefined,
    pictures: row.pictures?.map(pictureOf),
    fullUntil: row.fullUntil ?? undefined,
  };
}

function profilePictureOf({ profilePictureKey: key, profilePictureWidths: widths, profilePictureHiddenAt }: Row) {
  if (!key || profilePictureHiddenAt) return undefined;
  const width = widths.at(-1) ?? 0;
  return { key, width, widths: unusual(width, widths) };
}

function pictureOf({ key, width, height, widths, thumbhash }: PictureRow): NonNullable<TailorCard['pictures']>[number] {
  return { key, size: [width, height], widths: unusual(width, widths), thumbhash };
}

/** Returns the widths of the files unless they follow from the width of the picture. */
function unusual(width: number, widths: readonly number[]): number[] | undefined {
  const usual = usualWidths.get(width) ?? widthsFor(width);
  usualWidths.set(width, usual);
  return usual.length === widths.length && usual.every((each, at) => each === widths[at]) ? undefined : [...widths];
}

/** By the width of the picture: a page of cards has 72 pictures of a few widths. */
const usualWidths = new Map<number, readonly number[]>();

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
