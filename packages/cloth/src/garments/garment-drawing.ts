import type { PaletteName } from '../palettes';
import type { ClothKind } from '../weave';
import type { Pen } from './pen';

/** One kind of garment on a board of 300 x 400: the cloths and colours that become it, and how it is drawn. */
export interface GarmentDrawing {
  cloths: readonly ClothKind[];
  palettes: readonly PaletteName[];
  /** The height on the board at which it hangs on a hanger; without it the garment stands on a dress form. */
  hangsAt?: number;
  /** The only wall behind it, where not every one will do. */
  wall?: string;
  draw(pen: Pen): string;
}
