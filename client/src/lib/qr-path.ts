import { create } from 'qrcode';

/** Returns the dark modules of a QR code as an SVG path of unit squares, in a square of `side` modules without a quiet zone. */
export function qrPath(text: string): { side: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, at) => (isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''));
  return { side: size, path: squares.join('') };
}
