import type { PaletteName } from '../palettes';
import { PALETTES } from '../palettes';
import { line, path, ROUND } from '../svg';

/** The drawing functions for a garment: each takes path data on the board of 300 x 400 and returns SVG. */
export interface Pen {
  /** Panels of the patterned cloth, shaded. */
  cloth(data: string): string;
  /** Panels in the cloth's ground colour, shaded. */
  solid(data: string): string;
  plain(data: string, fill: string): string;
  trim(data: string): string;
  band(data: string): string;
  /** Cloth without shading, slightly lighter: collars, cuffs, pockets. */
  lapel(data: string): string;
  /** The dark inside of the garment, visible at the neckline. */
  neck(data: string): string;
  skin(data: string): string;
  sheer(data: string): string;
  wash(data: string, fill: string, opacity: number): string;
  fold(data: string, width?: number): string;
  line(data: string, width?: number): string;
  gold(data: string, width?: number): string;
  stitch(data: string): string;
  lace(data: string): string;
}

/** Returns a pen for one cloth. In `<defs>`, `id` is its pattern, `id` + 'w' its threads and `id` + 's' its shading. */
export function penFor(paletteName: PaletteName, id: string): Pen {
  const { ground, figure, accent, deep } = PALETTES[paletteName];
  const ivory = paletteName === 'ivory';
  const ink = ivory ? '#8A744E' : '#1D1510';
  const thread = ivory ? '#A88A55' : '#E2BC6A';
  const outline = ` stroke="${ink}" stroke-opacity=".72" stroke-width="1.1" stroke-linejoin="round"`;
  const pattern = `url(#${id})`;
  const shaded = (data: string) => path(data, `url(#${id}s)`, outline);
  return {
    cloth: (data) => path(data, pattern) + path(data, `url(#${id}w)`) + shaded(data),
    solid: (data) => path(data, ground) + shaded(data),
    plain: (data, fill) => path(data, fill, outline),
    trim: (data) => path(data, deep, outline),
    band: (data) => path(data, accent, outline),
    lapel: (data) => path(data, pattern) + path(data, '#fff', ` fill-opacity=".08"${outline}`),
    neck: (data) => path(data, '#2A211A', ` fill-opacity=".55"${outline}`),
    skin: (data) => path(data, '#B9A58C', outline),
    sheer: (data) => path(data, accent, ` fill-opacity=".82"${outline}`),
    wash: (data, fill, opacity) => path(data, fill, ` fill-opacity="${opacity}"`),
    fold: (data, width = 1.2) =>
      line(data, '#000', width * 2.6, ` stroke-opacity=".1"${ROUND}`) +
      line(data, ink, width * 0.7, ` stroke-opacity=".5"${ROUND}`),
    line: (data, width = 1) => line(data, ink, width, ` stroke-opacity=".7"${ROUND}`),
    gold: (data, width = 1.8) => line(data, thread, width, ROUND),
    stitch: (data) => line(data, figure, 1.2, ` stroke-dasharray="3 2.4"${ROUND}`),
    lace: (data) => line(data, '#A88A55', 1.4, ROUND),
  };
}
