import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noisyPicture, anAnimation, aPhoto, plainPicture, aPngBomb } from '../../tests/support/pictures';
import { preparePicture } from './prepare-picture';

/** The first pixel, as red, green and blue. */
async function firstPixel(bytes: Buffer): Promise<number[]> {
  return [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
}

const red = { r: 255, g: 0, b: 0 };
const isRed = [expect.closeTo(254, -1), expect.closeTo(0, -1), expect.closeTo(0, -1)];

describe('preparePicture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('takes %s and makes a JPEG of it', async (format) => {
    const picture = await preparePicture(await plainPicture({ colour: red }).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 40, height: 30 });
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
    expect(await firstPixel(picture.bytes)).toEqual(isRed);
  });

  it.each([
    ['a wide picture', 3200, 800, 1600, 400],
    ['a tall picture', 500, 2000, 400, 1600],
    ['a small picture, which stays small,', 100, 50, 100, 50],
  ])('fits %s into 1600 x 1600', async (_case, width, height, fitWidth, fitHeight) => {
    const picture = await preparePicture(await aPhoto({ width, height }));
    expect(picture).toMatchObject({ width: fitWidth, height: fitHeight });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a picture of orientation %i upright', async (orientation) => {
    // Upright, this is 60 x 30 and red on its left half; stored, it is turned and mirrored as the camera says.
    const upright = plainPicture({ width: 60, height: 30, colour: { r: 0, g: 0, b: 255 } }).composite([
      { input: await plainPicture({ width: 30, height: 30, colour: red }).png().toBuffer(), left: 0, top: 0 },
    ]);
    const stored = await asStored(await upright.png().toBuffer(), orientation);
    const picture = await preparePicture(stored);
    expect(picture).toMatchObject({ width: 60, height: 30 });
    expect(await firstPixel(picture.bytes)).toEqual(isRed);
    expect((await sharp(picture.bytes).metadata()).orientation).toBeUndefined();
  });

  it('leaves nothing of where and with what a photo was taken', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' };
    const photo = await plainPicture()
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'A camera' }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });
    const { bytes } = await preparePicture(photo);
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Somebody')).toBe(false);
  });

  it('brings wide gamut, CMYK, 16 bits and grey to sRGB', async () => {
    const files = [
      await plainPicture({ colour: red }).withIccProfile('p3').jpeg().toBuffer(),
      await plainPicture({ colour: red }).toColourspace('cmyk').jpeg().toBuffer(),
      await plainPicture({ colour: red }).toColourspace('rgb16').png().toBuffer(),
      await plainPicture({ colour: red }).toColourspace('b-w').png().toBuffer(),
    ];
    for (const file of files) {
      const { bytes } = await preparePicture(file);
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', hasProfile: false });
    }
  });

  it('shows transparent pixels on white, palettes included', async () => {
    const clear = plainPicture({ colour: { r: 0, g: 0, b: 0, alpha: 0 } });
    for (const file of [await clear.clone().png().toBuffer(), await clear.clone().png({ palette: true }).toBuffer()]) {
      expect(await firstPixel((await preparePicture(file)).bytes)).toEqual([255, 255, 255]);
    }
  });

  it.each(['gif', 'webp'] as const)('takes the first frame of an animated %s', async (format) => {
    const picture = await preparePicture(await anAnimation(20, format));
    expect(picture).toMatchObject({ width: 8, height: 8 });
    expect(await firstPixel(picture.bytes)).toEqual(isRed);
  });

  it('takes a photo of 12 megapixels', async () => {
    const photo = await noisyPicture({ width: 4000, height: 3000 }).jpeg().toBuffer();
    expect(await preparePicture(photo)).toMatchObject({ width: 1600, height: 1200 });
  });

  const formats = 'JPEG, PNG, WebP, GIF or AVIF';
  const brand = (name: string) => Buffer.from(`\0\0\0\u0018ftyp${name}\0\0\0\0mif1${name}${'\0'.repeat(99)}`, 'latin1');
  const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  it.each([
    ['an empty file', Buffer.alloc(0), 400, 'The file is empty'],
    ['text', Buffer.from('Dear tailor,'), 415, `This file is not a picture. Choose a ${formats} file.`],
    ['one byte', Buffer.from([0xff]), 415, `This file is not a picture. Choose a ${formats} file.`],
    [
      'an SVG',
      Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" />'),
      415,
      `SVG pictures cannot be used. Choose a ${formats} file.`,
    ],
    ['an iPhone photo', brand('heic'), 415, `HEIC pictures cannot be used. Choose a ${formats} file.`],
    [
      'a page with the header of a PNG',
      Buffer.concat([pngSignature, Buffer.from('<!doctype html><script>alert(1)</script>')]),
      400,
      `The file begins like PNG but cannot be read as a picture. Choose a ${formats} file.`,
    ],
    [
      'an SVG with the header of a GIF',
      Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg"><rect /></svg>'),
      400,
      `The file begins like GIF but cannot be read as a picture. Choose a ${formats} file.`,
    ],
    ['a PNG of 50,000 x 50,000', aPngBomb(50_000), 413, 'The picture has more than 50 megapixels'],
    ['a PNG that holds less than it says', aPngBomb(7_000), 400, 'The picture is damaged or incomplete'],
  ])('refuses %s', async (_case, bytes, status, message) => {
    await expect(preparePicture(bytes)).rejects.toMatchObject({ status, message });
  });

  it.each(['gif', 'webp'] as const)('refuses a %s of 500 frames', async (format) => {
    const message = 'The animation has more than 200 frames';
    await expect(preparePicture(await anAnimation(500, format))).rejects.toMatchObject({ status: 413, message });
  });

  it('refuses a TIFF, which the decoder could read but browsers do not send', async () => {
    const tiff = await plainPicture().tiff().toBuffer();
    await expect(preparePicture(tiff)).rejects.toMatchObject({ status: 415, code: 'unsupported_type' });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('refuses a %s that breaks off', async (format) => {
    const whole = await noisyPicture().toFormat(format).toBuffer();
    for (const part of [0.9, 0.5, 0.1]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      await expect(preparePicture(cut)).rejects.toMatchObject({ status: 400, code: 'invalid' });
    }
  });
});

/** What a camera that is held differently would have written: the same picture, stored the way `orientation` undoes. */
function asStored(upright: Buffer, orientation: number): Promise<Buffer> {
  const mirrored = [2, 4, 5, 7].includes(orientation);
  const turns: Record<number, number> = { 3: 180, 4: 180, 5: 90, 6: 270, 7: 270, 8: 90 };
  return sharp(upright)
    .rotate(turns[orientation] ?? 0)
    .toBuffer()
    .then((turned) =>
      (mirrored ? sharp(turned).flop() : sharp(turned)).withMetadata({ orientation }).jpeg().toBuffer(),
    );
}
