import type { Measure } from '@shared/measurements';
import type { LengthUnit } from '@shared/units';
import type { FormMeasure } from './form-measures';
import { readLength, tokensOf, type Token } from './spoken-length';

/** What a line says. */
export interface MeasuresLine {
  /** Values by the key of the measure. */
  values: Record<string, string>;
  /** The pieces of the line that were not understood, as they were typed. */
  rest: string[];
}

/**
 * Reads measures from one line: letters ('N15.5 C40 W34 SL25'), names ('neck 15 1/2, chest 40'), or words as a phone's dictation
 * writes them ('neck fifteen and a half chest forty two'). The names of `measures`, the measures of a sheet, come before the usual
 * ones. A number without a unit is in `unit`. If a measure is named twice, the last value counts, and the earlier piece is in `rest`.
 */
export function parseMeasuresLine(
  line: string,
  unit: LengthUnit,
  measures: readonly Pick<FormMeasure, 'key' | 'name' | 'synonyms'>[] = [],
): MeasuresLine {
  const tokens = tokensOf(line);
  const keys = new Map([...keyOf, ...measures.flatMap(namesOf)]);
  const found = new Map<string, { value: string; from: number; to: number }>();
  const unread = new Set(tokens.keys());
  const read = (from: number, to: number) => tokens.slice(from, to).forEach((_, index) => unread.delete(from + index));
  for (let at = 0; at < tokens.length; at++) {
    const name = readName(tokens, at, keys);
    const length = name && readLength(tokens, afterFillers(tokens, name.next, linking), unit);
    if (!name || !length) continue;
    const before = found.get(name.key);
    if (before) for (let index = before.from; index < before.to; index++) unread.add(index);
    found.set(name.key, { value: length.value, from: at, to: length.next });
    read(at, length.next);
    at = length.next - 1;
  }
  const values = Object.fromEntries([...found].map(([key, { value }]) => [key, value]));
  return { values, rest: piecesOf(line, tokens, unread) };
}

/** Most words of a name: 'shoulder to below bust'. */
const longestName = 5;

/** Returns the longest name that begins at a token. */
function readName(tokens: readonly Token[], at: number, keys: ReadonlyMap<string, string>) {
  for (let words = longestName; words > 0; words--) {
    const part = tokens.slice(at, at + words);
    const key = part.length === words ? keys.get(wordsOf(part)) : undefined;
    if (key) return { key, next: at + words };
  }
  return null;
}

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** Returns all names of a measure in the form of the tokens of a line, with its key. */
const namesOf = ({ key, name, synonyms }: Pick<FormMeasure, 'key' | 'name' | 'synonyms'>) =>
  [...synonyms, name].map((each) => [wordsOf(tokensOf(each)), key] as const);

function afterFillers(tokens: readonly Token[], at: number, fillers: ReadonlySet<string>): number {
  let next = at;
  while (fillers.has(tokens[next]?.text ?? '')) next++;
  return next;
}

/** Returns the neighbouring unread tokens as pieces of the line, without the words and signs that only separate. */
function piecesOf(line: string, tokens: readonly Token[], unread: ReadonlySet<number>): string[] {
  const pieces: string[] = [];
  let start = -1;
  for (let at = 0; at <= tokens.length; at++) {
    const isPart = unread.has(at) && !(start === -1 && separating.has(tokens[at]?.text ?? ''));
    if (isPart && start === -1) start = at;
    if (isPart || start === -1) continue;
    let last = at - 1;
    while (separating.has(tokens[last]?.text ?? '')) last--;
    pieces.push(line.slice(tokens[start]?.start, tokens[last]?.end));
    start = -1;
  }
  return pieces;
}

/** Between a name and its number. */
const linking = new Set(['is', 'are', 'at', 'equals', '=', ':', '-', '–', 'of']);

/** Between measures. */
const separating = new Set([',', ';', '.', '/', '|', 'and', 'then', 'next', 'comma']);

/** The names of tailors in several countries, and the letters that they write in their books. */
const names: Record<Measure, string> = {
  neck: 'n, nk, neck, collar, neck size, neck round',
  chest: 'c, ch, b, bu, chest, bust, burst, chest round',
  waist: 'w, wa, ws, waist, waste, waist round',
  shoulder: 's, sh, sw, shoulder, shoulders, shoulder width, across shoulder, across shoulders, shoulder to shoulder',
  sleeveLength: 'sl, sleeve, sleeves, sleeve length, sleeves length, arm length',
  armhole: 'ah, armhole, arm hole, armholes, scye',
  bicep: 'bi, bc, bicep, biceps, upper arm, round sleeve',
  wrist: 'wr, wrist, cuff, wrist round',
  hip: 'h, hp, hip, hips, seat, hip round',
  inseam: 'ins, il, inseam, in seam, inside leg, inner leg',
  outseam: 'os, outs, ol, outseam, out seam, outside leg, outer leg, trouser length, trousers length',
  thigh: 'th, thigh, thighs, lap, laps',
  knee: 'k, kn, knee, knees',
  ankle: 'an, ankle, ankles, bottom',
  rise: 'r, ri, rise, crotch, crotch depth',
  shirtLength: 'shl, shirt length, top length',
  jacketLength: 'jl, jacket length, coat length',
  dressLength: 'dl, dress length, gown length',
};

const keyOf = new Map<string, string>(
  (Object.entries(names) as [Measure, string][]).flatMap(([measure, list]) =>
    list.split(', ').map((name) => [name, measure] as const),
  ),
);
