import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  colour?: { r: number; g: number; b: number; alpha?: number };
}

/** A picture of one colour, ready to be encoded in any format. */
export function plainPicture({ width = 40, height = 30, colour = { r: 180, g: 60, b: 40 } }: PictureOptions = {}) {
  const channels = colour.alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background: colour } });
}

/** A JPEG as an upload brings it. */
export function aPhoto(options?: PictureOptions): Promise<Buffer> {
  return plainPicture(options).jpeg().toBuffer();
}

/** Noise, which hardly compresses: a picture whose file is long enough to be cut in the middle. */
export function noisyPicture({ width = 200, height = 150 } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise } });
}

/** A small PNG file that claims to be enormous when it is decoded. */
export function aPngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** An animated GIF, or WebP, of red and green frames in turn, red first. */
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
