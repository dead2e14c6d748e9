import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PublicTailor } from '@shared/directory/contract';
import { galleryApi } from '@shared/gallery/contract';
import { oneLine } from '@shared/pages/one-line';
import type { AppDeps } from '../deps';
import type { PaperSize } from '../pictures/drawing/draw-sign';
import type { DrawingScope, VisitorScope } from '../scope';
import { pictureKeyIn } from '../storage/picture-names';
import { keptDrawings, storedPictures, type DrawingRequester, type Drawing } from './kept-drawings';
import { qrShape } from './tailor/qr';

/** Increment this when the files are drawn differently. */
const layoutVersion = 2;
const pictureCount = 3;
const garmentCount = 4;
const cacheBytes = 20_000_000;

export interface DrawnFile extends Drawing {
  /** A hash of the drawn content. */
  version: string;
}

/** The page that a file shows. `url` is its absolute URL. */
interface TailorAtUrl {
  tailor: PublicTailor;
  url: string;
}

/** Draws the files of a tailor to post and to print: a status picture and a shop sign. They are kept as kept-drawings.ts says. */
export function drawnFiles({ storage, pictures: workers, log }: AppDeps, drawings: DrawingScope) {
  const drawn = keptDrawings({ drawings, log }, cacheBytes);
  return {
    /** Returns a JPEG for a WhatsApp status or an Instagram story. */
    status: async (
      { tailor, url }: TailorAtUrl,
      { gallery }: VisitorScope,
      requester: DrawingRequester,
    ): Promise<DrawnFile> => {
      const images = z.parse(galleryApi.listOf.response, await gallery.firstOf(tailor.id, pictureCount));
      const status = { ...textOf(tailor, url), garments: garmentsOf(tailor) };
      const keys = images.map(({ imageUrl }) => pictureKeyIn(imageUrl));
      const version = versionOf(['status', status, keys]);
      const draw = (pictures: Uint8Array[], signal: AbortSignal) =>
        workers.drawStatus({ ...status, qr: qrShape(url), pictures }, signal);
      const order = { tailorId: tailor.id, version, draw, pictures: storedPictures(storage, images) };
      return { version, ...(await drawn(order, requester)) };
    },
    /** Returns a PDF to print. */
    sign: async ({ tailor, url }: TailorAtUrl, paper: PaperSize, requester: DrawingRequester): Promise<DrawnFile> => {
      const number = oneLine(tailor.phone || tailor.whatsapp || '');
      const sign = { ...textOf(tailor, url), number, url, paper };
      const version = versionOf(['sign', sign]);
      const draw = (_pictures: Uint8Array[], signal: AbortSignal) =>
        workers.drawSign({ ...sign, qr: qrShape(url) }, signal);
      return { version, ...(await drawn({ tailorId: tailor.id, version, draw, pictures: async () => [] }, requester)) };
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
