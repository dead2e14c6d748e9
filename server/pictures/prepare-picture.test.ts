import sharp from 'sharp';
import { thumbHashToAverageRGBA, thumbHashToApproximateAspectRatio } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import {
  anAnimation,
  anHeic,
  aPhoto,
  asStored,
  cornerColours,
  cornerPicture,
  cornersOf,
  noisyPicture,
  plainPicture,
} from '../../tests/support/pictures/pictures';
import { preparePicture, type PreparedPicture } from './prepare-picture';

const filesOf = ({ jpeg, webp }: PreparedPicture) => [jpeg, ...webp.map(({ bytes }) => bytes)];
/** Tolerance for lossy compression. */
const about = (colour: readonly number[], by = 9) =>
  colour.map((value) => expect.toSatisfy((is) => Math.abs(is - value) < by));
const corners = cornerColours.map((colour) => about(colour));
const red = { r: 255, g: 0, b: 0 };

describe('the files of a prepared picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('are made of %s', async (format) => {
    const picture = await preparePicture(await (await cornerPicture()).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 100, height: 160 });
    for (const file of filesOf(picture)) expect(await cornersOf(file)).toEqual(corners);
  });

  it.each([
    ['a photo', 4000, 3000, [192, 240, 320, 400, 640, 720, 1024, 1600], [1024, 768]],
    ['a picture between two widths', 1200, 600, [192, 240, 320, 400, 640, 720, 1024, 1200], [1024, 512]],
    ['a picture of one of the widths', 640, 480, [192, 240, 320, 400, 640], [640, 480]],
    ['a small picture, which stays small', 100, 50, [100], [100, 50]],
    ['a picture of one pixel', 1, 1, [1], [1, 1]],
    ['a long page, which is fitted into 3200', 2000, 8000, [192, 240, 320, 400, 640, 720, 800], [800, 3200]],
    ['a line', 12_000, 2, [192, 240, 320, 400, 640, 720, 1024, 1600], [1024, 1]],
  ])('are as wide as offered: %s', async (_case, width, height, widths, jpegSize) => {
    const picture = await preparePicture(await aPhoto({ width, height }));
    expect(picture.webp.map((file) => file.width)).toEqual(widths);
    for (const file of picture.webp) {
      expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'webp', width: file.width });
    }
    const [jpegWidth, jpegHeight] = jpegSize;
    expect(await sharp(picture.jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: jpegWidth,
      height: jpegHeight,
    });
    const { width: widest, height: highest } = await sharp(picture.webp.at(-1)?.bytes).metadata();
    expect(picture).toMatchObject({ width: widest, height: highest });
  });

  it.each([
    ['a screenshot of a long chat', 720, 30_000, [640, 26_667], [192, 240, 320]],
    ['a page that is long and wide', 1600, 12_000, [640, 4_800], [192, 240, 320, 400, 640]],
    ['a narrow one, which is not enlarged', 300, 20_000, [300, 20_000], [192, 240]],
    ['one that is higher than any WebP', 60, 30_000, [60, 30_000], []],
    ['one of 43 megapixels', 660, 65_000, [325, 32_000], []],
  ])(
    'of %s are at least 640 pixels wide, as far as 20.5 megapixels allow',
    async (_case, width, height, [jpegWidth, jpegHeight], webpWidths) => {
      const upload = await plainPicture({ width, height }).png().toBuffer();
      const { webp, jpeg, ...picture } = await preparePicture(upload);
      expect(picture).toMatchObject({ width: jpegWidth, height: jpegHeight });
      expect(picture.width * picture.height).toBeLessThan(20_500_000);
      expect(await sharp(jpeg).metadata()).toMatchObject({ width: jpegWidth, height: jpegHeight });
      expect(webp.map((file) => file.width)).toEqual(webpWidths);
      for (const { bytes, width: wide } of webp) expect((await sharp(bytes).metadata()).width).toBe(wide);
    },
  );

  it.each([1, 6])('of a long picture are as wide as it is upright, for orientation %i', async (orientation) => {
    const upright = await plainPicture({ width: 720, height: 9_000 }).png().toBuffer();
    expect(await preparePicture(await asStored(upright, orientation))).toMatchObject({ width: 640, height: 8_000 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are upright for orientation %i', async (orientation) => {
    const upright = await (await cornerPicture()).png().toBuffer();
    const picture = await preparePicture(await asStored(upright, orientation));
    expect(picture).toMatchObject({ width: 100, height: 160 });
    for (const file of filesOf(picture)) {
      expect(await cornersOf(file)).toEqual(corners);
      expect((await sharp(file).metadata()).orientation).toBeUndefined();
    }
  });

  it('contain no metadata about place, time and camera', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' };
    const photo = await plainPicture()
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'A camera' }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Somebody</x:xmpmeta>')
      .withIccProfile('p3', { attach: true })
      .jpeg()
      .toBuffer();
    const there = { exif: expect.any(Buffer), xmp: expect.any(Buffer), icc: expect.any(Buffer) };
    expect(await sharp(photo).metadata()).toMatchObject(there);
    for (const file of [...filesOf(await preparePicture(photo)), ...filesOf(await preparePicture(await anHeic()))]) {
      const { exif, xmp, iptc, icc, comments } = await sharp(file).metadata();
      expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(/Somebody|Exif|GPS|ICC_PROFILE|ICCP/.test(file.toString('latin1'))).toBe(false);
    }
  });

  it('keep the colours of wide gamut, 16 bits and palettes', async () => {
    const picture = await cornerPicture();
    const wide = await picture.clone().withIccProfile('p3').png().toBuffer();
    const asRgb = sharp(wide).keepIccProfile().raw().toBuffer();
    expect([...(await asRgb).subarray(0, 3)]).not.toEqual(about([200, 100, 50]));
    const files = {
      wide,
      wideJpeg: await sharp(wide).keepIccProfile().jpeg({ quality: 95 }).toBuffer(),
      deep: await picture.clone().toColourspace('rgb16').png().toBuffer(),
      palette: await picture.clone().png({ palette: true }).toBuffer(),
    };
    expect(await sharp(files.deep).metadata()).toMatchObject({ depth: 'ushort' });
    expect(await sharp(files.palette).metadata()).toMatchObject({ isPalette: true });
    for (const [kind, file] of Object.entries(files)) {
      for (const made of filesOf(await preparePicture(file))) {
        expect([kind, await cornersOf(made)]).toEqual([kind, corners]);
        expect(await sharp(made).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', hasProfile: false });
      }
    }
  });

  it.each([
    [
      'grey',
      plainPicture({ colour: { r: 90, g: 90, b: 90 } })
        .toColourspace('b-w')
        .png(),
      'b-w',
      [90, 90, 90],
    ],
    [
      'CMYK',
      plainPicture({ colour: { r: 150, g: 110, b: 90 } })
        .withIccProfile('cmyk')
        .jpeg(),
      'cmyk',
      [150, 110, 90],
    ],
    ['CMYK without a profile', plainPicture({ colour: red }).toColourspace('cmyk').jpeg(), 'cmyk', undefined],
  ])('are sRGB where the picture was %s', async (_name, picture, space, colour) => {
    const file = await picture.toBuffer();
    expect(await sharp(file).metadata()).toMatchObject({ space });
    for (const made of filesOf(await preparePicture(file))) {
      expect(await sharp(made).metadata()).toMatchObject({ space: 'srgb', channels: 3, hasProfile: false });
      if (colour) expect((await cornersOf(made))[0]).toEqual(about(colour, 25));
    }
  });

  it('are white where the picture was transparent, with a palette, an alpha channel or 16 bits', async () => {
    const clear = plainPicture({ colour: { r: 0, g: 0, b: 0, alpha: 0 } });
    const files = [
      await clear.clone().png().toBuffer(),
      await clear.clone().png({ palette: true }).toBuffer(),
      await clear.clone().toColourspace('rgb16').png().toBuffer(),
      await clear.clone().webp().toBuffer(),
    ];
    for (const file of files) {
      for (const made of filesOf(await preparePicture(file))) {
        expect(await cornersOf(made)).toEqual(Array(4).fill([255, 255, 255]));
      }
    }
  });

  it.each(['gif', 'webp'] as const)('show the first frame of an animated %s and do not move', async (format) => {
    for (const made of filesOf(await preparePicture(await anAnimation(20, format)))) {
      expect((await cornersOf(made))[0]).toEqual(about([255, 0, 0]));
      expect((await sharp(made).metadata()).pages ?? 1).toBe(1);
    }
  });
});

describe('the thumbhash of a prepared picture', () => {
  it.each([
    ['red', red],
    ['blue', { r: 20, g: 40, b: 220 }],
  ])('has the colour and the shape of a picture in %s', async (_name, colour) => {
    const { thumbhash } = await preparePicture(await aPhoto({ width: 800, height: 400, colour }));
    const { r, g, b, a } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'));
    expect([r, g, b].map((value) => value * 255)).toEqual(about([colour.r, colour.g, colour.b]));
    expect(a).toBe(1);
    expect(thumbHashToApproximateAspectRatio(Buffer.from(thumbhash, 'base64'))).toBeGreaterThan(1.5);
  });

  it('is short, whatever the picture shows', async () => {
    const { thumbhash } = await preparePicture(await noisyPicture({ width: 3000, height: 10 }).png().toBuffer());
    expect(Buffer.from(thumbhash, 'base64').length).toBeLessThanOrEqual(25);
  });
});
