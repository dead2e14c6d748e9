/** The smallest and the largest size of people, in millimetres. */
interface SizeRange {
  leastMm: number;
  mostMm: number;
}

/** The smallest and the largest adult, in centimetres. */
type Range = readonly [number, number];

/**
 * Heights above the floor of 6,068 women and men (C. C. Gordon and others: 2012 Anthropometric Survey of U.S. Army Personnel:
 * Methods and Summary Statistics. Natick/TR-15/007, 2014). Their waist is at the navel.
 */
const heights = {
  nape: [118.4, 173.8],
  waist: [80.5, 124.5],
  crotch: [61, 103.1],
  knee: [34.6, 61.2],
  ankleBone: [4.3, 9.3],
} as const satisfies Record<string, Range>;

/** Returns the length from one height down to another, of the smallest and of the largest adult. */
const down = (from: Range, to: Range): Range => [from[0] - to[0], from[1] - to[1]];

/** Returns the range of a garment that ends between the ends of a short and of a long one. */
const between = (short: Range, long: Range): Range => [short[0], long[1]];

const napeToWaist: Range = [34.5, 59.8];
const napeToKnee = down(heights.nape, heights.knee);
const waistToCrotch = down(heights.waist, heights.crotch);
const waistToKnee = down(heights.waist, heights.knee);
const waistToAnkle = down(heights.waist, heights.ankleBone);

/**
 * The smallest and the largest adult of three surveys, by measure. Lengths are from the survey of the Army. Girths and the width
 * of the shoulders also are from 507 women and men (G. Heinz, L. J. Peterson, R. W. Johnson, C. J. Kerk: Exploring Relationships
 * in Body Dimensions. Journal of Statistics Education 11(2), 2003) and 252 men (K. W. Penrose, A. G. Nelson, A. G. Fisher:
 * Generalized body composition prediction equation for men using simple measurement techniques. Medicine and Science in Sports
 * and Exercise 17(2), 1985). The surveys have no armholes, and nothing that only the style of a garment decides.
 */
const surveyed: Readonly<Record<string, Range>> = {
  neck: [27.5, 54.5],
  chest: [69.5, 146.9],
  waist: [57.9, 148.1],
  stomach: [61.1, 148.1],
  // Between the shoulder bones in a straight line.
  shoulder: [28.3, 48.9],
  shoulderSeam: [10.7, 18.5],
  acrossBack: [27, 57.7],
  napeToWaist,
  sleeveLength: [41, 70.9],
  shoulderToElbow: [27.1, 42.3],
  bicep: [21.6, 49],
  forearm: [20, 40.2],
  wrist: [12.4, 21.6],
  hand: [15.2, 24.8],
  hip: [73.7, 147.7],
  inseam: down(heights.crotch, heights.ankleBone),
  outseam: waistToAnkle,
  waistToKnee,
  waistToFloor: heights.waist,
  thigh: [41.2, 87.3],
  knee: [29, 49.1],
  calf: [26.6, 52.3],
  ankle: [15.6, 33.9],
  crotch: [47.3, 79.9],
  // Half of the crotch length, which is measured from the waist in front to the waist at the back.
  rise: [47.3 / 2, 79.9 / 2],
  shoulderToKnee: napeToKnee,
  shoulderToFloor: heights.nape,
  // Twice from the spine over the shoulder bone to the wrist.
  agbadaWidth: [2 * 63.6, 2 * 105.8],
  head: [50, 63.5],
  height: [140.9, 199.3],
  // Garments that hang from the shoulders, and garments that hang from the waist.
  shirtLength: between(napeToWaist, napeToKnee),
  jacketLength: between(napeToWaist, napeToKnee),
  bubaLength: between(napeToWaist, napeToKnee),
  kurtaLength: between(napeToWaist, heights.nape),
  dressLength: between(napeToWaist, heights.nape),
  kaftanLength: between(napeToWaist, heights.nape),
  agbadaLength: between(napeToWaist, heights.nape),
  trouserLength: between(waistToKnee, heights.waist),
  shortsLength: between(waistToCrotch, waistToAnkle),
  skirtLength: between(waistToCrotch, heights.waist),
  wrapperLength: between(waistToCrotch, heights.waist),
};

/**
 * Room below and above the surveyed adults, for children from about three years, for larger people, and for a tape that lies
 * loosely. With these values an adult's figure in the wrong unit is outside of the range of almost every measure of the body.
 */
const [roomBelow, roomAbove] = [0.62, 1.25];

/** Returns the sizes of a measure that are not questioned. Undefined for a measure that the surveys do not have. */
export function usualSizes(measure: string): SizeRange | undefined {
  const range = Object.hasOwn(surveyed, measure) ? surveyed[measure] : undefined;
  return range && { leastMm: range[0] * 10 * roomBelow, mostMm: range[1] * 10 * roomAbove };
}
