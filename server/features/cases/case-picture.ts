import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { galleryImages, tailors } from '../../db/tables';
import { uploads } from '../../db/uploads-tables';
import type { ObjectStorage } from '../../storage/object-storage';
import { jpegName } from '../../storage/picture-names';

/** Where a picture is shown. */
export interface PicturePlace {
  tailorId: string;
  /** Null for the profile picture. */
  imageId: string | null;
}

/** Returns a picture of the portfolio, or the profile picture, with its page; null if the page no longer shows it. Sizes are in pixels. */
export async function casePicture(
  { db, storage }: { db: Database; storage: Pick<ObjectStorage, 'publicUrl'> },
  { tailorId, imageId }: PicturePlace,
) {
  const onPage = and(eq(galleryImages.tailorId, tailors.id), eq(galleryImages.id, sql`${imageId}::uuid`));
  const key = imageId ? galleryImages.pictureKey : tailors.profilePictureKey;
  const [row] = await db
    .select({
      businessName: tailors.businessName,
      profileSlug: tailors.profileSlug,
      key: uploads.publicKey,
      width: uploads.width,
      height: uploads.height,
      caption: galleryImages.caption,
      createdAt: uploads.createdAt,
      isHidden: sql<boolean>`${galleryImages.hiddenAt} is not null`,
    })
    .from(tailors)
    .leftJoin(galleryImages, onPage)
    .innerJoin(uploads, eq(uploads.publicKey, key))
    .where(eq(tailors.id, tailorId));
  if (!row) return null;
  const { key: publicKey, ...picture } = row;
  return { ...picture, imageUrl: storage.publicUrl(jpegName(publicKey)) };
}
