import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { jpegWidth, widthsFor } from '@shared/pictures/picture-files';
import { decodePicture } from './decoding/decode-picture';
import type { Pixels } from './decoding/pixels';

/** A picture ready to publish: upright, sRGB, without metadata. Sizes in pixels. */
export interface PreparedPicture {
  width: number;
  height: number;
  /** In base64. */
  thumbhash: string;
  /** As JPEG, at most 1024 wide. */
  jpeg: Buffer;
  /**
   * As WebP, narrowest first: `widthsFor(width)` of shared/pictures/picture-files.ts, without those that would be higher than WebP can be.
   * The JPEG is then the widest file.
   */
  webp: { width: number; bytes: Buffer }[];
}

/**
 * The largest size, and that of a picture which would be narrower in it than text can be read: a screenshot of a long chat. At most 20.5
 * million pixels are in memory, 61 MB.
 */
const usualRoom = { width: 1600, height: 3200 };
const longRoom = { width: 640, height: 32_000 };
/** The format has no higher pictures. */
const highestWebp = 16_383;
const quality = { jpeg: 80, webp: 75 };

/** Files for phones take more of libwebp's effort: 1 to 3 % fewer bytes. Effort 6 would save 0.5 to 2 % more for twice the time. */
const effortFor = (width: number) => (width <= 720 ? 5 : 4);

// One thread and no cache between pictures: workers.ts decides how many run at once.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an upload and encodes it again, so that only its pixels remain: the first frame, upright, in sRGB, on white where
 * it was transparent, scaled down to fit 1600 x 3200, or 640 x 32000 if it is larger there, and never enlarged.
 * @throws HttpError 400, 413 or 415 with a message that says what is wrong with the file
 */
export async function preparePicture(upload: Buffer): Promise<PreparedPicture> {
  // Decoded once in the largest size; all files are made from it.
  const largest = await decodePicture(upload, usualRoom, longRoom);
  const webp = [];
  const isPossible = (width: number) => (largest.height * width) / largest.width <= highestWebp;
  for (const width of widthsFor(largest.width).filter(isPossible)) {
    webp.push({
      width,
      bytes: await shrunk(largest, width)
        .webp({ quality: quality.webp, effort: effortFor(width) })
        .toBuffer(),
    });
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
