import { editsBetween } from './edits';
import { nameKey } from './name-key';
import type { Columns } from './packed';
import type { PlaceIndex } from './place-index';
import { soundOf } from './sound';
import { textColumn } from './text-column';

/** Returns the spots with a name that is spelt or sounds like the text, each with the cost of the difference. */
export type SimilarNames = (text: string) => ReadonlyMap<number, number>;

/** A shorter text is too similar to too many names. */
const shortest = 4;
const longest = 40;

/** Number of the most populous places of the same sound that are compared. */
const candidates = 300;

/** Share of an edit that leaves the sound of the name as it is, and the most that all of them cost: 'Filadelfia'. */
const sameSound = { share: 0.6, most: 1.5 };

/** Added to the cost of a name that is not the one for display: other languages and old names are seldom misspelt. */
const otherName = 0.5;

/** Opens the keys and the sounds of the columns. */
export function openSimilarNames(columns: Columns, index: PlaceIndex): SimilarNames {
  const numbers = (name: string) => columns[name] ?? new Uint32Array();
  const [keyStart, spotsStart, spots] = [numbers('keyStart'), numbers('spotsStart'), numbers('spots')];
  const keyText = columns.keyText instanceof Uint8Array ? columns.keyText : new Uint8Array();
  const [keys, sounds] = [textColumn(columns, 'key'), textColumn(columns, 'sound')];
  const [soundSpotsStart, soundSpots] = [numbers('soundSpotsStart'), numbers('soundSpots')];

  let byLength: KeysOfLength[] | undefined;

  /** Calls `found` for each key with at most `most` edits. Compares the letters first, which rules nearly all keys out. */
  function eachKeyLike(text: Uint8Array, most: number, found: (key: number, edits: number) => void): void {
    byLength ??= keysByLength(keyStart, keyText, (key) => spotsStart[key] !== spotsStart[key + 1]);
    const letters = lettersOf(text, 0, text.length);
    for (const { keys: ofLength, letters: lettersOfKeys } of byLength.slice(
      text.length - most,
      text.length + most + 1,
    )) {
      for (let at = 0; at < ofLength.length; at++) {
        const others = lettersOfKeys[at] ?? 0;
        if (hasMore(letters & ~others, most) || hasMore(others & ~letters, most)) continue;
        const key = ofLength[at] ?? 0;
        const edits = editsBetween(text, keyText, keyStart[key] ?? 0, keyStart[key + 1] ?? 0, most);
        if (edits <= most) found(key, edits);
      }
    }
  }

  function soundingLike(sound: string): Uint32Array | number[] {
    const at = sound ? sounds.firstFrom(sound) : -1;
    if (at < 0 || sounds.at(at) !== sound) return [];
    return Array.from(soundSpots.subarray(soundSpotsStart[at] ?? 0, soundSpotsStart[at + 1] ?? 0)).slice(0, candidates);
  }

  return (text) => {
    const costs = new Map<number, number>();
    if (!isName(text)) return costs;
    const typed = Buffer.from(text);
    const add = (spot: number, cost: number) => costs.set(spot, Math.min(cost, costs.get(spot) ?? Infinity));
    eachKeyLike(typed, mostEdits(text.length), (key, edits) => {
      const name = keys.at(key);
      for (let at = spotsStart[key] ?? 0; at < (spotsStart[key + 1] ?? 0); at++) {
        const spot = spots[at] ?? 0;
        add(spot, edits + (nameKey(index.nameOf(spot)) === name ? 0 : otherName));
      }
    });
    const most = Math.max(2, Math.floor(text.length / 2));
    for (const spot of soundingLike(soundOf(text))) {
      const name = Buffer.from(nameKey(index.nameOf(spot)));
      const edits = editsBetween(typed, name, 0, name.length, most);
      if (edits <= most) add(spot, Math.min(edits * sameSound.share, sameSound.most));
    }
    return costs;
  };
}

/** Returns whether a text may be a misspelt name: not if it is short or long, or mainly single letters. */
function isName(text: string): boolean {
  const words = text.split(' ').length;
  return /^[a-z ]+$/.test(text) && text.length <= longest && text.length - words + 1 >= Math.max(shortest, words * 2.5);
}

/** Returns how many slips are likely in a text of this length. */
function mostEdits(length: number): number {
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

/** The numbers of the keys of one length, with the letters of each as a set of bits. */
interface KeysOfLength {
  keys: Uint32Array;
  letters: Uint32Array;
}

/** Sorts the keys that may be similar to a name by their length; keys that are foreign names have no spots of their own. */
function keysByLength(keyStart: Columns[string], keyText: Uint8Array, isOwn: (key: number) => boolean): KeysOfLength[] {
  const lengthOf = (key: number) => (keyStart[key + 1] ?? 0) - (keyStart[key] ?? 0);
  const counts = new Uint32Array(longest + 4);
  for (let key = 0; key < keyStart.length - 1; key++) {
    const length = lengthOf(key);
    if (length < counts.length && isOwn(key)) counts[length] = (counts[length] ?? 0) + 1;
  }
  const groups = Array.from(counts, (count) => ({ keys: new Uint32Array(count), letters: new Uint32Array(count) }));
  counts.fill(0);
  for (let key = 0; key < keyStart.length - 1; key++) {
    const length = lengthOf(key);
    const group = groups[length];
    if (!group || !isOwn(key)) continue;
    const at = counts[length] ?? 0;
    group.keys[at] = key;
    group.letters[at] = lettersOf(keyText, keyStart[key] ?? 0, keyStart[key + 1] ?? 0);
    counts[length] = at + 1;
  }
  return groups;
}

/** Returns the letters of a text as a set of bits. */
function lettersOf(bytes: Uint8Array, from: number, to: number): number {
  let letters = 0;
  for (let at = from; at < to; at++) letters |= 1 << ((bytes[at] ?? 0) & 31);
  return letters;
}

/** Returns whether a set of bits has more than `most`. */
function hasMore(set: number, most: number): boolean {
  let left = set;
  for (let count = 0; count < most; count++) left &= left - 1;
  return left !== 0;
}
