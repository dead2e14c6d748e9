import type { GalleryImage } from '@shared/gallery/contract';

type Words = Pick<GalleryImage, 'caption' | 'category'>;

/** Returns the visible caption of a picture; null if it has none. */
export const captionOf = ({ caption, category }: Words) => caption || category || null;

/** Returns the alternative text of a picture. */
export const altOf = (image: Words, index: number) => captionOf(image) ?? `Portfolio image ${index + 1}`;
