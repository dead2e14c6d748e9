import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A fitted gown in wax print with puffed sleeves. */
export const ankara: GarmentDrawing = {
  cloths: ['kente', 'adire', 'shweshwe', 'ikat', 'mudcloth'],
  palettes: ['orange', 'emerald', 'madder', 'purple', 'ochre', 'indigo'],
  draw(pen) {
    const gown = silhouette(
      'M0 112C12 104 26 100 40 98C44 118 40 146 31 168C36 196 50 222 50 246C46 274 42 292 44 306' +
        'C62 326 88 350 104 372C66 382 32 384 0 384',
    );
    const puff =
      'M186 102C202 84 234 86 244 106C250 122 244 142 230 150C214 148 198 136 190 122C188 114 186 108 186 102Z';
    return (
      pen.cloth(gown) +
      withMirrorImage(
        pen.fold('M176 172C186 200 192 230 188 256') +
          pen.fold('M182 300C196 330 216 352 232 376') +
          pen.fold('M166 290C170 320 178 354 184 382') +
          pen.cloth(puff) +
          pen.fold('M190 106C206 100 222 104 232 146', 0.8) +
          pen.fold('M190 112C202 114 214 126 222 148', 0.8),
      ) +
      pen.band(
        'M110 98C126 100 138 104 150 112C162 104 174 100 190 98L191 108C176 111 164 116 150 126' +
          'C136 116 124 111 109 108Z',
      ) +
      pen.band('M118 166H182L183 178H117Z')
    );
  },
};
