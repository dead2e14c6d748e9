import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A wide skirt with a choli and a sheer dupatta. */
export const lehenga: GarmentDrawing = {
  cloths: ['buta', 'ikat', 'gingham'],
  palettes: ['rose', 'madder', 'purple', 'emerald', 'orange'],
  draw(pen) {
    const skirt = silhouette('M0 186L34 186C52 230 96 300 112 364C76 378 38 382 0 382');
    const choli = silhouette(
      'M0 102C14 96 24 84 28 80C38 82 46 88 52 96C60 108 64 122 66 136C58 142 52 144 46 144' +
        'C44 136 42 130 40 126C40 138 38 148 36 156C24 160 12 162 0 162',
    );
    const dupatta =
      'M176 82C190 92 198 150 182 200C170 240 158 300 150 366C170 372 186 374 200 374' +
      'C204 310 220 250 222 200C224 150 206 96 188 84Z';
    return (
      pen.skin('M118 150C120 166 118 180 116 190L184 190C182 180 180 166 182 150Z') +
      pen.cloth(skirt) +
      withMirrorImage(
        pen.fold('M164 192C172 260 186 330 194 378') +
          pen.fold('M176 190C196 250 226 320 240 370') +
          pen.fold('M154 194C156 260 160 330 162 380', 0.7),
      ) +
      pen.trim(
        'M38 362C76 378 112 382 150 382C188 382 224 378 262 362L258 346C222 360 186 366 150 366' +
          'C114 366 78 360 42 346Z',
      ) +
      pen.stitch('M43 350C80 364 114 369 150 369C186 369 220 364 257 350') +
      pen.solid(choli) +
      pen.gold(
        'M122 82C126 96 138 102 150 103C162 102 174 96 178 82M114 155C126 160 138 162 150 162' +
          'C162 162 174 160 186 155',
        2.2,
      ) +
      pen.band('M116 186H184V196H116Z') +
      pen.sheer(dupatta) +
      pen.gold('M188 84C206 96 224 150 222 200C220 250 204 310 200 374', 2.4)
    );
  },
};
