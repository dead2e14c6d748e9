import { readFileSync } from 'node:fs';
import type { Point } from '../../distance';

/** A line of one of our own tables: a code of an area or a country, with its place. */
export interface WrittenCode {
  /** The letters at the start of the line: a British postcode area, or a country. */
  area: string;
  code: string;
  town: string;
  /** Missing if the place lies where the town of this name does. */
  point?: Point;
}

/**
 * Reads a table of lines such as 'SE 1 Southwark 51.499 -0.093, 2-3 Blackheath': an area, then codes or ranges of codes, each with
 * a place and, if no town of that name is known, its latitude and longitude.
 */
export function readWrittenCodes(file: string): WrittenCode[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [area = '', ...rest] = line.split(' ');
    return rest
      .join(' ')
      .split(/, (?=[A-Z]?\d)/)
      .flatMap((item) => codesOf(area, item));
  });
}

function codesOf(area: string, item: string): WrittenCode[] {
  const [, first = '', last = first, town, latitude, longitude] =
    /^(\w+)(?:-(\d+))? (\D+?)(?: (-?[\d.]+) (-?[\d.]+))?$/.exec(item) ?? [];
  if (!town) throw new Error(`No code and town: '${area} ${item}'`);
  const point = latitude ? { point: { latitude: Number(latitude), longitude: Number(longitude) } } : {};
  return rangeOf(first, last).map((code) => ({ area, code, town, ...point }));
}

function rangeOf(first: string, last: string): string[] {
  if (first === last) return [first];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, at) => String(Number(first) + at).padStart(first.length, '0'));
}
