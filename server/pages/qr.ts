import { crc32, deflateSync } from 'node:zlib';
import { create } from 'qrcode';

/** The modules of a QR code by row, true for dark, with the quiet zone around them. */
type Code = boolean[][];

/** Width of the quiet zone on every side, in modules (ISO/IEC 18004). */
const quiet = 4;
const ink = '#1d1b18';
const smallestPngSide = 1024;
const svgModule = 10;

/** Returns a QR code as an SVG document. Its error correction (level Q) restores about a quarter of the code. */
export function qrSvg(text: string): string {
  const { side, path } = qrShape(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * svgModule}"` +
    ` height="${side * svgModule}" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h${side}v${side}H0z"/>` +
    `<path fill="${ink}" d="${path}"/></svg>`
  );
}

/** Returns the dark modules as an SVG path of unit squares, in a square of `side` modules with the quiet zone. */
export function qrShape(text: string): { side: number; path: string } {
  const code = codeOf(text);
  const rows = code.map((row, y) =>
    darkStretches(row)
      .map(([start, end]) => `M${start} ${y}h${end - start}v1h${start - end}z`)
      .join(''),
  );
  return { side: code.length, path: rows.join('') };
}

/** Returns a QR code as a PNG of at least 1024 x 1024 pixels, for print: two colours, one bit per pixel. */
export function qrPng(text: string): Buffer {
  const code = codeOf(text);
  const scale = Math.ceil(smallestPngSide / code.length);
  const side = code.length * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Bit depth 1, colour type 3 (palette).
  header.set([1, 3, 0, 0, 0], 8);
  const palette = Buffer.from(`ffffff${ink.slice(1)}`, 'hex');
  const rows = code.flatMap((row) => Array<Buffer>(scale).fill(pngRow(row, scale)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function codeOf(text: string): Code {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  const positions = Array.from({ length: modules.size + 2 * quiet }, (_, at) => at - quiet);
  const isInside = (at: number) => at >= 0 && at < modules.size;
  return positions.map((y) => positions.map((x) => isInside(x) && isInside(y) && modules.get(y, x) === 1));
}

function darkStretches(row: readonly boolean[]): [start: number, end: number][] {
  const stretches: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = stretches.at(-1);
    if (dark && last?.[1] === x) last[1] = x + 1;
    else if (dark) stretches.push([x, x + 1]);
  }
  return stretches;
}

/** Returns a row of pixels: a byte for the filter type (0, none), then eight pixels per byte. */
function pngRow(row: readonly boolean[], scale: number): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8));
  for (const [start, end] of darkStretches(row)) {
    for (let x = start * scale; x < end * scale; x += 1) {
      const at = 1 + (x >> 3);
      bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(name, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), data.length + 8);
  return framed;
}
