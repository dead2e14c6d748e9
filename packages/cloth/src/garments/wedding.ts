import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A strapless gown in ivory with a lace hem. */
export const wedding: GarmentDrawing = {
  cloths: ['buta', 'seigaiha'],
  palettes: ['ivory'],
  wall: '#D9CFC6',
  draw(pen) {
    const skirt = silhouette('M0 176L36 176C52 230 96 300 118 366C80 378 40 382 0 382');
    const bodice = silhouette('M0 104C10 98 22 92 38 90C44 112 42 138 32 160C34 166 36 172 37 178C24 186 12 190 0 194');
    return (
      pen.cloth(skirt) +
      pen.wash(skirt, '#fff', 0.18) +
      pen.lace('M38 352C74 368 112 372 150 372C188 372 226 368 262 352') +
      withMirrorImage(
        pen.fold('M178 188C192 250 222 320 236 372') +
          pen.fold('M166 194C172 260 190 330 198 378') +
          pen.fold('M184 184C206 240 246 310 262 364', 0.7),
      ) +
      pen.fold('M150 196C150 260 154 330 156 380', 0.7) +
      pen.cloth(bodice) +
      pen.wash(bodice, '#fff', 0.3) +
      withMirrorImage(pen.fold('M171 96C172 130 166 160 162 186', 0.9)) +
      pen.gold('M114 177C130 188 142 192 150 194C158 192 170 188 186 177', 2.2) +
      pen.lace(
        'M112 90C106 94 104 104 108 116C112 108 116 100 122 93M188 90C194 94 196 104 192 116' +
          'C188 108 184 100 178 93',
      )
    );
  },
};
