import type { GalleryImage, GalleryOrder } from '@shared/gallery/contract';

/** Returns the range from the first to the last picture whose `displayOrder` is not its index; undefined if there is none. */
export function changedPositions(images: readonly GalleryImage[]): GalleryOrder | undefined {
  const isMoved = ({ displayOrder }: GalleryImage, position: number) => displayOrder !== position;
  const first = images.findIndex(isMoved);
  if (first < 0) return undefined;
  const last = images.findLastIndex(isMoved);
  return { first, ids: images.slice(first, last + 1).map(({ id }) => id) };
}
