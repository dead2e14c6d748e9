import type { Measure } from '@shared/measurements';

/** The smallest and the largest size of people, in millimetres. */
interface SizeRange {
  leastMm: number;
  mostMm: number;
}

/**
 * The smallest and the largest adult of two surveys, in centimetres: 507 women and men (G. Heinz, L. J. Peterson, R. W. Johnson,
 * C. J. Kerk: Exploring Relationships in Body Dimensions. Journal of Statistics Education 11(2), 2003) and 252 men (K. W. Penrose,
 * A. G. Nelson, A. G. Fisher: Generalized body composition prediction equation for men using simple measurement techniques.
 * Medicine and Science in Sports and Exercise 17(2), 1985). Their waist is the narrowest girth or the girth at the navel; their
 * shoulder width is a straight line. They have no lengths of arms, legs and garments.
 */
const surveyed: Partial<Record<Measure, readonly [number, number]>> = {
  neck: [31.1, 51.2],
  chest: [72.6, 136.2],
  waist: [57.9, 148.1],
  shoulder: [32.4, 47.4],
  bicep: [22.4, 45],
  wrist: [13, 21.4],
  hip: [78.8, 147.7],
  thigh: [46.3, 87.3],
  knee: [29, 49.1],
  ankle: [16.4, 33.9],
};

/**
 * Room below and above the surveyed adults, for children from about two years, for larger people, and for a tape that lies
 * loosely. With these values an adult's figure in the wrong unit is outside of the range of almost every measure.
 */
const [roomBelow, roomAbove] = [0.6, 1.25];

/** Returns the sizes of a measure that are not questioned. Undefined for a measure that the surveys do not have. */
export function usualSizes(measure: string): SizeRange | undefined {
  const range = surveyed[measure as Measure];
  return range && { leastMm: range[0] * 10 * roomBelow, mostMm: range[1] * 10 * roomAbove };
}
