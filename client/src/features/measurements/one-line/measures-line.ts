import { measureName, usualSizes } from '@shared/measurements/catalogue';
import { parseLength, type LengthUnit } from '@shared/measurements/units';
import { linking, meaningsOn, separating, type Meaning, type NamedMeasure } from './line-names';
import { readLength, tokensOf, type Token } from '../../../../../shared/measurements/spoken-length';

/** A part of a line that keeps its place when other parts are filled in. */
export interface Part {
  start: number;
  text: string;
}

/** One value of a measure. */
export interface LineValue {
  key: string;
  /** The name on the sheet. */
  name: string;
  value: string;
  parts: readonly Part[];
}

/** What only the user can decide. */
export interface LineQuestion {
  /** 'B 13 in: Chest or Bicep?' */
  text: string;
  options: readonly { key: string; value: string; label: string }[];
  parts: readonly Part[];
}

/** What a line says. Each of its numbers is in one value, one question, or one part of the others. */
export interface MeasuresLine {
  values: readonly LineValue[];
  questions: readonly LineQuestion[];
  /** Measures that are not on the sheet: 'Neck 15 in'. */
  elsewhere: readonly Part[];
  /** What was not understood, as it was typed. */
  rest: readonly Part[];
}

/**
 * Reads measures from one line: letters ('N15.5 C40 W34 SL25'), names ('neck 15 1/2, chest 40'), or words as a phone's dictation
 * writes them ('neck fifteen and a half chest forty two'). `measures` are those of the sheet in hand, which decide what a name or a
 * letter means. A number without a unit is in `unit`. What could mean two of them is a question, and so is a second value of
 * a measure, in the line or beside the value that the form has `now`.
 */
export function parseMeasuresLine(
  line: string,
  unit: LengthUnit,
  measures: readonly NamedMeasure[],
  now: (key: string) => string = () => '',
): MeasuresLine {
  const tokens = tokensOf(line);
  const names = new Map(measures.map(({ key, name }) => [key, name]));
  const nameOf = (key: string) => names.get(key) ?? measureName(key);
  const meaningOf = meaningsOn(measures);
  const pieces = isLengthFirst(tokens, unit, meaningOf) ? [] : piecesIn(line, tokens, unit, meaningOf);
  const unread = new Set(tokens.keys());
  for (const { from, to } of pieces) for (let at = from; at < to; at++) unread.delete(at);
  const here = pieces.filter(({ meaning }) => meaning.elsewhere === undefined);
  const taken = new Set(here.flatMap((piece) => (isCertain(piece) ? piece.meaning.keys : [])));
  const valuesOf = new Map<string, Piece[]>();
  const questions: LineQuestion[] = [];
  for (const piece of here) {
    const key = keyOf(piece, taken);
    if (key) valuesOf.set(key, [...(valuesOf.get(key) ?? []), piece]);
    else questions.push(whichMeasure(piece, nameOf, now));
  }
  const settled = [...valuesOf].map(([key, found]) => settle({ key, name: nameOf(key), now: now(key).trim() }, found));
  return {
    values: settled.filter((each) => 'value' in each),
    questions: [...questions, ...settled.filter((each) => 'options' in each)].sort((one, other) => at(one) - at(other)),
    elsewhere: pieces.flatMap(({ meaning: { elsewhere }, value, part }) =>
      elsewhere ? { ...part, text: `${nameOf(elsewhere)} ${value}` } : [],
    ),
    rest: unreadParts(line, tokens, unread),
  };
}

/** Returns a line of the parts, in the order in which they were typed. */
export function lineOf(parts: readonly Part[]): string {
  return [...parts]
    .sort((one, other) => one.start - other.start)
    .map(({ text }) => text)
    .join(', ');
}

/** A name with its length. */
interface Piece {
  meaning: Meaning;
  /** The name as it was typed. */
  name: string;
  value: string;
  part: Part;
  /** The tokens. */
  from: number;
  to: number;
}

/** Most words of a name: 'shoulder to below bust'. */
const longestName = 5;

/** Whether each length is before its name: '40 chest 34 waist'. Read from name to length, the chest would be 34. */
function isLengthFirst(
  tokens: readonly Token[],
  unit: LengthUnit,
  meaningOf: (words: string) => Meaning | undefined,
): boolean {
  let next = 0;
  while (next < tokens.length) {
    const length = readLength(tokens, next, unit);
    const name = length && readName(tokens, length.next, meaningOf);
    if (!name) return false;
    next = name.next;
    while (separating.has(tokens[next]?.text ?? '')) next++;
  }
  return next > 0;
}

