import type { Measurement } from '@shared/measurements/contract';
import type { Sheet } from '@shared/sheets/contract';
import { sheetOf } from '@shared/sheets/sheet-of-record';

const shown = 2;

/** Returns the sheets by which a client was measured last, each with the time of its newest record; `records` are newest first. */
export function recentSheets(records: readonly Measurement[], sheets: readonly Sheet[]) {
  const found = new Map<string, { sheet: Sheet; takenAt: string }>();
  for (const record of records) {
    const sheet = sheetOf(record, sheets);
    if (sheet && !found.has(sheet.id)) found.set(sheet.id, { sheet, takenAt: record.createdAt });
    if (found.size === shown) break;
  }
  return [...found.values()];
}
