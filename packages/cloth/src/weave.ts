import { adire } from './cloths/adire';
import { buta } from './cloths/buta';
import { gingham } from './cloths/gingham';
import { herringbone } from './cloths/herringbone';
import { houndstooth } from './cloths/houndstooth';
import { ikat } from './cloths/ikat';
import { kente } from './cloths/kente';
import { mudcloth } from './cloths/mudcloth';
import { parang } from './cloths/parang';
import { pinstripe } from './cloths/pinstripe';
import { seigaiha } from './cloths/seigaiha';
import { shweshwe } from './cloths/shweshwe';
import { tartan } from './cloths/tartan';
import { ownDyes } from './dyes';
import type { PaletteName } from './palettes';
import { isPaletteName, PALETTES } from './palettes';
import { hash, seeded } from './random';
import { rect, round } from './svg';
import { patterns } from './tile';

/** Every kind of cloth, by name. The order decides which one a seed gets: add at the end, never reorder. */
export const CLOTHS = {
  pinstripe,
  herringbone,
  houndstooth,
  gingham,
  tartan,
  adire,
  kente,
  ikat,
  buta,
  mudcloth,
  seigaiha,
  shweshwe,
  parang,
};

/** The name of a kind of cloth. */
export type ClothKind = keyof typeof CLOTHS;

/** Returns whether a word is a cloth's own key, not an inherited property such as `constructor`. */
export const isClothKind = (name: string | undefined): name is ClothKind =>
  name !== undefined && Object.hasOwn(CLOTHS, name);

/** The names of all cloths, in the order of `CLOTHS`. */
export const KINDS: readonly ClothKind[] = Object.keys(CLOTHS).filter(isClothKind);

/** Sizes in pixels. The seed chooses a missing or unknown kind or palette, and then changes the palette's colours. */
export interface WeaveOptions {
  width?: number;
  height?: number;
  kind?: ClothKind;
  palette?: PaletteName;
  /** The scale of the pattern; 1 by default. */
  scale?: number;
  /** Draws the cloth in folds. */
  drape?: boolean;
}

/** Returns the kind and the palette of a seed if no other is given; `ownDyes` then changes the palette's colours. */
export function clothOf(seed: string, kind?: ClothKind): { kind: ClothKind; palette: PaletteName } {
  const random = seeded(`cloth:${seed}`);
  const chosen = isClothKind(kind) ? kind : random.pick(KINDS);
  return { kind: chosen, palette: random.pick(CLOTHS[chosen].palettes) };
}

/** Returns the scale factor of a seed's own cloth, so that cloths of one kind differ. */
export const ownSize = (seed: string): number => seeded(`size:${seed}`).range(0.9, 1.12);

/** Returns a piece of cloth as an SVG document: always the same for the same seed. The SVG never contains the seed. */
export function weave(seed: string, options: WeaveOptions = {}): string {
  const { width = 320, height = 200, scale = 1, drape = false } = options;
  const own = clothOf(seed, options.kind);
  const kind = own.kind;
  const isNamed = isPaletteName(options.palette);
  const name = isPaletteName(options.palette) ? options.palette : own.palette;
  const palette = isNamed ? PALETTES[name] : ownDyes(PALETTES[name], seed);
  const size = isNamed ? scale : scale * ownSize(seed);
  const id = 'w' + hash([seed, kind, name, scale].join('|')).toString(36);
  const layer = (paint: string) => rect(0, 0, width, height, `url(#${paint})`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"` +
    ' preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">' +
    `<defs>${patterns({ seed, kind, cloth: CLOTHS[kind], palette, scale: size, id })}${drape ? folds(seed, `${id}d`) : ''}` +
    `</defs>${layer(id)}${layer(`${id}w`)}${drape ? layer(`${id}d`) : ''}</svg>`
  );
}

/** Returns alternating light and shadow, as on hanging cloth. */
function folds(seed: string, id: string): string {
  const random = seeded(`fold:${seed}`);
  let dark = random.next() < 0.5;
  let stops = '';
  for (let offset = 0; offset < 1; offset += random.range(0.05, 0.17)) {
    const colour = dark ? '#000' : '#fff';
    const opacity = dark ? random.range(0.16, 0.3) : random.range(0.04, 0.12);
    stops += `<stop offset="${round(offset)}" stop-color="${colour}" stop-opacity="${round(opacity)}"/>`;
    dark = !dark;
  }
  const slant = round(random.range(-0.15, 0.15));
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="${slant}">${stops}</linearGradient>`;
}
