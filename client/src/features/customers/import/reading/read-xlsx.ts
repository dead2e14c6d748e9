import type { Row } from 'read-excel-file/universal';
import type { ZipEntry } from 'unzipit';
import { rowOf } from '../csv/csv-rows';
import { listScore } from '../csv/find-headings';
import { type CsvTable, tableOf } from './read-csv';

/** The most bytes of an unpacked workbook: 20,000 rows have about 20 MB. */
const maxBytes = 200_000_000;

/**
 * Reads the first sheet of an Excel workbook that has a list. Each line is a row of the sheet.
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
  // A cover has no list.
  const read = filled.find(({ data }) => listScore(data.slice(0, 40).map((row) => row.map(textOf))) >= 10) ?? filled[0];
  const others = filled.filter((each) => each !== read).map(({ sheet }) => `Sheet: ${sheet}`);
  const table = tableOf((read?.data ?? []).flatMap((row, index) => rowOf(row.map(textOf), index + 1)));
  return { ...table, leftOut: [...table.leftOut, ...others] };
}

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
