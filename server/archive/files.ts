import { csv, json, jsonLines } from './format';
import type { ArchivePicture } from './pictures';
import { written, type ArchiveReader } from './reader';

/** One file of an archive, or two of the same rows, with their line in the archive's README. */
export interface ArchiveFile {
  /** 'clients.*' stands for a .json and a .csv file, 'pictures/' for a folder. */
  name: string;
  content: string;
  /** Returns the texts by file name, in pieces. Each is read to its end before the next one begins. */
  texts: (reader: ArchiveReader) => Readonly<Record<string, AsyncIterable<string>>>;
}

/** The part of one noun in a user's archive. */
export interface NounArchive {
  files: readonly ArchiveFile[];
  /** Yields the published pictures that the archive has as files. */
  pictures?: (reader: ArchiveReader) => AsyncIterable<readonly ArchivePicture[]>;
  /**
   * Whether 'Import clients' brings the rows of the files back: the word for them in the README, or the reason why not.
   * tests/reimport-nouns.test.ts checks it.
   */
  comesBack: { as: string } | { not: string };
}

type Lines<Line> = (reader: ArchiveReader) => AsyncIterable<readonly Line[]>;

/** The CSV's column headings by field, in their order. A field with null is only in the JSON file. */
export type Headings<Line> = Record<keyof Line, string | null>;

interface ListFiles<Line extends object> {
  name: string;
  content: string;
  lines: Lines<Line>;
  headings: Headings<Line>;
  /** How the CSV shows a field, if not as it is. */
  shownInCsv?: Partial<{ [Field in keyof Line]: (value: Line[Field]) => unknown }>;
  /** Further columns of the CSV. */
  moreColumns?: { names: readonly string[]; cells: (line: Line) => readonly unknown[] };
  /** Returns a line for the JSON file, if it is another one than was read. */
  shown?: (line: Line) => object;
}

/** Makes the .json and the .csv file of a list. A new column needs a heading, or it does not compile. */
export function listFiles<Line extends object>(list: ListFiles<Line>): ArchiveFile {
  const { name, content, lines, headings, shownInCsv, moreColumns, shown = (line) => line } = list;
  const fields = (Object.keys(headings) as (keyof Line)[]).filter((field) => headings[field] !== null);
  const names = [...fields.map((field) => headings[field] ?? ''), ...(moreColumns?.names ?? [])];
  const cell = <Field extends keyof Line>(line: Line, field: Field) => {
    const shownAs = shownInCsv?.[field];
    return shownAs ? shownAs(line[field]) : line[field];
  };
  const cells = (line: Line) => [...fields.map((field) => cell(line, field)), ...(moreColumns?.cells(line) ?? [])];
  return {
    name: `${name}.*`,
    content,
    texts: (reader) => ({
      [`${name}.json`]: jsonLines(lines(reader), shown),
      [`${name}.csv`]: csv(
        written(reader, `${name}.csv`, lines(reader), (line) => [cells(line)]),
        names,
        (row) => row,
      ),
    }),
  };
}

/** Makes one file of a list. `text` makes its pieces. */
export function listFile<Line extends object>(
  name: string,
  content: string,
  lines: Lines<Line>,
  text: (batches: AsyncIterable<readonly Line[]>, reader: ArchiveReader) => AsyncIterable<string> = (batches) =>
    jsonLines(batches),
): ArchiveFile {
  return { name, content, texts: (reader) => ({ [name]: text(lines(reader), reader) }) };
}

/** Makes a JSON file of one value. */
export function valueFile(
  name: string,
  content: string,
  read: (reader: ArchiveReader) => Promise<unknown>,
): ArchiveFile {
  return { name, content, texts: (reader) => ({ [name]: whole(() => read(reader)) }) };
}

async function* whole(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield json(await read());
}
