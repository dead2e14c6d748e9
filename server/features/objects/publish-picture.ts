import { jpegName, webpNames } from '@shared/pictures/picture-files';
import type { PreparedPicture } from '../../pictures/prepare-picture';
import type { ObjectStorage } from '../../storage/object-storage';
import { fileNames } from '../../storage/picture-names';

/** A picture in the store. `key` is its public key; `widths` are those of its WebP files. */
export interface PublishedPicture {
  key: string;
  width: number;
  height: number;
  widths: number[];
  thumbhash: string;
  /** Size of all files together. */
  storedBytes: number;
}

/** Returns the size of all files of a picture together. */
export function bytesOf({ jpeg, webp }: PreparedPicture): number {
  return webp.reduce((sum, { bytes }) => sum + bytes.length, jpeg.length);
}

/**
 * Stores all files of a picture, one after the other, so that no write is pending after a failure. The JPEG, which all
 * programs open, comes last. Removes files of other widths, which a failed claim of another file can leave under the key.
 */
export async function publishPicture(
  storage: ObjectStorage,
  publicKey: string,
  prepared: PreparedPicture,
): Promise<PublishedPicture> {
  const { jpeg, webp, ...details } = prepared;
  const widths = webp.map(({ width }) => width);
  const webpFiles = webpNames(publicKey, widths);
  const names = [jpegName(publicKey), ...webpFiles];
  await storage.removePublished(fileNames(publicKey).filter((name) => !names.includes(name)));
  for (const [index, { bytes }] of webp.entries()) await storage.publish(webpFiles[index] ?? '', bytes);
  await storage.publish(jpegName(publicKey), jpeg);
  return { key: publicKey, widths, storedBytes: bytesOf(prepared), ...details };
}
