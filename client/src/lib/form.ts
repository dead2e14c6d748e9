import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api';
import type { Questions } from './edited-row';

/**
 * Sets the server's messages on the fields that they name, and focuses the first one.
 * Returns whether there were any; if not, show the failure in a toast.
 */
export function setFieldErrors<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  questions: Questions<T>,
): boolean {
  const errors = (error instanceof ApiError && error.body?.errors) || {};
  const wrong = questions.filter(([name]) => errors[name]);
  wrong.forEach(([name], index) =>
    setError(name, { type: 'server', message: errors[name]?.[0] }, { shouldFocus: index === 0 }),
  );
  return wrong.length > 0;
}
