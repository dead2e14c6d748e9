import { customersApi, type Customer } from '@shared/customers';
import { measurementsApi } from '@shared/measurements';
import { walkInsApi, type WalkIn, type WalkInInput } from '@shared/walk-ins';
import { currentRow } from '../../../forms/row-changes';
import { call } from '../../../lib/api';
import { type NewRow, type RowChange, useCreateRow, useUpdateRow } from '../../../lib/row-mutations';
import { useRefreshCustomers } from '../../clients/queries';

export function useCreateWalkIn() {
  return useCreateRow((sent: NewRow<WalkInInput>) => call(walkInsApi.create, sent), useRefreshCustomers());
}

/** Changes the rows of an earlier attempt whose answer was lost. */
export function useUpdateWalkIn() {
  const send = async ({ row, body: { name, ...record } }: RowChange<WalkIn, WalkInInput>): Promise<WalkIn> => {
    const customer = await renamed(row.customer, name);
    const saved = await call(measurementsApi.update, { params: { id: row.id }, body: record, changing: row });
    return { ...saved, customer };
  };
  return useUpdateRow(send, useRefreshCustomers());
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
