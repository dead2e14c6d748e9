import { LRUCache } from 'lru-cache';
import type { GalleryImage } from '@shared/gallery';
import type { ObjectStorage } from '../storage/object-storage';
import { jpegName, pictureKeyIn } from '../storage/picture-names';

const maxPictureBytes = 32_000_000;
/** How long a drawing is kept that lacks a picture, in milliseconds. */
const incompleteMs = 60_000;

export interface Drawn {
  file: Buffer;
  /** False if a picture was missing from the store. */
  isWhole: boolean;
}

interface Order {
  pictures: () => Promise<(Uint8Array | undefined)[]>;
  draw: (pictures: Uint8Array[]) => Promise<Buffer>;
}

/** Caches the latest drawings by version. Concurrent requests for one version share its drawing. */
export function keptDrawings(maxBytes: number): (version: string, order: Order) => Promise<Drawn> {
  const drawings = new LRUCache<string, Drawn, Order>({
    maxSize: maxBytes,
    sizeCalculation: ({ file }) => file.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_version, _stale, { context: { pictures, draw }, options }) => {
      const found = await pictures();
      const here = found.flatMap((picture) => picture ?? []);
      const isWhole = here.length === found.length;
      if (!isWhole) options.ttl = incompleteMs;
      return { file: await draw(here), isWhole };
    },
  });
  return (version, order) => drawings.forceFetch(version, { context: order });
}

/** Returns a function that reads images from the store; undefined for each that is missing. */
export function storedPictures(storage: ObjectStorage, images: readonly Pick<GalleryImage, 'imageUrl'>[]) {
  const read = async ({ imageUrl }: Pick<GalleryImage, 'imageUrl'>) => {
    const key = pictureKeyIn(imageUrl);
    return key === undefined ? undefined : storage.readPublished(jpegName(key), maxPictureBytes);
  };
  return () => Promise.all(images.map(read));
}
