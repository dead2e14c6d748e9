import { usualSizes } from '@shared/measurements/catalogue';
import type { SpecifiedKey } from '@shared/measurements/contract';
import { parseLength, tidyLength, withUnit, type LengthUnit } from '@shared/measurements/units';
import { isDateLike, isNothing, plainDigits } from './cells';
import type { HeadingUnit } from './measure-heading';

/** The lengths of a measure without known sizes, in millimetres. Outside of them, a figure is in another unit or misread. */
const anySize = { leastMm: 0.25 * 25.4, mostMm: 100 * 25.4 };

/** The girths that distinguish inches from centimetres, each with the smallest median that is centimetres. */
const telling: Partial<Record<SpecifiedKey, number>> = {
  neck: 24,
  chest: 62,
  waist: 52,
  hip: 64,
  shoulder: 28,
  sleeveLength: 42,
  thigh: 40,
  wrist: 11,
};

/** Returns the unit in which the figures of a measure must be, by the middle one; undefined if both are possible. */
export function unitByFigures(key: SpecifiedKey | undefined, cells: readonly string[]): LengthUnit | undefined {
  const least = key && telling[key];
  const figures = cells.flatMap((cell) => {
    const length = parseLength(plainDigits(cell));
    return length && !length.unit ? length.mm / 25.4 : [];
  });
  const middle = figures.sort((one, other) => one - other)[Math.floor(figures.length / 2)];
  if (!least || middle === undefined || middle < least / 4) return undefined;
  return middle >= least ? 'cm' : 'in';
}

/** A figure of a cell, as it is saved. */
export interface Figure {
  value: string;
  doubt?: string;
}

/** Reads the figure of a cell; undefined if it is empty. A figure without a unit gets that of the column. Other text stays. */
export function figureOf(cell: string, unit: HeadingUnit, key: SpecifiedKey | undefined): Figure | undefined {
  const text = plainDigits(cell).replace(/\s+/g, ' ').trim();
  if (text === '' || isNothing(text)) return undefined;
  const length = parseLength(text);
  if (!length)
    return {
      value: text,
      doubt: isDateLike(text) ? 'A spreadsheet may have made a date of this figure.' : 'This is not one figure.',
    };
  const value = length.unit ? tidyLength(text) : unit === 'mm' ? `${text} mm` : withUnit(text, unit);
  const { mm = 0 } = parseLength(value) ?? {};
  const { leastMm, mostMm } = (key && usualSizes(key)) ?? anySize;
  return { value, doubt: mm < leastMm || mm > mostMm ? 'This figure is unusual. Check its unit.' : undefined };
}
