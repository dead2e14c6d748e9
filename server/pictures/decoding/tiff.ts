import type { Pixels } from './pixels';

/**
 * Returns an uncompressed TIFF with an ICC profile: the simplest file that tells sharp the colour space of raw pixels.
 */
export function tiffOf({ data, width, height }: Pixels, iccProfile: Buffer): Buffer {
  const [short, long, undefinedBytes] = [3, 4, 7];
  // Tag, type, count, value: https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf, part 1.
  const bits = Buffer.from([8, 0, 8, 0, 8, 0]);
  const entries = (at: { bits: number; icc: number; pixels: number }) => [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, at.bits],
    [259, short, 1, 1], // not compressed
    [262, short, 1, 2], // RGB
    [273, long, 1, at.pixels],
    [277, short, 1, 3],
    [278, long, 1, height], // rows of the only strip
    [279, long, 1, data.length],
    [34675, undefinedBytes, iccProfile.length, at.icc],
  ];
  const count = entries({ bits: 0, icc: 0, pixels: 0 }).length;
  const bitsAt = 8 + 2 + count * 12 + 4;
  const iccAt = bitsAt + bits.length;
  const head = Buffer.alloc(bitsAt);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(count, 8);
  entries({ bits: bitsAt, icc: iccAt, pixels: iccAt + iccProfile.length }).forEach(
    ([tag = 0, type = 0, n = 0, value = 0], i) => {
      const at = 10 + i * 12;
      head.writeUInt16LE(tag, at);
      head.writeUInt16LE(type, at + 2);
      head.writeUInt32LE(n, at + 4);
      head.writeUInt32LE(value, at + 8);
    },
  );
  return Buffer.concat([head, bits, iccProfile, data]);
}
