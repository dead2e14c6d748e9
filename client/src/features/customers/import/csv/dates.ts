import { latinDigits } from '@shared/contract/digits';

/** The order of day and month in the dates of a column. */
export type DateOrder = 'dm' | 'md';

const split = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d\d)$/;

const dateOf = (text: string) =>
  latinDigits(text)
    .trim()
    .replace(/[ T,]+\d{1,2}:\d\d.*$/, '')
    .replace(/,$/, '');

/** Decides by all dates of a column whether the day or the month comes first; undefined if both are possible. */
export function dateOrder(cells: readonly string[]): DateOrder | undefined {
  const pairs = cells.flatMap((cell) => {
    const match = split.exec(dateOf(cell));
    return match ? [{ first: Number(match[1]), second: Number(match[2]), hasDots: cell.includes('.') }] : [];
  });
  const hasDay = (of: 'first' | 'second') => pairs.some((pair) => pair[of] > 12);
  if (hasDay('first') !== hasDay('second')) return hasDay('first') ? 'dm' : 'md';
  if (hasDay('first')) return undefined;
  return pairs.length > 0 && pairs.every(({ hasDots }) => hasDots) ? 'dm' : undefined;
}

/** A day, and why it is doubtful. */
export interface FoundDay {
  /** At noon. */
  day: Date;
  doubt?: string;
}

/** Reads a day; undefined if it is none. `order` is that of the column, `usual` that of the tailor's country. */
export function readDay(text: string, order: DateOrder | undefined, usual: DateOrder): FoundDay | undefined {
  const plain = dateOf(text);
  const [, year, month, date] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(plain) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(date));
  const [, first, second, last] = split.exec(plain) ?? [];
  if (first) return readSplit([Number(first), Number(second), fullYear(last ?? '')], order, usual);
  const named = readNamed(plain);
  if (named) return named;
  const serial = /^\d{5}$/.test(plain) ? Number(plain) : 0;
  // Spreadsheets count days from 1899-12-30.
  if (serial > 30_000 && serial < 60_000) {
    const day = new Date(Date.UTC(1899, 11, 30 + serial));
    return withDoubt(
      dayOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()),
      'The date is a count of days in the file.',
    );
  }
  return undefined;
}

function readSplit([one, two, year]: [number, number, number], order: DateOrder | undefined, usual: DateOrder) {
  if (one > 12) return dayOf(year, two, one);
  if (two > 12) return dayOf(year, one, two);
  const isDayFirst = (order ?? usual) === 'dm';
  const found = isDayFirst ? dayOf(year, two, one) : dayOf(year, one, two);
  const isSure = order !== undefined || one === two;
  return isSure ? found : withDoubt(found, `It is not sure whether day or month comes first in the date.`);
}

const withDoubt = (found: FoundDay | undefined, doubt: string) => found && { ...found, doubt };

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Returns noon of a day; undefined if there is no such day. */
function dayOf(year: number, month: number, date: number): FoundDay | undefined {
  const day = new Date(year, month - 1, date, 12);
  return day.getMonth() === month - 1 && day.getDate() === date ? { day } : undefined;
}

/** '12 May 2024', 'May 12, 2024', '12-mai-24', '12 мая 2024'. */
function readNamed(text: string): FoundDay | undefined {
  const words = text
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1 ')
    .split(/[\s,./-]+/)
    .filter((word) => word && !/^(de|of|del)$/i.test(word));
  if (words.length !== 3) return undefined;
  const month = months().get(monthKey(words.find((word) => /\p{L}/u.test(word)) ?? ''));
  const [one = '', two = ''] = words.filter((word) => /^\d+$/.test(word));
  if (!month || !two) return undefined;
  return one.length === 4 ? dayOf(Number(one), month, Number(two)) : dayOf(fullYear(two), month, Number(one));
}

const monthKey = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 3);

const languages = ['en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'tr', 'pl', 'ru'];
let known: Map<string, number> | undefined;

/** Returns the months by the first three letters of their names. Beginnings that mean two months are left out: 'jui' of juin and juillet. */
function months(): Map<string, number> {
  if (known) return known;
  known = new Map();
  for (const language of languages) {
    const names = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const parts = names.formatToParts(Date.UTC(2024, month - 1, 1));
      const key = monthKey(parts.find(({ type }) => type === 'month')?.value ?? '');
      known.set(key, known.has(key) && known.get(key) !== month ? 0 : month);
    }
  }
  return known;
}
