import type { Columns } from './packed';

/** Strings in one UTF-8 buffer. */
export interface TextColumn {
  length: number;
  at: (index: number) => string;
  /** In a column sorted by bytes, returns the index of the first string that is not less than `text`. */
  firstFrom: (text: string) => number;
  /** Returns the index after the last string that starts with `prefix`. */
  firstAfter: (prefix: string) => number;
}

/** Opens the columns `nameStart` and `nameText`. */
export function textColumn(columns: Columns, name: string): TextColumn {
  const starts = columns[`${name}Start`] ?? new Uint32Array(1);
  const part = columns[`${name}Text`] ?? new Uint8Array();
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const length = starts.length - 1;
  const start = (index: number) => starts[index] ?? 0;

  function search(text: string, isAfter: (order: number) => boolean, atMostBytes: (all: number) => number): number {
    const wanted = Buffer.from(text);
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const from = start(middle);
      const to = from + atMostBytes(start(middle + 1) - from);
      if (isAfter(bytes.compare(wanted, 0, wanted.length, from, to))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    length,
    at: (index) => bytes.toString('utf8', start(index), start(index + 1)),
    firstFrom: (text) =>
      search(
        text,
        (order) => order < 0,
        (all) => all,
      ),
    firstAfter: (prefix) => {
      const prefixBytes = Buffer.byteLength(prefix);
      return search(
        prefix,
        (order) => order <= 0,
        (all) => Math.min(all, prefixBytes),
      );
    },
  };
}
