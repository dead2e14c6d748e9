import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api';
import type { Questions } from './edited-row';

/**
 * Puts the server's messages on those of the form's questions that it names, the first of them focused.
 * Answers whether there were any; when not, the failure belongs in a toast.
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
