/** For lines that end like thread: round caps and joins. */
export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

/** On a drawing, y downwards. */
export type Point = readonly [x: number, y: number];

/** A coordinate with two decimals at most. */
export const round = (value: number) => String(Math.round(value * 100) / 100);

/** Path data of a closed shape with straight sides. */
export const polygon = (points: readonly Point[]) =>
  'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + 'Z';

/** A filled path; `extra` is further attributes with a leading space, here and below. */
export const path = (data: string, fill: string, extra = '') => `<path d="${data}" fill="${fill}"${extra}/>`;

/** A drawn path without a filling. */
export const line = (data: string, stroke: string, width: number, extra = '') =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${extra}/>`;

/** A filled rectangle. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${extra}/>`;

/** A filled circle. */
export const disc = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${extra}/>`;

/** A circle's outline. */
export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}"` +
  ` stroke-width="${round(width)}"/>`;

/** Moves a drawing; `turn` is a further transform with a leading space, applied before the move. */
export const moved = (x: number, y: number, drawing: string, turn = '') =>
  `<g transform="translate(${x} ${y})${turn}">${drawing}</g>`;

/** Draws at every step from `from` up to but not including `to`. */
export function series(from: number, to: number, step: number, draw: (at: number) => string): string {
  let drawing = '';
  for (let at = from; at < to; at += step) drawing += draw(at);
  return drawing;
}

/** Makes a caller's text safe between an attribute's double quotes. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A drawing as an address for `<img src>`. */
export const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
