/** `few`: one large tile and four small ones. `all`: every picture of the portfolio. */
export type TileLayout = 'few' | 'all';

/** Number of tiles in the layout `few`. */
export const shownAtFirst = 5;

/** The minimum window width, and the width of the tile. */
type Width = readonly [from: number, width: string];

/** The aspect ratio of a tile (width / height). */
const shape = 0.8;

/**
 * On a phone, `few` names 95 % of the width of its first tile: a file with 5 % fewer pixels than the screen looks the same, and
 * is usually the next smaller one (640 pixels wide instead of 720, with a quarter fewer bytes).
 */
const first: Record<TileLayout, readonly Width[]> = {
  few: [
    [1280, '375px'],
    [960, 'calc(46.4vw - 217px)'],
    [640, 'calc(46.4vw - 19px)'],
    [0, '87vw'],
  ],
  all: [
    [1280, '525px'],
    [960, '41vw'],
    [640, '62vw'],
    [0, '94vw'],
  ],
};
const others: Record<TileLayout, readonly Width[]> = {
  few: [
    [1280, '197px'],
    [960, 'calc(24.4vw - 114px)'],
    [640, 'calc(24.4vw - 10px)'],
    [0, '23vw'],
  ],
  all: [
    [1280, '257px'],
    [960, '20vw'],
    [640, '31vw'],
    [0, '47vw'],
  ],
};

/** Returns `sizes` for the picture in the tile at `index`, which shows it whole: a high one is narrower than its tile. */
export function tileSizes({ width, height }: { width: number; height: number }, index: number, layout: TileLayout) {
  const part = width / height / shape;
  return (index === 0 ? first : others)[layout]
    .map(([from, tile]) => {
      const drawn = part < 0.98 ? `calc(${tile} * ${part.toFixed(2)})` : tile;
      return from > 0 ? `(min-width: ${from}px) ${drawn}` : drawn;
    })
    .join(', ');
}
