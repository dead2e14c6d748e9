import type { Measurement } from '@shared/measurements/contract';
import type { Sheet } from '@shared/sheets/contract';
import { format } from 'date-fns';
import { ownSheetOf } from './last-sheets';

/** Returns the tailor's sheet by which the newest record was probably taken, with the words that say when. */
export function sheetAgain(sheets: readonly Sheet[], [newest]: readonly Measurement[]) {
  if (!newest) return undefined;
  const sheet = ownSheetOf(sheets, newest);
  return sheet && { sheet, taken: `As on ${format(newest.createdAt, 'd MMMM')}` };
}
