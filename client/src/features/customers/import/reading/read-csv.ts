import { columnsOf, type CsvColumn } from '../csv/columns';
import { csvRows, type CsvRow } from '../csv/csv-rows';
import { findHeadings, listScore } from '../csv/find-headings';
import { kindOf } from '../csv/heading-kind';
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

const ownHeadings = 'Name,Phone,WhatsApp,Notes,Added,Changed';

/** Reads a CSV with any separator, with or without headings. Rows that are empty are left out. */
export async function readCsv(file: string): Promise<CsvTable> {
  const { headings, rows, leftOut, units, isUnsure } = findHeadings(await csvRows(file, listScore));
  const isOwn = headings?.join(',') === ownHeadings;
  const columns = columnsOf(headings, rows, units);
  return {
    columns: isOwn ? columns.map((column) => ({ ...column, kind: kindOf(column.heading), doubt: undefined })) : columns,
    rows,
    leftOut,
    unit: leftOut.map(unitIn).find(Boolean),
    isOwn,
    isHeadingUnsure: isUnsure ?? false,
  };
}
