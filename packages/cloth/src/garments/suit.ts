import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A jacket with shirt and tie. */
export const suit: GarmentDrawing = {
  cloths: ['pinstripe', 'herringbone', 'houndstooth', 'tartan'],
  palettes: ['charcoal', 'indigo', 'slate', 'forest', 'umber', 'plum'],
  hangsAt: 60,
  draw(pen) {
    const body = silhouette(
      'M0 110L18 64C34 70 58 76 74 86C82 94 84 104 84 116C78 150 66 176 66 206C70 240 76 280 78 316' +
        'C56 326 34 328 22 322C8 310 2 290 0 262',
    );
    const sleeve =
      'M222 84C240 90 246 108 250 140C256 190 262 240 262 286C252 294 240 294 230 290' +
      'C226 240 222 190 216 150C214 120 214 100 222 84Z';
    const shirt = 'M150 216L131 68C140 74 160 74 169 68Z';
    return (
      withMirrorImage(
        pen.cloth(sleeve) +
          pen.fold('M230 146C238 190 244 240 246 284', 0.7) +
          pen.gold('M254 268v.1M254 276v.1M254 284v.1', 3.4),
      ) +
      pen.cloth(body) +
      pen.plain(shirt, '#FBF7EE') +
      pen.band('M144 82L156 82L158 92L162 176L150 206L138 176L142 92Z') +
      pen.wash('M142 92L158 92L156 82L144 82Z', '#000', 0.2) +
      withMirrorImage(
        pen.plain('M169 67L176 64L184 70L166 98L154 84Z', '#FFFDF7') +
          pen.line('M169 67L176 64L184 70L166 98L154 84', 0.8),
      ) +
      withMirrorImage(
        pen.lapel(
          'M182 67C190 76 196 84 200 92L216 106L196 118L204 128C190 160 168 196 151 222C152 170 166 110 182 67Z',
        ) +
          pen.fold('M196 150C190 190 192 250 196 316', 0.8) +
          pen.line('M190 262C202 264 214 263 224 259L224 268C214 272 202 273 190 271Z', 1),
      ) +
      pen.line('M150 222V266', 1) +
      pen.gold('M155 226v.1M155 250v.1', 5.5) +
      pen.plain('M196 142L216 137L217 144L197 149Z', '#FBF7EE') +
      pen.line('M198 149L219 144', 1)
    );
  },
};
