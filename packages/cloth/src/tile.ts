import type { Palette, PaletteName } from './palettes';
import type { Random } from './random';
import { seeded } from './random';
import { round } from './svg';

/** One repeat of a pattern; `turn` is a transform for a pattern that runs diagonally. */
export interface Tile {
  width: number;
  height: number;
  drawing: string;
  turn?: string;
}

/** A kind of cloth: the palettes that suit it, and its tile. */
export interface Cloth {
  palettes: readonly PaletteName[];
  tile(palette: Palette, random: Random): Tile;
}

/** The input of `patterns`: a cloth with its kind, its colours, its scale (1 is the usual size) and an id for `<defs>`. */
export interface PatternInput {
  seed: string;
  kind: string;
  cloth: Cloth;
  palette: Palette;
  scale: number;
  id: string;
}

/** Returns two patterns for `<defs>`: the cloth (`id`), and a fine thread texture to draw over it (`id` + 'w'). */
export function patterns({ seed, kind, cloth, palette, scale, id }: PatternInput): string {
  const { width, height, drawing, turn } = cloth.tile(palette, seeded(`${kind}:${seed}`));
  const transform = [turn, scale !== 1 && `scale(${Number(scale.toFixed(4))})`].filter(Boolean).join(' ');
  return (
    `<pattern id="${id}" width="${round(width)}" height="${round(height)}" patternUnits="userSpaceOnUse"` +
    `${transform && ` patternTransform="${transform}"`}>${drawing}</pattern>` +
    `<pattern id="${id}w" width="4" height="4" patternUnits="userSpaceOnUse">` +
    '<path d="M0 1H2M2 3H4" stroke="#fff" stroke-opacity=".13"/>' +
    '<path d="M1 2V4M3 0V2" stroke="#000" stroke-opacity=".12"/></pattern>'
  );
}
