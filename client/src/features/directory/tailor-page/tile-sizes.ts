/** The portfolio grid: the minimum window width, the width of a tile, and its aspect ratio (width / height). */
type Layout = readonly [from: number, width: string, shape: number];

const first: readonly Layout[] = [
  [1280, '530px', 0.8],
  [960, '41vw', 0.8],
  [640, '62vw', 0.8],
  [0, '94vw', 1],
];
const others: readonly Layout[] = [
  [1280, '260px', 0.8],
  [960, '20vw', 0.8],
  [640, '31vw', 0.8],
  [0, '47vw', 0.8],
];

/**
 * Returns `sizes` for the picture in the tile at `index`. A picture with a wider aspect ratio than its tile is cropped at
 * the sides, so it is drawn wider than the tile.
 */
export function tileSizes({ width, height }: { width: number; height: number }, index: number): string {
  return (index === 0 ? first : others)
    .map(([from, tile, shape]) => {
      const cut = Math.max(1, width / height / shape);
      const drawn = cut > 1.02 ? `calc(${tile} * ${cut.toFixed(2)})` : tile;
      return from > 0 ? `(min-width: ${from}px) ${drawn}` : drawn;
    })
    .join(', ');
}
