import type { Measurement } from '@shared/measurements/contract';
import type { Day } from '@shared/orders/days';
import type { Garment } from '@shared/orders/garments';
import { snapshotOf } from '@shared/orders/measures';
import { starters, templates } from '@shared/sheets/built-in-sheets';
import { sheetsApi, type Sheet } from '@shared/sheets/contract';
import { sheetOf } from '@shared/sheets/sheet-of-record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { format } from 'date-fns';
import { endpointQuery } from '../../../lib/api/api';
import { useHiddenRows } from '../../../lib/api/hidden-rows';
import { nameKey } from '../../../lib/text/text-search';
import { recordsQuery } from '../../measurements/queries';
import type { LineValues } from './order-values';

/** Returns the measures of a client's line. */
export type MeasuresOf = (customerId: string, line: LineValues) => Garment['measures'];

/** Returns what knows the measures of a line: those that were chosen, or the usual ones among the client's records that are loaded. */
export function useMeasuresOf(): MeasuresOf {
  const queryClient = useQueryClient();
  const hidden = useHiddenRows();
  const { data: own = [] } = useQuery(endpointQuery(sheetsApi.list));
  return (customerId, line) => {
    if (line.measures !== 'usual') return line.measures;
    const loaded = queryClient.getQueryData(recordsQuery(customerId).queryKey) ?? [];
    const records = loaded.filter(({ id }) => !hidden.has(id));
    const record = fittingRecord(line, records, [...templates, ...own, ...starters]);
    return record ? snapshotOf(record) : null;
  };
}

/** Returns the day of a record: '12 May', or with its year if that is not the one of `today`. */
export const recordDay = (takenAt: string, today: Day): string =>
  format(takenAt, format(takenAt, 'yyyy') === today.slice(0, 4) ? 'd MMM' : 'd MMM yyyy');

/** A sheet of the tailor, or a built-in one with the garments that it serves. */
type ServingSheet = Sheet & { garments?: readonly string[] };

/**
 * Returns the newest record that was taken by a sheet of the garment. If the tailor has no sheet for it, the newest record fits unless
 * its sheet is for another garment, or it has only measures of a part of the body. An alteration needs no measures. `records` are
 * newest first.
 *
 * Records with different labels can be those of several people ('Ada', 'Father'): none is chosen then.
 */
export function fittingRecord(
  { garment, kind }: Pick<LineValues, 'garment' | 'kind'>,
  records: readonly Measurement[],
  sheets: readonly ServingSheet[],
): Measurement | undefined {
  if (kind === 'alteration') return undefined;
  const serves = (sheet: ServingSheet | undefined) => sheet !== undefined && isFor(sheet, garment);
  const taken = records.filter((record) => serves(sheetOf(record, sheets)));
  if (taken.length > 0 || sheets.some((sheet) => sheet.garments === undefined && serves(sheet)))
    return ofOneLabel(taken);
  const newest = ofOneLabel(records);
  return newest?.measurements.chest && !sheetOf(newest, sheets)?.garment ? newest : undefined;
}

/** Returns the newest of records that all have one label, or none. */
function ofOneLabel(records: readonly Measurement[]): Measurement | undefined {
  return new Set(records.map(({ tags }) => nameKey(tags ?? ''))).size === 1 ? records[0] : undefined;
}

/** Whether a sheet has the garment's name or serves it. */
function isFor({ name, garment, garments = [] }: ServingSheet, of: string): boolean {
  return [name, garment, ...garments].some((each) => each && nameKey(each) === nameKey(of));
}
