import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCustomers } from '../../features/customers/queries';
import { orderQuery, useBook, useOrders, useToday } from '../../features/orders/queries';
import type { Entry } from '../../lib/offline-state';
import { addedClient } from '../entries';
import type { NamedOrder, Names } from './entry-words';

/** Returns what the words of entries name: clients, the numbers and currencies of orders. */
export function useNames(entries: readonly Entry[]): Names {
  const { data: clients } = useCustomers();
  const { data: open } = useOrders();
  const { data: book } = useBook();
  const today = useToday();
  const named = useMemo(() => {
    const written = entries.filter(({ call }) => call === 'orders.create').map(({ id, body }) => [id, body] as const);
    const loaded = (open ?? []).map((order) => [order.id, order] as const);
    return new Map<string, unknown>([...deletedOrders(entries), ...written, ...loaded]);
  }, [entries, open]);
  const missing = open ? idsOfOrders(entries).filter((id) => !named.has(id)) : [];
  // Orders that are closed are in no list that is loaded.
  const closed = useQueries({ queries: missing.map((id) => orderQuery(id)), combine: loadedRows });
  return useMemo(() => {
    const loaded = (clients ?? []).map(({ id, name }) => [id, name] as const);
    const names = new Map([...deletedClients(entries), ...writtenClients(entries), ...loaded]);
    const orders = new Map([...named, ...closed.map((order) => [order.id, order] as const)]);
    return {
      client: (id) => names.get(id),
      order: (id) => orders.get(id) as NamedOrder | undefined,
      currency: book?.currency ?? '',
      today,
    };
  }, [entries, clients, named, closed, book, today]);
}

const loadedRows = <T>(results: readonly { data: T | undefined }[]): T[] =>
  results.flatMap(({ data }) => (data === undefined ? [] : [data]));

const idsOfOrders = (entries: readonly Entry[]): string[] => [
  ...new Set(
    entries.flatMap(({ table, id, orderId, base }) => {
      if (table === 'orders') return [id];
      const ofPayment = orderId ?? base?.orderId;
      return table === 'payments' && typeof ofPayment === 'string' ? [ofPayment] : [];
    }),
  ),
];

/** Clients who are only on this device. */
const writtenClients = (entries: readonly Entry[]): [string, string][] =>
  entries.flatMap((entry) => {
    const { call, id, body } = entry;
    const client = call === 'customers.create' ? { id, name: body.name } : addedClient(entry);
    return client ? [[client.id, String(client.name)]] : [];
  });

const deletions = (entries: readonly Entry[]) =>
  entries.flatMap(({ question }) => (question?.kind === 'deleted' ? [question] : []));

/** Orders that another device has deleted, as this one had them. */
const deletedOrders = (entries: readonly Entry[]) =>
  deletions(entries).flatMap(({ table, id, row }) => (table === 'orders' && row ? [[id, row] as const] : []));

/** Clients of rows that another device has deleted, and clients that were deleted themselves. */
const deletedClients = (entries: readonly Entry[]): [string, string][] =>
  deletions(entries).flatMap(({ table, id, row, client }) => {
    const name = table === 'customers' ? (row?.name ?? client) : client;
    const customerId = table === 'customers' ? id : row?.customerId;
    return typeof name === 'string' && typeof customerId === 'string' ? [[customerId, name]] : [];
  });
