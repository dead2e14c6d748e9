import { customerFieldList } from '@shared/customers/values';
import { columnsOf, type CsvColumn } from '../csv/columns';
import { csvRows, type CsvRow } from '../csv/csv-rows';
import { findHeadings, listScore } from '../csv/find-headings';
import type { Kind } from '../csv/heading-kind';
import { withClientsInRows } from '../csv/shapes';
import { unitIn, type HeadingUnit } from '../csv/measure-heading';

/** A CSV as it stands in the file. */
export interface CsvTable {
  columns: CsvColumn[];
  rows: CsvRow[];
  /** Lines that are no clients: titles above the headings, and headings that stand again further down. */
  leftOut: string[];
  /** The unit that a line above the headings names. */
  unit?: HeadingUnit;
  /** Whether it is the list of clients of a download, whose cells are taken as they are. */
  isOwn: boolean;
  /** Whether the first row could be headings. */
  isHeadingUnsure: boolean;
  /** Whether the encoding was guessed, so that letters beyond ASCII can be wrong. */
  isLettersUnsure?: boolean;
}

/** What the columns of clients.csv hold by their headings. */
const ownKinds = new Map<string, Kind>([
  ...customerFieldList.map(([name, { label }]) => [label, name === 'name' ? 'whole' : name] as const),
  ['Added', 'technical'],
  ['Changed', 'technical'],
]);

/** Whether the headings are those of clients.csv, also of an earlier version with fewer fields. */
function areOwn(headings: readonly string[]): boolean {
  return (
    headings[0] === 'Name' &&
    headings.slice(-2).join() === 'Added,Changed' &&
    headings.every((each) => ownKinds.has(each))
  );
}

/** Reads a CSV with any separator, with or without headings. Rows that are empty are left out. */
export const readCsv = async (file: string): Promise<CsvTable> => tableOf(await csvRows(file, listScore));

/** Finds the headings among rows, and what their columns hold. */
export function tableOf(read: readonly CsvRow[]): CsvTable {
  const all = withClientsInRows(read);
  const { headings, rows, leftOut, units, isUnsure } = findHeadings(all.map(withoutGaps));
  const isOwn = headings !== undefined && areOwn(headings);
  const columns = columnsOf(headings, rows, units);
  return {
    columns: isOwn
      ? columns.map((column) => ({ ...column, kind: ownKinds.get(column.heading), doubt: undefined }))
      : columns,
    rows: isOwn ? findHeadings(all).rows : rows,
    leftOut,
    unit: leftOut.map(unitIn).find(Boolean),
    isOwn,
    isHeadingUnsure: isUnsure ?? false,
  };
}

/** Shortens long gaps within cells, over which patterns would run again and again. */
const withoutGaps = (row: CsvRow): CsvRow => ({
  ...row,
  cells: row.cells.map((cell) => cell.replace(/\s{20,}/g, (gap) => (gap.includes('\n') ? '\n' : ' '))),
});
