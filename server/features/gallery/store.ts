import { asc, eq, sql } from 'drizzle-orm';
import type { GalleryInput, GalleryOrder, GalleryUpdate } from '@shared/gallery';
import { owned, type TailorId } from '../../db/owned';
import { galleryImages } from '../../db/tables';
import { found, HttpError } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { srcsetOf } from '../../storage/picture-names';
import { uploadStore } from '../objects/store';
import { sweeper } from '../objects/sweeper';

/** Most pictures that one public page shows. */
const publicLimit = 1_000;

const inDisplayOrder = [asc(galleryImages.displayOrder), asc(galleryImages.createdAt), asc(galleryImages.id)];

/** The tailor's own portfolio. */
export function galleryStore(deps: StoreDeps, tailorId: TailorId, userId: string) {
  const rows = owned(deps.db, galleryImages, tailorId);
  return {
    list: async () => (await rows.list(inDisplayOrder)).map(presented),
    create: async ({ objectId, ...details }: GalleryInput) =>
      presented(
        await uploadStore(deps, userId).claimInto(objectId, (tx, { url, ...picture }) =>
          owned(tx, galleryImages, tailorId).create({ ...details, imageUrl: url, ...picture }),
        ),
      ),
    /** All of them or, where one is missing or somebody else's, none: 404. */
    reorder: ({ first, ids }: GalleryOrder) =>
      deps.db.transaction(async (tx) => {
        const wanted = [...new Set(ids)];
        const { rowCount } = await tx.execute(sql`
          update ${galleryImages} set display_order = ${first}::int + places.place - 1
          from unnest(${sql.param(wanted)}::uuid[]) with ordinality as places (id, place)
          where ${rows.within(sql`${galleryImages.id} = places.id`)}`);
        if (rowCount !== wanted.length) throw new HttpError(404, 'not_found', 'Image not found');
      }),
    update: async (id: string, input: GalleryUpdate) => presented(found(await rows.update(id, input), 'Image')),
    delete: async (id: string) => {
      const { imageUrl } = found(await rows.remove(id), 'Image');
      await sweeper(deps).discard(imageUrl);
    },
  };
}

type ImageRow = typeof galleryImages.$inferSelect;

function presented(image: ImageRow) {
  return { ...image, srcset: srcsetOf(image.imageUrl, image.widths) };
}

/** Anybody's view of a portfolio; empty where there is no such tailor. */
export function publicGalleryStore({ db }: StoreDeps) {
  return {
    listOf: async (tailorId: string, limit = publicLimit) => {
      const rows = await db
        .select()
        .from(galleryImages)
        .where(eq(galleryImages.tailorId, tailorId))
        .orderBy(...inDisplayOrder)
        .limit(limit);
      return rows.map(presented);
    },
  };
}
