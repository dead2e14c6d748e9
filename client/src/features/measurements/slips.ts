import { formatDifference, formatLength, parseLength, withUnit, type LengthUnit } from '@shared/units';

/** A probable mistake in a typed measure. It never prevents saving. */
export interface Slip {
  /** One sentence. */
  text: string;
  /** The value that was probably meant. */
  suggestion?: string;
  /** Whether it is shown before the field is left. False if the value may only be incomplete, as '4' of '42'. */
  whileTyping: boolean;
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
  const meant = [inOtherUnit(text, written), withSwappedDigits(text, written)].find((each) => {
    const other = parseLength(each ?? '');
    return other && isWithin(closeToLast, other.mm, before.mm);
  });
  if (meant) return { text: `Did you mean ${meant}?`, suggestion: meant, whileTyping: false };
  const difference = formatDifference(length.mm, before.mm, written);
  const isTooSmall = length.mm < before.mm;
  const lastInUnit = formatLength(before.mm, written);
  return { text: `${difference} ${written} from the last, ${lastInUnit}`, whileTyping: !isTooSmall };
}

const isWithin = (share: number, mm: number, lastMm: number) => Math.abs(mm - lastMm) <= share * lastMm;

/** '92 in' -> '92 cm': the same number in the other unit. */
function inOtherUnit(text: string, written: LengthUnit): string {
  return withUnit(numberOf(text), written === 'in' ? 'cm' : 'in');
}

/** '63½ in' -> '36½ in'. Undefined if the number does not begin with exactly two different digits. */
function withSwappedDigits(text: string, written: LengthUnit): string | undefined {
  const [, first, second, rest = ''] = /^(\d)(\d)(?!\d)(.*)$/.exec(numberOf(text)) ?? [];
  return first && second && first !== second ? withUnit(`${second}${first}${rest}`, written) : undefined;
}

/** '36½ in' -> '36½'. */
const numberOf = (text: string) => text.trim().replace(/\s*[a-z"″”'.]+$/i, '');
