import { maxLengths } from '@shared/contract/limits';

/** One row of a file, with its cells as text. */
export interface CsvRow {
  line: number;
  cells: string[];
  problem?: string;
}

const delimiters = [',', ';', '\t', '|'];

/** Rows that decide on the separator. */
const previewed = 40;

/** The apostrophe that an archive puts before the start of a formula (server/archive/format.ts). */
const formulaMark = /'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Excel's way to keep a number as text: '="0803"'. */
const textFormula = /^="([^"]*)"$/;

/** Reads the rows of a CSV with any separator. `score` says how much the first rows look like a list of clients. Empty rows are left out. */
export async function csvRows(file: string, score: (rows: string[][]) => number): Promise<CsvRow[]> {
  const { default: papa } = await import('papaparse');
  const whole = file.replace(/^\ufeff/, '');
  const [named = '', sign] = /^"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i.exec(whole) ?? [];
  const text = whole.slice(named.length);
  const preview = (delimiter: string) =>
    papa
      .parse<string[]>(text, { delimiter, preview: previewed, skipEmptyLines: true })
      .data.map((cells) => cells.map((cell) => cell.slice(0, 200)));
  const delimiter = sign ?? best(delimiters, (each) => score(preview(each)));
  const rows: CsvRow[] = [];
  let [line, at] = [1 + lineEnds(named), 0];
  papa.parse<string[]>(text, {
    delimiter,
    // Empty lines stand before the row that follows.
    skipEmptyLines: true,
    step: ({ data, errors, meta }) => {
      const written = text.slice(at, meta.cursor);
      const isOpen = errors.some(({ type }) => type === 'Quotes');
      const problem = isOpen ? 'A quotation mark is missing in this row' : undefined;
      rows.push(...rowOf(data, line + lineEnds(/^[\r\n]*/.exec(written)?.[0] ?? ''), problem));
      line += lineEnds(written);
      at = meta.cursor;
    },
  });
  return rows;
}

/** Returns the row of these cells, or no row if all are empty. */
export function rowOf(written: readonly string[], line: number, problem?: string): CsvRow[] {
  if (written.every((cell) => cell.trim() === '')) return [];
  // No field of a client is longer, and such a cell takes minutes to compare.
  const isLong = written.some((cell) => cell.length > maxLengths.longText);
  const cells = written.map((cell) => plainCell(cell.slice(0, maxLengths.longText)));
  return [{ line, cells, problem: problem ?? (isLong ? 'A cell of this row is too long' : undefined) }];
}

function plainCell(cell: string): string {
  const written = cell.replace(formulaMark, (mark, at: number) => (isAtStart(cell, at) ? '' : mark));
  return written.trim().replace(textFormula, '$1');
}

/** Whether only white space and quotation marks are between a position and the start of its cell, line or part after a semicolon. */
function isAtStart(cell: string, at: number): boolean {
  let before = at;
  while (/[^\S\t\r\n]|"/.test(cell.charAt(before - 1))) before -= 1;
  return at === 0 || /[;\t\r\n]/.test(cell.charAt(before - 1));
}

function best<T>(all: readonly T[], scoreOf: (each: T) => number): T {
  const scored = all.map((each) => [each, scoreOf(each)] as const);
  return scored.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

const lineEnds = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;
