import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A long buttoned coat over a churidar. */
export const sherwani: GarmentDrawing = {
  cloths: ['buta', 'ikat', 'shweshwe'],
  palettes: ['ivory', 'madder', 'plum', 'teal', 'ochre'],
  hangsAt: 58,
  draw(pen) {
    const body = silhouette(
      'M0 62L16 60L18 70C34 74 54 78 68 86C76 96 78 108 78 118C70 150 60 172 60 198' +
        'C66 250 76 310 82 352C56 360 28 362 3 362C3 300 2 260 0 240',
    );
    const sleeve =
      'M216 84C232 90 240 106 244 138C250 186 256 232 258 272C248 278 236 278 228 274' +
      'C222 226 216 186 210 150C208 118 208 100 216 84Z';
    const churidar = silhouette('M0 350L36 350L30 384L14 384L6 356L0 354');
    return (
      pen.solid(churidar) +
      withMirrorImage(
        pen.cloth(sleeve) +
          pen.fold('M224 140C232 186 238 232 240 272', 0.7) +
          pen.band('M228 274C236 278 248 278 258 272L257 258C247 264 236 264 226 260Z'),
      ) +
      pen.cloth(body) +
      withMirrorImage(
        pen.fold('M192 120C184 170 190 260 200 354') + pen.fold('M172 220C170 270 174 320 176 360', 0.8),
      ) +
      pen.trim('M144 62C148 63 152 63 156 62L157 246L150 262L143 246Z') +
      pen.gold(
        'M150 76v.1M150 92v.1M150 108v.1M150 124v.1M150 140v.1M150 156v.1M150 172v.1M150 188v.1' +
          'M150 204v.1M150 220v.1',
        4.6,
      ) +
      pen.band('M134 60C144 65 156 65 166 60L168 72C156 78 144 78 132 72Z') +
      pen.band('M176 128L196 122L190 140Z')
    );
  },
};
