import { pictureAddresses } from '@shared/pictures/picture-files';
import type { ObjectStorage } from '../../storage/object-storage';

/** Returns a portfolio picture's current addresses. Rows hold keys, so that the store's address can change. */
export function addressesOf(
  storage: Pick<ObjectStorage, 'publicUrl'>,
  { pictureKey, widths }: { pictureKey: string; widths: readonly number[] },
) {
  const picture = { key: pictureKey, width: widths.at(-1) ?? 0, widths };
  const { src, srcSet } = pictureAddresses(storage.publicUrl(''), picture);
  return { imageUrl: src, srcset: srcSet };
}
