import type { GalleryImage } from '@shared/gallery/contract';

/** Returns the alternative text of a picture. */
export function imageAlt({ caption, category }: Pick<GalleryImage, 'caption' | 'category'>): string {
  return caption || category || 'Portfolio image';
}
