import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { customersApi, type Customer, type CustomerInput } from '@shared/customers';
import { call, ignoreNotFound, endpointQuery, isOutdated } from '../../lib/api';
import { retryClaim } from '../../lib/claim';
import { useHiddenRows } from '../../lib/hidden-rows';
import { fold } from '../../lib/text-search';
import { latestMeasurementsQuery, measurementCountsQuery, recentMeasurementsQuery } from '../measurements/queries';

const customersQuery = endpointQuery(customersApi.list);

/**
 * Returns the tailor's clients without those that are being deleted, sorted by base letters: 'Đặng' is under D, 'Émile' beside
 * 'Emeka'.
 */
export function useCustomers() {
  const hidden = useHiddenRows();
  const select = useCallback((rows: Customer[]) => byName(rows.filter(({ id }) => !hidden.has(id))), [hidden]);
  return useQuery({ ...customersQuery, select });
}

export function useCreateCustomer() {
  const refresh = useRefreshCustomers();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: CustomerInput; idempotencyKey: string }) =>
      retryClaim(() => call(customersApi.create, { body, idempotencyKey })),
    onSuccess: refresh,
    onError: (error) => void (isOutdated(error) && refresh()),
  });
}

export function useUpdateCustomer() {
  const refresh = useRefreshCustomers();
  return useMutation({
    mutationFn: ({ row, body }: { row: Customer; body: CustomerInput }) =>
      call(customersApi.update, { params: { id: row.id }, body, changing: row }),
    onSuccess: refresh,
    onError: (error) => void (isOutdated(error) && refresh()),
  });
}

/** Also deletes their measurements. */
export function useDeleteCustomer() {
  const refresh = useRefreshCustomers();
  return useMutation({
    mutationFn: (id: string) => call(customersApi.delete, { params: { id } }).catch(ignoreNotFound),
    onSettled: refresh,
  });
}

/** Waits until the list is reloaded, so that the dialog closes when the change is visible. */
export function useRefreshCustomers() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [customersQuery, recentMeasurementsQuery, measurementCountsQuery, latestMeasurementsQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

function byName(customers: Customer[]): Customer[] {
  const keyed = customers.map((customer) => ({ customer, key: fold(customer.name) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ customer }) => customer);
}
