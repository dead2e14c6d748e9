import { isDateLike, isLengthLike, isPhoneLike } from './cells';
import type { CsvRow } from './csv-rows';
import { kindOf } from './heading-kind';
import { headingText } from './heading-text';
import { measureHeading, unitIn, type HeadingUnit } from './measure-heading';

/** The parts of a file. */
export interface FoundHeadings {
  /** The headings; none if the first row is a client already. */
  headings?: string[];
  rows: CsvRow[];
  /** What stands above the headings, and headings that stand again further down. */
  leftOut: string[];
  /** Units in a row of their own below the headings. */
  units: (HeadingUnit | undefined)[];
  /** Whether the first row could also be headings. */
  isUnsure?: boolean;
}

/** Rows among which the headings are looked for. */
const searched = 15;

/** Divides the rows of a file into titles, headings and clients. */
export function findHeadings(all: readonly CsvRow[]): FoundHeadings {
  const at = headingsAt(all);
  if (at === -1) return { rows: [...all], leftOut: [], units: [], isUnsure: !hasData(all[0]?.cells ?? []) };
  const headings = withGroups(all[at]?.cells ?? [], all[at - 1]?.cells ?? []);
  const named = withGarments(headings, all[at - 1]?.cells ?? []);
  const below = all.slice(at + 1);
  const units = unitsOf(below[0]?.cells ?? []);
  const key = keyOf(headings);
  const rows = (units ? below.slice(1) : below).filter(({ cells }) => keyOf(cells) !== key);
  const again = below.filter(({ cells }) => keyOf(cells) === key);
  return {
    headings: named,
    rows,
    leftOut: [...all.slice(0, at), ...again].map(({ cells }) => cells.filter(Boolean).join(' ')),
    units: units ?? [],
  };
}

/** In a heading of two rows, 'Name' stands only in the upper one. */
const withGroups = (cells: readonly string[], above: readonly string[]) =>
  cells.map((cell, index) => cell || (kindOf(above[index] ?? '') ? (above[index] ?? '') : ''));

/**
 * Adds the garment above a group of headings to the names that it explains: 'SHIRT | TROUSER' above 'Length | Length' make 'Shirt Length' and
 * 'Trouser Length'. A measure of the body that stands once keeps its name, by which the catalogue knows it.
 */
function withGarments(headings: readonly string[], above: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const heading of headings) counts.set(headingText(heading), (counts.get(headingText(heading)) ?? 0) + 1);
  // A garment can be known as a measure: 'Shirt' is its length.
  const isGroup = (label: string) => isMeasured(label) && !isData(label);
  const groups = headings.filter((heading, index) => isGroup(above[index] ?? '') && isMeasured(heading));
  // One text alone is the title of the list.
  if (groups.length < 2) return [...headings];
  let group = '';
  return headings.map((heading, index) => {
    const label = above[index] ?? '';
    if (label) group = isGroup(label) ? label : '';
    const isOnce = counts.get(headingText(heading)) === 1;
    if (!group || !isMeasured(heading) || (isOnce && measureHeading(heading).key !== undefined)) return heading;
    return `${inTitleCase(group)} ${heading}`;
  });
}

/** Whether a heading can be that of a measure. */
const isMeasured = (heading: string) => heading !== '' && ['measure', undefined].includes(kindOf(heading));

/** 'TROUSER' -> 'Trouser'. */
const inTitleCase = (text: string) =>
  /\p{Ll}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

const keyOf = (cells: readonly string[]) => cells.map(headingText).join('|').replace(/\|+$/, '');

function headingsAt(all: readonly CsvRow[]): number {
  const scores = all.slice(0, searched).map(({ cells }, index) => headingScore(cells) - (index > 0 ? 0.5 : 0));
  const most = Math.max(...scores);
  if (most >= 1) return scores.indexOf(most);
  // Headings in words that are not known stand above columns that have other cells.
  const [first, ...others] = all;
  const isUnknown = first && others.length > 0 && !hasData(first.cells) && first.cells.filter(Boolean).length > 1;
  return isUnknown && others.slice(0, searched).some(({ cells }) => hasData(cells)) ? 0 : -1;
}

/** Returns how many cells are known headings; cells that are data count against that. */
export function headingScore(cells: readonly string[]): number {
  const filled = cells.filter(Boolean);
  const known = filled.filter((cell) => cell.length < 60 && kindOf(cell) !== undefined && !isData(cell)).length;
  const data = filled.filter(isData).length;
  return known / Math.max(1, filled.length) < 0.3 ? Math.min(known, 1) - data : known - 2 * data;
}

const isData = (cell: string) =>
  (isPhoneLike(cell) && /\d{4}/.test(cell.replace(/\D/g, ''))) ||
  isDateLike(cell) ||
  isLengthLike(cell) ||
  /\S@\S+\.\S/.test(cell);

const hasData = (cells: readonly string[]) => cells.some(isData);

/** Returns the units of a row that has nothing else. */
function unitsOf(cells: readonly string[]): (HeadingUnit | undefined)[] | undefined {
  const units = cells.map((cell) => (/^\D{1,15}$/.test(cell) ? unitIn(cell.replace(/[()[\]]/g, '')) : undefined));
  const isUnits = cells.some(Boolean) && cells.every((cell, index) => !cell || units[index] !== undefined);
  return isUnits ? units : undefined;
}

/** Returns how much rows look like a list: their headings, and as many cells in each row. */
export function listScore(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 1, often = 0] =
    [...counts].filter(([length]) => length > 1).sort((one, other) => other[1] - one[1])[0] ?? [];
  const headings = Math.max(0, ...rows.slice(0, searched).map(headingScore));
  const even = width > 1 ? often / rows.length : 0;
  return headings * 10 + even * 5 + (width > 1 ? Math.min(width, 20) / 100 : 0);
}
