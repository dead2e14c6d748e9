import {
  chatLink,
  isClearLength,
  isDateLike,
  isFilledIn,
  isLengthLike,
  isNameLike,
  isNo,
  isPhoneLike,
  isYes,
  plainDigits,
} from './cells';

/** Cells of a column that decide what it holds. */
const examined = 300;

/** How many of the cells of a column look like something, from 0 to 1. */
export interface Looks {
  filled: number;
  phone: number;
  answer: number;
  name: number;
  /** One or two words without figures, as a first or last name. */
  word: number;
  /** At least three letters. */
  text: number;
  /** Whole numbers. */
  integer: number;
  length: number;
  clearLength: number;
  date: number;
  isRunning: boolean;
  /** Whole telephone numbers: seven digits or more. */
  whole: number;
  /** Whether the numbers are those of customers or invoices: '0000012345', or each one more than the one before. */
  isId: boolean;
  /** Whether most numbers begin as telephone numbers do. */
  isDialled: boolean;
  /** Whether all cells are of the words that programs fill in: 'Normal', 'False'. */
  isEmptyWord: boolean;
}

/** Returns how the filled cells of a column look. */
export function looksOf(all: readonly string[]): Looks {
  const cells = all.slice(0, examined).map((cell) => plainDigits(cell.slice(0, 300)));
  const share = (is: (cell: string) => boolean) => cells.filter(is).length / Math.max(1, cells.length);
  const numbers = cells.map((cell) => Number(cell.replace(/[#.)]/g, '')));
  const steps = numbers.slice(1).filter((number, index) => number - (numbers[index] ?? 0) === 1).length;
  return {
    filled: cells.length,
    phone: share(isPhoneLike),
    answer: share((cell) => isYes(cell) || isNo(cell) || /^x$/i.test(cell)),
    name: share(isNameLike),
    word: share((cell) => /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+)?$/u.test(cell)),
    text: share((cell) => /\p{L}[^]*\p{L}[^]*\p{L}/u.test(cell)),
    integer: share((cell) => /^#?\d{1,7}[.)]?$/.test(cell)),
    length: share(isLengthLike),
    clearLength: share(isClearLength),
    date: share(isDateLike),
    isRunning:
      cells.length > 1 &&
      ((numbers[0] ?? 0) <= 1 || cells.length > 4) &&
      cells.every((cell) => /^#?\d{1,7}[.)]?$/.test(cell)) &&
      steps >= (cells.length - 1) * 0.8,
    whole: share((cell) => isPhoneLike(cell) && cell.replace(/\D/g, '').length >= 7),
    isId:
      cells.length > 1 &&
      cells.every((cell) => /^\d{5,}$/.test(cell)) &&
      (cells.every((cell) => cell.startsWith('000')) || steps >= (cells.length - 1) * 0.8),
    isDialled: share((cell) => /^\W*(?:\+|0)/.test(cell.replace(chatLink, '+$1'))) >= 0.5,
    isEmptyWord: cells.length > 0 && cells.every(isFilledIn),
  };
}
