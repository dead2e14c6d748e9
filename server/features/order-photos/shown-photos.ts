import { and, eq } from 'drizzle-orm';
import type { OrderPhotoKind } from '@shared/order-photos/contract';
import { jpegName, webpNames } from '@shared/pictures/picture-files';
import type { StoreDeps } from '../../deps';
import { oldestFirst } from './store';
import { orderPhotos } from './tables';

/** The widest file that a client's page needs, in pixels: a photo across the whole width of most phones. */
const widest = 720;

/** A photo on the client's page: the address of one file of it, with the pixels of that file. */
export interface ShownPhoto {
  url: string;
  width: number;
  height: number;
  kind: OrderPhotoKind;
}

/**
 * Returns the photos of an order that are marked as shown, oldest first, for its client's page. The caller has found the order
 * by the token of its link. Nothing else of a photo leaves this function.
 */
export async function shownPhotosOf(
  { db, storage }: { db: StoreDeps['db']; storage: Pick<StoreDeps['storage'], 'publicUrl'> },
  tailorId: string,
  orderId: string,
): Promise<ShownPhoto[]> {
  const { kind, pictureKey, width, height, widths } = orderPhotos;
  const rows = await db
    .select({ kind, pictureKey, width, height, widths })
    .from(orderPhotos)
    .where(and(eq(orderPhotos.tailorId, tailorId), eq(orderPhotos.orderId, orderId), eq(orderPhotos.isShown, true)))
    .orderBy(...oldestFirst.by);
  return rows.map((row) => {
    const { name, width: shown } = mediumFile(row);
    const shownHeight = Math.max(1, Math.round((row.height * shown) / row.width));
    return { url: storage.publicUrl(name), width: shown, height: shownHeight, kind: row.kind };
  });
}

/** Returns the widest WebP of a picture that is not wider than `widest`; the JPEG if there is none. */
function mediumFile({ pictureKey, width, widths }: { pictureKey: string; width: number; widths: number[] }) {
  const names = webpNames(pictureKey, widths);
  const index = widths.findLastIndex((each) => each <= widest);
  return { name: names[index] ?? jpegName(pictureKey), width: widths[index] ?? width };
}
