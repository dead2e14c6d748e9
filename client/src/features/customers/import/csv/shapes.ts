import { isLengthLike, isNameLike, isPhoneLike } from './cells';
import type { CsvRow } from './csv-rows';
import { kindOf, nameKindOf } from './heading-kind';
import { headingText } from './heading-text';

/** The share of rows that decides on the shape of a file. */
const most = 0.8;

/** Returns the rows of a file with a client in each: those of a list on its side, and of blocks of lines, are turned. Others stay. */
export const withClientsInRows = (all: readonly CsvRow[]): readonly CsvRow[] => fromBlocks(all) ?? fromSide(all) ?? all;

/** Whether the names of a list are those of measures: a list on its side, or the measures of one person without a name. */
export function hasMeasuresForNames(names: readonly string[]): boolean {
  const filled = names.filter(Boolean);
  return filled.length > 1 && filled.filter((name) => kindOf(name) === 'measure').length >= filled.length * most;
}

/** Turns a list whose columns are the clients: 'Measure, Ada Eze, Uche Obi', and below 'Chest, 38, 42'. */
function fromSide(all: readonly CsvRow[]): CsvRow[] | undefined {
  const [head, ...rows] = all;
  const names = head?.cells.slice(1) ?? [];
  const labels = rows.map(({ cells }) => cells[0] ?? '');
  const arePeople = names.some(Boolean) && names.every((cell) => cell === '' || (isNameLike(cell) && !kindOf(cell)));
  const known = labels.filter((label) => kindOf(label) !== undefined);
  const hasMeasures = labels.some((label) => kindOf(label) === 'measure');
  if (!arePeople || !hasMeasures || known.length < labels.length * most) return undefined;
  const clients = names.flatMap((name, at): CsvRow[] =>
    name ? [{ line: at + 2, cells: [name, ...rows.map(({ cells }) => cells[at + 1] ?? '')] }] : [],
  );
  return [{ line: 1, cells: ['Name', ...labels] }, ...clients];
}

/** 'Phone: 0803 555 0181', and 'Bust 40'. */
const keyed = /^\s*(\p{L}[^:=]{0,40}?)\s*[:=]\s*(.*)$/su;
const measured = /^\s*(\p{L}[^:=\d]{0,40}?)\s*[-–]?\s*(\d.*)$/su;

interface Line {
  key: string;
  value: string;
}

/** Makes a table of blocks of lines, each of which begins with a name: 'Name: Ada', 'Phone: 0803 555 0181', 'Bust 40'. */
function fromBlocks(all: readonly CsvRow[]): CsvRow[] | undefined {
  const lines = all.map(({ cells }) => lineOf(cells.filter(Boolean)));
  const isName = (line: Line | undefined) => line !== undefined && nameKindOf(kindOf(line.key)) !== undefined;
  const names = lines.filter(isName).length;
  const read = lines.filter((line) => line !== undefined).length;
  if (names === 0 || !isName(lines[0]) || read < all.length * most || read < names * 2) return undefined;
  const headings: string[] = [];
  const keys = new Map<string, number>();
  const clients: CsvRow[] = [];
  const columnOf = (key: string) => {
    const text = headingText(key);
    const at = keys.get(text) ?? headings.push(key) - 1;
    keys.set(text, at);
    return at;
  };
  for (const [index, row] of all.entries()) {
    const line = lines[index] ?? { key: 'Notes', value: row.cells.filter(Boolean).join(' ') };
    if (isName(lines[index])) clients.push({ line: row.line, cells: [] });
    const client = clients.at(-1);
    if (!client) continue;
    const at = columnOf(line.key);
    client.cells[at] = [client.cells[at], line.value].filter(Boolean).join('; ');
    client.problem ??= row.problem;
  }
  const whole = ({ cells }: CsvRow) => headings.map((_, at) => cells[at] ?? '');
  return [{ line: 0, cells: headings }, ...clients.map((client) => ({ ...client, cells: whole(client) }))];
}

/** Reads a line of a block: one cell, or a cell with the key and one with the value. */
function lineOf(cells: readonly string[]): Line | undefined {
  const [first = '', second, ...others] = cells;
  if (others.length > 0) return undefined;
  if (second !== undefined) {
    const key = first.replace(/\s*[:=]\s*$/, '');
    return kindOf(key) !== undefined && kindOf(second) === undefined ? { key, value: second } : undefined;
  }
  const [, key, value = ''] = keyed.exec(first) ?? [];
  if (key && kindOf(key) !== undefined) return { key, value };
  const [, name, figure = ''] = measured.exec(first) ?? [];
  return name && (kindOf(name) !== undefined || isLengthLike(figure)) && !isPhoneLike(figure)
    ? { key: name, value: figure }
    : undefined;
}
