import type { GalleryImage } from '@shared/gallery';

type Words = Pick<GalleryImage, 'caption' | 'category'>;

/** What is written on a picture; null where nothing is known of it. */
export const captionOf = ({ caption, category }: Words) => caption || category || null;

/** What a picture says to those who don't see it. */
export const altOf = (image: Words, index: number) => captionOf(image) ?? `Portfolio image ${index + 1}`;
