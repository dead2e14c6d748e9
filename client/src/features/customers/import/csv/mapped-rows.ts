import { customerFieldNames } from '@shared/customers/values';
import type { FoundRow, FoundRows } from '../reading/found-rows';
import { pauses, type Planning } from '../reading/pauses';
import { readChoices } from '../reading/read-choices';
import type { CsvTable } from '../reading/read-csv';
import { visible } from './cells';
import type { CsvRow } from './csv-rows';
import type { Mapping } from './mapping';
import { doubtOf } from './read-numbers';
import { doubtOfName, rowName } from './row-name';
import { rowNumbers } from './row-numbers';
import { rowRecord } from './row-record';
import { cellSorter } from './sorted-cells';
import { isWholeNumber } from '@shared/tailor/phone';
import { kindOf } from './heading-kind';
import { headingText, isPhrase } from './heading-text';
import { headingWords } from './words/words';

/** Returns the clients of a table, with what is doubtful about them. Reports its progress, and throws if `signal` is aborted. */
export async function mappedRows(table: CsvTable, mapping: Mapping, planning: Planning): Promise<FoundRows> {
  const pause = pauses(table.rows.length, planning);
  const rowOf = table.isOwn ? ownReader(mapping) : rowReader(table, mapping, planning.country);
  const rows: FoundRow[] = [];
  for (const [index, row] of table.rows.entries()) {
    await pause(index);
    rows.push(rowOf(row, index));
  }
  return { place: 'Line', rows };
}

/** Reads rows of a download, whose cells are taken as they are. */
function ownReader({ targets }: Mapping) {
  return ({ line, problem, ...row }: CsvRow): FoundRow => {
    const cells = customerFieldNames.map((name) => [name, row.cells[targets.indexOf(name)] ?? '']);
    return { line, problem, fields: Object.fromEntries(cells) };
  };
}

function rowReader(table: CsvTable, mapping: Mapping, country: string) {
  const sort = cellSorter(table, mapping, country);
  const doubtOfRow = wholeRowDoubts(table, mapping);
  return (row: CsvRow, index: number): FoundRow => {
    const { names, numbers, fields, figures, day, ...sorted } = sort(row.cells.map(visible));
    const { plain, notes, doubts: ofColumns, hasHidden } = sorted;
    const named = rowName(names);
    const called = rowNumbers(numbers, country);
    const divided = called.phone ? undefined : nameAndNumber(named.name, index + 1, country);
    const { name, phone } = { ...named, phone: called.phone, ...divided };
    const { record, notes: unread, doubt: ofRecord } = rowRecord(figures, day, row.line);
    const isHidden = !phone && hasHidden;
    const doubts = defined({
      ...ofColumns,
      name:
        doubtOfRow(row, index) ??
        divided?.doubt ??
        (name === named.name ? named.doubt : doubtOfName(name)) ??
        ofColumns.name,
      phone:
        called.doubts.phone ??
        (divided?.phone ? doubtOf(divided.phone, country) : undefined) ??
        (isHidden ? 'A number is in the notes. Check if it is the phone.' : ofColumns.phone),
      whatsapp: called.doubts.whatsapp ?? ofColumns.whatsapp,
      records: ofRecord,
    });
    const noted = [...plain, ...(divided?.notes ?? []), ...named.notes, ...called.notes, ...notes, ...unread];
    return readChoices({
      line: row.line,
      problem: row.problem,
      fields: { ...fields, name, phone, whatsapp: called.whatsapp, notes: noted.join('\n') },
      ...(Object.keys(doubts).length > 0 && { doubts }),
      ...(record && { records: [record] }),
    });
  };
}

const defined = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The parts of a cell with a name and a number. */
interface NameAndNumber {
  name: string;
  phone: string;
  /** What stands after both. */
  notes: string[];
  doubt?: string;
}

/** Hides digits that end a word, such as in 'Bola1', from the search for a number. */
const hidden = (text: string) => text.replace(/\d/g, '_');

/** Divides '3. Ada Eze - 0803 555 0142'. `position` is the place of the row in the list, from 1: the running number before the name. */
function nameAndNumber(text: string, position: number, country: string): NameAndNumber {
  const [running = ''] = new RegExp(`^${position}[.)]\\s+`).exec(text) ?? [];
  const name = text.slice(running.length);
  const [run] = /\+?\(?\d[\d\s().-]{5,}\d/.exec(name.replace(/\p{L}\d{1,3}(?=\s)/gu, hidden)) ?? [];
  if (!run || run.replace(/\D/g, '').length < 7) return { name, phone: '', notes: [] };
  const number = run.trim();
  const [before = '', after = ''] = name.split(run).map((part) => part.replace(/^[\s:;,|)\-–—]+|[\s:;,|(\-–—]+$/g, ''));
  const isSure = isWholeNumber(number, country) !== false && !(before && after) && !/\d/.test(before + after);
  return {
    name: before || after,
    phone: number,
    notes: before && after ? [after] : [],
    doubt: isSure ? undefined : 'Name and number were in one cell. Check both.',
  };
}

const isSection = isPhrase(headingWords.sections);

/** Returns a function that says why a whole row is doubtful: its cells may have moved, or it may be no client. */
function wholeRowDoubts({ columns, rows, isHeadingUnsure, isLettersUnsure }: CsvTable, { targets }: Mapping) {
  const filled = ({ cells }: CsvRow) => cells.filter(Boolean).length;
  const hasMore = rows.filter((row) => filled(row) > 1).length;
  const isList = rows.length >= 5 && hasMore >= rows.length * 0.8;
  const hasHeadings = columns.some(({ isUnnamed }) => !isUnnamed);
  const isRare = columns.map(({ isUnnamed }, index) => {
    const count = rows.filter(({ cells }) => cells[index]).length;
    return hasHeadings && isUnnamed && count > 0 && count <= rows.length * 0.3;
  });
  const nameAt = targets.indexOf('name');
  const isCapital = (cell: string | undefined) => cell !== undefined && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]+$/u.test(cell);
  const areCapitals = rows.filter(({ cells }) => isCapital(cells[nameAt])).length > rows.length / 2;
  return (row: CsvRow, index: number): string | undefined => {
    if (row.cells.slice(columns.length).some(Boolean))
      return 'The row has more cells than there are columns. They may have moved.';
    if (row.cells.some((cell, at) => cell && isRare[at]))
      return 'A cell of this row has no heading. The cells may have moved.';
    const name = row.cells[nameAt];
    if (filled(row) === 1 && name && hasMore > 0 && (isSection(headingText(name)) || (isCapital(name) && !areCapitals)))
      return 'This could be a heading, not a client.';
    if (name && targets.every((target, at) => target !== 'phone' || !row.cells[at]) && kindOf(name) === 'measure')
      return 'This is a measure, not a name. The list may lie on its side.';
    if (isList && filled(row) === 1 && targets.includes('name'))
      return 'Only one cell of this row is filled. It may be no client.';
    if (isHeadingUnsure && index === 0) return 'This first row could be headings.';
    return isLettersUnsure && row.cells.some((cell) => /[^\p{ASCII}]/u.test(cell))
      ? 'The letters of the file were guessed. Check accents.'
      : undefined;
  };
}
