import { eq, sql } from 'drizzle-orm';
import { named, type PictureFile } from '../../archive/pictures';
import type { ArchiveReader } from '../../archive/reader';
import { noun } from '../../noun';
import { galleryImages } from '../gallery/tables';
import { tailors } from '../tailor/tables';
import { objectRoutes } from './routes';
import { uploadStore } from './store';
import { sweeper } from './sweeper';
import { uploads } from './tables';

/** Uploads, from the reservation to the published picture. `gallery` has their entry in the list of stored data. */
export const objectNoun = noun({
  routes: objectRoutes,
  me: uploadStore,
  archive: {
    comesBack: { not: 'a picture is published by its upload' },
    files: [],
    pictures: async function* (reader) {
      yield* named('profile', profilePicture(reader), { isNumbered: false });
      yield* named('unsaved', unsaved(reader));
    },
  },
  sweep: (deps, signal) => sweeper(deps).sweep(signal),
});

async function* profilePicture({ tx, userId }: ArchiveReader): AsyncGenerator<PictureFile[]> {
  const { profilePictureKey: key, profilePictureWidths: widths } = tailors;
  const [row] = await tx.select({ key, widths }).from(tailors).where(eq(tailors.userId, userId));
  if (row?.key) yield [{ pictureKey: row.key, widths: row.widths }];
}

/** Yields the pictures that were uploaded and that neither the portfolio nor the profile shows. `order-photos` has those of orders. */
function unsaved({ userId, inBatches, isOwn }: ArchiveReader) {
  return inBatches<PictureFile>(
    sql`select public_key as "pictureKey", widths from ${uploads} upload
      where user_id = ${userId} and published_at is not null and not is_of_order
        and not exists (select from ${galleryImages} where picture_key = upload.public_key and ${isOwn(galleryImages)})
        and not exists (select from ${tailors} where user_id = ${userId} and profile_picture_key = upload.public_key)
      order by created_at, id`,
  );
}