function piecesIn(
  line: string,
  tokens: readonly Token[],
  unit: LengthUnit,
  meaningOf: (words: string) => Meaning | undefined,
): Piece[] {
  const pieces: Piece[] = [];
  const slice = (from: number, to: number) => line.slice(tokens[from]?.start, tokens[to - 1]?.end);
  for (let from = 0; from < tokens.length; from++) {
    const name = readName(tokens, from, meaningOf);
    const length = name && readLength(tokens, afterLinks(tokens, name.next), unit);
    if (!name || !length) continue;
    const part = { start: tokens[from]?.start ?? 0, text: slice(from, length.next) };
    const { meaning, next } = name;
    pieces.push({ meaning, name: slice(from, next), value: length.value, part, from, to: length.next });
    from = length.next - 1;
  }
  return pieces;
}

/** Returns the longest name that begins at a token. */
function readName(tokens: readonly Token[], from: number, meaningOf: (words: string) => Meaning | undefined) {
  for (let next = Math.min(from + longestName, tokens.length); next > from; next--) {
    const words = tokens.slice(from, next).map(({ text }) => text);
    const meaning = meaningOf(words.join(' '));
    if (meaning) return { meaning, next };
  }
  return null;
}

function afterLinks(tokens: readonly Token[], from: number): number {
  let next = from;
  while (linking.has(tokens[next]?.text ?? '')) next++;
  return next;
}

/** Whether a piece means one measure without a doubt: the only one, or the usual one with a value in the range of people. */
function isCertain({ meaning: { keys, others, asked }, value }: Piece): boolean {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0 || asked.includes(key)) return false;
  return others.length === 0 || isUsual(key, value);
}

/** Returns the measure of a piece. Of several ones, it is the only one that no other piece of the line names. */
function keyOf(piece: Piece, taken: ReadonlySet<string>): string | undefined {
  if (isCertain(piece)) return piece.meaning.keys[0];
  const { keys, others, asked } = piece.meaning;
  const [key, ...more] = keys.filter((each) => !taken.has(each));
  if (!key || more.length > 0 || asked.includes(key)) return undefined;
  // Without known sizes of the measure, another one that the value fits may be meant.
  const isOther = !usualSizes(key) && others.some((each) => usualSizes(each) && isUsual(each, piece.value));
  return !isOther && isUsual(key, piece.value) ? key : undefined;
}

function isUsual(key: string, value: string): boolean {
  const sizes = usualSizes(key);
  const { mm = 0 } = parseLength(value) ?? {};
  return !sizes || (mm >= sizes.leastMm && mm <= sizes.mostMm);
}

function whichMeasure(piece: Piece, nameOf: (key: string) => string, now: (key: string) => string): LineQuestion {
  const { meaning, value } = piece;
  const options = [...meaning.keys, ...meaning.others].map((key) => {
    const before = now(key).trim();
    return { key, value, label: before ? `${nameOf(key)}, now ${before}` : nameOf(key) };
  });
  return { text: asking(`${piece.name} ${value}`, options), options, parts: [piece.part] };
}

/** Returns the value of a measure, or the question which of several values is right. */
function settle(
  measure: { key: string; name: string; now: string },
  pieces: readonly Piece[],
): LineValue | LineQuestion {
  const { key, name, now } = measure;
  const parts = pieces.map(({ part }) => part);
  const [value = '', ...others] = [now, ...pieces.map((piece) => piece.value)]
    .filter(Boolean)
    .filter((each, index, all) => all.findIndex((other) => isSame(each, other)) === index);
  if (others.length === 0) return { key, name, value, parts };
  const options = [value, ...others].map((each) => ({ key, value: each, label: each === now ? `Keep ${each}` : each }));
  return { text: asking(name, options), options, parts };
}

const asking = (what: string, options: LineQuestion['options']) =>
  `${what}: ${options.map(({ label }) => label).join(' or ')}?`;

const at = ({ parts: [part] }: LineQuestion) => part?.start ?? 0;

/** Whether two values are the same length. The unit of a number without one is not known. */
function isSame(one: string, other: string): boolean {
  const [length, otherLength] = [parseLength(one), parseLength(other)];
  const isKnown = length?.unit !== undefined && otherLength?.unit !== undefined;
  return one === other || (isKnown && length.mm === otherLength.mm);
}

/** Returns the neighbouring unread tokens as parts of the line, without the words and signs that only separate. */
function unreadParts(line: string, tokens: readonly Token[], unread: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  let first = -1;
  for (let index = 0; index <= tokens.length; index++) {
    const isPart = unread.has(index) && !(first === -1 && separating.has(tokens[index]?.text ?? ''));
    if (isPart && first === -1) first = index;
    if (isPart || first === -1) continue;
    let last = index - 1;
    while (separating.has(tokens[last]?.text ?? '')) last--;
    const start = tokens[first]?.start ?? 0;
    parts.push({ start, text: line.slice(start, tokens[last]?.end) });
    first = -1;
  }
  return parts;
}
