import type { PaletteName } from '../palettes';
import type { ClothKind } from '../weave';
import type { Pen } from './pen';

/** One kind of garment on a board of 300 x 400: the cloths and palettes that suit it, and its drawing. */
export interface GarmentDrawing {
  cloths: readonly ClothKind[];
  palettes: readonly PaletteName[];
  /** The height on the board of its hanger; without it the garment is on a dress form. */
  hangsAt?: number;
  /** The only allowed background colour, if not every one suits it. */
  wall?: string;
  draw(pen: Pen): string;
}
