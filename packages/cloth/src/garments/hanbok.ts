import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A high, full skirt with a short jacket and its ribbon. */
export const hanbok: GarmentDrawing = {
  cloths: ['gingham', 'shweshwe', 'seigaiha'],
  palettes: ['rose', 'teal', 'purple', 'orange'],
  draw(pen) {
    const skirt = silhouette('M0 140L40 138C74 190 112 290 114 360C76 378 38 382 0 382');
    const jeogori = silhouette(
      'M0 92L16 78C34 82 52 88 66 98C92 124 108 150 116 178C104 194 88 198 76 192C66 176 58 160 50 148' +
        'C32 154 16 156 0 156',
    );
    return (
      pen.solid(skirt) +
      withMirrorImage(
        pen.fold('M160 160C168 240 178 320 184 380') +
          pen.fold('M174 158C196 230 224 310 236 372') +
          pen.fold('M152 162C154 240 156 320 156 380', 0.7),
      ) +
      pen.cloth(jeogori) +
      withMirrorImage(pen.band('M226 192C238 198 254 194 266 178L262 168C250 184 236 188 221 182Z')) +
      pen.plain('M134 78C142 96 160 118 176 132L168 142C148 126 130 100 124 80Z', '#FFFDF7') +
      pen.plain('M166 78C160 92 154 100 146 108L150 118C160 108 170 94 176 80Z', '#FFFDF7') +
      pen.band('M168 134C180 170 176 220 170 262L182 264C190 220 190 170 178 130Z') +
      pen.band('M166 134C158 150 140 168 126 172L130 182C148 178 168 158 176 140Z')
    );
  },
};
