import { formatDifference, parseLength, withUnit, type LengthUnit } from '@shared/units';

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

/**
 * The girth of the largest waist on record, 302 cm (119 in) of Walter Hudson, in millimetres.
 * Source: Guinness World Records, 'Largest waist'.
 */
export const longestMm = 3020;

/** The largest change from the last value, as a share of it, that is not questioned. */
const usualChange = 0.2;

/** How close to the last value a suggestion has to be, as a share of it. */
const closeToLast = 0.1;

/**
 * Returns the slip in `text`: not a length, impossible for a body, written in the other unit, with swapped digits, or far from
 * the client's `last` value. Returns null if there is none. A number without a unit is in `unit`.
 */
export function slipIn(text: string, unit: LengthUnit, last: string | undefined): Slip | null {
  if (text.trim() === '') return null;
  const length = parseLength(withUnit(text, unit));
  if (!length) return { text: 'Not a length. It is kept as you typed it', whileTyping: false };
  if (length.mm === 0) return { text: 'A measure is more than 0', whileTyping: false };
  if (length.mm > longestMm) return { text: 'Longer than any body', whileTyping: true };
  const before = parseLength(last ?? '');
  if (!before?.unit || isWithin(usualChange, length.mm, before.mm)) return null;
  const written = length.unit ?? unit;
  const isMore = length.mm > before.mm;
  const difference = formatDifference(length.mm, before.mm, written)?.slice(1);
  const words = `${difference} ${isMore ? 'more' : 'less'} than last time`;
  const meant = [inOtherUnit(text, written), withSwappedDigits(text, written)].find((each) => {
    const other = parseLength(each?.value ?? '');
    return other && isWithin(closeToLast, other.mm, before.mm);
  });
  return { text: meant ? `${words}. ${meant.question}` : words, suggestion: meant, whileTyping: isMore };
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
