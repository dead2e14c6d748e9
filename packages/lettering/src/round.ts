/** A coordinate with at most two decimals, as it is written in SVG. */
export const round = (value: number) => String(Math.round(value * 100) / 100);
