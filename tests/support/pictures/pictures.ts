import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Region } from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  colour?: { r: number; g: number; b: number; alpha?: number };
}

/** Returns a picture of one colour, ready to be encoded in any format. */
export function plainPicture({ width = 40, height = 30, colour = { r: 180, g: 60, b: 40 } }: PictureOptions = {}) {
  const channels = colour.alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background: colour } });
}

/** Returns the mean colour of a part of a picture. */
export async function colourOf(bytes: Buffer, part: Region): Promise<number[]> {
  const { channels } = await sharp(await sharp(bytes).extract(part).toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

/** Returns a JPEG as in an upload. */
export function aPhoto(options?: PictureOptions): Promise<Buffer> {
  return plainPicture(options).jpeg().toBuffer();
}

/** The colours of a picture's corners, which show its orientation; upright it is 100 x 160. */
export const cornerColours = [
  [200, 100, 50],
  [50, 160, 80],
  [40, 60, 200],
  [230, 230, 230],
] as const;

/** Returns the picture with `cornerColours`, ready to be encoded. */
export async function cornerPicture() {
  const corners = cornerColours.map(async ([r, g, b], at) => ({
    input: await plainPicture({ width: 50, height: 80, colour: { r, g, b } }).png().toBuffer(),
    left: (at % 2) * 50,
    top: at < 2 ? 0 : 80,
  }));
  return plainPicture({ width: 100, height: 160 }).composite(await Promise.all(corners));
}

/** Returns the colours of a picture near its four corners, in the order of `cornerColours`. */
export async function cornersOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const [right, bottom] = [info.width - 5, info.height - 5];
  const places = [
    [4, 4],
    [right, 4],
    [4, bottom],
    [right, bottom],
  ] as const;
  return places.map(([x, y]) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

/**
 * Returns an HEIC file; no npm package can write one. 'iphone': `cornerColours` as an iPhone writes an upright photo: six tiles
 * in a grid, rotated by the container, and by Exif for programs that read that; Display P3; Exif with a location.
 * 'ten-bit-see-through': 101 x 75 of ten bits, orange on its left half, transparent on its right.
 */
export function anHeic(name: 'iphone' | 'ten-bit-see-through' = 'iphone'): Promise<Buffer> {
  return readFile(new URL(`fixtures/${name}.heic`, import.meta.url));
}

/** Returns a JPEG as a rotated camera writes it: the same picture, stored so that `orientation` restores it. */
export async function asStored(upright: Buffer, orientation: number): Promise<Buffer> {
  const mirrored = [2, 4, 5, 7].includes(orientation);
  const turns: Record<number, number> = { 3: 180, 4: 180, 5: 90, 6: 270, 7: 270, 8: 90 };
  const turned = sharp(
    await sharp(upright)
      .rotate(turns[orientation] ?? 0)
      .toBuffer(),
  );
  return (mirrored ? turned.flop() : turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

/** Returns noise, which hardly compresses, so that the file is long enough to be truncated. */
export function noisyPicture({ width = 200, height = 150 } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } });
}

/** Returns a small PNG file whose header declares an enormous picture. */
export function aPngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns an animated GIF, or WebP, with alternating red and green frames, red first. */
export async function anAnimation(frames: number, format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const small = { width: 8, height: 8 };
  const red = await plainPicture({ ...small, colour: { r: 255, g: 0, b: 0 } })
    .png()
    .toBuffer();
  const green = await plainPicture({ ...small, colour: { r: 0, g: 255, b: 0 } })
    .png()
    .toBuffer();
  const pictures = Array.from({ length: frames }, (_, at) => (at % 2 === 0 ? red : green));
  return sharp(pictures, { join: { animated: true } })
    .toFormat(format, { delay: pictures.map(() => 40) })
    .toBuffer();
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
