import type { PreparedPicture } from '../../pictures/prepare-picture';
import type { ObjectStorage } from '../../storage/object-storage';
import { jpegName, webpName } from '../../storage/picture-names';

/** A picture in the store. `key` is its public key; `widths` are those of its WebP files. */
export interface PublishedPicture {
  key: string;
  width: number;
  height: number;
  widths: number[];
  thumbhash: string;
}

/**
 * Stores all files of a picture, one after the other, so that no write is pending after a failure. The JPEG, which all
 * programs open, comes last.
 */
export async function publishPicture(
  storage: ObjectStorage,
  publicKey: string,
  { jpeg, webp, ...details }: PreparedPicture,
): Promise<PublishedPicture> {
  for (const { width, bytes } of webp) await storage.publish(webpName(publicKey, width), bytes);
  await storage.publish(jpegName(publicKey), jpeg);
  return { key: publicKey, widths: webp.map(({ width }) => width), ...details };
}
