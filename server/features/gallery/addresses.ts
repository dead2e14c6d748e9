import { pictureAddresses } from '@shared/pictures/picture-files';
import type { ObjectStorage } from '../../storage/object-storage';

/** Returns a portfolio picture's current addresses. Rows hold keys, so that the store's address can change. */
export function addressesOf(
  storage: Pick<ObjectStorage, 'publicUrl'>,
  { pictureKey, width, widths }: { pictureKey: string; width: number; widths: readonly number[] },
) {
  const picture = { key: pictureKey, width, widths };
  const { src, srcSet } = pictureAddresses(storage.publicUrl(''), picture);
  return { imageUrl: src, srcset: srcSet };
}
