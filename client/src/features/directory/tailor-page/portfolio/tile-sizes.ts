import { type Box, coveringSizes } from '../../picture-sizes';

/** `few`: one large tile and four small ones. `all`: every picture of the portfolio. */
export type TileLayout = 'few' | 'all';

/** Number of tiles in the layout `few`. */
export const shownAtFirst = 5;

/**
 * On a phone, `few` names 95 % of the width of its first tile: a file with 5 % fewer pixels than the screen looks the same, and
 * is usually the next smaller one (640 pixels wide instead of 720, with a quarter fewer bytes).
 */
const first: Record<TileLayout, readonly Box[]> = {
  few: [
    [1280, '395px', 0.8],
    [960, 'calc(47vw - 205px)', 0.8],
    [640, '94vw', 16 / 11],
    [0, '87vw', 1],
  ],
  all: [
    [1280, '530px', 0.8],
    [960, '41vw', 0.8],
    [640, '62vw', 0.8],
    [0, '94vw', 1],
  ],
};
const others: Record<TileLayout, readonly Box[]> = {
  few: [
    [1280, '195px', 0.8],
    [960, 'calc(23vw - 100px)', 0.8],
    [0, '23vw', 0.8],
  ],
  all: [
    [1280, '260px', 0.8],
    [960, '20vw', 0.8],
    [640, '31vw', 0.8],
    [0, '47vw', 0.8],
  ],
};

/** Returns `sizes` for the picture in the tile at `index`. */
export function tileSizes(picture: { width: number; height: number }, index: number, layout: TileLayout): string {
  return coveringSizes((index === 0 ? first : others)[layout], picture);
}
