import { type Random, seeded } from '@seamfolk/cloth';
import { specifiedKeys, type MeasurementValues, type SpecifiedKey, type Value } from '@shared/measurements/contract';
import { templates } from '@shared/sheets/built-in-sheets';
import type { DemoClient } from './demo-client';
import { sheetValues } from './demo-sheets';
import { written } from './written-length';

/** One record of a demo client. */
export interface DemoRecord {
  measurements: MeasurementValues;
  ownMeasures: Value[];
  tags: string;
  /** The id of a template, or the name of a sheet of the demo account. */
  takenBy: string;
  daysAgo: number;
}

type Girths = Pick<DemoClient['body'], 'chest' | 'waist' | 'hip' | 'height'>;

/** Measures as fractions of a body's girths and height, near the values of cutting books for an average figure. */
const proportions: Record<'him' | 'her', Record<SpecifiedKey, readonly [of: keyof Girths, part: number]>> = {
  him: {
    neck: ['chest', 0.382],
    chest: ['chest', 1],
    waist: ['waist', 1],
    shoulder: ['chest', 0.442],
    sleeveLength: ['height', 0.362],
    armhole: ['chest', 0.46],
    bicep: ['chest', 0.335],
    wrist: ['chest', 0.166],
    hip: ['hip', 1],
    inseam: ['height', 0.452],
    outseam: ['height', 0.607],
    thigh: ['hip', 0.585],
    knee: ['hip', 0.41],
    ankle: ['hip', 0.37],
    rise: ['height', 0.155],
    shirtLength: ['height', 0.437],
    jacketLength: ['height', 0.425],
    dressLength: ['height', 0.6],
  },
  her: {
    neck: ['chest', 0.37],
    chest: ['chest', 1],
    waist: ['waist', 1],
    shoulder: ['chest', 0.425],
    sleeveLength: ['height', 0.352],
    armhole: ['chest', 0.46],
    bicep: ['chest', 0.32],
    wrist: ['chest', 0.167],
    hip: ['hip', 1],
    inseam: ['height', 0.447],
    outseam: ['height', 0.612],
    thigh: ['hip', 0.59],
    knee: ['hip', 0.39],
    ankle: ['hip', 0.31],
    rise: ['height', 0.165],
    shirtLength: ['height', 0.39],
    jacketLength: ['height', 0.375],
    dressLength: ['height', 0.63],
  },
};

/** Measures along bones: they vary a little with each measuring, but not with the weight. */
const lengths: ReadonlySet<SpecifiedKey> = new Set([
  'shoulder',
  'sleeveLength',
  'inseam',
  'outseam',
  'rise',
  'shirtLength',
  'jacketLength',
  'dressLength',
]);

const daysInYear = 365;

/** Returns a record per visit, oldest first, with small changes of weight between visits; the same on every machine. */
export function recordsOf(client: DemoClient): DemoRecord[] {
  const random = seeded(`book:${client.name}`);
  const own = new Map(specifiedKeys.map((measure) => [measure, random.range(0.985, 1.015)]));
  let weight = 1;
  return [...client.visits]
    .sort((a, b) => b.daysAgo - a.daysAgo)
    .map((visit) => {
      const { daysAgo, take, tag, notes } = visit;
      weight *= random.range(0.99, 1.013);
      const grown = 1 - ((client.growthPerYear ?? 0) * daysAgo) / daysInYear;
      const taken = specifiedKeys.filter((measure) => take.some((template) => isPartOf(template, measure)));
      const values = taken.map((measure) => {
        const [of, part] = proportions[client.body.of][measure];
        const full = client.body[of] * part * (own.get(measure) ?? 1) * grown;
        const inches = lengths.has(measure) ? settled(full, random) : full * weight;
        return [measure, written(inches, client.unit)];
      });
      const measurements = { ...Object.fromEntries(values), ...(notes && { notes }) };
      const takenBy = visit.sheet ?? take[0] ?? '';
      return { measurements, ownMeasures: sheetValues(client, visit), tags: tag, takenBy, daysAgo };
    });
}

const isPartOf = (template: string, measure: SpecifiedKey) =>
  templates.some(({ id, measures }) => id === template && measures.some(({ key }) => key === measure));

/** Adds a quarter of an inch to one measurement in five. */
const settled = (inches: number, random: Random) => inches + (random.next() < 0.2 ? 0.25 : 0);
