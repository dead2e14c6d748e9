import sharp, { type Metadata, type Sharp } from 'sharp';
import { uploadLimits } from '@shared/objects/contract';
import { HttpError } from '../../http/errors';
import { HeicError, openHeic } from './heic';
import { largestIn, type Pixels, type Room } from './pixels';
import { tiffOf } from './tiff';

const maxPixels = 50_000_000;
const maxFrames = 200;
const decoding = { limitInputPixels: maxPixels, pages: 1 };

const formatsTaken = 'JPEG, PNG, WebP, GIF, AVIF or HEIC';
const formatNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF', avif: 'AVIF', heic: 'HEIC' };

type Rooms = readonly [Room, ...Room[]];
type AcceptedFormat = Exclude<PictureFormat, 'svg'>;

/**
 * Decodes an upload's first frame: upright, in sRGB, on white where it is transparent, scaled to fit the one of
 * `rooms` in which it is largest. Checks the size and the first bytes first; only accepted formats reach a decoder.
 * @throws HttpError 400, 413 or 415 with a message that says what is wrong with the file
 */
export async function decodePicture(upload: Buffer, ...rooms: Rooms): Promise<Pixels> {
  if (upload.length === 0) throw new HttpError(400, 'invalid', 'The file is empty');
  if (upload.length > uploadLimits.bytes) throw new HttpError(413, 'too_large', 'The file is larger than 10 MB');
  const format = formatOf(upload);
  if (format === undefined) throw unsupported('This file is not a picture.');
  if (format === 'svg') throw unsupported('SVG pictures cannot be used.');
  const picture = format === 'heic' ? await fromHeic(upload, rooms) : await fromFile(upload, format);
  const decode = (from: Sharp) => pixelsIn(rooms, from.autoOrient().toColourspace('srgb'));
  return decode(picture)
    .catch((error: unknown) => {
      if (format !== 'jpeg' || saysPixelsAreMissing(error)) throw error;
      return decode(sharp(upload, { ...decoding, failOn: 'error' }));
    })
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
}

async function pixelsIn(rooms: Rooms, picture: Sharp): Promise<Pixels> {
  const { autoOrient: upright } = await picture.metadata();
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .resize({ ...largestIn(rooms, upright), fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function fromFile(upload: Buffer, format: Exclude<AcceptedFormat, 'heic'>): Promise<Sharp> {
  const header = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== (format === 'avif' ? 'heif' : format)) throw misnamed(format);
  refuseOversized(header);
  if (format === 'jpeg' && !hasJpegEnd(upload)) throw unreadable('no end marker');
  return sharp(upload, { ...decoding, failOn: format === 'jpeg' ? 'warning' : 'error' });
}

/** Scales the picture before the colour conversion, since that copies the pixels. */
async function fromHeic(upload: Buffer, rooms: Rooms): Promise<Sharp> {
  try {
    const heic = await openHeic(upload);
    refuseOversized(heic);
    const { data, width, height, channels } = heic.decode();
    const pixels = sharp(data, { raw: { width, height, channels }, limitInputPixels: maxPixels });
    if (!heic.iccProfile) return pixels;
    return sharp(tiffOf(await pixelsIn(rooms, pixels), heic.iccProfile));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof HeicError && error.reason === 'not HEIC') throw misnamed('heic');
    if (error instanceof HeicError && error.reason === 'unknown kind') {
      throw unsupported('This kind of HEIC picture cannot be used.');
    }
    throw unreadable(error);
  }
}

function refuseOversized({ width, height, pages = 1 }: Pick<Metadata, 'width' | 'height' | 'pages'>): void {
  if (width * height > maxPixels) throw new HttpError(413, 'too_large', 'The picture has more than 50 megapixels');
  if (pages > maxFrames) throw new HttpError(413, 'too_large', `The animation has more than ${maxFrames} frames`);
}

function misnamed(format: AcceptedFormat): HttpError {
  const message = `The file begins like ${formatNames[format]} but cannot be read as a picture. Choose a ${formatsTaken} file.`;
  return new HttpError(400, 'invalid', message);
}

function unsupported(what: string): HttpError {
  return new HttpError(415, 'unsupported_type', `${what} Choose a ${formatsTaken} file.`);
}

function unreadable(cause: unknown): HttpError {
  return Object.assign(new HttpError(400, 'invalid', 'The picture is damaged or incomplete'), { cause });
}

/** Accepted formats, and SVG, which people try and which has its own refusal. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'svg';

/** Returns a file's format by its first bytes, independent of its name and announced type; undefined for other formats. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return fromBrands(bytes);
  return /<svg[\s>]/i.test(ascii(bytes, 0, 4096)) ? 'svg' : undefined;
}

/** ISO base media files list their brands, four letters each, in the first box. */
function fromBrands(bytes: Buffer): PictureFormat | undefined {
  const boxEnd = Math.min(bytes.readUInt32BE(0), 256);
  const brands = ascii(bytes, 8, boxEnd).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return 'heic';
  return undefined;
}

function startsWith(bytes: Buffer, magic: readonly number[]): boolean {
  return bytes.length >= magic.length && magic.every((byte, at) => bytes[at] === byte);
}

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, Math.min(end, bytes.length));
}

/**
 * Returns whether a JPEG has its end marker after the beginning of its pixels. One without it was cut, even if its file has the
 * announced size: an upload that was interrupted can be filled with zeros, which the decoder takes for pixels.
 */
function hasJpegEnd(jpeg: Buffer): boolean {
  let at = 2;
  // Each segment before the pixels has its length: the thumbnail in one of them has an end marker of its own.
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda)
    at += isFiller(jpeg, at) ? 1 : 2 + jpeg.readUInt16BE(at + 2);
  return jpeg.includes(Buffer.from([0xff, 0xd9]), at);
}

/** A segment can have any number of 0xff before its marker. */
const isFiller = (jpeg: Buffer, at: number) => jpeg[at + 1] === 0xff;

/**
 * Returns whether a decoder's message says that pixels are missing before a marker: 'Corrupt JPEG data: premature end of data
 * segment'. Other warnings are about whole pictures of careless programs, such as superfluous bytes.
 */
const saysPixelsAreMissing = (error: unknown) => error instanceof Error && /premature end/i.test(error.message);
