import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Address } from '@shared/contract/endpoint';
import type { Field } from '@shared/contract/field';
import type { Entry, KeptRow, NewEntry, RenumberedOrder, WrittenCall } from '../../lib/offline-state';
import type { Outcome } from '../outcome';

type Body = Entry['body'];

/** What the device's book knows of a noun. The files that store, merge and send name no table and no call. */
export interface Noun {
  /** The table of its rows. */
  table: SyncedTable;
  /** The word for a row, and what is said of a change while the device does not know the row as it was before. */
  words: { one: string; changed: string };
  /** Its calls are at this path and below it. */
  path: string;
  /** The rows to which its rows belong. */
  parent?: Parent;
  /** The beginnings of the keys of queries that show its rows. */
  shownBy: readonly string[];
  /** The calls that are written on this device first. */
  writes: Readonly<Record<string, Write>>;
  /** The calls that this device can answer from its rows. */
  reads: readonly Read[];
  /** What a person writes, by the names in the bodies of the calls. */
  fields: Readonly<Record<string, WordedField>>;
  /** Rows of other tables that an answer to one of its calls has in a property. */
  inAnswer?: Readonly<Record<string, { table: SyncedTable; isList?: true }>>;
  /** Properties that only the answer to a creation has, and no row. */
  saidOnce?: readonly string[];
  /** Returns rows as their call answers them, if that is more than the rows. */
  complete?: (rows: KeptRow[], here: Here) => Promise<KeptRow[]>;
  /** Returns the id of a row's client. */
  clientOf?: (row: Partial<KeptRow>) => unknown;
}

/** What the words of a field need. */
export type WordedField = Pick<Field, 'label' | 'kind' | 'choices'>;

interface Parent {
  table: SyncedTable;
  /** The column of a row, and the property of a body or of an entry, with its id. */
  field: 'customerId' | 'orderId';
  /** Whether rows come back with it when it is added again. */
  comesBack: boolean;
}

/** A row of another table that is made with a new row. */
export interface RowBeside {
  table: SyncedTable;
  id: string;
  values: object;
}

/** The client whom a walk-in or an order adds. */
export type AddedClient = Pick<KeptRow, 'id' | 'name' | 'phone'>;

/** When and where a change is made. */
export interface At {
  /** By the device's clock, in milliseconds since 1970. */
  now: number;
  /** The time zone of the tailor's orders; null while it is not known. */
  zone: string | null;
}

interface Written {
  address: Address;
}

export interface Creation extends Written {
  kind: 'creation';
  /** Returns the new row, without its id and times. */
  make: (body: Body, at: At) => object;
  /** What only the creation takes, and no change of its row. */
  only: readonly string[];
  /** What it takes of a deleted row that comes back; null if no row comes back by it. */
  broughtBack: { names: readonly string[]; more?: (row: KeptRow) => object } | null;
  /** The client whom it adds. */
  client?: (body: Body) => AddedClient | undefined;
  /** The rows that it makes beside its own. */
  beside?: (entry: NewEntry) => RowBeside[];
  /** Whether its answer has what it makes beside the row and the client. */
  hasBeside?: (answer: KeptRow, body: Body) => boolean;
  /** Returns the properties of its body that get ids on this device, beside its own. `second` makes an id of the submission. */
  ids?: (body: Body, second: () => string) => object;
  /** Returns the properties that differ in another submission of it. */
  renewed?: (body: Body) => object;
  /** Adds what the device proposes. */
  propose?: (body: Body, here: Here, settings: Settings) => Promise<void>;
  /** Returns the body with what is known when it is sent. `at` is when it was written, by the server's clock, in milliseconds since 1970. */
  sent?: (body: Body, at: number) => Body;
  /** Returns the row that may be the same one, entered on another device. `siblings` have the same parent. */
  twin?: (entry: Entry, siblings: readonly KeptRow[], at: number) => KeptRow | undefined;
  /** What the user has to be told of the answer. */
  renumbered?: (entry: Entry, answer: KeptRow) => RenumberedOrder | undefined;
}

export interface Change extends Written {
  kind: 'change';
  /** Returns what it changes. */
  make: (body: Body, before: KeptRow, at: At) => object;
  /** Whether its answer is computed from the row, and not from the body alone. */
  needsRow?: true;
  /** Starts it again from the row that the server has now, if it is not merged by fields. */
  rebase?: (entry: Entry, current: KeptRow) => Outcome;
  /** Returns the change that repeats a row's state when it is added again; undefined if a new row has that state. */
  restore?: (row: KeptRow) => Body | undefined;
}

export type Write = Creation | Change;

/** A noun with all of its calls that are written on this device first: 'orders.create' is `create` of `orders`. */
export interface NounWith<Name extends string> extends Noun {
  writes: {
    readonly [Call in WrittenCall as Call extends `${Name}.${infer Own}` ? Own : never]: Write;
  } & Noun['writes'];
}

/** The tailor's settings that new rows need. */
export interface Settings {
  currency: () => string | undefined;
}

/** A call that this device answers. */
export interface Read {
  address: Address;
  answer: (
    parts: { params: Record<string, string>; query: Record<string, string | undefined> },
    here: Here,
  ) => Promise<unknown>;
}

/** The rows on this device, with what is not sent yet. */
export interface Here {
  get: (table: SyncedTable, id: string) => Promise<KeptRow | undefined>;
  all: (table: SyncedTable) => Promise<KeptRow[]>;
  /** Returns the rows that belong to a row. */
  ofParent: (table: SyncedTable, parentId: string) => Promise<KeptRow[]>;
  /** Yields all rows in parts, so that reading many does not block the page. */
  parts: (table: SyncedTable) => AsyncIterable<readonly KeptRow[]>;
}
