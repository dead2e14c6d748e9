import { useMemo, useSyncExternalStore } from 'react';
import type { LeftOutRow } from '@shared/changes/contract';
import type { SyncedTable } from '@shared/changes/synced-tables';

/** A row as a call of the API answers it. */
export interface KeptRow {
  id: string;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** The calls that are written on this device first. */
export type WrittenCall =
  | 'customers.create'
  | 'customers.update'
  | 'measurements.create'
  | 'measurements.update'
  | 'walkIns.create'
  | 'orders.create'
  | 'orders.update'
  | 'orders.changeStage'
  | 'payments.create'
  | 'payments.update';

/** A field that was changed here and elsewhere. `name` is its path in the body: 'phone', 'measurements.chest'. */
export interface FieldConflict {
  name: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Why a change cannot be sent without an answer of the user. */
export type Question =
  | { kind: 'fields'; current: KeptRow; fields: FieldConflict[] }
  /**
   * The row, or the row that it belongs to, was deleted elsewhere. `row` is that row as this device had it, and `client` the name of its
   * client.
   */
  | { kind: 'deleted'; table: SyncedTable; id: string; row?: KeptRow; client?: string }
  /** The order is further than the stage that was chosen here. */
  | { kind: 'stage'; current: KeptRow }
  /** The same amount was paid within ten minutes, here and elsewhere. */
  | { kind: 'twice'; other: KeptRow }
  /** The server refused the change. `message` is the server's. */
  | {
      kind: 'refused';
      message: string;
      /** Whether the server has a row of this id with other values: sent again, the entry makes another row. */
      isTaken?: true;
    };

/** A change that is stored on this device and that the server has not confirmed. */
export interface Entry {
  /** Ascending in the order of writing. */
  number: number;
  /** When it was written, by the clock of the device, for display only: milliseconds since 1970. */
  writtenAt: number;
  /** How far that clock was ahead of the server's at the server's last answer before, in milliseconds. */
  aheadMs?: number;
  /** The server's time at that answer, in milliseconds since 1970: the entry is not older. */
  notBefore?: number;
  call: WrittenCall;
  table: SyncedTable;
  /** The row that it creates or changes. */
  id: string;
  /** The id of the order of a payment. */
  orderId?: string;
  body: Record<string, unknown>;
  /** The row from which the change started; none for a creation. */
  base?: KeptRow;
  /** The idempotency key. */
  key: string;
  question?: Question;
  /** How often the server has failed to save it (500). It is tried again, and does not hold up the others. */
  failures?: number;
  /** Whether the user has said that an equal payment was not entered twice. */
  isCertain?: boolean;
}

/** A change as it is sent, before it has a number. */
export type NewEntry = Omit<Entry, 'number'>;

/** How the user answers a question: keep this device's values, take the other ones, or add a deleted row or send a refused change again. */
export type Reply = 'mine' | 'theirs' | 'again';

export interface OfflineState {
  /** Whether the book is kept on this device. */
  isKept: boolean;
  /** Whether the last request got no answer. */
  isUnreachable: boolean;
  /** Whether the session has ended: what waits is sent after the next sign-in. */
  isSignedOut: boolean;
  /** The number of the entry that is being sent. */
  sending?: number;
  /** When all changes of the server were last read, and when the last entry was sent: milliseconds since 1970. */
  updatedAt?: number;
  sentAt?: number;
  /** Oldest first. */
  entries: readonly Entry[];
  /** Orders that got another number than the one that this device proposed, until the user has seen it. */
  renumbered?: readonly RenumberedOrder[];
  /** Rows that the server has and cannot answer, so that no screen shows them. */
  leftOut?: readonly LeftOutRow[];
}

export interface RenumberedOrder {
  orderId: string;
  customerId: string;
  proposed: number;
  number: number;
}

const nothing: OfflineState = { isKept: false, isUnreachable: false, isSignedOut: false, entries: [] };
let current = nothing;
const watchers = new Set<() => void>();

/** Changes a part of the state. Called by `client/src/device-book` only. */
export function setOfflineState(change: Partial<OfflineState>): void {
  current = { ...current, ...change };
  for (const watcher of watchers) watcher();
}

export const offlineState = (): OfflineState => current;

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns what this device keeps and what it has not sent. */
export const useOfflineState = (): OfflineState => useSyncExternalStore(subscribe, offlineState, () => nothing);

/**
 * Returns whether the workroom works with the book of this device, and says so below its header. Before the first complete reading there is
 * no book here to work with.
 */
export const isAway = ({ isKept, isUnreachable, updatedAt }: OfflineState): boolean =>
  isKept && isUnreachable && updatedAt !== undefined;

/** Returns the ids of the rows with changes that are only on this device. */
export function useUnsentIds(): ReadonlySet<string> {
  const { entries } = useOfflineState();
  return useMemo(() => new Set(entries.flatMap(({ id, orderId }) => (orderId ? [id, orderId] : [id]))), [entries]);
}
