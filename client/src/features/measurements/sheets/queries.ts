import { queryOptions } from '@tanstack/react-query';
import { sheetsApi, type Sheet } from '@shared/sheets/contract';
import type { CallInput } from '@shared/contract/endpoint';
import { call, endpointQuery } from '../../../lib/api/api';
import {
  type NewRow,
  type RowChange,
  useCreateRow,
  useDeleteRow,
  useReload,
  useUpdateRow,
} from '../../../lib/api/row-mutations';

/** Input of a sheet as the form sends it: a missing position is the last one. */
type SheetBody = CallInput<typeof sheetsApi.create>['body'];

/** The tailor's measuring sheets in their order. */
export const sheetsQuery = queryOptions(endpointQuery(sheetsApi.list));

export function useCreateSheet() {
  return useCreateRow((sent: NewRow<SheetBody>) => call(sheetsApi.create, sent), useReload([sheetsQuery]));
}

export function useUpdateSheet() {
  const send = ({ row, body }: RowChange<Sheet, SheetBody>) =>
    call(sheetsApi.update, { params: { id: row.id }, body, changing: row });
  return useUpdateRow(send, useReload([sheetsQuery]));
}

export function useDeleteSheet() {
  return useDeleteRow((id) => call(sheetsApi.delete, { params: { id } }), useReload([sheetsQuery]));
}
