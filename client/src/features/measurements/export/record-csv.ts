import type { Value } from '@shared/measurements/contract';
import { roundLength } from '@shared/measurements/units';
import { lengthMm, valuesOf } from '@shared/measurements/values';
import { format } from 'date-fns';
import papa from 'papaparse';
import type { ExportedFile, ExportedRecord } from './exported-file';

/** The starts of formulas, also in the full-width forms that some spreadsheets read. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** The start of a cell for a spreadsheet that splits a line at semicolons or tabs. Such a program ignores the CSV's quotes. */
const formulaWithin = /([;\t\r\n][\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const columns = ['Client', 'Label', 'Date', 'Measure', 'Written', 'Inches', 'Centimetres'];

/**
 * Returns a record as CSV that spreadsheets open without settings: a row for each measure, as it was typed and as numbers of both
 * units. As in an archive (docs/decisions/data/044-csv-without-formulas.md), a cell that would run as a formula gets an apostrophe.
 */
export function recordCsv({ clientName, record }: ExportedRecord): ExportedFile {
  const common = [clientName, record.tags ?? '', format(record.createdAt, 'yyyy-MM-dd')];
  const rows = valuesOf(record).map((each) => [...common, each.name, each.value, ...lengths(each)]);
  const { notes } = record.measurements;
  if (notes) rows.push([...common, 'Notes', notes, '', '']);
  const cells = [columns, ...rows].map((row) => row.map((cell) => cell.replace(formulaWithin, "$1'")));
  return { text: `\ufeff${papa.unparse(cells, { newline: '\r\n', escapeFormulae: formula })}\r\n`, leftOut: [] };
}

function lengths(value: Value): string[] {
  const mm = lengthMm(value);
  return mm === undefined ? ['', ''] : [String(roundLength(mm, 'in')), String(roundLength(mm, 'cm'))];
}
