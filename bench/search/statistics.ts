/** The middle one; the lower of two. NaN of nothing. */
export const median = (values: readonly number[]) => percentile(values, 0.5);

/** The value that this part of the values do not exceed. */
export function percentile(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? NaN;
}
