import {
  importedCustomerSchema,
  importedRecordSchema,
  type ImportedCustomer,
  type ImportedRecord,
} from '@shared/customers/contract';
import { customerValues, type CustomerFieldName, type CustomerValues } from '@shared/customers/values';
import { measureName } from '@shared/measurements/catalogue';
import type { OrderBookInput } from '@shared/orders/book';
import { importedOrderSchema, type ImportedOrder } from '@shared/orders/import';
import type { SheetInput } from '@shared/sheets/contract';
import { safeParse } from 'zod/mini';

/** Why the values of a row are doubtful, by field. */
export type Doubts = Partial<Record<CustomerFieldName | 'records', string>>;

/** What a row of the file is called in messages: 'Line 3', 'Card 3'. */
export type Place = 'Line' | 'Card' | 'Contact' | 'Client' | 'Record' | 'Order';

/** One record of a file, before it is checked. An own measure may have a name and no key. */
export interface FoundRecord {
  place: Place;
  line: number;
  fields: Record<string, unknown>;
  /** Whether the file has only the day, so that `takenAt` is an hour of that day. */
  isDay?: boolean;
  /** Whether the file has no time, so that `takenAt` is the time of the import. */
  isUndated?: boolean;
  /** Why the record cannot be read. */
  problem?: string;
}

/** One client of a file, before it is checked. */
export interface FoundRow {
  /** The line of a CSV where the row begins, or the number of the card or contact; from 1. */
  line: number;
  fields: Partial<Record<CustomerFieldName, string>>;
  /** Why the value of a field, or the records, are doubtful: one short sentence for the user. */
  doubts?: Doubts;
  /** Why the row cannot be read. */
  problem?: string;
  /** The client's id in the download. */
  id?: string;
  /** When the client was added, by the download. */
  createdAt?: string;
  records?: FoundRecord[];
  /** What the row is called, if not as the other rows of the file. */
  place?: Place;
}

/** One order of a download, whose `customerId` is the client's id there, or the reason why it cannot be imported. */
export interface FoundOrder {
  line: number;
  clientName: string;
  order: ImportedOrder | string;
}

/** The doubt of a phone if others of the same kind are in the notes. */
export const severalNumbers = 'One of several numbers, see the notes';

/** The rows of one file. */
export interface FoundRows {
  place: Place;
  rows: FoundRow[];
  /** Whether the file is from a download, in which no two rows are the same client. */
  isArchive?: boolean;
  sheets?: SheetInput[];
  orders?: FoundOrder[];
  book?: OrderBookInput;
}

/** Returns the client of a row, or the reason why there is none. */
export function checkedRow({ fields, createdAt, problem }: FoundRow): (ImportedCustomer & CustomerValues) | string {
  if (problem) return problem;
  const result = safeParse(importedCustomerSchema, { name: '', ...fields, ...(createdAt && { createdAt }) });
  return result.success ? { ...result.data, ...customerValues(result.data) } : reasonOf(result.error.issues);
}

/** Returns the record, or the reason why it cannot be imported. */
export function checkedRecord({ fields, problem }: FoundRecord): ImportedRecord | string {
  if (problem) return problem;
  const result = safeParse(importedRecordSchema, fields);
  return result.success ? result.data : reasonOf(result.error.issues);
}

/** Returns the order, or the reason why it cannot be imported. */
export function checkedOrder(fields: object): ImportedOrder | string {
  const result = safeParse(importedOrderSchema, fields);
  return result.success ? result.data : reasonOf(result.error.issues);
}

/** Returns the message of the first problem, after the field that has it: 'phone: Must be at most 40 characters'. */
function reasonOf([issue]: readonly { path: PropertyKey[]; message: string }[]): string {
  const field = issue?.path[0] === 'name' ? '' : fieldName(issue?.path.map(String) ?? []);
  return [field, issue?.message ?? 'The row is not valid'].filter(Boolean).join(': ');
}

const recordFields: Record<string, string> = {
  createdAt: 'client since',
  takenAt: 'date',
  tags: 'label',
  ownMeasures: 'own measures',
  sheetId: 'sheet',
  sheetName: 'sheet',
  stageTimes: 'times of the stages',
  readyAt: 'ready',
  closedAt: 'closed',
  cancelledBecause: 'cancelled',
};

/** Returns the name of a field in messages: ['measurements', 'sleeveLength'] -> 'Sleeve Length'. */
function fieldName([field = '', measure]: readonly string[]): string {
  if (field === 'measurements' && measure) return measureName(measure);
  return recordFields[field] ?? field;
}
