export { escaped } from './escaped';
export { garment, type GarmentKind, type GarmentOptions } from './garment';
export { type Palette, type PaletteName, PALETTES } from './palettes';
export { type Random, seeded, wrapped } from './random';
export { dataUrl } from './svg';
export { type Cloth, type PatternInput, patterns, type Tile } from './tile';
export { type ClothKind, CLOTHS, weave, type WeaveOptions } from './weave';
