import { PALETTES } from '../palettes';
import { path, rect } from '../svg';
import type { Cloth } from '../tile';

const SIZE = 32;
const TOOTH = 'M0 0L16 0L16 16L0 16ZM0 16L8 16L16 24L16 32ZM0 24L0 32L8 32ZM24 0L32 0L32 8ZM16 0L32 16L24 16L16 8Z';

/** Broken checks with four points: the dark dye is always drawn on the light one. */
export const houndstooth: Cloth = {
  palettes: ['oat', 'linen', 'charcoal', 'plum', 'indigo', 'madder'],
  tile(palette) {
    const { ground, figure, deep } = palette;
    const light = palette === PALETTES.oat || palette === PALETTES.linen;
    return {
      width: SIZE,
      height: SIZE,
      drawing: rect(0, 0, SIZE, SIZE, light ? ground : figure) + path(TOOTH, light ? figure : deep),
    };
  },
};
