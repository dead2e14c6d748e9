/** The grid of the gallery: from which window width on, and how wide a picture's place is. */
const columns: readonly (readonly [from: number, width: string])[] = [
  [1280, '372px'],
  [960, '30vw'],
  [560, '45vw'],
  [0, '92vw'],
];

/** `sizes` of a picture in the grid. One wider than its place of 4:5 is cut at its sides, so it is drawn wider. */
export function pieceSizes({ width, height }: { width: number; height: number }): string {
  const cut = Math.max(1, width / height / 0.8);
  return columns
    .map(([from, place]) => {
      const drawn = cut > 1.02 ? `calc(${place} * ${cut.toFixed(2)})` : place;
      return from > 0 ? `(min-width: ${from}px) ${drawn}` : drawn;
    })
    .join(', ');
}
