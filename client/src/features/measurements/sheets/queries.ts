import { queryOptions, useQuery } from '@tanstack/react-query';
import { startersAmong, templates } from '@shared/sheets/built-in-sheets';
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
import { myTailorQuery } from '../../tailor-profile/queries';

/** Input of a sheet as the form sends it: a missing position is the last one. */
type SheetBody = CallInput<typeof sheetsApi.create>['body'];

/** The tailor's measuring sheets in their order. */
export const sheetsQuery = queryOptions(endpointQuery(sheetsApi.list));

/**
 * Returns the tailor's own sheets, the starters that stand among them, and all by which a record can be taken: these and the
 * templates.
 */
export function useSheets() {
  const { data: own } = useQuery(sheetsQuery);
  const garments = useQuery(myTailorQuery).data?.serviceCategories;
  return useMemo(() => {
    // Until the own ones are known, no starter shows that one of them replaces.
    const starters = own && garments ? startersAmong(own, garments) : [];
    const all: readonly Sheet[] = [...templates, ...(own ?? []), ...starters];
    return { own: own ?? none, starters, all };
  }, [own, garments]);
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
