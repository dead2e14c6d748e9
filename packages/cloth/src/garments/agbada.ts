import type { GarmentDrawing } from './garment-drawing';
import { withMirrorImage, silhouette } from './symmetry';

/** A wide Yoruba robe with an embroidered breast, over trousers. */
export const agbada: GarmentDrawing = {
  cloths: ['adire', 'buta', 'shweshwe', 'pinstripe'],
  palettes: ['indigo', 'emerald', 'ivory', 'plum', 'teal', 'ochre'],
  hangsAt: 62,
  draw(pen) {
    const trousers = silhouette('M0 320L36 320L33 378L6 378L3 336L0 332');
    const body = silhouette(
      'M0 96L15 65C40 68 92 80 132 104C141 112 143 124 142 138C140 180 138 222 134 258' +
        'C128 262 122 262 116 258C106 262 100 272 96 286C94 308 92 330 92 346C62 356 30 358 0 358',
    );
    const opening =
      'M282 106C291 112 293 124 292 138C290 180 288 222 284 258C281 260 278 261 275 261' +
      'C280 214 284 168 284 132C284 120 284 112 282 106Z';
    return (
      pen.solid(trousers) +
      pen.cloth(body) +
      withMirrorImage(pen.trim(opening)) +
      withMirrorImage(
        pen.fold('M262 96C268 150 262 214 252 262') +
          pen.fold('M236 86C240 150 236 222 244 284') +
          pen.fold('M208 98C214 180 212 270 220 350') +
          pen.fold('M184 196C186 250 188 310 192 354') +
          pen.fold('M246 90C256 130 258 180 252 220', 0.6) +
          pen.fold('M170 230C170 280 172 320 174 357', 0.7),
      ) +
      pen.trim(silhouette('M0 166L0 166C18 164 34 138 34 112C34 92 28 76 22 65L15 64C13 84 8 94 0 100')) +
      pen.stitch(
        'M150 160C133 158 121 134 121 112C121 94 125 80 129 70M150 160C167 158 179 134 179 112' +
          'C179 94 175 80 171 70',
      ) +
      pen.gold(
        'M150 130m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0' +
          'M150 130m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M150 139v13M150 108l5 7l-5 7l-5 -7z',
      ) +
      pen.gold('M196 206c-10 0 -14 -8 -12 -16c2 -10 16 -12 20 -3c3 8 -6 13 -11 8M196 206v14M189 213c2 5 12 5 14 0', 2) +
      pen.neck('M135 65C137 88 143 98 150 100C157 98 163 88 165 65C156 59 144 59 135 65Z')
    );
  },
};
