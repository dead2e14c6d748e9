import { plainFigures } from '../contract/digits';
import { amountWords, leadingMultipliers, plainWord } from './amount-words';
import { readNumber, type NumberReading } from './written-number';

/** What a written amount means in minor units: one amount, two of which the writer has to choose, or none, and why. */
export type AmountReading = { amount: number } | { choices: readonly [number, number] } | { refused: string };

/** A currency, and how many decimals its amounts have. */
export interface Reading {
  currency: string;
  decimals: number;
}

/** Currencies with decimals by ISO 4217 that nobody writes. One decimal alone is part of a larger amount: '1,5 jt'. */
const writtenWhole = new Set(['IDR', 'COP']);

/** In Iraq, no coin is below 250 dinars: '45,500' are thousands there, although the dinar has three decimals. */
const thousandsOrDecimals = new Set(['IQD']);

/** A sign, words, another sign, a number and words. */
const pattern = /^([-+−–﹣－]?)([^\d]*?)([-−–﹣－]?) ?([.,·٫]?\d[\d.,'٬ ·٫]*)([^\d]*)$/u;

/** What stands after an amount and means nothing: '45,000/-', '250.-', '450:-', 'only'. */
const noise = /^(?:[.,:][-–—]+|[.,]|\/[-–—=]+)|only\.?$/g;

/** Reads an amount as people write it: '45,000', '₦45k', '1,17,500/-', "1'250.50", '٤٥٬٠٠٠'. */
export function readAmount(text: string, reading: Reading): AmountReading {
  const plain = plainFigures(text.normalize('NFC'))
    .replace(/[’‘′´`ʼ＇]/g, "'")
    .replace(/[，、،]/g, ',')
    .replace(/．/g, '.')
    .trim();
  const [, sign = '', before = '', innerSign = '', written = '', after = ''] = pattern.exec(plain) ?? [];
  if (written === '' || (sign && innerSign)) return refusal(reading);
  const parts = divided(before.trim(), written, after, reading.currency);
  const factors = factorsOf(parts, reading.currency);
  if (factors.length === 0)
    return refusal(reading, [parts.before, parts.after].map((word) => word.trim()).find(isWord));
  const numbers = factors.flatMap(({ value, isWritten }) =>
    numbersOf(parts.number, reading, isWritten).map((number) => minorOf(number, value, reading.decimals)),
  );
  const isBelow = /[-−–﹣－]/.test(sign + innerSign);
  const amounts = [...new Set(numbers)]
    .filter((amount) => amount !== undefined)
    .map((amount) => (isBelow && amount > 0 ? -amount : amount));
  const [first, second, third] = amounts;
  if (first === undefined || third !== undefined) return refusal(reading);
  return second === undefined ? { amount: first } : { choices: [first, second] };
}

interface Parts {
  before: string;
  number: string;
  after: string;
}

/** Gives the point of 'Rs.500' to the word, and that of '250.-' to what follows. */
function divided(before: string, written: string, after: string, currency: string): Parts {
  const [, lead = '', number = '', end = ''] = /^([.,·٫]?)(.*?)([.,' ]*)$/u.exec(written) ?? [];
  const isOfWord =
    lead !== '' &&
    (/\p{L}$/u.test(before) || (/\w\W$/.test(before) && amountWords(currency).currency.has(plainWord(before))));
  return {
    before: isOfWord ? before + lead : before,
    number: (isOfWord ? number : lead + number).replace(/ ?([.,'٬·٫]) ?/g, '$1'),
    after: end.trim() + after,
  };
}

interface Factor {
  value: number;
  isWritten: boolean;
}

/** Returns by what the words multiply the number; nothing if they mean something else, two factors if they can mean both. */
function factorsOf({ before, after }: Parts, currency: string): Factor[] {
  const words = amountWords(currency);
  const isCurrency = (word: string) => word === '' || words.currency.has(word);
  const lead = plainWord(before);
  const follows = plainWord(after.trim().replace(noise, '').trim().replace(noise, ''));
  const isLeading = leadingMultipliers.has(lead);
  if (!isLeading && !isCurrency(lead)) return [];
  const word = isLeading ? lead : follows;
  if (isLeading && !isCurrency(follows)) return [];
  const plain = !isLeading && isCurrency(word) ? [{ value: 1, isWritten: false }] : [];
  // 'Ksh' is the shilling, not a thousand 'sh'.
  if (plain.length > 0 && word.length !== 1) return plain;
  const multiplied = words.multipliers.flatMap(([name, value]) =>
    word.startsWith(name) && isCurrency(word.slice(name.length)) ? [{ value, isWritten: true }] : [],
  );
  return [...plain, ...multiplied];
}

/** Returns what a number can be. Three digits after one separator are decimals where the currency has three, else thousands. */
function numbersOf(written: string, { currency, decimals }: Reading, isMultiplied: boolean): NumberReading[] {
  const { asWhole, asDecimal } = readNumber(written);
  if (asWhole && !asDecimal) return [asWhole];
  if (!asDecimal) return [];
  if (isMultiplied) return asWhole ? [asWhole, asDecimal] : [asDecimal];
  if (asWhole && thousandsOrDecimals.has(currency) && written.endsWith('0')) return [asWhole, asDecimal];
  if (asWhole && decimals < 3) return [asWhole];
  const isOneAlone = writtenWhole.has(currency) && asDecimal.decimals === 1;
  // '250.00' may be 250 or a slip for 250.000, where there are no decimals.
  const isSlip = decimals === 0 && asDecimal.digits.length - asDecimal.decimals < 4;
  return isOneAlone || isSlip ? [] : [asDecimal];
}

/** Returns minor units; undefined if there are more decimals than the currency has, or more than can be counted. */
function minorOf({ digits, decimals: written }: NumberReading, factor: number, decimals: number): number | undefined {
  // Longer ones are no amounts, and would take long to count.
  if (digits.length > 30) return undefined;
  const scaled = BigInt(digits) * BigInt(factor) * 10n ** BigInt(decimals);
  const unit = 10n ** BigInt(written);
  const minor = Number(scaled / unit);
  return scaled % unit === 0n && Number.isSafeInteger(minor) ? minor : undefined;
}

const isWord = (text: string) => /[\p{L}\p{Sc}]/u.test(text);

function refusal(reading: Reading, word?: string): AmountReading {
  const how = `Write it in ${reading.currency}, such as ${exampleOf(reading)}`;
  return { refused: word ? `“${word}” is not read here. ${how}` : how };
}

function exampleOf({ currency, decimals }: Reading): string {
  if (decimals === 3) return '45.500';
  return decimals === 0 || writtenWhole.has(currency) ? '45,000' : '45,000 or 45,000.50';
}
