/** Round caps and joins, for lines that look like thread. */
export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

/** A point of a drawing; y increases downwards. */
export type Point = readonly [x: number, y: number];

/** Returns a coordinate with two decimals at most. */
export const round = (value: number) => String(Math.round(value * 100) / 100);

/** Returns the path data of a closed shape with straight sides. */
export const polygon = (points: readonly Point[]) =>
  'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + 'Z';

/** Returns a filled path; here and below `extra` is further attributes with a leading space. */
export const path = (data: string, fill: string, extra = '') => `<path d="${data}" fill="${fill}"${extra}/>`;

/** Returns a stroked path without a fill. */
export const line = (data: string, stroke: string, width: number, extra = '') =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${extra}/>`;

/** Returns a filled rectangle. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${extra}/>`;

/** Returns a filled circle. */
export const disc = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${extra}/>`;

/** Returns a circle's outline. */
export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}"` +
  ` stroke-width="${round(width)}"/>`;

/** Translates a drawing; `turn` is a further transform with a leading space, applied before the translation. */
export const moved = (x: number, y: number, drawing: string, turn = '') =>
  `<g transform="translate(${x} ${y})${turn}">${drawing}</g>`;

/** Draws at every step from `from` up to but not including `to`. */
export function series(from: number, to: number, step: number, draw: (at: number) => string): string {
  let drawing = '';
  for (let at = from; at < to; at += step) drawing += draw(at);
  return drawing;
}

/** Returns a drawing as a data URL for `<img src>`. */
export const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
