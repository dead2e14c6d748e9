import type { Customer } from '@shared/customers/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { localTexts } from '../../lib/drafts/device-storage';
import { relativeTime } from '../../ui/display/relative-time';
import { latestMeasurementsQuery } from '../measurements/queries';

/** How the list is sorted, with the labels. */
export const sorts = { name: 'By name', measured: 'Last measured first', newest: 'Newest first' } as const;

/** Which clients the list shows, with their labels. */
export const shownKinds = { all: 'All clients', measured: 'Measured', unmeasured: 'Not measured yet' } as const;

export type Sort = keyof typeof sorts;
export type ShownKind = keyof typeof shownKinds;

const sortKey = 'clients-order';

/**
 * Returns how the list is sorted, which the device remembers, and which clients it shows, which the URL holds, so that a
 * list never opens with clients missing that the user did not leave out.
 */
export function useClientView() {
  const [sort, setSort] = useState<Sort>(() => keyIn(sorts, localTexts.get(sortKey)) ?? 'name');
  const [search, setSearch] = useSearchParams();
  return {
    sort,
    setSort: (next: Sort) => {
      localTexts.set(sortKey, next);
      setSort(next);
    },
    shown: keyIn(shownKinds, search.get('show')) ?? 'all',
    setShown: (next: ShownKind) => setSearch(next === 'all' ? {} : { show: next }, { replace: true }),
  };
}

interface View {
  sort: Sort;
  shown: ShownKind;
  /** Also loads the times of the last records if the view does not depend on them. */
  hasTimes: boolean;
}

/**
 * Returns the clients to show, in their order; undefined while the times of the last records load on which they depend.
 * @param customers by name
 */
export function useViewedClients(customers: readonly Customer[], { sort, shown, hasTimes }: View) {
  const isTimed = sort === 'measured' || shown !== 'all';
  const latest = useQuery({ ...latestMeasurementsQuery, enabled: isTimed || hasTimes });
  const measuredAt = isTimed || hasTimes ? latest.data : undefined;
  const times = isTimed ? measuredAt : none;
  return {
    measuredAt,
    error: isTimed ? latest.error : null,
    retry: latest.refetch,
    customers: useMemo(() => times && viewed(customers, sort, shown, times), [customers, sort, shown, times]),
  };
}

/** The times if none are needed. */
const none: Readonly<Record<string, string>> = {};

/** What a row says beside the name: a word and a time, such as 'Measured' and '2 days ago'. */
interface Note {
  lead: string;
  when: string;
}

/**
 * Returns when a client was added, in that order, else when they were measured last; empty texts without the times.
 * @param measuredAt the time of each client's newest record by id
 */
export function noteOf(
  { id, createdAt }: Customer,
  sort: Sort,
  measuredAt: Readonly<Record<string, string>> | undefined,
): Note {
  if (sort === 'newest') return { lead: 'Added', when: relativeTime(createdAt) };
  if (!measuredAt) return { lead: '', when: '' };
  const at = measuredAt[id];
  return at ? { lead: 'Measured', when: relativeTime(at) } : { lead: '', when: 'Not measured yet' };
}

/** Returns the clients of this kind in this order; equal ones stay by name. `measuredAt` is the time of the newest record by id. */
export function viewed(
  customers: readonly Customer[],
  sort: Sort,
  shown: ShownKind,
  measuredAt: Readonly<Record<string, string>>,
): Customer[] {
  const kept = customers.filter(({ id }) => shown === 'all' || (shown === 'measured') === id in measuredAt);
  if (sort === 'name') return kept;
  const timeOf = ({ id, createdAt }: Customer) => (sort === 'newest' ? createdAt : (measuredAt[id] ?? ''));
  return kept.sort((a, b) => compare(timeOf(b), timeOf(a)));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const keyIn = <T extends object>(named: T, key: string | null): keyof T | undefined =>
  key !== null && Object.hasOwn(named, key) ? (key as keyof T) : undefined;
