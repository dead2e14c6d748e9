import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '../local/demo/draw-picture';
import { fingerprint, hashParts, isSamePicture } from './fingerprint';
import { preparePicture } from './prepare-picture';

const fixture = new URL('../../tests/support/pictures/fixtures/iphone.heic', import.meta.url);
const jpegOf = (bytes: Buffer) => sharp(bytes).jpeg({ quality: 80 }).toBuffer();

describe('the fingerprint of a picture', () => {
  /** A photo, a drawn garment, and another garment of the same cut and colour in another cloth. */
  let photo: Buffer;
  let agbada: Buffer;
  let other: Buffer;
  beforeAll(async () => {
    photo = (await preparePicture(await readFile(fileURLToPath(fixture)))).jpeg;
    agbada = await drawPicture('one:0', ['agbada', 'seigaiha', 'teal', '']);
    other = await drawPicture('two:0', ['agbada', 'ikat', 'teal', '']);
  });

  it.each<[string, (picture: Buffer) => Promise<Buffer>]>([
    ['scaled down', (picture) => sharp(picture).resize(320).jpeg().toBuffer()],
    ['encoded badly', (picture) => sharp(picture).jpeg({ quality: 30 }).toBuffer()],
    [
      'sent as WebP by another site',
      async (picture) => jpegOf(await sharp(picture).resize(720).webp({ quality: 70 }).toBuffer()),
    ],
    ['published again', async (picture) => (await preparePicture(picture)).jpeg],
    ['a little lighter', (picture) => sharp(picture).modulate({ brightness: 1.02 }).jpeg().toBuffer()],
  ])('is the same when the picture is %s', async (_change, change) => {
    for (const picture of [photo, agbada]) {
      const [before, after] = await Promise.all([fingerprint(picture), change(picture).then(fingerprint)]);
      expect(isSamePicture(before, after)).toBe(true);
      expect(hashParts(after).some((part) => hashParts(before).includes(part))).toBe(true);
    }
  });

  it('differs between pictures, also of one cut', async () => {
    const prints = await Promise.all([photo, agbada, other].map(fingerprint));
    const [ofPhoto, ofAgbada, ofOther] = prints as [Buffer, Buffer, Buffer];
    expect(isSamePicture(ofPhoto, ofAgbada)).toBe(false);
    expect(isSamePicture(ofAgbada, ofOther)).toBe(false);
  });

  it('differs between a picture and its mirror image', async () => {
    const mirrored = await sharp(photo).flop().jpeg().toBuffer();
    expect(isSamePicture(await fingerprint(photo), await fingerprint(mirrored))).toBe(false);
  });

  it('has four parts of 16 bits, each with its position', async () => {
    const parts = hashParts(await fingerprint(photo));
    expect(parts.map((part) => Math.floor(part / 65_536))).toEqual([0, 1, 2, 3]);
  });
});
