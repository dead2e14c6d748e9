import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A fitted dress with a standing collar and a slanted closing. */
export const qipao: GarmentDrawing = {
  cloths: ['seigaiha', 'buta', 'shweshwe'],
  palettes: ['madder', 'emerald', 'teal', 'indigo', 'rose'],
  draw(pen) {
    const body = silhouette(
      'M0 74L13 72L16 82C30 86 40 90 46 98C50 108 50 114 50 120L44 124C42 144 34 160 32 174' +
        'C36 200 48 222 50 246C50 290 44 330 40 370C26 374 12 376 0 376',
    );
    return (
      pen.cloth(body) +
      withMirrorImage(
        pen.fold('M178 176C186 200 190 230 190 260') + pen.fold('M166 260C168 300 166 340 164 374', 0.8),
      ) +
      pen.fold('M130 270C128 310 130 350 132 374', 0.7) +
      pen.gold('M150 86C164 92 178 104 192 122', 2.6) +
      pen.gold('M158 92l8 -6M166 98l9 -5M176 107l9 -4M150 80h.1', 2.6) +
      pen.band('M137 72C144 76 156 76 163 72L166 83C156 88 144 88 134 83Z') +
      pen.gold('M198 262C198 300 194 336 190 370', 2.4) +
      withMirrorImage(pen.gold('M196 98C200 106 201 114 200 120L194 124', 2.4))
    );
  },
};
