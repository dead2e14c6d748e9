import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { MeasurementValues } from '@shared/measurements';
import { parseLength, roundLength } from '@shared/units';
import type { MeasurementLine } from './archive-rows';

type Batches<T> = AsyncIterable<readonly T[]>;
type Line = Record<string, unknown>;

/** Returns a value as indented JSON text. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Yields a list as a JSON array, one element per line. */
export async function* jsonLines<T>(batches: Batches<T>, shown: (row: T) => Line): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(shown(row))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The start of a cell for a spreadsheet that splits a line at semicolons or tabs. Such a program ignores the CSV's quotes. */
const cellWithin = /(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=[;\t\r\n][\s"]*)/g;

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
  const cast = { string: (text: string) => text.replace(cellWithin, "'") };
  // By default the library quotes only CRLF, not a single CR or LF.
  const written = { record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true, cast } as const;
  yield stringify([[...names]], { ...written, bom: true });
  for await (const rows of batches)
    yield stringify(
      rows.map((row) => [...cells(row)]),
      written,
    );
}

/** Returns a record with each length as text and as numbers. */
export function shownMeasurement({ measurements: { notes, ...written }, ...line }: MeasurementLine): Line {
  const lengths = Object.entries(written as MeasurementValues).map(([measure, text]) => [measure, inBothUnits(text)]);
  return { ...line, measurements: Object.fromEntries(lengths), notes: notes ?? null };
}

/** Returns a length as text and as numbers: '15 1/2' -> 15.5 inches and 39.4 centimetres. Other text has no numbers. */
export function inBothUnits(written: string) {
  const length = parseLength(written);
  return {
    written,
    inches: length && roundLength(length.mm, 'in'),
    centimetres: length && roundLength(length.mm, 'cm'),
  };
}
