import { isWholeNumber } from '@shared/tailor/phone';
import { chatLink, isDateLike, isNothing, isShortened, plainDigits } from './cells';
import { isNumberKind, kindOf, kindOfLabel, type NumberKind, type PhoneKind } from './heading-kind';
import { cellWords } from './words/words';

/** One number of a cell. */
export interface FoundNumber {
  text: string;
  /** What the cell says of the number: '0803... (home)'. */
  kind?: NumberKind;
  /** Why the number is doubtful. */
  doubt?: string;
}

/** What a cell of numbers says. */
export interface CellNumbers {
  numbers: FoundNumber[];
  /** Whether the cell has something beside its numbers, or a number that cannot be read. */
  hasMore: boolean;
  /** Why the cell is doubtful. */
  doubt?: string;
}

const none: CellNumbers = { numbers: [], hasMore: false };

/** Between two numbers. */
const separators =
  /\s*(?:\r\n|[\r\n]|:::|;|\||،|\/\/|&|,|\s(?:or|and|oder|und|ou|et|o|u|y|e|ou|of|en|или|и|veya|ve|au|na|أو|او|و)\s)\s*/iu;

/** A number as it is written, with its extension. */
const written =
  /(?:\(?\+\s?)?[(\[]?\d(?:[\s()./\-–—\u2010-\u2015\[\]~]*\d)*(?:\s*(?:ext|extn|extension|доб|poste|durchwahl|x)\.?\s*:?\s*\d{1,6}\b)?/giu;

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** Most digits of a number by E.164. */
const mostDigits = 15;

/** Reads the numbers of a cell: '0803 555 0142 / 0805 555 0143 (home)'. */
export function readNumbers(cell: string, country: string): CellNumbers {
  const text = plainDigits(cell).replace(/^'+/, '').replace(chatLink, ' WhatsApp +$1 ').trim();
  if (text === '' || isNothing(text)) return none;
  if (isShortened(text))
    return { numbers: [], hasMore: true, doubt: 'A spreadsheet has shortened this number: its last digits are lost.' };
  if (isDateLike(text)) return { numbers: [], hasMore: true, doubt: 'This looks like a date, not like a number.' };
  if (/^\d{5,}[.,]0+$/.test(text)) return read([text.replace(/[.,]0+$/, '')], country);
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(text))
    return withDoubt(read([text.replace(/,/g, '')], country), 'A spreadsheet has put commas into this number.');
  return read(text.split(separators).flatMap(splitAtSlash), country);
}

const withDoubt = (found: CellNumbers, doubt: string): CellNumbers => ({ ...found, hasMore: true, doubt });

/** Divides '08035550142/08055550143'. A slash after an area code is a part of the number: '030/1234567'. */
function splitAtSlash(text: string): string[] {
  const parts = withWholeNumbers(text.split('/').map((part) => part.trim()));
  const isWhole = (part: string) => digitsOf(part) >= 7 || digitsOf(part) === 0;
  if (parts.length < 2) return [text];
  if (parts.every(isWhole)) return parts;
  const first = digitsOf(parts[0] ?? '');
  return first < 7 && parts.length === 2 && first + digitsOf(parts[1] ?? '') <= mostDigits ? [text] : parts;
}

/** Completes numbers of which only the last digits are written again: ['0803 555 0280', '81'] -> ['0803 555 0280', '0803 555 0281']. */
function withWholeNumbers([first = '', ...others]: readonly string[]): string[] {
  const isNumber = digitsOf(first) >= 9 && !/\p{L}/u.test(first);
  const complete = (end: string) => {
    const at = first.length - end.length;
    return isNumber && /^\d{1,4}$/.test(end) && /^\d+$/.test(first.slice(at)) ? first.slice(0, at) + end : end;
  };
  return [first, ...others.map(complete)];
}

/** Reads pieces that have one number each, with words beside it. */
function read(pieces: readonly string[], country: string): CellNumbers {
  const found: CellNumbers = { numbers: [], hasMore: false };
  const add = (one: CellNumbers) => {
    found.numbers.push(...one.numbers);
    found.hasMore ||= one.hasMore;
    found.doubt ??= one.doubt;
  };
  for (const piece of pieces) if (piece) add(readPiece(piece, country));
  return found;
}

function readPiece(piece: string, country: string): CellNumbers {
  const runs = runsIn(piece);
  if (runs.length > 1) return read(divided(piece, runs), country);
  const words = runs.reduce((rest, run) => rest.replace(run, ' '), piece);
  const kind = kindOfWords(words);
  // A letter that touches a digit is a slip of the keyboard: 'O8035550142'.
  const isTouching = /\p{L}(?=\d)|\d(?=\p{L})/u.test(runs.length === 1 ? piece.replace(runs[0] ?? '', '0') : piece);
  const isClear = !isTouching && (kind !== undefined || !/[\p{L}\d@]/u.test(words));
  if (runs.length === 0) return isNothing(piece) ? none : unreadable('There is no phone number in this cell.');
  if (kind === 'never') return { numbers: [], hasMore: true };
  const numbers = runs
    .flatMap((run) => splitRun(run, country))
    .map((text) => ({ text, kind, doubt: doubtOf(text, country) }));
  const doubt = isClear ? undefined : 'The cell has more than a number.';
  return { numbers, hasMore: !isClear, doubt };
}

const runsIn = (piece: string) =>
  [...piece.matchAll(written)].map(([run]) => run.trim()).filter((run) => digitsOf(run) >= 5 || run === piece);

/** Divides a piece with several numbers, so that each has the words before it, or those after it: '0803... (home) 0805... (mobile)'. */
function divided(piece: string, runs: readonly string[]): string[] {
  const starts = runs.map((run) => piece.indexOf(run));
  const isBefore = /\p{L}/u.test(piece.slice(0, starts[0]));
  const ends = runs.map((run, index) => (starts[index] ?? 0) + run.length);
  const cuts = isBefore ? [0, ...ends.slice(0, -1), piece.length] : [0, ...starts.slice(1), piece.length];
  return cuts.slice(1).map((cut, index) => piece.slice(cuts[index], cut).trim());
}

const unreadable = (doubt: string): CellNumbers => ({ numbers: [], hasMore: true, doubt });

const abbreviations = new Map(
  Object.entries(cellWords.besideNumber).flatMap(([kind, words]) => words.map((word) => [word, kind as PhoneKind])),
);

/** Returns the kind that words beside a number say: 'mob:', '(home)', 'WhatsApp'. */
function kindOfWords(words: string): NumberKind | 'never' | undefined {
  if (!/\p{L}/u.test(words)) return undefined;
  const [kind, whole] = [kindOf(words), kindOfLabel(words)];
  if (whole === 'more' && /fax|faks|pager|telex|факс|فاكس/i.test(words)) return 'never';
  const abbreviated = abbreviations.get(words.replace(/[^\p{L}]/gu, '').toLowerCase());
  if (abbreviated) return abbreviated;
  if (kind !== undefined && words.trim().split(/\s+/).length <= 3) return isNumberKind(kind) ? kind : undefined;
  // A place without the word phone: '(home)'.
  const isOneWord = /^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(words);
  return isOneWord && (whole === 'home' || whole === 'work' || whole === 'other') ? whole : undefined;
}

/** Divides digits that are too many for one number at a space, if the two parts are numbers. */
function splitRun(run: string, country: string): string[] {
  const extension = /\s*(?:ext|extn|extension|доб|poste|durchwahl|x)\.?\s*:?\s*\d+$/i;
  const digits = digitsOf(run.replace(extension, ''));
  if (digits <= mostDigits || digits > 2 * mostDigits) return [run];
  const parts = [...run.matchAll(/\s+[-–—]?\s*|(?=\+)/g)].map(({ 0: gap, index }) => [
    run.slice(0, index),
    run.slice(index + gap.length),
  ]);
  const right = parts.filter((pair) => pair.every((part) => isWholeNumber(part, country) ?? digitsOf(part) >= 9));
  return right.length === 1 ? (right[0] ?? [run]) : [run];
}

/** Returns why a number is doubtful. */
export function doubtOf(number: string, country: string): string | undefined {
  const digits = digitsOf(number);
  if (digits < 7) return 'This number is too short.';
  if (isWholeNumber(number, country) === true) return undefined;
  const isInternational = /^\s*\(?(?:\+|00)/.test(number);
  if (isInternational) return 'No number begins or is as long as this one. Check its digits.';
  if (digits > mostDigits) return 'This number is too long.';
  if (isWholeNumber(number, country) === undefined) return undefined;
  return `This is not a whole number of ${country}. Digits or the country code may be missing.`;
}
