import {
  type QueryClient,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { OrderBookInput } from '@shared/orders/book';
import { addDays, mondayOf, todayIn, type Day } from '@shared/orders/days';
import type { MessageChange } from '@shared/orders/messages/own-messages';
import { paidOf } from '@shared/orders/money';
import type { CreatedOrder, Order, OrderInput, OrderUpdate, StageInput } from '@shared/orders/order';
import { isClosed, type MessageKind } from '@shared/orders/stages';
import type { Payment, PaymentInput } from '@shared/payments/contract';
import { call, endpointQuery } from '../../lib/api/api';
import { type HiddenRow, useHiddenRows } from '../../lib/api/hidden-rows';
import { type NewRow, type RowChange, useCreateRow, useDeleteRow, useUpdateRow } from '../../lib/api/row-mutations';
import { useMinute } from '../../lib/use-minute';
import { useCustomers, useRefreshCustomers } from '../customers/queries';
import { amountsOf, amountsText } from './amounts';
import { ordersApi, paymentsApi } from './calls';
import { counted } from './words';

/** The open orders. Its key begins the keys of all orders, so invalidating it reloads those too. */
export const ordersQuery = endpointQuery(ordersApi.list);

export const orderQuery = (id: string) => endpointQuery(ordersApi.get, { id });
export const bookQuery = endpointQuery(ordersApi.book);
export const suggestionsQuery = endpointQuery(ordersApi.suggestions);

const listQuery = (query: { state?: 'closed' | 'owed'; month?: string; customerId?: string }) =>
  queryOptions({ queryKey: [...ordersQuery.queryKey, query], queryFn: () => call(ordersApi.list, { query }) });

/** Returns the query of what the orders add up to between two days, both included. */
export const figuresQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [ordersApi.figures.path, from, to],
    queryFn: () => call(ordersApi.figures, { query: { from, to } }),
  });

/** Returns the open orders by number, without those that are being deleted. */
export function useOrders() {
  return useQuery({ ...ordersQuery, select: useShown() });
}

/** Returns the orders of a client, the newest first. Without a client, it loads nothing. */
export function useClientOrders(customerId: string | undefined) {
  return useQuery({ ...listQuery({ customerId }), select: useShown(), enabled: customerId !== undefined });
}

/** Returns what deleting a client deletes of orders: '3 orders, ₦85,000 paid'; '' without orders and while they load. */
export function useClientOrdersText(customerId: string): string {
  const { data, isLoadingError } = useClientOrders(customerId);
  if (isLoadingError) return 'Orders, which could not be counted';
  return data ? ordersText(data) : '';
}

function ordersText(orders: readonly Order[]): string {
  if (orders.length === 0) return '';
  const paid = amountsText(amountsOf(orders, ({ payments }) => paidOf(payments)));
  return `${counted(orders.length, 'order')}, ${paid || 'nothing'} paid`;
}

/** Returns the orders that were closed in each of some months ('2026-05'), the newest first; undefined while they load. */
export function useClosedMonths(months: readonly string[]) {
  const select = useShown();
  const queries = months.map((month) => ({ ...listQuery({ state: 'closed', month }), select }));
  return useQueries({ queries, combine: allMonths });
}

const allMonths = (results: UseQueryResult<Order[]>[]) => ({
  orders: results.map(({ data }) => data),
  isPending: results.some(({ isPending }) => isPending),
  failed: results.find(({ isLoadingError }) => isLoadingError),
});

/** Returns the collected orders with money left to pay, the newest first; it loads nothing while they are not needed. */
export function useOwedOrders({ isNeeded }: { isNeeded: boolean }) {
  return useQuery({ ...listQuery({ state: 'owed' }), select: useShown(), enabled: isNeeded });
}

