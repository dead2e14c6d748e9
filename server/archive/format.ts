import type { Readable } from 'node:stream';
import Papa from 'papaparse';
import { decimalsOf } from '@shared/orders/money';

type Batches<T> = AsyncIterable<readonly T[]>;

/** Returns a value as indented JSON text. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Returns an amount in minor units as the number that a spreadsheet sums: (4500050, 'NGN') -> 45000.5. */
export const amountCell = (amount: number, currency: string): number => amount / 10 ** decimalsOf(currency);

/** Yields a list as a JSON array, one element per line. */
export async function* jsonLines<T>(
  batches: Batches<T>,
  shown: (row: T) => unknown = (row) => row,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(shown(row))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Where a cell begins with the sign of a formula, also for a spreadsheet that splits a line at semicolons or tabs. Such a program
 * ignores the CSV's quotes.
 */
const formulaStart = /(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=^|[;\t\r\n][\s"]*)/g;

/** Yields rows as JSON lines, for `fromLines` to read. */
export async function* toLines<T>(batches: Batches<T>): AsyncGenerator<string> {
  for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Parses the JSON lines that `toLines` wrote. Yields one row at a time. */
export async function* fromLines<T>(text: Readable): AsyncGenerator<T> {
  let rest = '';
  for await (const piece of text.setEncoding('utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
}

/**
 * Yields a list as CSV that spreadsheets open without settings: UTF-8 with a byte order mark, CRLF line ends. A cell that
 * begins with =, +, - or @ would run as a formula, so it gets an apostrophe in front, for every common separator.
 */
export async function* csv<T>(batches: Batches<T>, names: readonly string[], cells: (row: T) => readonly unknown[]) {
  yield `\ufeff${lines([names])}`;
  for await (const rows of batches) if (rows.length > 0) yield lines(rows.map(cells));
}

function lines(rows: readonly (readonly unknown[])[]): string {
  const safe = (cell: unknown) => (typeof cell === 'string' ? cell.replace(formulaStart, "'") : cell);
  return `${Papa.unparse(
    rows.map((row) => row.map(safe)),
    { newline: '\r\n' },
  )}\r\n`;
}
