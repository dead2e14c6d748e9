/** A pseudo-random generator: the same numbers for the same seed on every machine. */
export interface Random {
  /** Returns a number from 0 up to but not including 1. */
  next(): number;
  pick<T>(list: readonly T[]): T;
  range(from: number, to: number): number;
}

/** Returns a 32-bit hash of a text (two multiplicative hashes, mixed as in MurmurHash3); for ids and seeds, not for secrets. */
export function hash(text: string): number {
  let left = 0x9e3779b9;
  let right = 0x85ebca6b;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    left = Math.imul(left ^ code, 2654435761);
    right = Math.imul(right ^ code, 1597334677);
  }
  return (Math.imul(left ^ (left >>> 16), 2246822507) ^ Math.imul(right ^ (right >>> 13), 3266489909)) >>> 0;
}

/** Returns a Mulberry32 generator that is seeded with a text. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (list) => wrapped(list, Math.floor(next() * list.length)),
    range: (from, to) => from + next() * (to - from),
  };
}

/** Returns the item at `index` modulo the length. Throws a RangeError for an empty list. */
export function wrapped<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
