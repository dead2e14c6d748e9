import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { uploadLimits } from '@shared/objects/contract';
import {
  anAnimation,
  anHeic,
  aPngBomb,
  cornerColours,
  cornersOf,
  noisyPicture,
  plainPicture,
} from '../../../tests/support/pictures/pictures';
import { decodePicture } from './decode-picture';

/** Returns a PNG, so that the tests can read its pixels. */
async function open(file: Buffer, room = { width: 1600, height: 3200 }): Promise<Buffer> {
  const { data, width, height } = await decodePicture(file, room);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const formats = 'JPEG, PNG, WebP, GIF, AVIF or HEIC';
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A file that is HEIC only by its first bytes. */
const heicBrand = Buffer.from(`\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'\0'.repeat(99)}`, 'latin1');
const beginsLike = (name: string) =>
  `The file begins like ${name} but cannot be read as a picture. Choose a ${formats} file.`;

describe('decodePicture', () => {
  it.each([
    ['an empty file', Buffer.alloc(0), 400, 'The file is empty'],
    ['a file of one byte too many', Buffer.alloc(uploadLimits.bytes + 1, 255), 413, 'The file is larger than 10 MB'],
    ['text', Buffer.from('Dear tailor,'), 415, `This file is not a picture. Choose a ${formats} file.`],
    ['one byte', Buffer.from([0xff]), 415, `This file is not a picture. Choose a ${formats} file.`],
    [
      'an SVG',
      Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" />'),
      415,
      `SVG pictures cannot be used. Choose a ${formats} file.`,
    ],
    [
      'a page with the header of a PNG',
      Buffer.concat([pngSignature, Buffer.from('<!doctype html><script>alert(1)</script>')]),
      400,
      beginsLike('PNG'),
    ],
    [
      'an SVG with the header of a GIF',
      Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg"><rect /></svg>'),
      400,
      beginsLike('GIF'),
    ],
    ['a page with the header of an HEIC', heicBrand, 400, beginsLike('HEIC')],
    ['a PNG of 50,000 x 50,000', aPngBomb(50_000), 413, 'The picture has more than 50 megapixels'],
    ['a PNG that holds less than it says', aPngBomb(7_000), 400, 'The picture is damaged or incomplete'],
  ])('refuses %s', async (_case, bytes, status, message) => {
    await expect(open(bytes)).rejects.toMatchObject({ status, message });
  });

  it.each(['gif', 'webp'] as const)('refuses a %s of 500 frames', async (format) => {
    const message = 'The animation has more than 200 frames';
    await expect(open(await anAnimation(500, format))).rejects.toMatchObject({ status: 413, message });
  });

  it('refuses a TIFF, which the decoder could read but browsers do not send', async () => {
    const tiff = await plainPicture().tiff().toBuffer();
    await expect(open(tiff)).rejects.toMatchObject({ status: 415, code: 'unsupported_type' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('refuses a truncated %s', async (format) => {
    const whole = await noisyPicture().toFormat(format).toBuffer();
    for (const part of [0.9, 0.5, 0.1]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      await expect(open(cut)).rejects.toMatchObject({ status: 400, code: 'invalid' });
    }
  });
});

describe('decodePicture with a JPEG', () => {
  const end = Buffer.from([0xff, 0xd9]);
  /** Below a strip of noise it has one colour, so that zeros are read as more of it. */
  const photo = async () => {
    const upper = await noisyPicture({ width: 800, height: 30 }).png().toBuffer();
    const whole = plainPicture({ width: 800, height: 600, colour: { r: 255, g: 255, b: 255 } });
    return whole
      .composite([{ input: upper, top: 0, left: 0 }])
      .jpeg()
      .toBuffer();
  };
  const thumbnail = async () => {
    const small = await plainPicture().jpeg().toBuffer();
    const size = Buffer.alloc(2);
    size.writeUInt16BE(small.length + 2);
    return Buffer.concat([Buffer.from([0xff, 0xe1]), size, small]);
  };

  it.each([
    ['filled with zeros', (half: Buffer, length: number) => [half, Buffer.alloc(length)]],
    ['with an end marker', (half: Buffer) => [half, end]],
    ['with an end marker and zeros', (half: Buffer, length: number) => [half, end, Buffer.alloc(length)]],
  ])('refuses one that was cut, %s', async (_case, filled) => {
    const whole = await photo();
    const withThumbnail = Buffer.concat([whole.subarray(0, 2), await thumbnail(), whole.subarray(2)]);
    for (const jpeg of [whole, withThumbnail]) {
      const half = jpeg.subarray(0, jpeg.length / 2);
      const cut = Buffer.concat(filled(half, jpeg.length - half.length));
      await expect(open(cut)).rejects.toMatchObject({ status: 400, message: 'The picture is damaged or incomplete' });
    }
  });

  it('takes one with superfluous bytes before and after its end, and with filled markers', async () => {
    const whole = await photo();
    const filled = [whole.subarray(0, 2), Buffer.from([0xff, 0xff]), whole.subarray(2, -2)];
    const odd = Buffer.concat([...filled, Buffer.alloc(9, 0x11), end, Buffer.alloc(99)]);
    expect(await sharp(await open(odd)).metadata()).toMatchObject({ width: 800, height: 600 });
  });
});

describe('decodePicture with an HEIC', () => {
  const about = (colour: readonly number[]) =>
    colour.map((value) => expect.toSatisfy((is) => Math.abs(is - value) < 5));

  it('reads tiles, rotates them once and converts Display P3', async () => {
    const file = await anHeic();
    // The container's own colours differ: without its profile the picture would look faded.
    expect(file.includes('colrprof')).toBe(true);
    const picture = await open(file);
    expect(await sharp(picture).metadata()).toMatchObject({
      width: 100,
      height: 160,
      space: 'srgb',
      hasProfile: false,
    });
    expect(await cornersOf(picture)).toEqual(cornerColours.map((colour) => about(colour)));
  });

  it('scales it to fit its room', async () => {
    const small = await open(await anHeic(), { width: 50, height: 50 });
    expect(await sharp(small).metadata()).toMatchObject({ width: 31, height: 50 });
  });

  it('reads ten bits and an odd width, and puts transparency on white', async () => {
    const picture = await open(await anHeic('ten-bit-see-through'));
    expect(await sharp(picture).metadata()).toMatchObject({ width: 101, height: 75, channels: 3, depth: 'uchar' });
    const [orange, white] = [about([200, 100, 50]), about([255, 255, 255])];
    expect(await cornersOf(picture)).toEqual([orange, white, orange, white]);
  });

  it('refuses a truncated one', async () => {
    const whole = await anHeic();
    for (const part of [0.9, 0.5]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      await expect(open(cut)).rejects.toMatchObject({ status: 400, message: 'The picture is damaged or incomplete' });
    }
    await expect(open(whole.subarray(0, 200))).rejects.toMatchObject({ status: 400, message: beginsLike('HEIC') });
  });

  it('refuses one that declares an enormous size, before decoding', async () => {
    const file = Buffer.from(await anHeic());
    // The size of the grid, in its 'ispe' box and in the grid itself.
    const size = Buffer.from([0, 0, 0, 160, 0, 0, 0, 100]);
    file.set([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30], file.indexOf(size));
    await expect(open(file)).rejects.toMatchObject({ status: 413, message: 'The picture has more than 50 megapixels' });
  });

  it('refuses one that holds another kind of picture', async () => {
    const avif = (await plainPicture().avif().toBuffer()).toString('latin1');
    const file = Buffer.from(avif.replace(/avif/g, 'mif1'), 'latin1');
    const message = `This kind of HEIC picture cannot be used. Choose a ${formats} file.`;
    await expect(open(file)).rejects.toMatchObject({ status: 415, message });
  });
});
