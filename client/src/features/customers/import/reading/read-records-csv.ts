import { measureName } from '@shared/measurements/catalogue';
import { specifiedKeys } from '@shared/measurements/contract';
import { fold } from '../../../../lib/text/text-search';
import type { FoundRecord, FoundRow, FoundRows } from './found-rows';
import type { CsvTable } from './read-csv';
import { timeOf } from './record-time';

/** The cells of a row by the folded headings of their columns. */
type Cells = (heading: string) => string;

/** Reads measurements.csv of an archive, or the CSV of an exported record; undefined if the table is neither. */
export function readRecordsCsv({ columns, rows }: CsvTable): FoundRows | undefined {
  const headings = columns.map(({ heading }) => fold(heading).trim());
  const has = (...wanted: string[]) => wanted.every((heading) => headings.includes(heading));
  const isBook = has('client', 'taken', 'neck', 'own measures');
  if (!isBook && !has('client', 'date', 'measure', 'written')) return undefined;
  const found = new Map<string, FoundRow>();
  const clientOf = (name: string, line: number) => {
    const row: FoundRow = found.get(name) ?? { line, place: 'Line', fields: { name }, records: [] };
    found.set(name, row);
    return row;
  };
  for (const { line, cells, problem } of rows) {
    const cell: Cells = (heading) => cells[headings.indexOf(heading)] ?? '';
    const client = clientOf(cell('client'), line);
    if (problem) client.records?.push({ place: 'Line', line, fields: {}, problem });
    else if (isBook) client.records?.push(wholeRecord(cell, line));
    else addMeasure(client.records ?? [], cell, line);
  }
  return { place: 'Line', rows: [...found.values()], isArchive: true };
}

/** Returns the record of a row that has a column for each measure. */
function wholeRecord(cell: Cells, line: number): FoundRecord {
  const written = specifiedKeys.map((key) => [key, cell(fold(measureName(key)))]);
  const { takenAt, isDay, problem } = timeOf(cell('taken'));
  const fields = {
    measurements: { ...Object.fromEntries(written), notes: cell('notes') },
    ownMeasures: valuesIn(cell('own measures')),
    tags: cell('tag'),
    sheetName: cell('sheet') || null,
    takenAt,
  };
  return { place: 'Line', line, isDay, fields, problem };
}

/** 'Burst: 42; Cap: 22 1/2' -> both measures. A part without a name belongs to the value before it, or else to the name after it. */
function valuesIn(text: string) {
  const own: { key: string; name: string; value: string }[] = [];
  let before = '';
  for (const part of text ? text.split('; ') : []) {
    const at = part.indexOf(': ');
    const last = own.at(-1);
    if (at !== -1) own.push({ key: '', name: before + part.slice(0, at), value: part.slice(at + 2) });
    else if (last) last.value += `; ${part}`;
    before = own.length === 0 ? `${before}${part}; ` : '';
  }
  return own;
}

/** The keys of the specified measures by name. */
const specified = new Map<string, string>(specifiedKeys.map((key) => [fold(measureName(key)), key]));

/** Adds the measure of a row to its record. A measure that the record has already begins another record of that day. */
function addMeasure(records: FoundRecord[], cell: Cells, line: number): void {
  const [name, value, label, day] = [cell('measure'), cell('written'), cell('label'), cell('date')];
  const key = name === 'Notes' ? 'notes' : specified.get(fold(name));
  const fits = (record: FoundRecord) => {
    const { tags, day: ofDay, measurements, ownMeasures } = record.fields as unknown as ExportedFields;
    const isThere = key ? key in measurements : ownMeasures.some((own) => own.name === name);
    return tags === label && ofDay === day && !isThere;
  };
  let record = records.find(fits);
  if (!record) {
    const { takenAt, problem } = timeOf(day);
    record = {
      place: 'Line',
      line,
      isDay: true,
      problem,
      fields: { measurements: {}, ownMeasures: [], tags: label, day, takenAt },
    };
    records.push(record);
  }
  const { measurements, ownMeasures } = record.fields as unknown as ExportedFields;
  if (key) measurements[key] = value;
  else ownMeasures.push({ key: '', name, value });
}

interface ExportedFields {
  tags: string;
  day: string;
  measurements: Record<string, string>;
  ownMeasures: { key: string; name: string; value: string }[];
}
