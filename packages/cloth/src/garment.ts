import { escaped } from './escaped';
import { agbada } from './garments/agbada';
import { ankara } from './garments/ankara';
import type { GarmentDrawing } from './garments/garment-drawing';
import { hanbok } from './garments/hanbok';
import { kaftan } from './garments/kaftan';
import { kimono } from './garments/kimono';
import { lehenga } from './garments/lehenga';
import { penFor } from './garments/pen';
import { qipao } from './garments/qipao';
import { sherwani } from './garments/sherwani';
import { shirt } from './garments/shirt';
import { support } from './garments/support';
import { suit } from './garments/suit';
import { wedding } from './garments/wedding';
import type { PaletteName } from './palettes';
import { isPaletteName, PALETTES } from './palettes';
import { hash, seeded } from './random';
import { rect, round } from './svg';
import { patterns } from './tile';
import type { ClothKind } from './weave';
import { CLOTHS, isClothKind } from './weave';

/** Every garment, by name. The order decides which one a seed gets: add at the end, never reorder. */
const DRAWINGS = {
  agbada,
  kaftan,
  wedding,
  suit,
  sherwani,
  lehenga,
  qipao,
  shirt,
  ankara,
  kimono,
  hanbok,
};

/** The name of a garment. */
export type GarmentKind = keyof typeof DRAWINGS;

const isGarmentKind = (name: string | undefined): name is GarmentKind =>
  name !== undefined && Object.hasOwn(DRAWINGS, name);

/** The names of all garments. */
export const GARMENTS: readonly GarmentKind[] = Object.keys(DRAWINGS).filter(isGarmentKind);

/** The seed chooses missing or unknown names from those that suit the garment. */
export interface GarmentOptions {
  palette?: PaletteName;
  cloth?: ClothKind;
  /** Width divided by height of the picture, 3/4 by default; the whole garment is visible at any ratio. */
  ratio?: number;
  /** Space around the garment, as a factor: 1.1 is ten per cent more than usual. */
  room?: number;
  /** The background colour. */
  wall?: string;
}

const WALLS = ['#E9DFD0', '#DDE3DB', '#E6DCE4', '#EFDDCD', '#D9DFE4', '#E4DCC6', '#D3D9D2', '#EADBD6'];

/** The scale of each cloth's pattern on a garment. */
const PATTERN_SCALE: Record<ClothKind, number> = {
  kente: 0.62,
  adire: 0.52,
  buta: 0.5,
  tartan: 0.62,
  mudcloth: 0.55,
  ikat: 0.6,
  seigaiha: 0.5,
  gingham: 0.6,
  houndstooth: 0.36,
  herringbone: 0.42,
  pinstripe: 0.62,
  shweshwe: 0.62,
  parang: 0.6,
};

/** Returns a garment as an SVG document, 600 wide: always the same for the same seed. The SVG never contains the seed. */
export function garment(seed: string, kind?: GarmentKind, options: GarmentOptions = {}): string {
  const random = seeded(`garment:${seed}:${kind}`);
  const name = isGarmentKind(kind) ? kind : random.pick(GARMENTS);
  const drawing: GarmentDrawing = DRAWINGS[name];
  const cloth = isClothKind(options.cloth) ? options.cloth : random.pick(drawing.cloths);
  const becoming = drawing.palettes.filter((palette) => CLOTHS[cloth].palettes.includes(palette));
  const palette = isPaletteName(options.palette)
    ? options.palette
    : random.pick(becoming.length > 0 ? becoming : drawing.palettes);
  const wall = escaped(options.wall || drawing.wall || random.pick(WALLS));
  const id = 'g' + hash([seed, name, cloth, palette].join('|')).toString(36);

  const ratio = options.ratio || 0.75;
  const width = (ratio > 0.75 ? 400 * ratio : 300) * (options.room || 1);
  const height = width / ratio;
  const left = (300 - width) / 2;
  const top = (400 - height) * 0.55;
  const backdrop = (fill: string) => rect(left, top, width, height, fill);
  const cut = { seed, kind: cloth, cloth: CLOTHS[cloth], palette: PALETTES[palette], scale: PATTERN_SCALE[cloth], id };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${round(left)} ${round(top)} ${round(width)} ${round(height)}"` +
    ` width="600" height="${round(600 / ratio)}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"` +
    ` focusable="false"><defs>${patterns(cut)}${light(id)}</defs>${backdrop(wall)}${backdrop(`url(#${id}b)`)}` +
    `${support(drawing.hangsAt)}${drawing.draw(penFor(palette, id))}</svg>`
  );
}

/** Returns two gradients: `id` + 's' shades the cloth, `id` + 'b' lights the wall. */
function light(id: string): string {
  return (
    `<linearGradient id="${id}s" x1="0" x2="1"><stop offset="0" stop-opacity=".3"/>` +
    '<stop offset=".28" stop-opacity=".03"/><stop offset=".46" stop-color="#fff" stop-opacity=".12"/>' +
    '<stop offset=".72" stop-opacity=".05"/><stop offset="1" stop-opacity=".34"/></linearGradient>' +
    `<linearGradient id="${id}b" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/>` +
    '<stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".1"/></linearGradient>'
  );
}
