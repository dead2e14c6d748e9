import { customersApi, type Customer } from '@shared/customers';
import { measurementsApi } from '@shared/measurements';
import { walkInsApi, type WalkIn, type WalkInInput } from '@shared/walk-ins';
import { useMutation } from '@tanstack/react-query';
import { currentRow } from '../../../forms/row-changes';
import { call, isOutdated } from '../../../lib/api';
import { retryClaim } from '../../../lib/claim';
import { useRefreshCustomers } from '../../clients/queries';

export function useCreateWalkIn() {
  const refresh = useRefreshCustomers();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: WalkInInput; idempotencyKey: string }) =>
      retryClaim(() => call(walkInsApi.create, { body, idempotencyKey })),
    onSuccess: refresh,
    onError: (error) => void (isOutdated(error) && refresh()),
  });
}

/** Changes the rows of an earlier attempt whose answer was lost. */
export function useUpdateWalkIn() {
  const refresh = useRefreshCustomers();
  return useMutation({
    mutationFn: async ({ row, body: { name, ...record } }: { row: WalkIn; body: WalkInInput }): Promise<WalkIn> => {
      const customer = await renamed(row.customer, name);
      return {
        ...(await call(measurementsApi.update, { params: { id: row.id }, body: record, changing: row })),
        customer,
      };
    },
    onSuccess: refresh,
    onError: (error) => void (isOutdated(error) && refresh()),
  });
}

/** Gives the client the name. Details that another device has added meanwhile stay. */
async function renamed(customer: Customer, name: string): Promise<Customer> {
  if (customer.name === name) return customer;
  const { id, phone, whatsapp, notes } = customer;
  try {
    return await call(customersApi.update, {
      params: { id },
      body: { name, phone, whatsapp, notes },
      changing: customer,
    });
  } catch (error) {
    const current = currentRow<Customer>(error);
    if (!current) throw error;
    return renamed(current, name);
  }
}
