import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api';

/**
 * Puts the server's field messages on the form's fields, the first of them focused.
 * Answers whether there were any; when not, the failure belongs in a toast.
 */
export function setFieldErrors<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>): boolean {
  const entries = Object.entries((error instanceof ApiError && error.body?.errors) || {}).filter(([name]) => name);
  entries.forEach(([name, messages], index) =>
    setError(name as Path<T>, { type: 'server', message: messages[0] }, { shouldFocus: index === 0 }),
  );
  return entries.length > 0;
}
