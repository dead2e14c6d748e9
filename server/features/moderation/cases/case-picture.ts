import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { jpegName } from '@shared/pictures/picture-files';
import type { Database } from '../../../db/client';
import { galleryImages } from '../../gallery/tables';
import { tailors } from '../../tailor/tables';
import { uploads } from '../../objects/tables';
import type { ObjectStorage } from '../../../storage/object-storage';

/** Where a picture is shown. */
export interface PicturePlace {
  tailorId: string;
  /** The id of an image of the portfolio; of the profile picture, the id of its upload. */
  imageId: string | null;
}

/** Returns a picture of the portfolio, or the profile picture, with its page; undefined if the page no longer shows it. */
export async function pictureAt(db: Database, { tailorId, imageId }: PicturePlace) {
  const onPage = and(eq(galleryImages.tailorId, tailors.id), eq(galleryImages.id, sql`${imageId}::uuid`));
  const key = sql`coalesce(${galleryImages.pictureKey}, ${tailors.profilePictureKey})`;
  const isInPortfolio = isNotNull(galleryImages.id);
  const hiddenAt = sql`case when ${isInPortfolio} then ${galleryImages.hiddenAt} else ${tailors.profilePictureHiddenAt} end`;
  const [row] = await db
    .select({
      businessName: tailors.businessName,
      profileSlug: tailors.profileSlug,
      key: uploads.publicKey,
      width: uploads.width,
      height: uploads.height,
      caption: galleryImages.caption,
      createdAt: uploads.createdAt,
      isHidden: sql<boolean>`(${hiddenAt}) is not null`,
      isProfilePicture: sql<boolean>`not (${isInPortfolio})`,
    })
    .from(tailors)
    .leftJoin(galleryImages, onPage)
    .innerJoin(uploads, eq(uploads.publicKey, key))
    .where(and(eq(tailors.id, tailorId), or(isInPortfolio, eq(uploads.id, sql`${imageId}::uuid`))));
  return row;
}

/** Returns the upload of a picture, also while the page does not show it; undefined if its files are removed. */
export async function uploadAt(db: Database, { tailorId, imageId }: PicturePlace) {
  const ofImage = sql`(select picture_key from ${galleryImages} where tailor_id = ${tailorId} and id = ${imageId}::uuid)`;
  const ofOwner = sql`(select user_id from ${tailors} where id = ${tailorId})`;
  const isProfilePicture = and(eq(uploads.id, sql`${imageId}::uuid`), eq(uploads.userId, ofOwner));
  const { id, publicKey, fingerprint, hiddenAt } = uploads;
  const [row] = await db
    .select({ id, publicKey, fingerprint, hiddenAt })
    .from(uploads)
    .where(and(isNotNull(uploads.publishedAt), or(eq(uploads.publicKey, ofImage), isProfilePicture)));
  return row;
}

/** Returns a picture as `pictureAt`, with its address for operators; null if the page no longer shows it. Sizes are in pixels. */
export async function casePicture(
  { db, storage }: { db: Database; storage: Pick<ObjectStorage, 'publicUrl'> },
  place: PicturePlace,
) {
  const row = await pictureAt(db, place);
  if (!row) return null;
  const { key, ...picture } = row;
  return { ...picture, imageUrl: storage.publicUrl(jpegName(key)) };
}

/** Returns the id by which cases name a tailor's profile picture; undefined without one. */
export async function profilePictureId(db: Database, tailorId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: uploads.id })
    .from(tailors)
    .innerJoin(uploads, eq(uploads.publicKey, tailors.profilePictureKey))
    .where(eq(tailors.id, tailorId));
  return row?.id;
}