/** Returns one order with its payments, without those that are being deleted. */
export function useOrder(id: string) {
  const hidden = useHiddenRows();
  const queryClient = useQueryClient();
  const select = useCallback((order: Order) => withoutHidden(order, hidden), [hidden]);
  const placeholderData = () => queryClient.getQueryData(ordersQuery.queryKey)?.find((order) => order.id === id);
  return useQuery({ ...orderQuery(id), placeholderData, select });
}

function useShown() {
  const hidden = useHiddenRows();
  return useCallback(
    (orders: Order[]) =>
      hidden.size === 0
        ? orders
        : orders
            .filter(({ id, customerId }) => !hidden.has(id) && !hidden.has(customerId))
            .map((order) => withoutHidden(order, hidden)),
    [hidden],
  );
}

function withoutHidden(order: Order, hidden: ReadonlyMap<string, HiddenRow>): Order {
  return hidden.size === 0 ? order : { ...order, payments: order.payments.filter(({ id }) => !hidden.has(id)) };
}

export function useBook() {
  return useQuery(bookQuery);
}

export function useSuggestions() {
  return useQuery(suggestionsQuery);
}

/** Returns the current day in the zone of the tailor's book; that of this device while the book is not known. */
export function useToday(): Day {
  const { data: book } = useBook();
  const minute = useMinute();
  return useMemo(() => todayIn(book?.timeZone, new Date((minute ?? 0) * 60_000)), [book?.timeZone, minute]);
}

/** Returns the function that names a client by id; 'Client' while the clients are not loaded. */
export function useClientNames(): (customerId: string) => string {
  const { data } = useCustomers();
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
  return useCallback((customerId: string) => names.get(customerId) ?? 'Client', [names]);
}

/** Returns the figures of the last half year, of which the capacity needs the weeks. */
export function useRecentFigures() {
  const today = useToday();
  return useQuery(figuresQuery(addDays(mondayOf(today), -26 * 7), today));
}

export function useCreateOrder() {
  const { keep, reload } = useCachedOrders();
  const refreshCustomers = useRefreshCustomers();
  const send = (sent: NewRow<OrderInput>) => call(ordersApi.create, sent);
  const keepAll = ({ customer, ...order }: CreatedOrder) =>
    Promise.all([keep(order), ...(customer ? [refreshCustomers()] : [])]);
  return useCreateRow(send, reload, keepAll);
}

export function useUpdateOrder() {
  const { keep, reload } = useCachedOrders();
  const send = ({ row, body }: RowChange<Order, OrderUpdate>) =>
    call(ordersApi.update, { params: { id: row.id }, body, changing: row });
  return useUpdateRow(send, reload, keep);
}

export function useChangeStage() {
  const { keep, reload } = useCachedOrders();
  const send = ({ row, body }: RowChange<Order, StageInput>) =>
    call(ordersApi.changeStage, { params: { id: row.id }, body, changing: row });
  return useUpdateRow(send, reload, keep);
}

/** Remembers what a client was told. */
export function useTell() {
  const { keep, reload } = useCachedOrders();
  const send = ({ row, body }: RowChange<Order, { kind: MessageKind }>) =>
    call(ordersApi.tell, { params: { id: row.id }, body });
  return useUpdateRow(send, reload, keep);
}

/** Makes a new link to the client's page; an earlier one ends. */
export function useMakeLink() {
  const { reload } = useCachedOrders();
  const send = ({ row }: RowChange<Order, undefined>) => call(ordersApi.makeLink, { params: { id: row.id } });
  return useUpdateRow(send, reload);
}

export function useChangeLink() {
  const { keep, reload } = useCachedOrders();
  const send = ({ row, body }: RowChange<Order, { showsBalance: boolean }>) =>
    call(ordersApi.changeLink, { params: { id: row.id }, body });
  return useUpdateRow(send, reload, keep);
}

export function useRemoveLink() {
  const { reload } = useCachedOrders();
  return useDeleteRow((id) => call(ordersApi.removeLink, { params: { id } }), reload);
}

