import { plainFigures } from '@shared/contract/digits';
import { cellWords } from './words/words';

const isNothingWord = isOneOf(cellWords.nothing);
const isNoWord = isOneOf(cellWords.no);

/** Returns a text with the digits of all scripts as 0 to 9, and without marks of direction. */
export function plainDigits(text: string): string {
  return plainFigures(text)
    .replace(/\uff0b/g, '+')
    .replace(/(\d)\u066b(?=\d)/g, '$1.');
}

/** Without spaces and invisible characters at the ends. */
export const visible = (cell: string) =>
  cell
    .replace(/^[\s\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]+/, '')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]{1,9}$/, '')
    .trim();

/** Whether a cell says that there is nothing: '-', 'n/a', 'none'. */
export const isNothing = (text: string) =>
  /^(?:[-–—_.*/\\]+|\?{1,3}|n\.? ?\/? ?a\.?)$/i.test(text.trim()) || isNothingWord(text);

/** Whether a spreadsheet has shortened a number: '2.34803E+12'. */
export const isShortened = (text: string) =>
  /^["'=+]*\d(?:[.,]\d+)?e\+?\d{1,2}"?$/i.test(text.trim()) || /^#{3,}$/.test(text.trim());

/** Whether a cell is a date such as '12/05/2024', '2024-05-12', '12-May-24', '12 May 2024'. */
export function isDateLike(text: string): boolean {
  const plain = text.trim().replace(/[ T]\d{1,2}:\d\d(:\d\d)?(\.\d+)?(Z|\s?[ap]m)?$/i, '');
  const [, one = '', two = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](?:\d{4}|\d\d)$/.exec(plain) ?? [];
  if (one) return Math.max(Number(one), Number(two)) <= 31 && Math.min(Number(one), Number(two)) <= 12;
  if (/^\d{4}[./-](0?[1-9]|1[0-2])[./-]\d{1,2}$/.test(plain)) return true;
  return (
    /^\d{1,2}(st|nd|rd|th|\.)?[ -]?(de )?\p{L}{3,}\.?,?[ -]?(de )?(\d{4}|\d\d)?$/iu.test(plain) ||
    /^\p{L}{3,}\.? \d{1,2}(st|nd|rd|th)?,? \d{4}$/u.test(plain)
  );
}

/** A link to a chat: 'https://wa.me/2348035550142'. */
export const chatLink =
  /(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2b)?(\d{7,15})[^\s,;]*/gi;

/** Whether a cell can be one or more telephone numbers. */
export function isPhoneLike(text: string): boolean {
  const plain = plainDigits(text).replace(chatLink, '+$1');
  if (isShortened(plain)) return true;
  if (isDateLike(plain) || /[@$€£₦%]|https?:|www\./i.test(plain) || /\d[.,]\d\d?$/.test(plain)) return false;
  const digits = plain.replace(/\D/g, '').length;
  const letters = plain.replace(/\P{L}/gu, '').length;
  return digits >= 5 && digits <= 60 && letters <= 12 && digits >= letters && /\d{2}/.test(plain);
}

/** Most characters of a length with a remark. The pattern would take long for a longer text. */
const longestLength = 200;

/** Whether a cell can be a length as tailors write it: '38', '15 1/2', '39,4 cm', '42-44', "5'8". */
export function isLengthLike(text: string): boolean {
  if (text.length > longestLength) return false;
  const plain = plainDigits(text).trim();
  const written =
    /^~?\d{1,3}(?:[.,]\d{1,17})?(?:\s*[-.]?\s*(?:\d\/\d{1,2}|[⅛¼⅜½⅝¾⅞]))?\s*(?:in|inch|inches|ins|cms?|mm|m|mtrs?|см|["”″'’]|'')?\.?(?:\s*[-/&+,]\s*\d{1,3}.*)?$/iu;
  return (written.test(plain) || /^(?:\d\/\d{1,2}|[⅛¼⅜½⅝¾⅞])(?![/\d])/.test(plain)) && !/^\d{4,}/.test(plain);
}

/** Whether a length says more than a count: it has a unit or a fraction. */
export const isClearLength = (text: string) =>
  isLengthLike(text) && /[⅛¼⅜½⅝¾⅞]|\d\/\d|["”″]|''|cm|in|mm|см/i.test(text);

/** Whether a cell can be the name of a person or a company. */
export function isNameLike(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '').length;
  const digits = text.replace(/\D/g, '').length;
  return letters >= 2 && letters > digits && text.length <= 120 && !isDateLike(text) && !/@|https?:|www\./i.test(text);
}

/** Whether a cell says yes or no and nothing else. */
export const isYes = isOneOf(cellWords.yes);
export const isNo = (text: string) => isNothing(text) || isNoWord(text);

/** Whether a cell is a word that programs fill in: 'Normal', 'False'. */
export const isFilledIn = isOneOf(cellWords.filledIn);

/** Returns a test whether a cell is one of the words, with or without a sign at its end. */
function isOneOf(words: readonly string[]) {
  const all = new Set(words);
  return (text: string) => {
    const word = text.trim().toLowerCase();
    return all.has(word) || all.has(word.replace(/[.!]$/, ''));
  };
}
