import type { Value } from '@shared/measurements/contract';
import { roundLength } from '@shared/measurements/units';
import { lengthMm, valuesOf } from '@shared/measurements/values';
import { format } from 'date-fns';
import { csvText } from '../../../lib/text/csv-text';
import type { ExportedFile, ExportedRecord } from './exported-file';

const columns = ['Client', 'Label', 'Date', 'Measure', 'Written', 'Inches', 'Centimetres'];

/** Returns a record as CSV: a row for each measure, as it was typed and as numbers of both units. */
export function recordCsv({ clientName, record }: ExportedRecord): ExportedFile {
  const common = [clientName, record.tags ?? '', format(record.createdAt, 'yyyy-MM-dd')];
  const rows = valuesOf(record).map((each) => [...common, each.name, each.value, ...lengths(each)]);
  const { notes } = record.measurements;
  if (notes) rows.push([...common, 'Notes', notes, '', '']);
  return { text: csvText([columns, ...rows]), leftOut: [] };
}

function lengths(value: Value): string[] {
  const mm = lengthMm(value);
  return mm === undefined ? ['', ''] : [String(roundLength(mm, 'in')), String(roundLength(mm, 'cm'))];
}
