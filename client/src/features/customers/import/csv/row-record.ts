import { maxLengths } from '@shared/contract/limits';
import { sheetLimits } from '@shared/sheets/sheet-limits';
import type { FoundRecord } from '../reading/found-rows';
import { readDay, type DateOrder } from './dates';
import { figureOf } from './figures';
import type { HeadingUnit, MeasureHeading } from './measure-heading';

/** A cell of a column of a measure. */
export interface MeasureCell extends Pick<MeasureHeading, 'name' | 'key'> {
  heading: string;
  unit: HeadingUnit;
  cell: string;
  /** Why the whole column is doubtful. */
  doubt?: string;
}

/** The cell with the day of a row, and how the days of its column are read. */
export interface DayCell {
  heading: string;
  cell: string;
  order: DateOrder | undefined;
  usual: DateOrder;
}

/** The record of a row; cells that cannot be in it are notes. */
export interface RowRecord {
  record?: FoundRecord;
  notes: string[];
  doubt?: string;
}

/** Makes a record of the measures of a row. */
export function rowRecord(cells: readonly MeasureCell[], day: DayCell | undefined, line: number): RowRecord {
  const notes: string[] = [];
  const doubts: string[] = [];
  const measurements: Record<string, string> = {};
  const ownMeasures: { key: string; name: string; value: string }[] = [];
  for (const { heading, name, key, unit, cell, doubt } of cells) {
    const figure = figureOf(cell, unit, key);
    if (!figure) continue;
    const isSpecified = key !== undefined && !(key in measurements);
    const fits = figure.value.length <= maxLengths.measure && name.length <= maxLengths.measure;
    if (!fits || (!isSpecified && ownMeasures.length === sheetLimits.measures)) notes.push(`${heading}: ${cell}`);
    else if (isSpecified) measurements[key] = figure.value;
    else ownMeasures.push({ key: '', name, value: figure.value });
    const reason = figure.doubt ?? doubt;
    if (reason) doubts.push(`${name} ${figure.value}: ${reason}`);
  }
  if (Object.keys(measurements).length + ownMeasures.length === 0)
    return { notes: [...notes, ...(day?.cell ? [`${day.heading}: ${day.cell}`] : [])] };
  const taken = takenAt(day);
  if (taken.doubt) doubts.push(taken.doubt);
  if (taken.isUndated && day?.cell) notes.push(`${day.heading}: ${day.cell}`);
  const fields = { measurements, ownMeasures, tags: '', takenAt: taken.at.toISOString() };
  return {
    record: { place: 'Line', line, fields, isDay: true, isUndated: taken.isUndated },
    notes,
    doubt: doubts.length > 0 ? doubts.slice(0, 2).join(' ') : undefined,
  };
}

/** Returns when a record was taken: now if the file does not say. */
function takenAt(day: DayCell | undefined): { at: Date; isUndated: boolean; doubt?: string } {
  const now = new Date();
  if (!day?.cell) return { at: now, isUndated: true };
  const found = readDay(day.cell, day.order, day.usual);
  const tomorrow = now.getTime() + 24 * 60 * 60 * 1000;
  if (!found || found.day.getTime() > tomorrow || found.day.getFullYear() < 1900)
    return { at: now, isUndated: true, doubt: `The date '${day.cell}' could not be read. Today is taken.` };
  return { at: new Date(Math.min(found.day.getTime(), now.getTime())), isUndated: false, doubt: found.doubt };
}
