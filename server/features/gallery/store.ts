import { and, eq, isNull, sql } from 'drizzle-orm';
import type { GalleryInput, GalleryOrder, GalleryUpdate } from '@shared/gallery/contract';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { rowsInPages } from '../../db/pages';
import { galleryImages } from './tables';
import { tailors } from '../tailor/tables';
import { found, HttpError, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import type { ObjectStorage } from '../../storage/object-storage';
import type { PublishedPicture } from '../objects/publish-picture';
import { uploadStore } from '../objects/store';
import { sweeper } from '../objects/sweeper';
import type { RunOnce } from '../submissions/store';
import { addressesOf } from './addresses';

/** Most pictures that a public page shows. */
const publicLimit = 1_000;

const inDisplayOrder = { by: [galleryImages.displayOrder, galleryImages.createdAt, galleryImages.id] };

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

type ImageRow = typeof galleryImages.$inferSelect;

function imagePresenter({ storage }: { storage: Pick<ObjectStorage, 'publicUrl'> }) {
  return (image: ImageRow) => ({ ...image, ...addressesOf(storage, image) });
}

async function* presentedPages(pages: AsyncIterable<ImageRow[]>, present: ReturnType<typeof imagePresenter>) {
  for await (const page of pages) yield page.map(present);
}

/** Returns the public view of a portfolio; empty for an unknown tailor and for a hidden page. */
export function publicGalleryStore(deps: StoreDeps) {
  const present = imagePresenter(deps);
  const shownOf = (tailorId: string) =>
    and(eq(galleryImages.tailorId, tailorId), isNull(galleryImages.hiddenAt), pageIsShown(tailorId));
  return {
    listOf: (tailorId: string) => {
      const where = shownOf(tailorId);
      return presentedPages(
        rowsInPages(deps.db, { table: galleryImages, where, order: inDisplayOrder, limit: publicLimit }),
        present,
      );
    },
    /** Returns the first `most` pictures at once, for pages that show only a few. */
    firstOf: async (tailorId: string, most: number) => {
      const rows = await deps.db
        .select()
        .from(galleryImages)
        .where(shownOf(tailorId))
        .orderBy(...inDisplayOrder.by)
        .limit(most);
      return rows.map(present);
    },
  };
}

/** Returns the function that reads a whole portfolio as it is stored, hidden pictures and pages too: for operators. */
export function everyPicture(deps: { db: Database; storage: Pick<ObjectStorage, 'publicUrl'> }) {
  const present = imagePresenter(deps);
  return async (tailorId: string) => {
    const rows = await deps.db
      .select()
      .from(galleryImages)
      .where(eq(galleryImages.tailorId, tailorId))
      .orderBy(...inDisplayOrder.by)
      .limit(publicLimit);
    return rows.map(present);
  };
}

function pageIsShown(tailorId: string) {
  return sql`not exists (select from ${tailors} where ${tailors.id} = ${tailorId} and ${tailors.hiddenAt} is not null)`;
}
