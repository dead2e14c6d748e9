import type { GalleryImage } from '@shared/gallery';

/** What a picture says to those who don't see it. */
export function imageAlt({ caption, category }: Pick<GalleryImage, 'caption' | 'category'>): string {
  return caption || category || 'Portfolio image';
}
