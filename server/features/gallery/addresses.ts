import type { ObjectStorage } from '../../storage/object-storage';
import { jpegName, srcsetOf } from '../../storage/picture-names';

/** Returns a portfolio picture's current addresses. Rows hold keys, so that the store's address can change. `upTo` is the largest width. */
export function addressesOf(
  storage: Pick<ObjectStorage, 'publicUrl'>,
  { pictureKey, widths }: { pictureKey: string; widths: readonly number[] },
  upTo?: number,
) {
  const imageUrl = storage.publicUrl(jpegName(pictureKey));
  return { imageUrl, srcset: srcsetOf(imageUrl, widths, upTo) };
}
