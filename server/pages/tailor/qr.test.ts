import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrPng, qrSvg } from './qr';

const addresses = [
  ['http://localhost:3000/tailors/abc'],
  ['https://seamfolk.example/tailors/adunni-couture'],
  [`https://a-rather-long-name-of-a-host.seamfolk.example/tailors/${'long-'.repeat(11)}slug1`],
];

/** Decodes the QR code in a picture. */
async function read(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('qrPng', () => {
  it.each(addresses)('encodes %s in at least 1024 x 1024 pixels', async (address) => {
    const png = await qrPng(address);
    const { format, width, height } = await sharp(png).metadata();
    expect(format).toBe('png');
    expect(width).toBeGreaterThanOrEqual(1024);
    expect(height).toBe(width);
    expect(await read(png)).toBe(address);
  });

  it('is dark on white, with a quiet zone of four modules', async () => {
    const png = await qrPng('https://seamfolk.example/tailors/abc');
    const { info } = await sharp(png).trim({ background: '#ffffff' }).toBuffer({ resolveWithObject: true });
    const quiet = -(info.trimOffsetLeft ?? 0);
    const side = (await sharp(png).metadata()).width;
    // A finder pattern is seven modules wide; all of its upper edge is dark.
    const corner = { left: quiet, top: quiet, width: (quiet / 4) * 7, height: quiet / 4 };
    const { channels } = await sharp(await sharp(png).extract(corner).toBuffer()).stats();
    expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
      [0x1d, 0x1d],
      [0x1b, 0x1b],
      [0x18, 0x18],
    ]);
    expect(info.width).toBe(side - 2 * quiet);
  });

  it('can be read with a covered part', async () => {
    const png = await qrPng('https://seamfolk.example/tailors/adunni-couture');
    const side = (await sharp(png).metadata()).width;
    const patch = {
      width: Math.round(side / 5),
      height: Math.round(side / 5),
      channels: 3,
      background: '#ffffff',
    } as const;
    const place = { left: Math.round(side / 2.5), top: Math.round(side / 2.5) };
    const torn = await sharp(png)
      .toColourspace('srgb')
      .composite([{ input: { create: patch }, ...place }])
      .png()
      .toBuffer();
    expect(await read(torn)).toBe('https://seamfolk.example/tailors/adunni-couture');
  });
});

describe('qrSvg', () => {
  it.each(addresses)('encodes %s', async (address) => {
    expect(
      await read(
        await sharp(Buffer.from(qrSvg(address)), { density: 96 })
          .png()
          .toBuffer(),
      ),
    ).toBe(address);
  });

  it('contains only shapes', () => {
    const svg = qrSvg('https://seamfolk.example/tailors/abc');
    expect([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name)).toEqual(['svg', 'path', 'path']);
    expect(svg).not.toMatch(/style|script|href|\son/);
  });
});
