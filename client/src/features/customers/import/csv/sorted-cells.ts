import { customerFields } from '@shared/customers/fields';
import type { CustomerDetail } from '@shared/customers/values';
import type { Doubts } from '../reading/found-rows';
import type { CsvTable } from '../reading/read-csv';
import { dateOrder, type DateOrder } from './dates';
import { isNumberKind, isPhoneKind, kindOf, kindOfLabel, nameKindOf, type NumberKind } from './heading-kind';
import { headingText, isPhrase } from './heading-text';
import { hasUnit, unitOf, type Mapping, type Target } from './mapping';
import { measureHeading } from './measure-heading';
import { readNumbers } from './read-numbers';
import type { NameCell } from './row-name';
import type { NumberCell } from './row-numbers';
import type { DayCell, MeasureCell } from './row-record';
import { headingWords } from './words/words';

/** The cells of a row by what their columns become. */
export interface SortedCells {
  names: NameCell[];
  numbers: NumberCell[];
  figures: MeasureCell[];
  day?: DayCell;
  /** Fields that are one cell as it stands. */
  fields: Partial<Record<CustomerDetail, string>>;
  /** Cells of columns of notes. */
  plain: string[];
  /** Cells of other columns, with their headings. */
  notes: string[];
  /** Why what whole columns hold is doubtful. */
  doubts: Doubts;
  /** Whether a number is among the notes that may be the client's. */
  hasHidden: boolean;
}

/** A cell with its column. */
interface Cell {
  index: number;
  cell: string;
  /** The heading, with what a column of labels says. */
  heading: string;
  label: string | undefined;
}

/** Returns a function that sorts the cells of a row. */
export function cellSorter(table: CsvTable, mapping: Mapping, country: string) {
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

  // 'Country Code' before 'Phone'.
  const codes = columns.map((_, index) => codeOf(columns[index - 1]?.heading ?? ''));

  const addNumber = (sorted: SortedCells, { index, cell, heading, label }: Cell) => {
    const [target, ofColumn] = [targets[index], columns[index]?.kind];
    const ofLabel = label === undefined ? undefined : labelKind(label);
    const kind =
      target === 'both' || target === 'whatsapp' ? target : (ofLabel ?? (isPhoneKind(ofColumn) ? ofColumn : 'phone'));
    if (kind === 'never') sorted.notes.push(`${heading}: ${cell}`);
    else sorted.numbers.push({ heading, cell, kind });
  };
  const addFigure = (sorted: SortedCells, { index, cell, heading }: Cell) => {
    const { name, key } = measures[index] ?? { name: heading };
    const isNamed = (columns[index]?.unit ?? table.unit) !== undefined || hasUnit(cell);
    const doubt = columns[index]?.doubt ?? (isNamed ? undefined : mapping.unitDoubt);
    sorted.figures.push({ heading, name, key, unit: unitOf(table, index, mapping), cell, doubt });
  };
  const addNote = (sorted: SortedCells, { index, cell, heading }: Cell) => {
    if (columns[index]?.kind === 'notes') return void sorted.plain.push(cell);
    sorted.notes.push(`${heading}: ${tidied(cell)}`);
    sorted.hasHidden ||= isOpen[index] === true && hasNumber(cell, country);
  };
  const addPlain = (sorted: SortedCells, target: CustomerDetail, { cell, heading }: Cell) => {
    if (sorted.fields[target] === undefined) sorted.fields[target] = cell;
    else sorted.notes.push(`${heading}: ${cell}`);
  };
  const add = (sorted: SortedCells, each: Cell) => {
    const [target, column] = [targets[each.index], columns[each.index]];
    const ofName = nameKindOf(column?.kind);
    const { cell, heading } = each;
    if (target === 'name' || (target === 'notes' && ofName)) sorted.names.push({ heading, kind: ofName, cell });
    if (!cell || !target) return;
    if (column?.doubt && target !== 'both' && target !== 'measure' && target !== 'date' && target !== 'notes')
      sorted.doubts[target] ??= column.doubt;
    if (isNumber(target)) addNumber(sorted, each);
    else if (target === 'measure') addFigure(sorted, each);
    else if (target === 'date' && each.index === dateAt) sorted.day = { heading, cell, order, usual };
    else if (target === 'date' || (target === 'notes' && !ofName)) addNote(sorted, each);
    else if (isPlain(target)) addPlain(sorted, target, each);
  };

  return (cells: readonly string[]): SortedCells => {
    const sorted: SortedCells = {
      names: [],
      numbers: [],
      figures: [],
      fields: {},
      plain: [],
      notes: [],
      doubts: {},
      hasHidden: false,
    };
    for (const [index, column] of columns.entries()) {
      const label = cells[labelAt.get(index) ?? -1]?.replace(/^\*\s*/, '');
      const heading = label ? `${column.heading.replace(/ - Value$/, '')} (${label})` : column.heading;
      const code = isNumber(targets[index]) && codes[index]?.(cells[index - 1] ?? '');
      add(sorted, { index, cell: withCode(cells[index] ?? '', code || ''), heading, label });
    }
    const beyond = cells.slice(columns.length).filter(Boolean);
    if (beyond.length > 0) sorted.notes.push(`Beyond the last column: ${beyond.join(', ')}`);
    return sorted;
  };
}

const isNumber = (target: Target | undefined) => target === 'phone' || target === 'both' || target === 'whatsapp';

/** Whether a column becomes a field for which the import has no rules. */
const isPlain = (target: Target): target is CustomerDetail =>
  target !== 'name' && target in customerFields && !isNumber(target) && target !== 'notes';

const isCountryCode = isPhrase(headingWords.countryCodes);
const isAreaCode = isPhrase(headingWords.areaCodes);

/** Returns how a column of codes before a column of numbers is read; undefined for other columns. */
function codeOf(heading: string): ((cell: string) => string) | undefined {
  const text = headingText(heading);
  if (isCountryCode(text)) return (cell) => (/^\D*\d{1,4}\D*$/.test(cell) ? `+${cell.replace(/\D/g, '')}` : '');
  return isAreaCode(text) ? (cell) => (/^\D*\d{1,6}\D*$/.test(cell) ? cell : '') : undefined;
}

const withCode = (cell: string, code: string) =>
  code && /\d/.test(cell) && !/^\W*(\+|00)/.test(cell) ? `${code} ${cell}` : cell;

/** Returns the kind of a number by its label: 'Mobile', 'Work Fax', 'WhatsApp'. */
function labelKind(label: string): NumberKind | 'never' | undefined {
  const kind = kindOfLabel(label);
  if (kind === 'more') return 'never';
  return isNumberKind(kind) ? kind : undefined;
}

/** Google's lists of labels and values. */
const tidied = (cell: string) => cell.replace(/\s*:::\s*/g, ', ').replace(/(, )?\* ?my ?contacts(, )?/i, '') || cell;

const hasNumber = (cell: string, country: string) =>
  readNumbers(cell, country).numbers.some(({ text, doubt }) => !doubt && /^\W*(?:\+|0)/.test(text));
