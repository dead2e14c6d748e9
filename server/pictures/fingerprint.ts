import phash from 'sharp-phash';
import sharp from 'sharp';
import { HttpError } from '../http/errors';

/** Bytes of the perceptual hash; 8 x 8 colours of 3 bytes follow. */
const hashBytes = 8;
const coloursAcross = 8;

/** Bits of two hashes, of 64, that may differ in the same picture. Unrelated photos differ in about half. */
const mostBits = 8;
/** Nine tenths of the colours of the same picture differ by at most this, of 255: scaling and encoding change fine patterns. */
const mostColour = 8;

/**
 * Returns 200 bytes that stay nearly the same when a picture is scaled or encoded again: 64 bits of a perceptual hash (a discrete
 * cosine transform of 32 x 32 grey pixels, by sharp-phash), and the colours of 8 x 8 fields. The colours tell apart two
 * garments of one cut on the same background. @throws HttpError 400 if the picture cannot be read
 */
export async function fingerprint(jpeg: Buffer): Promise<Buffer> {
  const bits = await phash(jpeg).catch((cause: unknown) => {
    throw Object.assign(new HttpError(400, 'invalid', 'The picture is damaged or incomplete'), { cause });
  });
  const hash = Buffer.alloc(hashBytes);
  hash.writeBigUInt64BE(BigInt(`0b${bits}`));
  const small = sharp(jpeg).resize(coloursAcross, coloursAcross, { fit: 'fill' });
  return Buffer.concat([hash, await small.toColourspace('srgb').removeAlpha().raw().toBuffer()]);
}

/** Whether two fingerprints are those of the same picture. */
export function isSamePicture(one: Buffer, other: Buffer): boolean {
  const bits = bitsOf(one.readBigUInt64BE() ^ other.readBigUInt64BE());
  const colours = one.subarray(hashBytes).map((byte, at) => Math.abs(byte - (other[hashBytes + at] ?? 0)));
  const ofNineTenths = [...colours].sort((less, more) => less - more)[Math.floor(colours.length * 0.9)] ?? 0;
  return bits <= mostBits && ofNineTenths <= mostColour;
}

/**
 * Returns the hash in four parts of 16 bits, each with its position in the upper bits, to look up fingerprints by an index.
 * Two hashes that differ in at most three bits have a part in common; most that differ in up to eight do.
 */
export function hashParts(bytes: Buffer): number[] {
  return [0, 1, 2, 3].map((index) => index * 65_536 + bytes.readUInt16BE(index * 2));
}

function bitsOf(value: bigint): number {
  return value.toString(2).replaceAll('0', '').length;
}
