import { looksOf, type Looks } from './column-looks';
import type { CsvRow } from './csv-rows';
import { isNumberKind, kindOf, nameKindOf, placeOfHeading, type Kind } from './heading-kind';
import { headingText, hasWord } from './heading-text';
import { measureHeading, type HeadingUnit } from './measure-heading';
import { headingWords } from './words/words';

/** One column of a file, with what it holds. */
export interface CsvColumn {
  /** The heading, or 'Column 3'. */
  heading: string;
  /** The first filled cell. */
  sample: string;
  /** What the column holds by its heading and its cells; undefined if that is not known. */
  kind?: Kind;
  /** The unit that the heading or a row of units names. */
  unit?: HeadingUnit;
  /** Why what it holds is doubtful. */
  doubt?: string;
  /** The column whose values this column of labels describes: that of 'Phone 1 - Value' for 'Phone 1 - Label'. */
  labels?: number;
  /** Whether the file has no heading for it. */
  isUnnamed: boolean;
}

/** Returns what the columns of a file hold: by the heading, and by the cells where a heading says nothing or something wrong. */
export function columnsOf(
  headings: readonly string[] | undefined,
  rows: readonly CsvRow[],
  units: readonly (HeadingUnit | undefined)[],
): CsvColumn[] {
  const width = headings?.length ?? Math.max(0, ...rows.slice(0, 1000).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index): CsvColumn & { looks: Looks } => {
    const cells = rows.flatMap(({ cells: all }) => all[index] || []);
    const heading = headings?.[index] ?? '';
    const kind = kindOf(heading);
    const looks = looksOf(cells);
    const unit = units[index] ?? measureHeading(heading).unit;
    const shown = heading || `Column ${index + 1}`;
    return { heading: shown, sample: cells[0] ?? '', isUnnamed: !heading, looks, unit, ...judged(kind, looks) };
  });
  joinLabels(columns);
  findUnknown(columns, headings === undefined);
  return columns.map(({ looks: _looks, ...column }) => column);
}

const isCalled = (kind: Kind | undefined) => isNumberKind(kind) && kind !== 'whatsapp';

/** Checks the kind of a heading against the cells, and returns the kind that fits both. */
function judged(kind: Kind | undefined, looks: Looks): Pick<CsvColumn, 'kind' | 'doubt'> {
  if (looks.filled === 0) return { kind };
  if (kind === 'number') return judgedNumber(looks);
  if (kind === 'running') return { kind: looks.isRunning || looks.integer > 0.6 ? 'running' : 'more' };
  if (kind === 'more' && looks.isEmptyWord) return { kind: 'technical' };
  if (looks.isRunning && isCalled(kind)) return { kind: 'running' };
  if (isCalled(kind) && looks.phone < 0.3 && looks.filled > 2) return { kind: undefined };
  if (kind === 'whatsapp' && looks.phone + looks.answer < 0.3 && looks.filled > 2) return { kind: 'more' };
  // Each cell has a name and a number.
  const isBoth = looks.text > 0.5 && looks.phone > 0.3;
  if (kind === 'whole' && looks.name < 0.5 && !isBoth)
    return looks.phone > 0.8 ? { kind: 'phone', doubt: 'Its cells look like phone numbers.' } : { kind: 'more' };
  if (kind === 'measure' && looks.length + looks.date < 0.4) return { kind: 'more' };
  return { kind };
}

/** Returns the kind of a column with a heading such as 'No.' or 'Contact', by its cells. */
function judgedNumber(looks: Looks): Pick<CsvColumn, 'kind' | 'doubt'> {
  if (looks.isRunning) return { kind: 'running' };
  if (looks.phone > 0.6)
    return {
      kind: 'phone',
      doubt: looks.isDialled ? undefined : 'The heading does not say that these are phone numbers.',
    };
  return { kind: looks.name > 0.7 ? 'whole' : undefined };
}

/** Finds the columns of values that columns of labels describe: 'Phone 1 - Type' and 'Phone 1 - Value'. */
function joinLabels(columns: CsvColumn[]): void {
  const base = (heading: string) => headingText(heading).replace(/ (label|type|typ|value|number|formatted)$/, '');
  for (const column of columns) {
    if (column.kind !== 'label') continue;
    const at = columns.findIndex(
      (each) => each !== column && each.kind !== 'label' && base(each.heading) === base(column.heading),
    );
    if (at !== -1) column.labels = at;
    else column.kind = column.sample ? 'more' : 'technical';
  }
}

/** Words in headings of numbers that are not lengths. */
const isNoLength = hasWord(headingWords.noLength);

