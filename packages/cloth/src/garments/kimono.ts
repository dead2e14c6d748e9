import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A robe with square sleeves and a broad belt. */
export const kimono: GarmentDrawing = {
  cloths: ['seigaiha', 'shweshwe', 'ikat'],
  palettes: ['indigo', 'plum', 'teal', 'rose', 'emerald'],
  hangsAt: 60,
  draw(pen) {
    const body = silhouette('M0 66L16 64L40 70L130 76L134 196L84 200L80 150L62 146L62 366L0 368');
    return (
      pen.cloth(body) +
      withMirrorImage(
        pen.fold('M212 78V146', 1) + pen.fold('M196 250V364', 0.8) + pen.band('M280 76H284V196L280 196Z'),
      ) +
      pen.trim('M134 64C140 110 160 150 196 190L186 202C150 168 126 116 122 66Z') +
      pen.trim('M166 64C160 110 142 146 112 186L116 200C158 158 174 116 178 66Z') +
      pen.fold('M186 224L176 366', 1) +
      pen.band('M88 188H212V236H88Z') +
      pen.stitch('M88 196H212M88 228H212') +
      pen.gold('M138 206h24v12h-24z', 2.4) +
      pen.neck('M134 64C142 60 158 60 166 64L150 92Z')
    );
  },
};
