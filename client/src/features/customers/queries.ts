import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ordersApi } from '@shared/orders/contract';
import {
  customersApi,
  type Customer,
  type CustomerInput,
  type NewClient,
  type NewCustomer,
} from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import { currentRow } from '../../forms/current-row';
import { call, endpointQuery } from '../../lib/api/api';
import { useHiddenRows } from '../../lib/api/hidden-rows';
import {
  type NewRow,
  type RowChange,
  useCreateRow,
  useDeleteRow,
  useReload,
  useUpdateRow,
} from '../../lib/api/row-mutations';
import { fold } from '../../lib/text/text-search';
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
  return useCreateRow((sent: NewRow<NewCustomer>) => call(customersApi.create, sent), useRefreshCustomers());
}

export function useUpdateCustomer() {
  const send = ({ row, body }: RowChange<Customer, CustomerInput>) =>
    call(customersApi.update, { params: { id: row.id }, body, changing: row });
  return useUpdateRow(send, useRefreshCustomers());
}

/** Also deletes their measurements, and their orders with the payments. */
export function useDeleteCustomer() {
  const [refresh, refreshOrders] = [useRefreshCustomers(), useRefreshOrders()];
  return useDeleteRow(
    (id) => call(customersApi.delete, { params: { id } }),
    () => Promise.all([refresh(), refreshOrders()]),
  );
}

/** Returns a function that reloads everything that shows orders. It is here, because the queries of orders build on this file. */
export function useRefreshOrders() {
  return useReload(orderQueries);
}

/** What shows orders or follows from them, by the beginnings of the keys. */
const orderPaths: (typeof ordersApi)['list' | 'book' | 'suggestions' | 'figures']['path'][] = [
  '/api/orders',
  '/api/orders/book',
  '/api/orders/suggestions',
  '/api/orders/figures',
];
const orderQueries = orderPaths.map((path) => ({ queryKey: [path] }));

/** Returns a function that reloads everything that shows clients. */
export function useRefreshCustomers() {
  return useReload([customersQuery, recentMeasurementsQuery, measurementCountsQuery, latestMeasurementsQuery]);
}

/**
 * Gives a client, whom an earlier attempt of a form has added, the name and the number that are typed now. All other details stay, and a
 * number that another device has added meanwhile. `before` is what that attempt has sent.
 */
export async function correctedClient(
  customer: Customer,
  typed: NewClient,
  before: Partial<NewClient>,
): Promise<Customer> {
  const phone = typed.phone === (before.phone ?? null) ? customer.phone : typed.phone;
  if (customer.name === typed.name && customer.phone === phone) return customer;
  const body = { ...customerValues(customer), name: typed.name, phone };
  try {
    return await call(customersApi.update, { params: { id: customer.id }, body, changing: customer });
  } catch (error) {
    const current = currentRow<Customer>(error);
    if (!current) throw error;
    return correctedClient(current, typed, before);
  }
}

function byName(customers: Customer[]): Customer[] {
  const keyed = customers.map((customer) => ({ customer, key: fold(customer.name) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ customer }) => customer);
}
