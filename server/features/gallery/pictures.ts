import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsInPages } from '../../db/pages';
import type { StoreDeps } from '../../deps';
import type { ObjectStorage } from '../../storage/object-storage';
import { tailors } from '../tailor/tables';
import { galleryImages } from './tables';
import { pictureAddresses } from '@shared/pictures/picture-files';

/** Most pictures that a public page shows. */
const publicLimit = 1_000;

/** The order of a portfolio, for `rowsInPages`. */
export const inDisplayOrder = { by: [galleryImages.displayOrder, galleryImages.createdAt, galleryImages.id] };

/** A row that shows a picture. */
interface PictureRow {
  pictureKey: string;
  width: number;
  widths: number[];
}

/** Returns the function that adds the addresses of a picture to its row. */
export function imagePresenter({ storage }: { storage: Pick<ObjectStorage, 'publicUrl'> }) {
  return <Row extends PictureRow>(image: Row) => ({ ...image, ...addressesOf(storage, image) });
}

/** Yields pages of rows with the addresses of their pictures. */
export async function* presentedPages<Row, Shown>(pages: AsyncIterable<Row[]>, present: (row: Row) => Shown) {
  for await (const page of pages) yield page.map((row) => present(row));
}

/** Returns the public view of a portfolio; empty for an unknown tailor and for a hidden page. */
export function publicGalleryStore(deps: Pick<StoreDeps, 'db' | 'storage'>) {
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

/** Returns a portfolio picture's current addresses. Rows hold keys, so that the store's address can change. */
function addressesOf(
  storage: Pick<ObjectStorage, 'publicUrl'>,
  { pictureKey, width, widths }: { pictureKey: string; width: number; widths: readonly number[] },
) {
  const picture = { key: pictureKey, width, widths };
  const { src, srcSet } = pictureAddresses(storage.publicUrl(''), picture);
  return { imageUrl: src, srcset: srcSet };
}
