import sharp, { type Metadata } from 'sharp';
import { HttpError } from '../http/errors';
import { formatOf } from './picture-format';

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

const maxPixels = 50_000_000;
const maxFrames = 200;
/** Neither side of a published picture is longer. */
const maxSide = 1600;
const jpegQuality = 82;
const timeoutSeconds = 15;

const formatsTaken = 'JPEG, PNG, WebP, GIF or AVIF';
const formatNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF', avif: 'AVIF', heic: 'HEIC', svg: 'SVG' };

// One thread a picture and no cache between pictures: how many run at once is decided in publish-picture.ts.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an upload and encodes it anew, so that nothing of the sender's file is left but its pixels: the first frame,
 * upright, on white where it was transparent, shrunk to fit 1600 x 1600 and never enlarged.
 * @throws HttpError 400, 413 or 415 with a message that says what is wrong with the file
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  if (bytes.length === 0) throw new HttpError(400, 'invalid', 'The file is empty');
  refuseOversized(await readHeader(bytes));
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(asUnreadable);
  return { jpeg: data, width: info.width, height: info.height, thumbhash: '', webp: [] };
}

/** Only files that look like a taken format by their first bytes reach the decoder, so no SVG ever does. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  const format = formatOf(bytes);
  if (format === undefined) throw unsupported('This file is not a picture.');
  if (format === 'svg' || format === 'heic') throw unsupported(`${formatNames[format]} pictures cannot be used.`);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== (format === 'avif' ? 'heif' : format)) {
    const message = `The file begins like ${formatNames[format]} but cannot be read as a picture. Choose a ${formatsTaken} file.`;
    throw new HttpError(400, 'invalid', message);
  }
  return header;
}

function refuseOversized({ width, height, pages = 1 }: Metadata): void {
  if (width * height > maxPixels) throw new HttpError(413, 'too_large', 'The picture has more than 50 megapixels');
  if (pages > maxFrames) throw new HttpError(413, 'too_large', `The animation has more than ${maxFrames} frames`);
}

function unsupported(what: string): HttpError {
  return new HttpError(415, 'unsupported_type', `${what} Choose a ${formatsTaken} file.`);
}

function asUnreadable(cause: unknown): never {
  const tookTooLong = cause instanceof Error && cause.message.startsWith('timeout');
  const message = tookTooLong ? 'The picture takes too long to read' : 'The picture is damaged or incomplete';
  throw Object.assign(new HttpError(400, 'invalid', message), { cause });
}
