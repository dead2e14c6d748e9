import { nameKindOf } from '../csv/heading-kind';
import { hasMeasuresForNames } from '../csv/shapes';
import { wrongFile } from './file-kinds';
import type { FoundRows } from './found-rows';
import { type CsvTable, readCsv } from './read-csv';
import { readRecordsCsv } from './read-records-csv';
import { bytesOf, bytesText, guessedText } from './read-text';

/** What a file holds: rows, or a table whose columns the user may map. */
export type ReadFile = { rows: FoundRows } | { table: CsvTable };

/**
 * Reads a file by its content: the zip or a list of an archive, vCards, the CSV of records, or else a table of clients.
 * @throws Error with a message for the user
 */
export async function readClients(file: Blob): Promise<ReadFile> {
  if (await isZip(file)) {
    const contents = await (await import('./read-zip')).readZip(file);
    if ('file' in contents) return readClients(contents.file);
    return 'rows' in contents ? contents : checkedTable(contents.table);
  }
  const bytes = await bytesOf(file);
  const { text, isSure } = guessedText(bytes);
  if (/^\ufeff?[ \t]*BEGIN:[ \t]*VCARD/im.test(text.slice(0, 4096)))
    return { rows: (await import('../vcard/read-vcard')).readVcards(bytes) };
  const problem = wrongFile(bytesText(bytes), text);
  if (problem) throw new Error(problem);
  if (/^\ufeff?\s*\[/.test(text)) return { rows: await (await import('./read-archive')).readArchiveList(text) };
  const table = await readCsv(text);
  return checkedTable(isSure ? table : { ...table, isLettersUnsure: true });
}

function checkedTable(table: CsvTable): ReadFile {
  if (table.columns.length === 0) throw new Error('The file is empty.');
  if (table.rows.length === 0) throw new Error('The file has headings, but no clients below them.');
  const rows = readRecordsCsv(table);
  if (!rows && !table.isOwn && hasOnlyMeasures(table)) throw new Error(measuresForNames);
  return rows ? { rows } : { table };
}

const measuresForNames =
  'The list has measures where the names of clients should be. Put one client in each row, with the name in a column of its own.';

function hasOnlyMeasures({ columns, rows }: CsvTable): boolean {
  const names = columns.flatMap(({ kind }, index) => (nameKindOf(kind) ? [index] : []));
  return names.some((index) => hasMeasuresForNames(rows.map(({ cells }) => cells[index] ?? '')));
}

/** A zip begins with 'PK' and the number of its first part. */
async function isZip(file: Blob): Promise<boolean> {
  return /^PK[\u0003\u0005\u0007]/.test(await file.slice(0, 4).text());
}
