import { isSpecified } from '@shared/measurements/catalogue';
import type { Measurement } from '@shared/measurements/contract';
import { lengthParts, parseLength, type LengthUnit } from '@shared/measurements/units';
import { lengthMm, valuesOf } from '@shared/measurements/values';
import { lineOn, viewOf, type BodyView } from '../guide/body-lines';

/** A measure of a card. */
export interface CardEntry {
  key: string;
  name: string;
  /** Its number on the drawing; own measures have a letter. */
  mark: string;
  isOwn: boolean;
  /** '15½', or a text that is no length. */
  figure: string;
  unit: string;
  isLength: boolean;
}

export interface CardEntries {
  entries: readonly CardEntry[];
  /** The unit of all lengths; undefined if they differ, or have none. */
  unit: LengthUnit | undefined;
}

/** Returns the measures of a record: the specified ones are numbered from 1, its own ones have letters from A. */
export function cardEntries(record: Measurement): CardEntries {
  const values = valuesOf(record);
  const specified = values.filter(({ key }) => isSpecified(key)).length;
  const units = new Set(values.filter(lengthMm).map(({ value }) => parseLength(value)?.unit));
  const [unit] = units;
  const entries = values.map((each, index) => {
    const { key, name, value } = each;
    const isOwn = !isSpecified(key);
    const mark = isOwn ? letterOf(index - specified) : String(index + 1);
    return { key, name, isOwn, mark, ...lengthParts(value), isLength: lengthMm(each) !== undefined };
  });
  return { entries, unit: units.size === 1 ? unit : undefined };
}

/** 0 -> 'A', 25 -> 'Z', 26 -> 'AA'. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** A line with its mark on a drawing. */
export interface MarkedLine extends Pick<CardEntry, 'key' | 'mark' | 'isOwn'> {
  path: string;
  x: number;
  y: number;
}

export interface CardDrawing {
  view: BodyView;
  lines: readonly MarkedLine[];
}

/** Lines of the back are drawn on the front: a card has few drawings. */
const shownOn: Record<BodyView, BodyView> = { front: 'front', back: 'front', legs: 'legs', figure: 'figure' };

/** Returns the drawings of a card with the lines of its measures. Measures that a tailor made have no line. */
export function cardDrawings(entries: readonly CardEntry[]): CardDrawing[] {
  const isOfBodice = ({ key }: CardEntry) => !lineOn('legs', key) && shownOn[viewOf(key) ?? 'figure'] === 'front';
  const preferred = entries.some(isOfBodice) ? 'front' : 'legs';
  const byView = new Map<BodyView, MarkedLine[]>();
  for (const { key, mark, isOwn } of entries) {
    const view = viewOf(key, preferred);
    const line = view && lineOn(view, key);
    if (!line) continue;
    const shown = shownOn[view];
    byView.set(shown, [...(byView.get(shown) ?? []), { key, mark, isOwn, ...line }]);
  }
  return [...byView].map(([view, lines]) => ({ view, lines: apart(lines) }));
}

/** The smallest distance of two marks, which are circles with a radius of 7.5. */
const distance = 15.5;

/** Moves marks that would cover another one to the nearest free place around their own. */
function apart(lines: readonly MarkedLine[]): MarkedLine[] {
  const placed: MarkedLine[] = [];
  for (const line of lines) {
    const isFree = ({ x, y }: Spot) =>
      isInside({ x, y }) && placed.every((other) => Math.hypot(other.x - x, other.y - y) >= distance);
    placed.push({ ...line, ...(spotsAround(line).find(isFree) ?? { x: line.x, y: line.y }) });
  }
  return placed;
}

interface Spot {
  x: number;
  y: number;
}

/** The spot itself, then spots on growing circles around it. */
const spotsAround = ({ x, y }: Spot): Spot[] =>
  Array.from({ length: 1 + 12 * 16 }, (_, index) => {
    const radius = Math.ceil(index / 16) * 5;
    const angle = ((index % 16) * Math.PI) / 8;
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
  });

const isInside = ({ x, y }: Spot) => x >= 28 && x <= 182 && y >= 16 && y <= 286;
