/** The gallery grid: the minimum window width, and the width of a tile. */
const columns: readonly (readonly [from: number, width: string])[] = [
  [1280, '372px'],
  [960, '30vw'],
  [560, '45vw'],
  [0, '92vw'],
];

/** Returns `sizes` of a picture. One wider than its 4:5 tile is cropped at the sides, so it is drawn wider than the tile. */
export function pieceSizes({ width, height }: { width: number; height: number }): string {
  const cut = Math.max(1, width / height / 0.8);
  return columns
    .map(([from, place]) => {
      const drawn = cut > 1.02 ? `calc(${place} * ${cut.toFixed(2)})` : place;
      return from > 0 ? `(min-width: ${from}px) ${drawn}` : drawn;
    })
    .join(', ');
}
