import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { galleryImages, tailors } from '../../db/tables';
import { srcsetOf } from '../../storage/picture-names';
import { presented } from '../tailor/presented';

/** Nothing that no card shows: most of what an answer costs is reading its columns. */
const shown = {
  id: tailors.id,
  seq: tailors.seq,
  businessName: tailors.businessName,
  phone: tailors.phone,
  whatsapp: tailors.whatsapp,
  firstMessage: tailors.firstMessage,
  city: tailors.city,
  state: tailors.state,
  country: tailors.country,
  bio: tailors.bio,
  profilePictureUrl: tailors.profilePictureUrl,
  profilePictureWidths: tailors.profilePictureWidths,
  latitude: tailors.latitude,
  longitude: tailors.longitude,
  primaryServiceCategories: tailors.primaryServiceCategories,
  culturalSubCategories: tailors.culturalSubCategories,
  serviceCategories: tailors.serviceCategories,
  profileSlug: tailors.profileSlug,
};

/** Reads what the cards of listed tailors show, by their `seq`, in the same order: with the first picture of the portfolio. */
export function cardReader(db: Database) {
  const cover = db
    .select({
      imageUrl: galleryImages.imageUrl,
      widths: galleryImages.widths,
      thumbhash: galleryImages.thumbhash,
      width: galleryImages.width,
      height: galleryImages.height,
    })
    .from(galleryImages)
    .where(eq(galleryImages.tailorId, tailors.id))
    .orderBy(galleryImages.displayOrder, galleryImages.createdAt, galleryImages.id)
    .limit(1)
    .as('cover');
  const statement = db
    .select({
      tailor: shown,
      cover: {
        imageUrl: cover.imageUrl,
        widths: cover.widths,
        thumbhash: cover.thumbhash,
        width: cover.width,
        height: cover.height,
      },
    })
    .from(tailors)
    .leftJoinLateral(cover, sql`true`)
    .where(and(eq(tailors.isActive, true), sql`${tailors.seq} = any(${sql.placeholder('seqs')}::bigint[])`))
    .prepare('cards');
  return async (seqs: readonly number[]) => {
    const rows = seqs.length > 0 ? await statement.execute({ seqs: [...seqs] }) : [];
    const bySeq = new Map(rows.map((row) => [row.tailor.seq, row]));
    return seqs
      .flatMap((seq) => bySeq.get(seq) ?? [])
      .map(({ tailor, cover: picture }) => ({
        ...presented(tailor),
        cover: picture && { ...picture, srcset: srcsetOf(picture.imageUrl, picture.widths) },
      }));
  };
}
