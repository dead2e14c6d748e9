import { customerDetails, type CustomerDetail, type CustomerFieldName } from '@shared/customers/values';
import type { LengthUnit } from '@shared/measurements/units';
import type { CsvTable } from '../reading/read-csv';
import { plainDigits } from './cells';
import { unitByFigures } from './figures';
import type { Kind } from './heading-kind';
import { measureHeading, type HeadingUnit } from './measure-heading';

/** What a column becomes: a field of the client, phone and WhatsApp at once, a measure or the day of the record. '' is left out. */
export type Target = CustomerFieldName | 'both' | 'measure' | 'date' | '';

/** What the columns of a table become. */
export interface Mapping {
  targets: Target[];
  /** The unit of figures for which the file names none. */
  unit: LengthUnit;
  /** Why the unit is doubtful. */
  unitDoubt?: string;
}

const targets: Record<Exclude<Kind, CustomerDetail>, Target> = {
  whole: 'name',
  given: 'name',
  middle: 'name',
  family: 'name',
  suffix: 'name',
  prefix: 'notes',
  nickname: 'notes',
  company: 'notes',
  mobile: 'phone',
  work: 'phone',
  home: 'phone',
  other: 'phone',
  main: 'phone',
  both: 'both',
  more: 'notes',
  number: 'notes',
  measure: 'measure',
  taken: 'notes',
  date: 'notes',
  label: '',
  running: '',
  technical: '',
};

const targetOf = (kind: Kind): Target => (isDetail(kind) ? kind : targets[kind]);

const isDetail = (kind: Kind): kind is CustomerDetail => customerDetails.some((name) => name === kind);

/** Guesses what the columns of a table become. `usual` is the tailor's unit. */
export function guessedMapping(table: CsvTable, usual: LengthUnit): Mapping {
  const { columns } = table;
  const mapped = columns.map(({ kind = 'more' }) => targetOf(kind));
  const at = (kind: Kind) => columns.findIndex((column) => column.kind === kind && column.sample);
  if (!mapped.includes('name')) {
    const standIn = [at('nickname'), at('company')].find((index) => index !== -1);
    if (standIn !== undefined) mapped[standIn] = 'name';
  }
  const day = mapped.includes('measure') ? [at('taken'), at('date')].find((index) => index !== -1) : undefined;
  if (day !== undefined) mapped[day] = 'date';
  return { targets: mapped, ...guessedUnit(table, mapped, usual) };
}

/** The unit of columns that name none. */
function guessedUnit(
  table: CsvTable,
  mapped: readonly Target[],
  usual: LengthUnit,
): Pick<Mapping, 'unit' | 'unitDoubt'> {
  const open = table.columns.flatMap((column, index) =>
    mapped[index] === 'measure' && !column.unit ? [{ column, index }] : [],
  );
  if (table.unit && table.unit !== 'mm') return { unit: table.unit };
  const cellsAt = (at: number) => table.rows.slice(0, 300).flatMap(({ cells }) => cells[at] || []);
  if (open.every(({ index }) => cellsAt(index).every((cell) => hasUnit(cell)))) return { unit: usual };
  const told = open.flatMap(
    ({ column, index }) => unitByFigures(measureHeading(column.heading).key, cellsAt(index)) ?? [],
  );
  const [unit] = told;
  const isOne = new Set(told).size === 1;
  if (unit && isOne && (unit === usual || told.length > 1)) return { unit };
  if (unit && isOne)
    return { unit, unitDoubt: `The file names no unit. By its figures it must be ${unitNames[unit]}.` };
  return { unit: usual, unitDoubt: 'The file names no unit. Choose the right one.' };
}

/** Whether a figure does not end with a digit or a fraction. */
export const hasUnit = (cell: string) => !/[\d⅛¼⅜½⅝¾⅞]\s*$/.test(plainDigits(cell));

const unitNames: Record<LengthUnit, string> = { in: 'inches', cm: 'centimetres' };

/** Returns the unit of a column's figures. */
export const unitOf = ({ columns, unit }: CsvTable, at: number, mapping: Mapping): HeadingUnit =>
  columns[at]?.unit ?? unit ?? mapping.unit;
