import { plainFigures } from '../contract/digits';
import { isTapeFraction, withoutNoise } from './tape';

export const lengthUnits = ['in', 'cm'] as const;

/** The unit of a written length. Millimetres count as centimetres. */
export type LengthUnit = (typeof lengthUnits)[number];

export interface Length {
  mm: number;
  /** Undefined for a number without a unit, which is read as inches. */
  unit: LengthUnit | undefined;
}

/**
 * The girth of the largest waist on record, 302 cm (119 in) of Walter Hudson, in millimetres.
 * Source: Guinness World Records, 'Largest waist'.
 */
export const longestMm = 3020;

const MM_PER = { in: 25.4, cm: 10, mm: 1, m: 1000 } as const;
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;
const NUMBER = /^(?:(?:(\d+)(?:\s+|\s*-\s*|\.))?(\d+)\/(\d+)|(\d+(?:\.\d+)?))\s*([^\d\s].*)?$/;
const UNITS: [RegExp, keyof typeof MM_PER][] = [
  [/^(?:ins?\.?|inch|inches|"|″|”|'')$/i, 'in'],
  [/^(?:cms?\.?|centimet(?:er|re)s?|см)$/i, 'cm'],
  [/^(?:mm\.?|millimet(?:er|re)s?)$/i, 'mm'],
  [/^(?:m\.?|mtrs?\.?|met(?:er|re)s?)$/i, 'm'],
];

/**
 * Parses a length as tailors write it: '15 1/2 in', '15½"', '15.5', '39,4 cm', '394 mm', '0.98 m'. A number without a unit is
 * inches. Returns null for any other text, such as 'loose', and for two lengths: '15 to 16', '38/40' of a waist relaxed and stretched.
 */
export function parseLength(text: string): Length | null {
  const match = NUMBER.exec(plain(text));
  if (!match) return null;
  const [, whole = '0', over, under, decimal, word] = match;
  if (over && !isTapeFraction(Number(over), Number(under), match[1] === undefined)) return null;
  const amount = decimal ? Number(decimal) : Number(whole) + Number(over) / Number(under);
  const unit = word && unitNamed(word);
  if (!Number.isFinite(amount) || (word && !unit)) return null;
  if (!unit) return { mm: amount * MM_PER.in, unit: undefined };
  return { mm: amount * MM_PER[unit], unit: unit === 'in' ? 'in' : 'cm' };
}

/** Converts a length and rounds it for display: to 1/8 inch, the finest mark on a tape, or to 0.1 cm. */
export function roundLength(mm: number, unit: LengthUnit): number {
  return unit === 'cm' ? Math.round(mm) / MM_PER.cm : Math.round((mm / MM_PER.in) * 8) / 8;
}

/** Formats a length for display: 985 mm -> '98.5 cm' or '38¾ in'. */
export function formatLength(mm: number, unit: LengthUnit): string {
  return `${figure(mm, unit)} ${unit}`;
}

/** Formats `mm - before` with its sign: '+½', '−1', '+1.3'. Returns null if the rounded difference is 0. */
export function formatDifference(mm: number, before: number, unit: LengthUnit): string | null {
  const apart = figure(Math.abs(mm - before), unit);
  if (apart === '0') return null;
  return `${mm > before ? '+' : '−'}${apart}`;
}

/**
 * Returns the difference of a written length from the last one, in `unit` or its own unit; null if it is unchanged or cannot be
 * compared: the unit of a number without one is unknown, and no body has a length over `longestMm`.
 */
export function differenceFrom(last: string | undefined, text: string, unit?: LengthUnit): string | null {
  const now = parseLength(text);
  const before = parseLength(last ?? '');
  if (!now?.unit || !before?.unit || Math.max(now.mm, before.mm) > longestMm) return null;
  return formatDifference(now.mm, before.mm, unit ?? now.unit);
}

/** Converts a written length: '15½ in' -> '39.4 cm'. A number without a unit gets the unit. Returns other text unchanged. */
export function convertLength(text: string, unit: LengthUnit): string {
  const length = parseLength(text);
  if (!length || length.unit === unit) return tidyLength(text);
  if (!length.unit) return withUnit(text, unit);
  return formatLength(length.mm, unit);
}

/** Converts a length with a unit: '15½ in' -> '39.4 cm'. Returns a number without a unit and other text unchanged. */
export function inUnit(text: string, unit: LengthUnit): string {
  return parseLength(text)?.unit ? convertLength(text, unit) : text;
}

/** A written length, and its conversion to another unit. */
export interface Conversion {
  from: string;
  to: string;
}

/** Converts `text`. If it is the result of the conversion `before`, restores the original text, which avoids double rounding. */
export function switchUnit(text: string, unit: LengthUnit, before?: Conversion): Conversion {
  const isBack = before?.to === text && parseLength(before.from)?.unit === unit;
  return { from: text, to: isBack ? before.from : convertLength(text, unit) };
}

/** Adds the unit to a number without one: '15.5' -> '15.5 in'. Returns other text unchanged. */
export function withUnit(text: string, unit: LengthUnit): string {
  const length = parseLength(text);
  return length && !length.unit ? tidyLength(`${text.trim()} ${unit}`) : text;
}

/**
 * Returns a length with Latin digits, and without what no tape shows: the noise of a spreadsheet, '30.1999999999 in' -> '30 3/16 in', and
 * the separator of thousands, '1,015 mm' -> '1015 mm'. Returns other text unchanged.
 */
export function tidyLength(text: string): string {
  const latin = plainFigures(text).replace(/٫/g, '.');
  const [, figure = '', space = '', word = ''] = /^\s*(\d+[.,]\d+|\d{1,3} \d{3})(\s*)(\D*)$/.exec(latin) ?? [];
  const unit = unitNamed(word.trim());
  if (figure === '' || (word.trim() && !unit)) return latin;
  if (unit === 'mm' && /^\d{1,3}[., ]\d{3}$/.test(figure)) return figure.replace(/\D/, '') + space + word;
  return withoutNoise(figure, unit ?? 'in') + space + word;
}

/**
 * Replaces the fraction of an inch: '16¼ in' and 6 eighths -> '16¾ in'. An empty text has 0 whole inches. Does not change
 * centimetres and other text.
 */
export function withEighths(text: string, eighths: number): string {
  const length = text.trim() === '' ? { mm: 0, unit: undefined } : parseLength(text);
  if (!length || length.unit === 'cm') return text;
  const wholeInches = Math.floor(roundLength(length.mm, 'in'));
  return formatLength((wholeInches + eighths / 8) * MM_PER.in, 'in');
}

/**
 * Splits a written length for display: '15 1/2 in', '15.5 in' and '15,5"' -> figure '15½', unit 'in'; '39,4 cm' -> '39.4', 'cm'. The
 * value is not rounded ('15.3 in' stays). Text that is not a length is returned as the figure, without a unit.
 */
export function lengthParts(text: string): { figure: string; unit: string } {
  const { figure: written, unit: word } = writtenParts(text);
  const length = parseLength(text);
  if (!length?.unit) return { figure: length ? decimalPoint(written) : written, unit: word };
  const unit = unitNamed(word) ?? length.unit;
  if (unit === 'mm' || unit === 'm') return { figure: decimalPoint(written), unit };
  const isExact = Math.abs(roundLength(length.mm, unit) * MM_PER[unit] - length.mm) < 1e-6;
  return { figure: isExact ? figure(length.mm, unit) : decimalPoint(written), unit };
}

/** Splits a written length as it was typed: '15.5 in' -> figure '15.5', unit 'in'; '15 1/2 in' -> '15½', 'in'. */
export function writtenParts(text: string): { figure: string; unit: string } {
  const length = parseLength(text);
  if (!length) return { figure: text.trim(), unit: '' };
  const [, figure = '', unit = ''] = /^(.*[\d⅛¼⅜½⅝¾⅞])\s*(\D*)$/.exec(tidyLength(text).trim()) ?? [];
  return { figure: typeset(figure), unit };
}

/** '15 1/2' -> '15½', if the fraction has a Unicode character. */
function typeset(figure: string): string {
  const match = /^(\d+)?[\s.-]*\b([1-7])\s*[/⁄]\s*([248])$/.exec(figure);
  if (!match) return figure;
  const [, whole = '', over, under] = match;
  const sign = EIGHTHS[(Number(over) * 8) / Number(under)];
  return sign ? whole + sign : figure;
}

const unitNamed = (word: string) => UNITS.find(([words]) => words.test(word))?.[1];

/** '39,4' -> '39.4' */
const decimalPoint = (text: string) => text.replace(/(\d),(\d)/g, '$1.$2');

/** Normalizes characters of equal meaning: '15½' -> '15 4/8', '15⁄2' -> '15/2', '39,4' -> '39.4'. */
function plain(text: string): string {
  return decimalPoint(tidyLength(text))
    .trim()
    .replace(/[⅛¼⅜½⅝¾⅞]/g, (sign) => ` ${EIGHTHS.indexOf(sign as (typeof EIGHTHS)[number])}/8`)
    .replace(/\s*[/⁄]\s*/g, '/')
    .trim();
}

function figure(mm: number, unit: LengthUnit): string {
  const length = roundLength(mm, unit);
  if (unit === 'cm') return String(length);
  const whole = Math.floor(length);
  const sign = EIGHTHS[(length - whole) * 8];
  return sign ? `${whole || ''}${sign}` : String(whole);
}
