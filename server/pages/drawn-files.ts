import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PublicTailor } from '@shared/directory';
import { galleryApi } from '@shared/gallery';
import { oneLine } from '@shared/one-line';
import type { AppDeps } from '../deps';
import type { PaperSize } from '../pictures/draw-sign';
import type { VisitorScope } from '../scope';
import { pictureKeyIn } from '../storage/picture-names';
import { keptDrawings, storedPictures, type Drawn } from './kept-drawings';
import { qrShape } from './qr';

/** Increment this when the files are drawn differently. */
const layoutVersion = 2;
const pictureCount = 3;
const garmentCount = 4;
const cacheBytes = 20_000_000;

export interface DrawnFile extends Drawn {
  /** A hash of the drawn content. */
  version: string;
}

/** Draws the files of a tailor to post and to print: a status picture and a shop sign. They are cached in memory. */
export function drawnFiles({ storage, pictures: workers }: Pick<AppDeps, 'storage' | 'pictures'>) {
  const drawn = keptDrawings(cacheBytes);
  return {
    /** Returns a JPEG for a WhatsApp status or an Instagram story. `url` is the absolute URL of the page. */
    status: async (tailor: PublicTailor, url: string, { gallery }: VisitorScope): Promise<DrawnFile> => {
      const images = z.parse(galleryApi.listOf.response, await gallery.firstOf(tailor.id, pictureCount));
      const status = { ...textOf(tailor, url), garments: garmentsOf(tailor) };
      const keys = images.map(({ imageUrl }) => pictureKeyIn(imageUrl));
      const version = versionOf(['status', status, keys]);
      const draw = (pictures: Uint8Array[]) => workers.drawStatus({ ...status, qr: qrShape(url), pictures });
      return { version, ...(await drawn(version, { draw, pictures: storedPictures(storage, images) })) };
    },
    /** Returns a PDF to print. `url` is the absolute URL of the page. */
    sign: async (tailor: PublicTailor, url: string, paper: PaperSize): Promise<DrawnFile> => {
      const number = oneLine(tailor.phone || tailor.whatsapp || '');
      const sign = { ...textOf(tailor, url), number, url, paper };
      const version = versionOf(['sign', sign]);
      const draw = () => workers.drawSign({ ...sign, qr: qrShape(url) });
      return { version, ...(await drawn(version, { draw, pictures: async () => [] })) };
    },
  };
}

function textOf({ id, profileSlug, businessName, city, state, country }: PublicTailor, url: string) {
  return {
    seed: id,
    spare: profileSlug,
    name: oneLine(businessName),
    place: [...new Set([city, state || country, city === state ? country : ''])].filter(Boolean).join(', '),
    address: url.replace(/^https?:\/\//, ''),
  };
}

function garmentsOf({ serviceCategories: garments, primaryServiceCategories: services }: PublicTailor): string {
  return (garments.length > 0 ? garments : services).slice(0, garmentCount).join(', ');
}

function versionOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([layoutVersion, content]))
    .digest('hex')
    .slice(0, 16);
}
