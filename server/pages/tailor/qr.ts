import { create, toBuffer } from 'qrcode';

/** The modules of a QR code by row, true for dark, with the quiet zone around them. */
type Code = boolean[][];

/** Width of the quiet zone on every side, in modules (ISO/IEC 18004). */
const quiet = 4;
/** Restores about a quarter of the code. */
const errorCorrectionLevel = 'Q';
const ink = '#1d1b18';
const smallestPngSide = 1024;
const svgModule = 10;

/** Returns a QR code as an SVG document. */
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

/** Returns a QR code as a PNG of at least 1024 x 1024 pixels, for print. */
export function qrPng(text: string): Promise<Buffer> {
  const scale = Math.ceil(smallestPngSide / codeOf(text).length);
  return toBuffer(text, { errorCorrectionLevel, margin: quiet, scale, color: { dark: ink, light: '#ffffff' } });
}

function codeOf(text: string): Code {
  const { modules } = create(text, { errorCorrectionLevel });
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
