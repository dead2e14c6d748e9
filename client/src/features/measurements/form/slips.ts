import { usualSizes } from '@shared/measurements/catalogue';
import { formatDifference, longestMm, parseLength, withUnit, type LengthUnit } from '@shared/measurements/units';

/** A probable mistake in a typed measure. It never prevents saving. */
export interface Slip {
  /** What is unusual, and what was probably meant. */
  text: string;
  suggestion?: Suggestion;
  /** Whether it is shown before the field is left. False if the value may only be incomplete, as '4' of '42'. */
  whileTyping: boolean;
}

/** The value that was probably meant. */
export interface Suggestion {
  value: string;
  /** The value as its key shows it: '25', or '98 cm' if it is in the other unit. */
  short: string;
  /** The question before the key. */
  question: string;
}

/** The largest change from the last value, as a share of it, that is not questioned. */
const usualChange = 0.2;

/** How close to the last value a suggestion has to be, as a share of it. */
const closeToLast = 0.1;

/**
 * Returns the slip in the `text` of a measure: not a length, impossible for a body, written in the other unit, with swapped
 * digits, or far from the client's `last` value; without a last value, far from the sizes of people. Returns null if there is
 * none. A number without a unit is in `unit`.
 */
export function slipIn(measure: string, text: string, unit: LengthUnit, last: string | undefined): Slip | null {
  if (text.trim() === '') return null;
  const length = parseLength(withUnit(text, unit));
  if (!length) return { text: 'Not a length. It is kept as you typed it', whileTyping: false };
  if (length.mm === 0) return { text: 'A measure is more than 0', whileTyping: false };
  if (length.mm > longestMm) return { text: 'Larger than anyone. A slip?', whileTyping: true };
  const written = length.unit ?? unit;
  const lastMm = lengthOf(last);
  return lastMm === undefined
    ? unusualSize(measure, text, length.mm, written)
    : unusualChange(text, length.mm, lastMm, written);
}

/** Returns the slip of a value that is far from the last one. */
function unusualChange(text: string, mm: number, lastMm: number, written: LengthUnit): Slip | null {
  if (isWithin(usualChange, mm, lastMm)) return null;
  const isMore = mm > lastMm;
  const words = `${formatDifference(mm, lastMm, written)?.slice(1)} ${isMore ? 'more' : 'less'} than last time`;
  const meant = [inOtherUnit(text, written), withSwappedDigits(text, written)].find((each) => {
    const otherMm = lengthOf(each?.value);
    return otherMm !== undefined && isWithin(closeToLast, otherMm, lastMm);
  });
  return withMeant(words, meant, isMore);
}

/** Returns the slip of a client's first value that is far from the sizes of people. */
function unusualSize(measure: string, text: string, mm: number, written: LengthUnit): Slip | null {
  const sizes = usualSizes(measure);
  const isUsual = (each = 0) => !sizes || (each >= sizes.leastMm && each <= sizes.mostMm);
  if (!sizes || isUsual(mm)) return null;
  const isLarge = mm > sizes.mostMm;
  const other = inOtherUnit(text, written);
  return withMeant(
    `Unusually ${isLarge ? 'large' : 'small'}`,
    isUsual(lengthOf(other.value)) ? other : undefined,
    isLarge,
  );
}

function withMeant(words: string, meant: Suggestion | undefined, whileTyping: boolean): Slip {
  return { text: meant ? `${words}. ${meant.question}` : words, suggestion: meant, whileTyping };
}

/** Returns a length in millimetres. Undefined if the text is no length, or if its unit is unknown. */
function lengthOf(text = ''): number | undefined {
  const length = parseLength(text);
  return length?.unit && length.mm;
}

const isWithin = (share: number, mm: number, lastMm: number) => Math.abs(mm - lastMm) <= share * lastMm;

/** '92 in' -> '92 cm': the same number in the other unit. */
function inOtherUnit(text: string, written: LengthUnit): Suggestion {
  const value = withUnit(numberOf(text), written === 'in' ? 'cm' : 'in');
  return { value, short: value, question: written === 'in' ? 'In centimetres?' : 'In inches?' };
}

/** '63½ in' -> '36½ in'. Undefined if the number does not begin with exactly two different digits. */
function withSwappedDigits(text: string, written: LengthUnit): Suggestion | undefined {
  const [, first, second, rest = ''] = /^(\d)(\d)(?!\d)(.*)$/.exec(numberOf(text)) ?? [];
  if (!first || !second || first === second) return undefined;
  const short = `${second}${first}${rest}`;
  return { value: withUnit(short, written), short, question: 'Digits swapped?' };
}

/** '36½ in' -> '36½'. */
const numberOf = (text: string) => text.trim().replace(/\s*[a-z"″”'.]+$/i, '');
