import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { widthsFor } from '../storage/picture-names';
import { decodePicture } from './decode-picture';
import type { Pixels } from './pixels';

/** A picture as it is published: upright, sRGB, without metadata. Sizes in pixels. */
export interface PreparedPicture {
  width: number;
  height: number;
  /** In base64. */
  thumbhash: string;
  /** As JPEG, at most 1024 wide. */
  jpeg: Buffer;
  /** As WebP, narrowest first: `widthsFor(width)` of storage/picture-names.ts. */
  webp: { width: number; bytes: Buffer }[];
}

/** A screenshot of a long page is taller than any screen shows at once. */
const largestRoom = { width: 1600, height: 3200 };
const jpegWidth = 1024;
const quality = { jpeg: 80, webp: 80 };

// One thread and no cache between pictures: how many run at once is decided in workers.ts.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an upload and encodes it anew, so that nothing of the sender's file is left but its pixels: the first frame,
 * upright, in sRGB, on white where it was transparent, shrunk to fit 1600 x 3200 and never enlarged.
 * @throws HttpError 400, 413 or 415 with a message that says what is wrong with the file
 */
export async function preparePicture(upload: Buffer): Promise<PreparedPicture> {
  // Decoded once, as large as it is ever needed: everything else is made from this.
  const largest = await decodePicture(upload, largestRoom);
  const webp = [];
  for (const width of widthsFor(largest.width)) {
    webp.push({ width, bytes: await shrunk(largest, width).webp({ quality: quality.webp }).toBuffer() });
  }
  const jpeg = await shrunk(largest, jpegWidth).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer();
  const { width, height } = largest;
  return { width, height, thumbhash: await thumbhashOf(largest), jpeg, webp };
}

function shrunk({ data, width, height }: Pixels, toWidth: number, toHeight = height): Sharp {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  return picture.resize({ width: toWidth, height: toHeight, fit: 'inside', withoutEnlargement: true });
}

async function thumbhashOf(pixels: Pixels): Promise<string> {
  const small = shrunk(pixels, 100, 100).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
