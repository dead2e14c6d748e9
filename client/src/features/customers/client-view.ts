import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { localTexts } from '../../lib/drafts/device-storage';
import { latestMeasurementsQuery } from '../measurements/queries';

/** The orders of the list, with their labels. */
export const orders = { name: 'By name', newest: 'Newest', measured: 'Last measured' } as const;

/** Which clients the list shows, with their labels. */
export const shownKinds = { all: 'All clients', measured: 'Measured', unmeasured: 'Not measured yet' } as const;

export type Order = keyof typeof orders;
export type ShownKind = keyof typeof shownKinds;

const orderKey = 'clients-order';

/**
 * Returns the order of the list, which the device remembers, and which clients it shows, which the URL holds, so that a
 * list never opens with clients missing that the user did not leave out.
 */
export function useClientView() {
  const [order, setOrder] = useState<Order>(() => keyIn(orders, localTexts.get(orderKey)) ?? 'name');
  const [search, setSearch] = useSearchParams();
  return {
    order,
    setOrder: (next: Order) => {
      localTexts.set(orderKey, next);
      setOrder(next);
    },
    shown: keyIn(shownKinds, search.get('show')) ?? 'all',
    setShown: (next: ShownKind) => setSearch(next === 'all' ? {} : { show: next }, { replace: true }),
  };
}

/**
 * Returns the clients to show, in their order; undefined while the times of the last records load. `measuredAt` is set if the
 * list depends on these times.
 * @param customers by name
 */
export function useViewedClients(customers: readonly Customer[], { order, shown }: { order: Order; shown: ShownKind }) {
  const isTimed = order === 'measured' || shown !== 'all';
  const latest = useQuery({ ...latestMeasurementsQuery, enabled: isTimed });
  const measuredAt = isTimed ? latest.data : undefined;
  return {
    measuredAt,
    error: isTimed ? latest.error : null,
    retry: latest.refetch,
    customers: useMemo(
      () => (isTimed && !measuredAt ? undefined : viewed(customers, order, shown, measuredAt ?? {})),
      [customers, order, shown, isTimed, measuredAt],
    ),
  };
}

/** Returns the clients of this kind in this order; equal ones stay by name. `measuredAt` is the time of the newest record by id. */
export function viewed(
  customers: readonly Customer[],
  order: Order,
  shown: ShownKind,
  measuredAt: Readonly<Record<string, string>>,
): Customer[] {
  const kept = customers.filter(({ id }) => shown === 'all' || (shown === 'measured') === id in measuredAt);
  if (order === 'name') return kept;
  const timeOf = ({ id, createdAt }: Customer) => (order === 'newest' ? createdAt : (measuredAt[id] ?? ''));
  return kept.sort((a, b) => compare(timeOf(b), timeOf(a)));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const keyIn = <T extends object>(named: T, key: string | null): keyof T | undefined =>
  key !== null && Object.hasOwn(named, key) ? (key as keyof T) : undefined;