/** Decides by the cells what columns with unknown headings hold, and those of a file without headings. */
function findUnknown(columns: (CsvColumn & { looks: Looks })[], isHeadless: boolean): void {
  const isSure = (column: CsvColumn) => isCalled(column.kind) && !column.doubt && column.sample !== '';
  for (const column of columns)
    if (column.kind === 'phone' && column.doubt && columns.some(isSure))
      Object.assign(column, { kind: 'more', doubt: undefined });
  const isEmpty = ({ looks }: { looks: Looks }) => looks.filled === 0;
  const unknown = columns.filter((column) => column.kind === undefined && !isEmpty(column));
  const measures = columns.filter(({ kind }) => kind === 'measure').length;
  // Abbreviations of measures: 'N', 'C', 'W', 'SL'.
  const figures = unknown.filter((column) => isFigures(column)).length;
  const hasPhone = columns.some(({ kind, looks }) => isNumberKind(kind) && looks.filled > 0);
  const numbers = unknown
    .filter(
      ({ looks }) =>
        looks.phone > 0.6 && looks.length < 0.5 && looks.date < 0.5 && !looks.isRunning && !(isHeadless && looks.isId),
    )
    // Whole numbers come before postal codes.
    .sort((one, other) => Number(other.looks.whole > 0.6) - Number(one.looks.whole > 0.6));
  for (const column of unknown) {
    const { looks, isUnnamed } = column;
    const isOne = numbers[0] === column && !hasPhone;
    const place = isUnnamed || looks.phone < 0.6 ? undefined : placeOfHeading(column.heading);
    if (looks.isRunning && isUnnamed) column.kind = 'running';
    else if (place ?? isOne) column.kind = place ?? 'phone';
    else if (looks.isEmptyWord) column.kind = 'technical';
    else if (!isUnnamed && isMeasure(column, measures + (figures >= 3 ? figures : 0))) column.kind = 'measure';
    else if (isHeadless && looks.date > 0.7 && !columns.some(({ kind }) => kind === 'date')) column.kind = 'date';
    else column.kind = 'more';
    if (isOne && !place && !(isHeadless && looks.isDialled && numbers.length === 1))
      column.doubt = isHeadless
        ? 'It is not sure that these are phone numbers.'
        : 'The heading does not say that these are phone numbers.';
    if (column.kind === 'measure' && !looks.clearLength && !column.unit)
      column.doubt = 'The name of this measure is not known here.';
  }
  for (const column of columns) if (column.kind === undefined) column.kind = 'technical';
  if (isHeadless) nameOfHeadless(columns);
  else nameOfUnknown(columns);
}

/** Whether figures below an unknown heading are a measure: they have units, or stand among measures. */
function isMeasure(column: CsvColumn & { looks: Looks }, measures: number): boolean {
  const { looks, unit } = column;
  if (!isFigures(column)) return false;
  return unit !== undefined || looks.clearLength > 0.5 || measures >= 2;
}

const isFigures = ({ heading, looks, isUnnamed }: CsvColumn & { looks: Looks }) =>
  !isUnnamed && looks.length >= 0.7 && looks.date < 0.5 && !looks.isRunning && !isNoLength(headingText(heading));

/** If no heading names a name, the first column with an unknown heading whose cells look like names has them. */
function nameOfUnknown(columns: (CsvColumn & { looks: Looks })[]): void {
  if (columns.some(({ kind, looks }) => looks.filled > 0 && nameKindOf(kind))) return;
  const first = columns.find(({ heading, kind, looks }) => kind === 'more' && !kindOf(heading) && looks.name > 0.7);
  const hasNumber = columns.some(({ kind, doubt }) => (isCalled(kind) || kind === 'measure') && !doubt);
  if (first && hasNumber)
    Object.assign(first, { kind: 'whole', doubt: 'The heading does not say that these are names.' });
}

/** In a file without headings, the first column of names has the names. */
function nameOfHeadless(columns: (CsvColumn & { looks: Looks })[]): void {
  const texts = columns.filter(({ kind, looks }) => kind === 'more' && looks.text > 0.5);
  const first =
    texts.find(({ looks }) => looks.name > 0.7) ?? texts[0] ?? columns.find(({ looks }) => looks.text > 0.3);
  if (!first) return;
  first.kind = 'whole';
  const second = columns[columns.indexOf(first) + 1];
  const isPart = second?.kind === 'more' && second.looks.word > 0.9 && first.looks.word > 0.5;
  first.doubt = isPart ? `${second.heading} could be a part of the name.` : undefined;
}
