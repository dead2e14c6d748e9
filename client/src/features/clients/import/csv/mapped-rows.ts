import { isWholeNumber } from '@shared/phone';
import type { FoundRow, FoundRows } from '../found-rows';
import { pauses, type Planning } from '../pauses';
import type { CsvTable } from '../read-csv';
import type { CsvRow } from './csv-rows';
import { dateOrder, type DateOrder } from './dates';
import { kindOf, type PhoneKind } from './heading-kind';
import { hasUnit, nameKindOf, unitOf, type Mapping } from './mapping';
import { measureHeading } from './measure-heading';
import { readNumbers } from './read-numbers';
import { doubtOfName, rowName, type NameCell } from './row-name';
import { rowNumbers, type NumberCell } from './row-numbers';
import { rowRecord, type DayCell, type MeasureCell } from './row-record';
import { wholeRowDoubts } from './whole-row';

/** Returns the clients of a table, with what is doubtful about them. Reports its progress, and throws if `signal` is aborted. */
export async function mappedRows(table: CsvTable, mapping: Mapping, planning: Planning): Promise<FoundRows> {
  const pause = pauses(table.rows.length, planning);
  const rowOf = table.isOwn ? ownRow : rowReader(table, mapping, planning.country);
  const doubtOf = wholeRowDoubts(table, mapping);
  const rows: FoundRow[] = [];
  for (const [index, row] of table.rows.entries()) {
    await pause(index);
    const found = rowOf(row, index);
    const doubt = table.isOwn ? undefined : doubtOf(row, index);
    rows.push(doubt ? { ...found, doubts: { ...found.doubts, name: doubt } } : found);
  }
  return { place: 'Line', rows };

  function ownRow({ line, cells, problem }: CsvRow): FoundRow {
    const cellOf = (target: string) => cells[mapping.targets.findIndex((each) => each === target)] ?? '';
    const fields = {
      name: cellOf('name'),
      phone: cellOf('phone'),
      whatsapp: cellOf('whatsapp'),
      notes: cellOf('notes'),
    };
    return { line, problem, fields };
  }
}

const phoneKinds: readonly string[] = ['mobile', 'phone', 'work', 'home', 'other', 'main'];

