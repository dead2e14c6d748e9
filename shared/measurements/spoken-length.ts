import { latinDigits } from '@shared/contract/digits';
import type { LengthUnit } from '@shared/measurements/units';
import { isTapeFraction } from './tape';

/** A part of a typed or dictated line. */
export interface Token {
  /** In lower case. */
  text: string;
  start: number;
  end: number;
}

/** A length, and the index of the token after it. */
export interface SpokenLength {
  /** '15½ in' */
  value: string;
  next: number;
}

const PARTS = /\d+\s*[/⁄]\s*\d+|\d+(?:[.,]\d+)?|[⅛¼⅜½⅝¾⅞]|\p{L}+|''|\S/gu;

/** Splits a line into numbers, fractions, words and signs: 'N15.5' -> 'n', '15.5'. */
export function tokensOf(line: string): Token[] {
  return [...latinDigits(line).matchAll(PARTS)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    start: index,
    end: index + text.length,
  }));
}

/**
 * Reads the length that begins at a token: '15 1/2', '15½ in', '39,4 cm', 'fifteen and a half', 'forty two point five inches'.
 * Returns null if no length begins there, or one in another unit ('5 ft'). A number without a unit is in `unit`.
 */
export function readLength(tokens: readonly Token[], at: number, unit: LengthUnit): SpokenLength | null {
  const number = readNumber(tokens, at);
  if (!number) return null;
  const after = tokens[number.next]?.text;
  if (otherUnit.test(after ?? '')) return null;
  const named = unitOf(after);
  return { value: `${number.figure} ${named ?? unit}`, next: number.next + (named ? 1 : 0) };
}

interface SpokenNumber {
  /** '15½', '15.25' */
  figure: string;
  next: number;
}

function readNumber(tokens: readonly Token[], at: number): SpokenNumber | null {
  const alone = readFraction(tokens, at, true);
  if (alone) return { figure: figureOf(0, alone.over, alone.under), next: alone.next };
  const whole = readWhole(tokens, at);
  if (!whole) return null;
  if (/[.,]/.test(whole.text)) return { figure: whole.text.replace(',', '.'), next: whole.next };
  const decimals = readDecimals(tokens, whole.next);
  if (decimals) return { figure: `${whole.text}.${decimals.text}`, next: decimals.next };
  const isJoined = ['and', '-', '&'].includes(tokens[whole.next]?.text ?? '');
  const fraction = readFraction(tokens, isJoined ? whole.next + 1 : whole.next);
  if (!fraction) return { figure: whole.text, next: whole.next };
  return { figure: figureOf(Number(whole.text), fraction.over, fraction.under), next: fraction.next };
}

/** '42', 'forty two', 'forty-two', 'one hundred and four'. */
function readWhole(tokens: readonly Token[], at: number): { text: string; next: number } | null {
  const { text = '' } = tokens[at] ?? {};
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return { text, next: at + 1 };
  const hundreds = ['a', 'one', 'two', 'three'].indexOf(text);
  if (hundreds >= 0 && tokens[at + 1]?.text === 'hundred') {
    const rest = readBelowHundred(tokens, tokens[at + 2]?.text === 'and' ? at + 3 : at + 2);
    const number = Math.max(1, hundreds) * 100 + (rest?.number ?? 0);
    return { text: String(number), next: rest?.next ?? at + 2 };
  }
  const below = readBelowHundred(tokens, at);
  return below && { text: String(below.number), next: below.next };
}

function readBelowHundred(tokens: readonly Token[], at: number): { number: number; next: number } | null {
  const { text = '' } = tokens[at] ?? {};
  // 'three eighths' is a fraction that begins here.
  if (small.includes(text) && readFraction(tokens, at)) return null;
  if (small.includes(text)) return { number: small.indexOf(text), next: at + 1 };
  const ten = tens.indexOf(text);
  if (ten === -1) return null;
  const after = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
  const one = small.indexOf(tokens[after]?.text ?? '');
  // 'twenty five eighths' is 20⅝.
  const isWhole = one > 0 && one < 10 && !readFraction(tokens, after);
  return { number: (ten + 2) * 10 + (isWhole ? one : 0), next: isWhole ? after + 1 : at + 1 };
}

/** 'point five', 'point two five'. */
function readDecimals(tokens: readonly Token[], at: number): { text: string; next: number } | null {
  if (tokens[at]?.text !== 'point') return null;
  let text = '';
  let next = at + 1;
  for (; next < tokens.length; next++) {
    const { text: word = '' } = tokens[next] ?? {};
    const digit = small.indexOf(word);
    if (/^\d+$/.test(word)) text += word;
    else if (digit >= 0 && digit < 10) text += digit;
    else break;
  }
  return text ? { text, next } : null;
}

/** '1/2', '½', 'a half', 'half', 'three quarters', '3 eighths'. */
function readFraction(
  tokens: readonly Token[],
  at: number,
  isAlone = false,
): { over: number; under: number; next: number } | null {
  const { text = '' } = tokens[at] ?? {};
  const [, top, bottom] = /^(\d+)\s*[/⁄]\s*(\d+)$/.exec(text) ?? [];
  if (top && bottom) {
    return isTapeFraction(Number(top), Number(bottom), isAlone)
      ? { over: Number(top), under: Number(bottom), next: at + 1 }
      : null;
  }
  if (signs.includes(text)) return { over: signs.indexOf(text) + 1, under: 8, next: at + 1 };
  const under = parts.get(text);
  if (under) return { over: 1, under, next: at + 1 };
  const count = text === 'a' || text === 'an' ? 1 : small.includes(text) ? small.indexOf(text) : Number(text);
  const part = parts.get(tokens[at + 1]?.text ?? '');
  if (!part || !(count > 0 && count < part)) return null;
  return { over: count, under: part, next: at + 2 };
}

function figureOf(whole: number, over: number, under: number): string {
  const sign = signs[(over * 8) / under - 1];
  return sign ? `${whole || ''}${sign}` : [whole || '', `${over}/${under}`].join(' ').trim();
}

function unitOf(text = ''): LengthUnit | undefined {
  if (/^(?:in|inch|inches|"|″|”|'')$/.test(text)) return 'in';
  return /^(?:cms?|centimet(?:er|re)s?)$/.test(text) ? 'cm' : undefined;
}

const otherUnit = /^(?:ft|foot|feet|mm|millimet(?:er|re)s?|met(?:er|re)s?|yds?|yards?)$/;

const signs = ['⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

const parts = new Map([
  ['half', 2],
  ['halves', 2],
  ['quarter', 4],
  ['quarters', 4],
  ['eighth', 8],
  ['eighths', 8],
  ['eights', 8],
]);

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
