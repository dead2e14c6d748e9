import type { Row } from 'read-excel-file/universal';
import type { ZipEntry } from 'unzipit';
import { rowOf, type CsvRow } from '../csv/csv-rows';
import { listScore } from '../csv/find-headings';
import { withClientsInRows } from '../csv/shapes';
import { joinSheets } from './join-sheets';
import { type CsvTable, tableOf } from './read-csv';

/** The most bytes of an unpacked workbook: 20,000 rows have about 20 MB. */
const maxBytes = 200_000_000;

/**
 * Reads all sheets of an Excel workbook that have a list; without one, the first sheet. Each line is a row of the sheet, or of the sheets
 * one below the other.
 * @throws Error with a message for the user
 */
export async function readXlsx(file: Blob, entries: readonly ZipEntry[]): Promise<CsvTable> {
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxBytes)
    throw new Error('The workbook has more than 200 MB.');
  const { default: readSheets } = await import('read-excel-file/universal');
  const sheets = await readSheets(file).catch((cause: unknown) => {
    throw new Error('The workbook could not be read. Save it as CSV, and choose that file.', { cause });
  });
  const filled = sheets.filter(({ data }) => data.length > 0);
  const read = filled.map(({ sheet: name, data }) => ({
    name,
    rows: data.flatMap((row, index) => rowOf(row.map(textOf), index + 1)),
  }));
  // A cover has no list.
  const lists = read.filter(({ rows }) => isList(rows));
  const taken = lists.length > 0 ? lists : read.slice(0, 1);
  const others = read.filter((each) => !taken.includes(each)).map(({ name }) => `Sheet: ${name}`);
  if (taken.length < 2) {
    const table = tableOf(taken[0]?.rows ?? []);
    return { ...table, leftOut: [...table.leftOut, ...others] };
  }
  const { rows, leftOut } = joinSheets(taken);
  const table = tableOf(rows);
  return { ...table, leftOut: [...table.leftOut, ...leftOut, ...others] };
}

const isList = (rows: readonly CsvRow[]) =>
  listScore(
    withClientsInRows(rows)
      .slice(0, 40)
      .map(({ cells }) => cells),
  ) >= 10;

/** Returns what the cell shows. Excel calculates with 15 digits. */
function textOf(cell: Row[number]): string {
  if (cell instanceof Date) return dateText(cell.toISOString());
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell ?? '').replace(/\r\n?/g, '\n');
}

/** '2024-03-31T00:00:00.000Z' -> '2024-03-31'; a time without a day is one of 1899. */
function dateText(moment: string): string {
  const [day = '', time = ''] = [moment.slice(0, 10), moment.slice(11, 16)];
  if (day < '1900') return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
