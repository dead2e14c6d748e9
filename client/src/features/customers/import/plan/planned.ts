import type { Customer, ImportedRecord } from '@shared/customers/contract';
import type { CustomerValues } from '@shared/customers/values';
import type { OrderBookInput } from '@shared/orders/book';
import type { ImportedOrder } from '@shared/orders/import';
import type { SheetInput } from '@shared/sheets/contract';
import type { Doubts, Place } from '../reading/found-rows';

/** A client of the file. */
export interface Entry {
  line: number;
  /** Where the row is, if it is not at the place of the plan. */
  place?: Place;
  input: CustomerValues;
  records?: ImportedRecord[];
  doubts?: Doubts;
  /** The ids of the client in the download, and here if the client is added. Only of a download with orders. */
  ids?: { there?: string; here: string };
}

/** A client that the tailor has already, or that is in the file twice. */
export interface Duplicate extends Entry {
  of: Customer | Entry;
  /** Why they are taken for the same; 'client': they have the same id or record, but the name and the numbers have changed since the download. */
  why: 'number' | 'name' | 'client';
  /** Whether they are different people unless the user merges them: one number with two names, or one name with two numbers. */
  isOther?: boolean;
  /** The records that the client does not have yet. */
  missing?: ImportedRecord[];
}

/** A row that cannot be imported. */
export interface BadRow {
  line: number;
  reason: string;
  name: string;
  /** Where the row is, if it is not at the place of the plan. */
  place?: Place;
  /** Whether it is a record, not a client. */
  isRecord?: boolean;
}

export interface Plan {
  place: Place;
  fresh: Entry[];
  duplicates: Duplicate[];
  bad: BadRow[];
  /** The number of new records, and of records that are saved already; undefined for a file without records. */
  records?: { fresh: number; known: number };
  /** Measuring sheets that the tailor does not have. */
  sheets?: SheetInput[];
  /** Orders that the tailor does not have, with the ids of their clients in the download, and how many others the file has. */
  orders?: { fresh: ImportedOrder[]; known: number };
  /** What holds for all orders, if the tailor has set nothing yet, and own messages that the tailor does not have. */
  book?: OrderBookInput;
}

/** What happens with a duplicate: it is left out, fills the empty fields of the other, or becomes a client of its own. */
export type Choice = 'skip' | 'merge' | 'add';

/** Returns where a row of the file is, such as 'Line 3'. No two clients are at the same place. */
export const placeOf = (plan: Plan, { place = plan.place, line }: Pick<Entry, 'place' | 'line'>) => `${place} ${line}`;
