/** What a length was written in; millimetres count as centimetres. */
export type LengthUnit = 'in' | 'cm';

export interface Length {
  mm: number;
  /** Undefined when only a number was written: then it was read as inches. */
  unit: LengthUnit | undefined;
}

const MM_PER = { in: 25.4, cm: 10, mm: 1 } as const;
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;
const NUMBER = /^(?:(?:(\d+)(?:\s+|\s*-\s*))?(\d+)\/(\d+)|(\d+(?:\.\d+)?))\s*([^\d\s].*)?$/;
const UNITS: [RegExp, keyof typeof MM_PER][] = [
  [/^(?:in\.?|inch|inches|"|″|”|'')$/i, 'in'],
  [/^(?:cms?\.?|centimet(?:er|re)s?)$/i, 'cm'],
  [/^(?:mm\.?|millimet(?:er|re)s?)$/i, 'mm'],
];

/**
 * Reads a length as tailors write it: '15 1/2 in', '15½"', '15.5', '39,4 cm', '394 mm'. A bare number is inches.
 * Answers null for any other text ('loose', '15 to 16'): it stays what the tailor wrote.
 */
export function parseLength(text: string): Length | null {
  const match = NUMBER.exec(plain(text));
  if (!match) return null;
  const [, whole = '0', over, under, decimal, word] = match;
  const amount = decimal ? Number(decimal) : Number(whole) + Number(over) / Number(under);
  const unit = word && UNITS.find(([words]) => words.test(word))?.[1];
  if (!Number.isFinite(amount) || (word && !unit)) return null;
  if (!unit) return { mm: amount * MM_PER.in, unit: undefined };
  return { mm: amount * MM_PER[unit], unit: unit === 'in' ? 'in' : 'cm' };
}

/** A body length in the unit, rounded as it is displayed: to 1/8 inch, the finest mark on a tape, or to 0.1 cm. */
export function roundLength(mm: number, unit: LengthUnit): number {
  return unit === 'cm' ? Math.round(mm) / MM_PER.cm : Math.round((mm / MM_PER.in) * 8) / 8;
}

/** Body length for display: 985 mm -> '98.5 cm' or '38¾ in'. */
export function formatLength(mm: number, unit: LengthUnit): string {
  return `${figure(mm, unit)} ${unit}`;
}

/** How far `mm` lies above `before`, as a signed figure: '+½', '−1', '+1.3'; null when no mark of the tape apart. */
export function formatDifference(mm: number, before: number, unit: LengthUnit): string | null {
  const apart = figure(Math.abs(mm - before), unit);
  if (apart === '0') return null;
  return `${mm > before ? '+' : '−'}${apart}`;
}

/** The same length in the other unit: '15½ in' -> '39.4 cm'. A bare number only gets the unit; other text stays. */
export function convertLength(text: string, unit: LengthUnit): string {
  const length = parseLength(text);
  if (!length || length.unit === unit) return text;
  if (!length.unit) return withUnit(text, unit);
  return formatLength(length.mm, unit);
}

/** A length as it was written, and as it was turned into another unit. */
export interface Turned {
  from: string;
  to: string;
}

/** Converts `text`, or, where it is what `before` was turned into, gives that back: two roundings would change the length. */
export function turnLength(text: string, unit: LengthUnit, before?: Turned): Turned {
  const isBack = before?.to === text && parseLength(before.from)?.unit === unit;
  return { from: text, to: isBack ? before.from : convertLength(text, unit) };
}

/** Says what a bare number means: '15.5' -> '15.5 in'. Text with a unit, or that is no length, stays. */
export function withUnit(text: string, unit: LengthUnit): string {
  const length = parseLength(text);
  return length && !length.unit ? `${text.trim()} ${unit}` : text;
}

/** Adds eighths of an inch: '16 in' + 4 -> '16½ in'; an empty text starts at 0. Centimetres and other text stay. */
export function addEighths(text: string, eighths: number): string {
  if (text.trim() === '') return formatLength((eighths * MM_PER.in) / 8, 'in');
  const length = parseLength(text);
  if (!length || length.unit === 'cm') return text;
  return formatLength(length.mm + (eighths * MM_PER.in) / 8, 'in');
}

/**
 * Splits a written length for setting: '15 1/2 in' -> figure '15½', unit 'in'. The figure keeps the tailor's own
 * digits ('15.3' is not rounded). Text that is no length comes back whole, without a unit.
 */
export function lengthParts(text: string): { figure: string; unit: string } {
  const length = parseLength(text);
  if (!length) return { figure: text.trim(), unit: '' };
  const [, figure = '', unit = ''] = /^(.*[\d⅛¼⅜½⅝¾⅞])\s*(\D*)$/.exec(text.trim()) ?? [];
  return { figure: typeset(figure), unit };
}

/** '15 1/2' -> '15½', where the fraction has a sign of its own. */
function typeset(figure: string): string {
  const match = /^(\d+)?[\s-]*\b([1-7])\s*[/⁄]\s*([248])$/.exec(figure);
  if (!match) return figure;
  const [, whole = '', over, under] = match;
  const sign = EIGHTHS[(Number(over) * 8) / Number(under)];
  return sign ? whole + sign : figure;
}

/** One spelling for signs that mean the same: '15½' -> '15 4/8', '15⁄2' -> '15/2', '39,4' -> '39.4'. */
function plain(text: string): string {
  return text
    .trim()
    .replace(/[⅛¼⅜½⅝¾⅞]/g, (sign) => ` ${EIGHTHS.indexOf(sign as (typeof EIGHTHS)[number])}/8`)
    .replace(/\s*[/⁄]\s*/g, '/')
    .replace(/(\d),(\d)/g, '$1.$2')
    .trim();
}

function figure(mm: number, unit: LengthUnit): string {
  const length = roundLength(mm, unit);
  if (unit === 'cm') return String(length);
  const whole = Math.floor(length);
  const sign = EIGHTHS[(length - whole) * 8];
  return sign ? `${whole || ''}${sign}` : String(whole);
}
