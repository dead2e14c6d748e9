import { useSyncExternalStore } from 'react';

interface Row {
  id: string;
}

/** Rows that the user has deleted and the server may still have, by id. A new map per change. */
let hidden: ReadonlyMap<string, Row> = new Map();
const watchers = new Set<() => void>();

function put(rows: ReadonlyMap<string, Row>): void {
  hidden = rows;
  for (const watcher of watchers) watcher();
}

/** Removes a row from all lists on the screen, also after they are reloaded, until `showRow`. */
export function hideRow(row: Row): void {
  put(new Map(hidden).set(row.id, row));
}

/** Ends `hideRow`. */
export function showRow({ id }: Row): void {
  put(new Map([...hidden].filter(([each]) => each !== id)));
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const current = () => hidden;

/** Returns the hidden rows by id, for the `select` of a query: the same map until a row is hidden or shown. */
export function useHiddenRows(): ReadonlyMap<string, Row> {
  return useSyncExternalStore(subscribe, current, current);
}
