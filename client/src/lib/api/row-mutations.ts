import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { isAnswerLost } from './connection';
import { retryClaim } from '../uploads/claim';

/** A row to create, and the key that its retries share. */
export interface NewRow<Body> {
  body: Body;
  idempotencyKey: string;
}

/** The new values of a row, and the row from which the change started. */
export interface RowChange<Row, Body> {
  row: Row;
  body: Body;
}

type Refresh = () => Promise<unknown>;

/** Returns a function that reloads the queries. Its promise settles when they are loaded. */
export function useReload(queries: readonly { queryKey: QueryKey }[]): Refresh {
  const queryClient = useQueryClient();
  return () => Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

/** Returns the mutation that creates a row, also while an earlier attempt still runs. Refreshes as `useUpdateRow`. */
export function useCreateRow<Body, Row>(
  send: (created: NewRow<Body>) => Promise<Row>,
  refresh: Refresh,
  keep?: (saved: Row) => Promise<unknown>,
) {
  const mutationFn = (created: NewRow<Body>) => retryClaim(() => send(created));
  return useMutation({ mutationFn, ...whenSaved(refresh, keep) });
}

/**
 * Returns the mutation that changes a row. It waits for the refresh, so that a dialog closes when the change is visible. A failure
 * refreshes if the screen may be outdated. With `keep`, a saved row goes to it instead, for lists that are too long to load again.
 */
export function useUpdateRow<Row, Body, Saved>(
  send: (change: RowChange<Row, Body>) => Promise<Saved>,
  refresh: Refresh,
  keep?: (saved: Saved) => Promise<unknown>,
) {
  return useMutation({ mutationFn: send, ...whenSaved(refresh, keep) });
}

/** Returns the mutation that deletes a row by its id. It waits for the refresh, after a failure too. */
export function useDeleteRow(send: (id: string) => Promise<void>, refresh: Refresh) {
  return useMutation({ mutationFn: (id: string) => send(id).catch(ignoreNotFound), onSettled: refresh });
}

const whenSaved = <Saved>(refresh: Refresh, keep: (saved: Saved) => Promise<unknown> = refresh) => ({
  onSuccess: (saved: Saved) => keep(saved),
  onError: (error: unknown) => void (isOutdated(error) && refresh()),
});

/** Returns whether the screen may be outdated: a row was deleted or changed, or the answer of a call was lost. */
export function isOutdated(error: unknown): boolean {
  return isAnswerLost(error) || (error instanceof ApiError && [404, 412, 422].includes(error.status));
}

/** Ignores `not_found` after a delete: a lost earlier attempt or another device has deleted the row. Throws other errors. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ApiError && error.body?.code === 'not_found')) throw error;
}
