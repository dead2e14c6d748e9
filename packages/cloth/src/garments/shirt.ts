import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A buttoned shirt with a breast pocket. */
export const shirt: GarmentDrawing = {
  cloths: ['gingham', 'pinstripe', 'tartan', 'parang'],
  palettes: ['denim', 'rose', 'emerald', 'oat', 'orange', 'teal'],
  hangsAt: 66,
  draw(pen) {
    const body = silhouette(
      'M0 76L22 70C38 74 58 80 72 90C80 98 82 108 82 118L76 124C74 180 72 240 74 300C60 316 30 322 0 324',
    );
    const sleeve =
      'M220 88C240 96 250 124 258 160C266 200 272 236 274 268C266 274 252 276 244 274' +
      'C240 240 232 206 222 172C216 150 214 110 220 88Z';
    return (
      withMirrorImage(
        pen.cloth(sleeve) +
          pen.band('M243 262C252 266 264 264 273 256L275 276C266 282 252 284 244 282Z') +
          pen.fold('M236 150C246 190 254 230 256 262', 0.7),
      ) +
      pen.cloth(body) +
      pen.lapel('M143 78H157V323C152 324 148 324 143 323Z') +
      pen.gold('M150 110v.1M150 144v.1M150 178v.1M150 212v.1M150 246v.1M150 280v.1', 4.4) +
      pen.lapel('M178 148H208V178L193 186L178 178Z') +
      withMirrorImage(
        pen.fold('M206 130C200 190 202 250 206 308', 0.8) + pen.lapel('M150 84L172 66C180 70 184 76 186 82L170 110Z'),
      ) +
      pen.neck('M132 68C140 60 160 60 168 68L150 84Z')
    );
  },
};
