import { and, asc, eq } from 'drizzle-orm';
import type { GalleryInput, GalleryUpdate } from '@shared/gallery';
import { owned, type TailorId } from '../../db/owned';
import { galleryImages, uploads } from '../../db/tables';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { uploadStore } from '../objects/store';

/** Most pictures that one public page shows. */
const publicLimit = 1_000;

const inDisplayOrder = [asc(galleryImages.displayOrder), asc(galleryImages.createdAt), asc(galleryImages.id)];

/** The tailor's own portfolio. */
export function galleryStore(deps: StoreDeps, tailorId: TailorId, userId: string) {
  const { db, storage, log } = deps;
  const rows = owned(db, galleryImages, tailorId);
  return {
    list: () => rows.list(inDisplayOrder),
    create: ({ objectId, ...details }: GalleryInput) =>
      uploadStore(deps, userId).claimInto(objectId, (tx, { url, width, height }) =>
        owned(tx, galleryImages, tailorId).create({ ...details, imageUrl: url, width, height }),
      ),
    update: async (id: string, input: GalleryUpdate) => found(await rows.update(id, input), 'Image'),
    delete: async (id: string) => {
      const { imageUrl } = await db.transaction(async (tx) => {
        const image = found(await owned(tx, galleryImages, tailorId).remove(id), 'Image');
        await tx.delete(uploads).where(and(eq(uploads.userId, userId), eq(uploads.publicUrl, image.imageUrl)));
        return image;
      });
      await storage.unpublish(imageUrl).catch((err: unknown) => log.warn({ err }, 'file left behind in the store'));
    },
  };
}

/** Anybody's view of a portfolio; empty where there is no such tailor. */
export function publicGalleryStore({ db }: StoreDeps) {
  return {
    listOf: (tailorId: string) =>
      db
        .select()
        .from(galleryImages)
        .where(eq(galleryImages.tailorId, tailorId))
        .orderBy(...inDisplayOrder)
        .limit(publicLimit),
  };
}
