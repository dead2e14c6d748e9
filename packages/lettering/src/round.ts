/** Returns a coordinate with at most two decimals, for SVG. */
export const round = (value: number) => String(Math.round(value * 100) / 100);
