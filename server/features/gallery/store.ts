import { eq, sql } from 'drizzle-orm';
import type { GalleryInput, GalleryOrder, GalleryUpdate } from '@shared/gallery/contract';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { galleryImages } from './tables';
import { tailors } from '../tailor/tables';
import { found, HttpError, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import type { PublishedPicture } from '../objects/publish-picture';
import { uploadStore } from '../objects/store';
import { sweeper } from '../objects/sweeper';
import type { RunOnce } from '../submissions/store';
import { inDisplayOrder, presentedPages, imagePresenter } from './pictures';

/** Returns the tailor's own portfolio. */
export function galleryStore(deps: StoreDeps, tailorId: TailorId, userId: string) {
  const rows = owned(deps.db, galleryImages, tailorId);
  const present = imagePresenter(deps);
  const get = async (id: string) => {
    const row = await rows.get(id);
    return row && present(row);
  };
  return {
    list: () => presentedPages(rows.list(inDisplayOrder), present),
    create: async ({ objectId, ...details }: GalleryInput, once: RunOnce) => {
      const { claimInto } = uploadStore(deps, userId);
      const create = (db: Database, { key, ...picture }: PublishedPicture) =>
        owned(db, galleryImages, tailorId).create({ ...details, pictureKey: key, ...picture });
      return once(get, async (keep) =>
        present(await claimInto(objectId, (claim, picture) => keep(claim, (tx) => create(tx, picture)))),
      );
    },
    /** Reorders all given images. Throws 404 and changes none if one is missing or another tailor's. */
    reorder: ({ first, ids }: GalleryOrder) =>
      deps.db.transaction(async (tx) => {
        // Locks the tailor: reorderings lock rows in varying orders and would deadlock with each other and with account deletion.
        await tx.select({ id: tailors.id }).from(tailors).where(eq(tailors.id, tailorId)).for('no key update');
        const wanted = [...new Set(ids)];
        const { rowCount } = await tx.execute(sql`
          update ${galleryImages} set display_order = ${first}::int + wanted.position - 1
          from unnest(${sql.param(wanted)}::uuid[]) with ordinality as wanted (id, position)
          where ${rows.within(sql`${galleryImages.id} = wanted.id`)}`);
        if (rowCount !== wanted.length) throw new HttpError(404, 'not_found', 'Image not found');
      }),
    update: async (id: string, input: GalleryUpdate, versions?: readonly string[]) => {
      const row = await rows.update(id, input, versions);
      return updated(row && present(row), () => get(id), 'Image');
    },
    delete: async (id: string) => {
      const { pictureKey } = found(await rows.remove(id), 'Image');
      await sweeper(deps).discard([pictureKey]);
    },
  };
}
