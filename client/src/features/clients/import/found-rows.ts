import { customerInputSchema, type CustomerInput } from '@shared/customers';
import { safeParse } from 'zod/mini';

/** A field of a client that a file can have. */
export type ClientField = keyof CustomerInput;

/** One client as it stands in a file, before it is checked. */
export interface FoundRow {
  /** The line of a CSV where the row begins, or the number of the card or contact; from 1. */
  line: number;
  fields: Partial<Record<ClientField, string>>;
  /** Why the row cannot be read. */
  problem?: string;
}

/** The rows of one file, and how its places are called. */
export interface FoundRows {
  place: 'Line' | 'Card' | 'Contact' | 'Client';
  rows: FoundRow[];
}

/** Returns the client of a row, or the reason why there is none. */
export function checkedRow({ fields, problem }: FoundRow): CustomerInput | string {
  if (problem) return problem;
  const result = safeParse(customerInputSchema, { name: '', ...fields });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = String(issue?.path[0] ?? '');
  return issue && field !== 'name' ? `${field}: ${issue.message}` : (issue?.message ?? 'The row is not valid');
}
