/** A box that a picture fills: the minimum window width, the width of the box, and its aspect ratio (width / height). */
export type Box = readonly [from: number, width: string, shape: number];

/**
 * Returns `sizes` for a picture that fills a box at each window width, widest first. A picture with a wider aspect ratio than
 * its box is cropped at the sides, so it is drawn wider than the box.
 */
export function coveringSizes(boxes: readonly Box[], { width, height }: { width: number; height: number }): string {
  return boxes
    .map(([from, box, shape]) => {
      const cut = Math.max(1, width / height / shape);
      const drawn = cut > 1.02 ? `calc(${box} * ${cut.toFixed(2)})` : box;
      return from > 0 ? `(min-width: ${from}px) ${drawn}` : drawn;
    })
    .join(', ');
}
