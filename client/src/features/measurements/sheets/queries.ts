import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sheetsApi, type Sheet } from '@shared/sheets';
import type { CallInput } from '@shared/endpoint';
import { call, endpointQuery, ignoreNotFound, isOutdated } from '../../../lib/api';
import { retryClaim } from '../../../lib/claim';

/** Input of a sheet as the form sends it: a missing position is the last one. */
type SheetBody = CallInput<typeof sheetsApi.create>['body'];

/** The tailor's measuring sheets in their order. */
export const sheetsQuery = queryOptions(endpointQuery(sheetsApi.list));

export function useCreateSheet() {
  const refresh = useRefreshSheets();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: SheetBody; idempotencyKey: string }) =>
      retryClaim(() => call(sheetsApi.create, { body, idempotencyKey })),
    onSuccess: refresh,
    onError: (error) => void (isOutdated(error) && refresh()),
  });
}

export function useUpdateSheet() {
  const refresh = useRefreshSheets();
  return useMutation({
    mutationFn: ({ row, body }: { row: Sheet; body: SheetBody }) =>
      call(sheetsApi.update, { params: { id: row.id }, body, changing: row }),
    onSuccess: refresh,
    onError: (error) => void (isOutdated(error) && refresh()),
  });
}

export function useDeleteSheet() {
  const refresh = useRefreshSheets();
  return useMutation({
    mutationFn: (id: string) => call(sheetsApi.delete, { params: { id } }).catch(ignoreNotFound),
    onSuccess: refresh,
    onError: () => void refresh(),
  });
}

/** Waits until the list is reloaded, so that a dialog closes when the change is visible. */
function useRefreshSheets() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sheetsQuery.queryKey });
}
