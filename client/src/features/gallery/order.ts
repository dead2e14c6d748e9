import type { GalleryImage, GalleryOrder } from '@shared/gallery';

/** The same list with the item at `from` taken out and put in at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The run of pictures, from the first to the last whose `displayOrder` is not its place in the list; none without one. */
export function changedPlaces(images: readonly GalleryImage[]): GalleryOrder | undefined {
  const isMoved = ({ displayOrder }: GalleryImage, place: number) => displayOrder !== place;
  const first = images.findIndex(isMoved);
  if (first < 0) return undefined;
  const last = images.findLastIndex(isMoved);
  return { first, ids: images.slice(first, last + 1).map(({ id }) => id) };
}
