import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { MeasurementValues } from '@shared/measurements';
import { parseLength, roundLength } from '@shared/units';
import type { MeasurementLine } from './archive-rows';

type Batches<T> = AsyncIterable<readonly T[]>;
type Line = Record<string, unknown>;

/** One thing as JSON. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A list as JSON, one thing a line. */
export async function* jsonLines<T>(batches: Batches<T>, shown: (row: T) => Line): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(shown(row))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Where a cell begins inside a text for a spreadsheet that separates them by semicolons or tabs: quotes hold nothing together there. */
const cellWithin = /(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=[;\t\r\n][\s"]*)/g;

/** A list of things as lines of their own, for `fromLines`. */
export async function* toLines<T>(batches: Batches<T>): AsyncGenerator<string> {
  for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Yields what `toLines` wrote, one thing after the other. */
export async function* fromLines<T>(text: Readable): AsyncGenerator<T> {
  let rest = '';
  for await (const piece of text.setEncoding('utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
}

/**
 * A list as CSV that spreadsheets open as it is: UTF-8 with its mark, lines as on Windows. A cell that begins with =, +, -
 * or @ would be read as a formula, whoever wrote it, so an apostrophe is put before it, whatever the spreadsheet separates by.
 */
export async function* csv<T>(batches: Batches<T>, names: readonly string[], cells: (row: T) => readonly unknown[]) {
  const cast = { string: (text: string) => text.replace(cellWithin, "'") };
  // By itself it quotes the line breaks of Windows alone.
  const written = { record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true, cast } as const;
  yield stringify([[...names]], { ...written, bom: true });
  for await (const rows of batches)
    yield stringify(
      rows.map((row) => [...cells(row)]),
      written,
    );
}

/** A record with every length as text and as numbers. */
export function shownMeasurement({ measurements: { notes, ...written }, ...line }: MeasurementLine): Line {
  const lengths = Object.entries(written as MeasurementValues).map(([measure, text]) => [measure, inBothUnits(text)]);
  return { ...line, measurements: Object.fromEntries(lengths), notes: notes ?? null };
}

/** A length as the tailor wrote it and as numbers: '15 1/2' -> 15.5 inches and 39.4 centimetres. Text that is no length has no numbers. */
export function inBothUnits(written: string) {
  const length = parseLength(written);
  return {
    written,
    inches: length && roundLength(length.mm, 'in'),
    centimetres: length && roundLength(length.mm, 'cm'),
  };
}
