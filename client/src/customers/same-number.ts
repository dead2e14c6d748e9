/** The codes of countries (E.164), with the 0 of numbers at home that is typed behind them: '+44 (0)20'. */
const countryPart =
  /^(?:(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])\d)0*)$/;

/** The fewest digits of a number that is compared with one of another length. */
const wholeNumber = 7;

/** What is dialled before a number at home: 0 nearly everywhere, 8 in Russia, 06 in Hungary, 044 and 045 in Mexico. */
const homePrefixes = /^(?:0(?:6|4[45])?(?=\d{8,})|0+|8(?=\d{10}$))/;

/** A number of a client, prepared once for all keystrokes. */
export interface SearchedNumber {
  /** Folded by `foldNumber` (lib/text/text-search.ts). */
  written: string;
  /** The digits in each way of reading a whole number. */
  spellings: readonly string[];
}

/** Prepares a folded number. */
export const searchedNumber = (written: string): SearchedNumber => ({ written, spellings: spellingsOf(written) });

/**
 * Returns whether a number contains the digits, or is the same number with another prefix: '0803 555' finds '+234 803 555 0142', and
 * '+91 98550 70100' finds '98550 70100'. `digits` are folded too. Numbers are compared by their ends, because parsing
 * all numbers of a long list takes seconds on a phone.
 */
export function sameNumber(digits: string): (number: SearchedNumber) => boolean {
  const local = /^0\d{4,}$/.test(digits) ? digits.slice(1) : undefined;
  const typed = spellingsOf(digits);
  return ({ written, spellings }) =>
    written.includes(digits) ||
    (local !== undefined && written.includes(local)) ||
    (typed.length > 0 && spellings.some((each) => typed.some((other) => areSame(each, other))));
}

/** Returns the digits of a whole number in each way of reading it; none for a part of a number. */
function spellingsOf(number: string): string[] {
  const digits = number.replace(/^(?:\+|00)/, '');
  // The 9 of mobile numbers in Argentina, and the 1 that those of Mexico had, are often left out.
  const plain = digits.replace(/^(?:(54)9|(52)1)(?=\d{10}$)/, '$1$2');
  if (!/^\d+$/.test(plain) || plain.length < wholeNumber) return [];
  if (digits !== number) return [plain];
  const home = plain.replace(homePrefixes, '');
  return [...new Set([plain, plain.replace(/^0+/, ''), home, withoutArgentine15(home)])];
}

/** In Argentina, a mobile number at home has 15 behind the area code: '011 15-5555-0142' is '+54 9 11 5555-0142'. */
const withoutArgentine15 = (home: string): string =>
  home.length === 12 ? home.replace(/^(11|\d{3,4})15/, '$1') : home;

function areSame(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  if (short.length < wholeNumber || !long.endsWith(short)) return false;
  return long === short || countryPart.test(long.slice(0, -short.length));
}
