import type { Versioned } from '@shared/contract/version';
import { ApiError } from '../lib/api/api-error';

/** A row that a form creates or edits. */
export interface Row extends Versioned {
  id: string;
  createdAt: string;
}

/** An earlier attempt, whose answer was lost, created the row from another body. `row` is the row of that attempt. */
export class EarlierAttempt extends Error {
  constructor(readonly row: Row) {
    super('Created by an earlier attempt');
  }
}

/** Returns the current row after a refused save; undefined if the error contains none. */
export function currentRow<R>(error: unknown): R | undefined {
  if (error instanceof EarlierAttempt) return error.row as unknown as R;
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'changed_meanwhile' ? (body.current as R) : undefined;
}
