import { and, eq } from 'drizzle-orm';
import type { OrderPhotoKind } from '@shared/order-photos/contract';
import { jpegName, jpegWidth, webpNames } from '@shared/pictures/picture-files';
import type { StoreDeps } from '../../deps';
import { pictureType } from '../../storage/picture-names';
import { oldestFirst } from './store';
import { orderPhotos } from './tables';

/** The widest file that a client's page needs, in pixels: a photo across the whole width of most phones. */
const widest = 720;

/** Far above the size of a published file, in bytes. */
const maxBytes = 32_000_000;

/** A photo on the client's page: its id, and the pixels of the file that `shownPhotoFile` returns. */
export interface ShownPhoto {
  id: string;
  width: number;
  height: number;
  kind: OrderPhotoKind;
}

const { id, kind, pictureKey, width, height, widths } = orderPhotos;

const isShownOf = (tailorId: string, orderId: string) =>
  and(eq(orderPhotos.tailorId, tailorId), eq(orderPhotos.orderId, orderId), eq(orderPhotos.isShown, true));

/**
 * Returns the photos of an order that are marked as shown, oldest first, for its client's page. The caller has found the order
 * by the token of its link. Nothing else of a photo leaves this function: the address in the store would answer after the mark is
 * taken away.
 */
export async function shownPhotosOf(
  { db }: Pick<StoreDeps, 'db'>,
  tailorId: string,
  orderId: string,
): Promise<ShownPhoto[]> {
  const rows = await db
    .select({ id, kind, pictureKey, width, height, widths })
    .from(orderPhotos)
    .where(isShownOf(tailorId, orderId))
    .orderBy(...oldestFirst.by);
  return rows.map((row) => {
    const { width: shown } = mediumFile(row);
    const shownHeight = Math.max(1, Math.round((row.height * shown) / row.width));
    return { id: row.id, width: shown, height: shownHeight, kind: row.kind };
  });
}

/** Returns the file of one of these photos, and its media type; undefined if it is not marked as shown, or deleted. */
export async function shownPhotoFile(
  { db, storage }: { db: StoreDeps['db']; storage: Pick<StoreDeps['storage'], 'readPublished'> },
  { tailorId, orderId, photoId }: Record<'tailorId' | 'orderId' | 'photoId', string>,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const [row] = await db
    .select({ pictureKey, width, widths })
    .from(orderPhotos)
    .where(and(isShownOf(tailorId, orderId), eq(orderPhotos.id, photoId)));
  if (!row) return undefined;
  const { name } = mediumFile(row);
  const bytes = await storage.readPublished(name, maxBytes);
  return bytes && { bytes, type: pictureType(name) };
}

/** Returns the widest WebP of a picture that is not wider than `widest`; the JPEG if there is none, or if it is a long picture. */
function mediumFile({ pictureKey, width, widths }: { pictureKey: string; width: number; widths: number[] }) {
  const index = widths.findLastIndex((each) => each <= widest);
  const name = webpNames(pictureKey, widths)[index];
  const isLong = (widths.at(-1) ?? 0) < Math.min(width, jpegWidth);
  if (name === undefined || isLong) return { name: jpegName(pictureKey), width: Math.min(width, jpegWidth) };
  return { name, width: widths[index] ?? width };
}