function rowReader(table: CsvTable, mapping: Mapping, country: string) {
  const { columns, rows } = table;
  const { targets } = mapping;
  const labelAt = new Map(
    columns.flatMap(({ labels }, index) => (labels === undefined ? [] : [[labels, index] as const])),
  );
  const dateAt = targets.indexOf('date');
  const order = dateAt === -1 ? undefined : dateOrder(rows.map(({ cells }) => cells[dateAt] ?? ''));
  const usual: DateOrder = country === 'United States' ? 'md' : 'dm';
  // Columns of which nothing is known: a number in them may be the client's.
  const isOpen = columns.map(({ heading, isUnnamed }) => isUnnamed || [undefined, 'number'].includes(kindOf(heading)));
  const measures = columns.map(({ heading }) => measureHeading(heading));

  return ({ line, cells, problem }: CsvRow, position: number): FoundRow => {
    const names: NameCell[] = [];
    const numbers: NumberCell[] = [];
    const figures: MeasureCell[] = [];
    const plain: string[] = [];
    const notes: string[] = [];
    let day: DayCell | undefined;
    let hasHidden = false;
    const columnDoubts: FoundRow['doubts'] = {};
    const isPartOfName = (index: number) =>
      targets[index] === 'name' || (targets[index] === 'notes' && nameKindOf(columns[index]?.kind) !== undefined);
    for (const [index, column] of columns.entries()) {
      const cell = cells[index] ?? '';
      const target = targets[index];
      const { heading: ofColumn, kind, doubt } = column;
      const label = cells[labelAt.get(index) ?? -1]?.replace(/^\*\s*/, '');
      const heading = label ? `${ofColumn.replace(/ - Value$/, '')} (${label})` : ofColumn;
      if (isPartOfName(index)) names.push({ heading, kind: nameKindOf(kind), cell });
      if (!cell || !target) continue;
      if (doubt && (target === 'name' || target === 'phone' || target === 'whatsapp')) columnDoubts[target] ??= doubt;
      if (target === 'phone' || target === 'both' || target === 'whatsapp') {
        const ofLabel = label === undefined ? undefined : labelKind(label);
        if (ofLabel === 'never') notes.push(`${heading}: ${cell}`);
        else numbers.push({ heading, cell, kind: target === 'phone' ? (ofLabel ?? phoneKind(kind)) : target });
      } else if (target === 'measure') {
        const { name, key } = measures[index] ?? { name: ofColumn };
        figures.push({
          heading,
          name,
          key,
          unit: unitOf(table, index, mapping),
          cell,
          doubt: doubt ?? openUnit(index, cell),
        });
      } else if (target === 'date' && index === dateAt) day = { heading, cell, order, usual };
      else if (target === 'date') notes.push(`${heading}: ${cell}`);
      else if (target === 'notes' && kind === 'notes') plain.push(cell);
      else if (target === 'notes' && !isPartOfName(index)) {
        notes.push(`${heading}: ${tidied(cell)}`);
        hasHidden ||= isOpen[index] === true && hasNumber(cell, country);
      }
    }
    const beyond = cells.slice(columns.length).filter(Boolean);
    if (beyond.length > 0) notes.push(`Beyond the last column: ${beyond.join(', ')}`);
    const name = rowName(names);
    const called = rowNumbers(numbers, country);
    const written = withNumberOf(name.name, called.phone, position, country);
    const { record, notes: unread, doubt: ofRecord } = rowRecord(figures, day, line);
    const doubts = {
      ...columnDoubts,
      ...defined({
        name: written.doubt ?? (written.name === name.name ? name.doubt : doubtOfName(written.name)),
        phone:
          !called.phone && !written.phone && hasHidden
            ? 'A number is in the notes. Check if it is the phone.'
            : undefined,
        ...called.doubts,
        records: ofRecord,
      }),
    };
    return {
      line,
      problem,
      fields: {
        name: written.name,
        phone: called.phone || written.phone,
        whatsapp: called.whatsapp,
        notes: [...plain, ...written.notes, ...name.notes, ...called.notes, ...notes, ...unread].join('\n'),
      },
      ...(Object.keys(doubts).length > 0 && { doubts }),
      ...(record && { records: [record] }),
    };
  };

  function openUnit(index: number, cell: string): string | undefined {
    const isNamed = columns[index]?.unit !== undefined || table.unit !== undefined || hasUnit(cell);
    return isNamed ? undefined : mapping.unitDoubt;
  }
}

const phoneKind = (kind: string | undefined) => (phoneKinds.includes(kind ?? '') ? (kind as PhoneKind) : 'phone');

/** Returns the kind of a number by its label: 'Mobile', 'Work Fax', 'WhatsApp'. */
function labelKind(label: string): NumberCell['kind'] | 'never' | undefined {
  const kind = kindOf(label) ?? kindOf(`${label} phone`);
  if (kind === 'more') return 'never';
  if (kind === 'whatsapp' || kind === 'both') return kind;
  return phoneKinds.includes(kind ?? '') ? (kind as PhoneKind) : undefined;
}

/** Google's lists of labels and values. */
const tidied = (cell: string) => cell.replace(/\s*:::\s*/g, ', ').replace(/(, )?\* ?my ?contacts(, )?/i, '') || cell;

const hasNumber = (cell: string, country: string) =>
  readNumbers(cell, country).numbers.some(({ text, doubt }) => !doubt && /^\W*(?:\+|0)/.test(text));

const defined = <T extends object>(all: T): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Divides '3. Ada Eze - 0803 555 0142' where the row has no number yet. */
function withNumberOf(text: string, phone: string, position: number, country: string) {
  const [running = ''] = new RegExp(`^${position + 1}[.)]\\s+`).exec(text) ?? [];
  const name = text.slice(running.length);
  const [run] = /\+?\(?\d[\d\s().-]{5,}\d/.exec(name) ?? [];
  if (phone || !run || run.replace(/\D/g, '').length < 7) return { name, phone: '', notes: [], doubt: undefined };
  const number = run.trim();
  const [before = '', after = ''] = name
    .split(run)
    .map((part) => part.replace(/^[\s:;,|()\-–—]+|[\s:;,|()\-–—]+$/g, ''));
  const isSure = isWholeNumber(number, country) !== false && !(before && after) && !/\d/.test(before + after);
  return {
    name: before || after,
    phone: number,
    notes: before && after ? [after] : [],
    doubt: isSure ? undefined : 'Name and number were in one cell. Check both.',
  };
}
