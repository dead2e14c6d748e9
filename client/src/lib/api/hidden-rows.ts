import { useSyncExternalStore } from 'react';

/** A row to hide. */
export interface HiddenRow {
  id: string;
  /** The row that it belongs to, as a record belongs to a client; undefined if it belongs to none. */
  parentId?: string;
}

/** Rows that the user has deleted and the server may still have, by id. A new map per change. */
let hidden: ReadonlyMap<string, HiddenRow> = new Map();
const watchers = new Set<() => void>();

function put(rows: ReadonlyMap<string, HiddenRow>): void {
  hidden = rows;
  for (const watcher of watchers) watcher();
}

/** Removes a row from all lists on the screen, also after they are reloaded, until `showRow`. */
export function hideRow(row: HiddenRow): void {
  put(new Map(hidden).set(row.id, row));
}

/** Ends `hideRow`. */
export function showRow({ id }: HiddenRow): void {
  put(new Map([...hidden].filter(([each]) => each !== id)));
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const current = () => hidden;

/** Returns the hidden rows by id, for the `select` of a query: the same map until a row is hidden or shown. */
export function useHiddenRows(): ReadonlyMap<string, HiddenRow> {
  return useSyncExternalStore(subscribe, current, current);
}
