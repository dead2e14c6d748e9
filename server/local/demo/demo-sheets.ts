import { seeded } from '@seamfolk/cloth';
import { isSpecified } from '@shared/measurements/catalogue';
import type { Value } from '@shared/measurements/contract';
import { starters } from '@shared/sheets/built-in-sheets';
import type { DemoClient, DemoVisit } from './demo-client';
import { demoSheetNames } from './demo-sheet-names';
import { written } from './written-length';

/** Measures beside the specified ones as fractions of a body's girths and height, near the values of cutting books for an average figure. */
const proportions: Record<string, readonly [of: 'chest' | 'waist' | 'hip' | 'height', part: number]> = {
  stomach: ['waist', 1.03],
  roundSleeve: ['chest', 0.27],
  agbadaLength: ['height', 0.76],
  agbadaWidth: ['height', 0.95],
  trouserLength: ['height', 0.6],
  trouserBottom: ['hip', 0.42],
  head: ['height', 0.33],
  acrossBack: ['chest', 0.4],
  acrossFront: ['chest', 0.37],
  kurtaLength: ['height', 0.58],
  aboveBust: ['chest', 0.94],
  belowBust: ['chest', 0.85],
  apex: ['height', 0.155],
  apexToApex: ['chest', 0.2],
  halfLength: ['height', 0.245],
  napeToWaist: ['height', 0.24],
  shortSleeve: ['height', 0.11],
  frontNeckDepth: ['chest', 0.19],
  backNeckDepth: ['chest', 0.16],
  blouseLength: ['height', 0.22],
  skirtLength: ['height', 0.62],
  highHip: ['hip', 0.92],
  waistToHip: ['height', 0.12],
  elbow: ['chest', 0.27],
  waistToFloor: ['height', 0.63],
  shoulderToFloor: ['height', 0.87],
  height: ['height', 1],
};

/** The sheets of the demo account. */
export const demoSheets = demoSheetNames.map((name) => {
  const starter = starters.find((each) => each.name === name);
  if (!starter) throw new Error(`No starter ${name}`);
  return { name, garment: starter.garment, measures: starter.measures };
});

/** Returns the values of a visit's sheet beside the specified ones, the same on every machine. */
export function sheetValues({ name, body, unit }: DemoClient, { sheet, daysAgo }: DemoVisit): Value[] {
  const taken = demoSheets.find((each) => each.name === sheet)?.measures ?? [];
  return taken.flatMap(({ key, name: label }) => {
    const proportion = proportions[key];
    if (isSpecified(key) || !proportion) return [];
    const [of, part] = proportion;
    const full = body[of] * part * seeded(`${name}:${key}`).range(0.985, 1.015);
    return [{ key, name: label, value: written(full * seeded(`${name}:${key}:${daysAgo}`).range(0.995, 1.008), unit) }];
  });
}
