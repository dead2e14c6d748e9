import { templateOf, type Measurement, type TemplateName } from '@shared/measurements/contract';
import type { Sheet } from '@shared/sheets/contract';
import { formSheetOf, templateSheets, type FormSheet } from '../form/form-measures';
import { drawingOf } from './sheet-card';

/** A sheet by which a client was measured. */
export interface LastSheet {
  sheet: FormSheet;
  drawing: TemplateName;
  /** The time of the newest record. */
  at: string;
}

const shown = 2;

/** Returns the sheets by which a client was probably measured last; `records` are newest first. */
export function lastSheets(records: readonly Measurement[], own: readonly Sheet[]): LastSheet[] {
  const found = new Map<string, LastSheet>();
  for (const record of records) {
    const last = sheetOf(record, own);
    if (last && !found.has(last.sheet.id)) found.set(last.sheet.id, last);
    if (found.size === shown) break;
  }
  return [...found.values()];
}

/** Returns the tailor's sheet by which a record was probably taken: it has the record's label, or all of its own measures. */
export function ownSheetOf(sheets: readonly Sheet[], { tags, ownMeasures }: Measurement): Sheet | undefined {
  const hasAll = ({ measures }: Sheet) =>
    ownMeasures.every(({ key }) => measures.some((measure) => measure.key === key));
  return sheets.find(({ name }) => name === tags) ?? (ownMeasures.length > 0 ? sheets.find(hasAll) : undefined);
}

/** Returns the sheet by which a record was probably taken; undefined if no sheet fits. */
export function sheetOf(record: Measurement, own: readonly Sheet[]): LastSheet | undefined {
  const at = record.createdAt;
  const mine = ownSheetOf(own, record);
  if (mine) return { sheet: formSheetOf(mine), drawing: drawingOf(mine.garment, mine.name), at };
  const template = templateOf(record.measurements);
  const sheet = templateSheets.find(({ id }) => id === template);
  return sheet && template && { sheet, drawing: template, at };
}
