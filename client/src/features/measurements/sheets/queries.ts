import { queryOptions, useQuery } from '@tanstack/react-query';
import { templates } from '@shared/sheets/built-in-sheets';
import { sheetsApi, type Sheet, type SheetRow } from '@shared/sheets/contract';
import { useMemo } from 'react';
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

/** Returns the tailor's own sheets, and all by which a record can be taken: the templates and the own ones. */
export function useSheets() {
  const { data: own = none } = useQuery(sheetsQuery);
  return { own, all: useMemo((): readonly Sheet[] => [...templates, ...own], [own]) };
}

const none: SheetRow[] = [];

export function useCreateSheet() {
  return useCreateRow((sent: NewRow<SheetBody>) => call(sheetsApi.create, sent), useReload([sheetsQuery]));
}

export function useUpdateSheet() {
  const send = ({ row, body }: RowChange<SheetRow, SheetBody>) =>
    call(sheetsApi.update, { params: { id: row.id }, body, changing: row });
  return useUpdateRow(send, useReload([sheetsQuery]));
}

export function useDeleteSheet() {
  return useDeleteRow((id) => call(sheetsApi.delete, { params: { id } }), useReload([sheetsQuery]));
}
