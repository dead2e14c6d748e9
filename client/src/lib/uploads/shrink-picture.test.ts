import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkPicture, thumbnailOf } from './shrink-picture';

/** The simulated browser: the size of the picture, whether it can decode it, and the output of a canvas. */
let browser: {
  width: number;
  height: number;
  opens: boolean;
  bytes: number;
  pixel: number;
  open: number;
  most: number;
};
/** Size and type of every picture that was drawn. */
let drawn: [width: number, height: number, type: string][];

beforeEach(() => {
  browser = { width: 4000, height: 3000, opens: true, bytes: 300_000, pixel: 0, open: 0, most: 0 };
  drawn = [];
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = browser.width;
      naturalHeight = browser.height;
      src = '';
      async decode() {
        browser.open += 1;
        browser.most = Math.max(browser.most, browser.open);
        await Promise.resolve();
        if (!browser.opens) throw new Error('EncodingError');
      }
    },
  );
  vi.stubGlobal('document', { createElement: () => aCanvas() });
});

afterEach(() => vi.unstubAllGlobals());

function aCanvas() {
  const fill = [0x40, 0x80, 0xc0, 0xff].map((value) => value + browser.pixel);
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      fillRect() {},
      drawImage() {},
      getImageData: () => ({ data: Array.from({ length: 64 }, () => fill).flat() }),
    }),
    toBlob(take: (blob: Blob) => void, type: string) {
      drawn.push([canvas.width, canvas.height, type]);
      browser.open -= 1;
      take(new Blob([new Uint8Array(browser.bytes)], { type }));
    },
    toDataURL: () => `data:image/webp;${canvas.width}x${canvas.height}`,
  };
  return canvas;
}

const photo = (type = 'image/jpeg', bytes = 2_000_000) => new Blob([new Uint8Array(bytes)], { type });

describe('shrinkPicture', () => {
  it.each([
    ['wide', 4032, 3024, [2400, 1800]],
    ['upright', 3024, 4032, [1800, 2400]],
    ['small in pixels, but large in bytes', 1200, 900, [1200, 900]],
    ['a strip', 9000, 2, [2400, 1]],
  ] as const)('draws a picture that is %s at 2400 pixels at most, in proportion', async (_, width, height, size) => {
    Object.assign(browser, { width, height });
    expect(await shrinkPicture(photo())).toMatchObject({ size: 300_000, type: 'image/jpeg' });
    expect(drawn).toEqual([[...size, 'image/jpeg']]);
  });

  it.each([
    ['a long screenshot', 720, 30_000],
    ['a page that is long and wide', 1600, 12_000],
  ])('sends %s as it is: in 2400 pixels nobody could read it', async (_, width, height) => {
    Object.assign(browser, { width, height });
    const file = photo('image/png');
    expect(await shrinkPicture(file)).toBe(file);
    expect(drawn).toEqual([]);
  });

  it.each([
    ['image/png', 720, 30_000, [640, 26_667, 'image/jpeg']],
    ['image/png', 1600, 12_000, [640, 4_800, 'image/webp']],
    ['image/jpeg', 1000, 50_000, [640, 32_000, 'image/jpeg']],
    ['image/png', 300, 20_000, [300, 20_000, 'image/jpeg']],
  ])('draws a long %s over the limit of %i x %i at 640 pixels wide', async (type, width, height, size) => {
    Object.assign(browser, { width, height });
    expect((await shrinkPicture(photo(type, 10_500_000))).size).toBe(300_000);
    expect(drawn).toEqual([size]);
  });

  it.each([
    ['image/png', 'image/webp'],
    ['image/webp', 'image/webp'],
    ['image/heic', 'image/jpeg'],
  ])('turns %s into %s, and keeps transparency', async (type, result) => {
    expect((await shrinkPicture(photo(type))).type).toBe(result);
  });

  it.each([
    ['an animation', photo('image/gif')],
    ['a format with small files', photo('image/avif')],
    ['a file of an unknown type', photo('')],
    ['a small file', photo('image/jpeg', 399_999)],
  ])('returns %s unchanged, without opening it', async (_, file) => {
    expect(await shrinkPicture(file)).toBe(file);
    expect(browser.most).toBe(0);
  });

  it.each([
    ['the browser cannot open it', { opens: false }],
    ['it would hardly be smaller', { bytes: 1_900_000 }],
    ['the browser draws noise instead of the picture', { pixel: 20 }],
  ])('returns it unchanged if %s', async (_, change) => {
    Object.assign(browser, change);
    const file = photo();
    expect(await shrinkPicture(file)).toBe(file);
  });

  it('uses any shrunk version below the limit for a file above it', async () => {
    browser.bytes = 10_400_000;
    expect((await shrinkPicture(photo('image/jpeg', 10_500_000))).size).toBe(10_400_000);
    browser.bytes = 10_490_000;
    expect((await shrinkPicture(photo('image/jpeg', 10_500_000))).size).toBe(10_500_000);
  });

  it('opens one file at a time, and continues after one that does not open', async () => {
    browser.opens = false;
    await shrinkPicture(photo());
    Object.assign(browser, { opens: true, open: 0, most: 0 });
    const shrunk = await Promise.all([shrinkPicture(photo()), shrinkPicture(photo()), shrinkPicture(photo())]);
    expect(shrunk.map(({ size }) => size)).toEqual([300_000, 300_000, 300_000]);
    expect(browser.most).toBe(1);
  });
});

describe('thumbnailOf', () => {
  it('is small', async () => {
    expect(await thumbnailOf(photo('image/gif'))).toBe('data:image/webp;144x108');
    expect(await thumbnailOf(photo('image/gif'), 480)).toBe('data:image/webp;480x360');
  });

  it('is undefined for a file that does not open', async () => {
    browser.opens = false;
    expect(await thumbnailOf(photo())).toBeUndefined();
  });
});
