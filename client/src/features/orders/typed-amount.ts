import { decimalsOf, formatMoney, hasDecimalComma, readMoney, toMinor } from '@shared/orders/money';

/** Returns minor units as they are typed: (4500000, 'NGN') -> '45000', (150, 'GBP') -> '1.50'. */
export function typedAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole;
}

/** Returns a typed amount in minor units, without a sign: nothing is 0. Returns undefined for another text. */
export function typedMinor(text: string, currency: string): number | undefined {
  const amount = text.trim() === '' ? 0 : toMinor(text, currency);
  return amount === undefined ? undefined : Math.abs(amount);
}

/** Returns a typed amount without its minus sign, for a field beside which 'Paid' or 'Given back' is chosen. */
export const unsigned = (text: string): string => text.replace(/^\s*[-−–]\s*/, '');

/**
 * Returns a typed number with its thousands apart, '45000.5' -> '45,000.5'; another text as it is. A space is between them where a comma
 * can stand before decimals.
 */
export function grouped(text: string, currency = ''): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  const separator = hasDecimalComma(currency) ? '\u00a0' : ',';
  return whole === undefined ? text : whole.replace(/\B(?=(\d{3})+$)/g, separator) + rest;
}

/** Returns the text of a field after it was left: '45k' -> '45000'. A text that is no amount stays. */
export function settled(text: string, currency: string): string {
  const amount = toMinor(text, currency);
  return amount === undefined || amount < 0 ? text : typedAmount(amount, currency);
}

/**
 * Returns what is typed after an edit of a field that shows `grouped(text)`: `typed` without the separators that the field had put in. One
 * that was typed stays.
 */
export function editedText(text: string, currency: string, typed: string): string {
  const shown = grouped(text, currency);
  if (shown === text) return typed;
  const most = Math.min(shown.length, typed.length);
  let start = 0;
  while (start < most && shown[start] === typed[start]) start += 1;
  let end = 0;
  while (end < most - start && shown.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const plain = (part: string) => part.replace(/[,\u00a0]/g, '');
  return plain(typed.slice(0, start)) + typed.slice(start, typed.length - end) + plain(typed.slice(typed.length - end));
}

/** What a field says of a text that is not plainly an amount. */
export type AmountNote =
  | { shown: string }
  | { choices: readonly { text: string; shown: string }[] }
  | { refused: string };

/** Returns what is said of a typed text; undefined if it is empty or a plain number. */
export function noteOf(text: string, currency: string): AmountNote | undefined {
  if (text.trim() === '') return undefined;
  const reading = readMoney(text, currency);
  if ('refused' in reading) return reading;
  if ('choices' in reading) {
    return {
      choices: reading.choices.map((amount) => ({
        text: typedAmount(amount, currency),
        shown: formatMoney(amount, currency),
      })),
    };
  }
  if (reading.amount < 0) return { refused: 'Write the amount without a minus sign' };
  const isPlain = /^[\d,\u00a0]*\.?\d*$/.test(text) && plainMinor(text, currency) === reading.amount;
  return isPlain ? undefined : { shown: formatMoney(reading.amount, currency) };
}

const plainMinor = (text: string, currency: string) =>
  Math.round(Number(text.replace(/[,\u00a0]/g, '')) * 10 ** decimalsOf(currency));

/** Returns the message of a field whose text is no amount, or could be two of them. `what` is 'Price', 'Payment'. */
export function amountError(text: string, currency: string, what: string): string {
  const note = noteOf(text, currency);
  if (note === undefined || !('choices' in note)) return `${what} is not an amount`;
  return `${what}: ${note.choices.map(({ shown }) => shown).join(' or ')}?`;
}

/** Returns the sign of a currency: 'NGN' -> '₦'. */
export const signOf = (currency: string): string =>
  formatMoney(0, currency)
    .replace(/[\d.,]/g, '')
    .trim();
