import type { GalleryImage } from '@shared/gallery';

/** The same list with the item at `from` taken out and put in at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The pictures whose `displayOrder` is not their place in the list, each with the one it should have. */
export function changedPlaces(images: readonly GalleryImage[]) {
  return images
    .map((image, displayOrder) => ({ image, displayOrder }))
    .filter(({ image, displayOrder }) => image.displayOrder !== displayOrder);
}
