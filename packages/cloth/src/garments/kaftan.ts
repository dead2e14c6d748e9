import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A loose robe with a slit neckline and hanging sleeves. */
export const kaftan: GarmentDrawing = {
  cloths: ['ikat', 'seigaiha', 'pinstripe', 'shweshwe'],
  palettes: ['teal', 'oat', 'purple', 'emerald', 'denim'],
  hangsAt: 62,
  draw(pen) {
    const body = silhouette(
      'M0 70L17 64C30 70 46 74 60 82C84 116 98 160 104 206C96 214 86 216 76 214C68 180 60 158 54 142' +
        'C58 210 66 290 72 352C48 362 24 364 0 364',
    );
    return (
      pen.cloth(body) +
      withMirrorImage(
        pen.fold('M206 146C200 220 208 300 214 352') +
          pen.fold('M176 190C172 250 176 310 178 362') +
          pen.fold('M208 92C204 110 203 128 205 146', 0.9),
      ) +
      pen.trim(
        silhouette('M0 190L0 190C0 190 10 188 10 180C10 130 10 110 10 100C22 92 24 74 22 65L15 63C14 76 8 82 0 84'),
      ) +
      pen.stitch('M150 84V182') +
      pen.gold('M150 104v.1M150 120v.1M150 136v.1M150 152v.1M150 168v.1', 5) +
      withMirrorImage(pen.band('M226 216C234 218 246 216 254 207L252 196C244 206 234 207 223 206Z')) +
      pen.neck('M133 65C136 78 142 83 150 84C158 83 164 78 167 65C156 59 144 59 133 65Z')
    );
  },
};
