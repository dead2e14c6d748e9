import type { Measurement } from '@shared/measurements/contract';
import { lengthParts, longestMm, parseLength, type LengthUnit } from '@shared/measurements/units';
import { valuesOf } from '@shared/measurements/values';
import { changeBetween } from './compare-records';

/** A value of one measure in one record. */
export interface Taken {
  record: Measurement;
  /** As it was typed. */
  text: string;
  /** The change since the record before that has the measure: '+½ in'. */
  difference?: string;
}

/** Returns the values of each measure over all records, newest first, as `records` are. */
export function takenByMeasure(records: readonly Measurement[], unit: LengthUnit): ReadonlyMap<string, Taken[]> {
  const oldestFirst = new Map<string, Taken[]>();
  for (const record of [...records].reverse()) {
    for (const { key, value: text } of valuesOf(record)) {
      const earlier = oldestFirst.get(key) ?? [];
      const { difference } = changeBetween(earlier.at(-1)?.text, text, unit);
      earlier.push({ record, text, difference });
      oldestFirst.set(key, earlier);
    }
  }
  return new Map([...oldestFirst].map(([key, taken]) => [key, taken.reverse()]));
}

/** A value that can be drawn. */
interface Drawn {
  text: string;
  mm: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Returns the lengths among the values, oldest first. Numbers without a unit and texts have no place on a line. */
export function drawnOf(taken: readonly Taken[]): Drawn[] {
  return taken
    .flatMap(({ text, record }) => {
      const length = parseLength(text);
      if (!length?.unit || length.mm > longestMm) return [];
      return [{ text, mm: length.mm, at: Date.parse(record.createdAt) }];
    })
    .reverse();
}

interface Area {
  width: number;
  height: number;
  /** Space around the points. */
  margin: number;
}

/**
 * Returns the points of a line within the area: at equal distances, or with `byTime` at their times. The largest value is at the
 * top; equal values are in the middle.
 */
export function linePoints(
  drawn: readonly Drawn[],
  { width, height, margin }: Area,
  { byTime = false } = {},
): [x: number, y: number][] {
  const times = drawn.map(({ at }, index) => (byTime ? at : index));
  const across = shares(times);
  const up = shares(drawn.map(({ mm }) => mm));
  const at = (share: number, length: number) => round(margin + share * (length - 2 * margin));
  return drawn.map((_, index) => [at(across[index] ?? 0, width), at(1 - (up[index] ?? 0), height)]);
}

/** Returns where each value is between the smallest (0) and the largest (1); 0.5 if all are equal. */
function shares(values: readonly number[]): number[] {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  return values.map((value) => (span === 0 ? 0.5 : (value - least) / span));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Up to this number the text of a line contains all values. */
const fewValues = 5;

/** Returns the text alternative of a line: '3 values: 16 in, 16 in, 16¼ in'. */
export function lineText(drawn: readonly Drawn[]): string {
  const spoken = drawn.map(({ text }) => spokenLength(text));
  if (spoken.length <= fewValues) return `${spoken.length} values: ${spoken.join(', ')}`;
  return `${spoken.length} values, from ${spoken[0]} to ${spoken.at(-1)}`;
}

function spokenLength(text: string): string {
  const { figure, unit } = lengthParts(text);
  return unit ? `${figure} ${unit}` : figure;
}
