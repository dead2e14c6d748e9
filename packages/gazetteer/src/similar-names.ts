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

  /** Calls `found` for each key with at most `most` edits. */
  function eachKeyLike(text: Uint8Array, most: number, found: (key: number, edits: number) => void): void {
    const letters = lettersOf(text, 0, text.length);
    for (let key = 0; key < keyStart.length - 1; key++) {
      const [from, to] = [keyStart[key] ?? 0, keyStart[key + 1] ?? 0];
      if (Math.abs(to - from - text.length) > most) continue;
      const others = lettersOf(keyText, from, to);
      if (bits(letters & ~others) > most || bits(others & ~letters) > most) continue;
      const edits = editsBetween(text, keyText, from, to, most);
      if (edits <= most) found(key, edits);
    }
  }

  function soundingLike(sound: string): Uint32Array | number[] {
    const at = sound ? sounds.firstFrom(sound) : -1;
    if (at < 0 || sounds.at(at) !== sound) return [];
    return Array.from(soundSpots.subarray(soundSpotsStart[at] ?? 0, soundSpotsStart[at + 1] ?? 0)).slice(0, candidates);
  }

  return (text) => {
    const costs = new Map<number, number>();
    if (text.length > longest || !/^[a-z ]+$/.test(text) || text.replaceAll(' ', '').length < shortest) return costs;
    const typed = Buffer.from(text);
    const add = (spot: number, cost: number) => costs.set(spot, Math.min(cost, costs.get(spot) ?? Infinity));
    eachKeyLike(typed, mostEdits(text.length), (key, edits) => {
      const name = keys.at(key);
      for (let at = spotsStart[key] ?? 0; at < (spotsStart[key + 1] ?? 0); at++) {
        const spot = spots[at] ?? 0;
        add(spot, edits + (nameKey(index.nameOf(spot)) === name ? 0 : otherName));
      }
    });
    const most = Math.max(mostEdits(text.length), Math.floor(text.length / 2));
    for (const spot of soundingLike(soundOf(text))) {
      const name = Buffer.from(nameKey(index.nameOf(spot)));
      const edits = editsBetween(typed, name, 0, name.length, most);
      if (edits <= most) add(spot, Math.min(edits * sameSound.share, sameSound.most));
    }
    return costs;
  };
}

/** Returns how many slips are likely in a text of this length. */
function mostEdits(length: number): number {
  if (length < 6) return 1;
  return length < 12 ? 2 : 3;
}

/** Returns the letters of a text as a set of bits. */
function lettersOf(bytes: Uint8Array, from: number, to: number): number {
  let letters = 0;
  for (let at = from; at < to; at++) letters |= 1 << ((bytes[at] ?? 0) & 31);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
