import type { Measurement } from '@shared/measurements/contract';
import { useSearchParams } from 'wouter';
import { paths } from '../../../paths';

/** Rows that are shown at first, and added by each press of 'Show more'. */
export const rowsPerStep = 20;

/**
 * Returns what the URL says about the list of records: which ones are picked for a comparison, how many are shown, and whether each has
 * all its measures, so that going back to the page restores it. `records` are newest first.
 */
export function useRecordList(customerId: string, records: readonly Measurement[]) {
  const [search, setSearch] = useSearchParams();
  const put = (name: string, value: string) => {
    const changed = new URLSearchParams(search);
    if (value) changed.set(name, value);
    else changed.delete(name);
    setSearch(changed, { replace: true });
  };
  const picked = (search.get('pick') ?? '').split(',').filter((id) => records.some((each) => each.id === id));
  const rows = Math.max(rowsPerStep, Number(search.get('rows')) || 0);
  return {
    picked,
    /** Picks a record, or drops it. Of three, the first one is dropped. */
    pick: (id: string) => put('pick', toggled(picked, id).join(',')),
    rows,
    isWhole: search.has('all'),
    setWhole: (isWhole: boolean) => put('all', isWhole ? 'measures' : ''),
    showMore: () => put('rows', String(rows + rowsPerStep)),
    compareHref: paths.compare(customerId, pairToCompare(picked, records)),
  };
}

/** Returns the picked ids with this one added or removed; at most the last two. */
export function toggled(picked: readonly string[], id: string): string[] {
  return picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id].slice(-2);
}

/**
 * Returns which records to compare: two from the older to the newer; a single one with the newest one; the newest one with the one
 * before it.
 */
export function pairToCompare(
  picked: readonly string[],
  records: readonly Measurement[],
): { from?: string; to?: string } {
  const [to, from] = records.filter(({ id }) => picked.includes(id)).map(({ id }) => id);
  if (from) return { from, to };
  return to === records[0]?.id ? { to } : { from: to };
}