/** Also deletes its payments. */
export function useDeleteOrder() {
  const { reload } = useCachedOrders();
  return useDeleteRow((id) => call(ordersApi.delete, { params: { id } }), reload);
}

export function useCreatePayment() {
  const { keepPayment, reload } = useCachedOrders();
  const send = ({ body: { orderId, ...body }, idempotencyKey }: NewRow<PaymentInput & Pick<Payment, 'orderId'>>) =>
    call(paymentsApi.create, { params: { orderId }, body, idempotencyKey });
  return useCreateRow(send, reload, keepPayment);
}

export function useUpdatePayment() {
  const { keepPayment, reload } = useCachedOrders();
  const send = ({ row, body }: RowChange<Payment, PaymentInput>) =>
    call(paymentsApi.update, { params: { id: row.id }, body, changing: row });
  return useUpdateRow(send, reload, keepPayment);
}

export function useDeletePayment() {
  const { reload } = useCachedOrders();
  return useDeleteRow((id) => call(paymentsApi.delete, { params: { id } }), reload);
}

export function useChangeBook() {
  const queryClient = useQueryClient();
  return useUpdateRow(
    ({ body }: { row: unknown; body: OrderBookInput }) => call(ordersApi.changeBook, { body }),
    () => queryClient.invalidateQueries(bookQuery),
  );
}

/** Changes the shop's own messages. It begins with those that are saved now, so that another device's words are not lost. */
export function useChangeMessages() {
  const queryClient = useQueryClient();
  return useUpdateRow(
    async ({ body: changes }: { row: unknown; body: readonly MessageChange[] }) => {
      const { messages } = await queryClient.fetchQuery({ ...bookQuery, staleTime: 0 });
      // Not with the first code of the screens: it brings the messages in all languages.
      const { withChanges } = await import('@shared/orders/messages/own-messages');
      return call(ordersApi.changeBook, { body: { messages: withChanges(messages, changes) } });
    },
    () => queryClient.invalidateQueries(bookQuery),
  );
}

/**
 * Returns what a change does to the loaded orders. `keep` puts a saved order into them, so that the long list of open orders is not
 * loaded again; `reload` loads everything that shows orders.
 */
function useCachedOrders() {
  const queryClient = useQueryClient();
  const reloadRest = () => Promise.all(derived.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  const keep = async (order: Order) => {
    putOrder(queryClient, order);
    // What follows from the orders is not waited for: Undo of a press is offered at once.
    void reloadRest();
    await reloadLists(queryClient);
  };
  return {
    keep,
    keepPayment: async (payment: Payment) => {
      const order = knownOrder(queryClient, payment.orderId);
      if (!order) return void (await queryClient.invalidateQueries(ordersQuery));
      const others = order.payments.filter(({ id }) => id !== payment.id);
      await keep({ ...order, payments: [...others, payment] });
    },
    reload: () => Promise.all([queryClient.invalidateQueries(ordersQuery), reloadRest()]),
  };
}

/** The paths of what follows from the orders. */
const derived = [ordersApi.book.path, ordersApi.suggestions.path, ordersApi.figures.path];

function putOrder(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order);
  queryClient.setQueryData(ordersQuery.queryKey, (orders) => {
    if (!orders) return orders;
    const others = orders.filter(({ id }) => id !== order.id);
    return isClosed(order.stage) ? others : [...others, order].sort((one, other) => one.number - other.number);
  });
}

/** Reloads the lists of one client's and of closed orders, which are short. */
const reloadLists = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({
    queryKey: ordersQuery.queryKey,
    predicate: ({ queryKey: [, filter] }: { queryKey: readonly unknown[] }) => typeof filter === 'object',
  });

const knownOrder = (queryClient: QueryClient, id: string): Order | undefined =>
  queryClient.getQueryData(orderQuery(id).queryKey) ??
  queryClient.getQueryData(ordersQuery.queryKey)?.find((order) => order.id === id);
