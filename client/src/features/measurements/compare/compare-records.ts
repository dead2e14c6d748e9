import { specifiedKeys, type Measurement } from '@shared/measurements/contract';
import { differenceFrom, parseLength, type LengthUnit } from '@shared/measurements/units';
import { valuesByKey, valuesOf } from '@shared/measurements/values';
import { formatDistanceStrict, isSameDay } from 'date-fns';

/** A measure of two records. The texts are as they were typed. */
export interface ComparedMeasure {
  key: string;
  name: string;
  from?: string;
  to?: string;
  /** `new` is only in the later record, `missing` only in the earlier one. */
  change: 'same' | 'changed' | 'new' | 'missing';
  /** With sign and unit: '+½ in'. Undefined if the texts cannot be subtracted. */
  difference?: string;
}

/**
 * Returns every measure of two records: the specified ones in the order of the book, then the own ones. Two lengths in the same
 * unit are subtracted in it, others in `unit`. Texts that are no lengths, and numbers without a unit, are only compared as texts.
 */
export function compareRecords(from: Measurement, to: Measurement, unit: LengthUnit): ComparedMeasure[] {
  const [before, now] = [valuesByKey(from), valuesByKey(to)];
  const keys = new Set<string>([...specifiedKeys, ...now.keys(), ...before.keys()]);
  return [...keys].flatMap((key) => {
    const [first, second] = [before.get(key), now.get(key)];
    const name = (second ?? first)?.name;
    if (name === undefined) return [];
    const texts = { from: first?.value, to: second?.value };
    return [{ key, name, ...texts, ...changeBetween(texts.from, texts.to, unit) }];
  });
}

/** Returns how a value changed. */
export function changeBetween(
  before: string | undefined,
  now: string | undefined,
  unit: LengthUnit,
): Pick<ComparedMeasure, 'change' | 'difference'> {
  if (before === undefined) return { change: 'new' };
  if (now === undefined) return { change: 'missing' };
  const units = [parseLength(before)?.unit, parseLength(now)?.unit];
  const common = units[0] && units[0] === units[1] ? units[0] : unit;
  const difference = differenceFrom(before, now, common);
  if (difference) return { change: 'changed', difference: `${difference} ${common}` };
  return { change: isSame(before, now) ? 'same' : 'changed' };
}

/** For texts without a difference: lengths with units that can be subtracted are the same, others if they are written the same. */
function isSame(before: string, now: string): boolean {
  const [a, b] = [parseLength(before), parseLength(now)];
  if (a && b && !a.unit === !b.unit) return Math.abs(a.mm - b.mm) < nearlyMm;
  return before.trim().toLowerCase() === now.trim().toLowerCase();
}

/** More than half an eighth of an inch, the largest difference that is rounded to 0. */
const nearlyMm = 1.6;

/** Returns the line that sums up a comparison, in parts: ['5 changed', '1 new', 'in 8 months']. */
export function summaryOf(compared: readonly ComparedMeasure[], fromAt: string, toAt: string): string[] {
  const count = (change: ComparedMeasure['change']) => compared.filter((each) => each.change === change).length;
  const [changed, added, missing] = [count('changed'), count('new'), count('missing')];
  return [
    changed === 0 ? 'None changed' : `${changed} changed`,
    ...(added > 0 ? [`${added} new`] : []),
    ...(missing > 0 ? [`${missing} not taken`] : []),
    timeBetween(fromAt, toAt),
  ];
}

function timeBetween(fromAt: string, toAt: string): string {
  if (isSameDay(fromAt, toAt)) return 'on the same day';
  const apart = formatDistanceStrict(fromAt, toAt);
  return fromAt < toAt ? `in ${apart}` : `${apart} earlier`;
}

/** The records of a comparison; `from` is undefined if `to` is the oldest one. */
export interface Pair {
  from?: Measurement;
  to: Measurement;
  /** `from` was not chosen: it is the record before `to`. */
  isPrevious: boolean;
}

/**
 * Returns the records to compare: those with the ids; for a single id, that record and the one before it. Without an id, the
 * newest record and the last one before it that has half of its measures, if there is one: a jacket is not compared with trousers.
 * Undefined if there is no record. `records` are newest first.
 */
export function pairOf(records: readonly Measurement[], fromId: string | null, toId: string | null): Pair | undefined {
  const to = records.find(({ id }) => id === toId) ?? records.find(({ id }) => id !== fromId) ?? records[0];
  if (!to) return undefined;
  const earlier = records.slice(records.indexOf(to) + 1);
  const chosen = records.find(({ id }) => id === fromId && id !== to.id);
  const from = chosen ?? ((fromId ?? toId) ? undefined : earlier.find((each) => hasHalfOf(to, each))) ?? earlier[0];
  return { from, to, isPrevious: !chosen && from === earlier[0] };
}

/** Whether `other` has at least half of the measures of `record`. */
function hasHalfOf(record: Measurement, other: Measurement): boolean {
  const [values, others] = [valuesOf(record), valuesByKey(other)];
  return values.filter(({ key }) => others.has(key)).length * 2 >= values.length;
}
