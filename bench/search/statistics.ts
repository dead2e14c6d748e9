/** Returns the median, the lower of two middle values. NaN for an empty list. */
export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Returns the smallest value that at least this fraction of the values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? NaN;
}
