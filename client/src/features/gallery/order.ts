import type { GalleryImage, GalleryOrder } from '@shared/gallery/contract';

/** Returns the range from the first to the last picture whose `displayOrder` is not its index; undefined if there is none. */
export function changedPlaces(images: readonly GalleryImage[]): GalleryOrder | undefined {
  const isMoved = ({ displayOrder }: GalleryImage, place: number) => displayOrder !== place;
  const first = images.findIndex(isMoved);
  if (first < 0) return undefined;
  const last = images.findLastIndex(isMoved);
  return { first, ids: images.slice(first, last + 1).map(({ id }) => id) };
}
