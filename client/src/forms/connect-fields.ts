import { get, type FieldError, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../lib/api/api-error';
import { focusField } from '../lib/fields/focus-field';
import type { Labels } from './row-changes';

/** Connects the fields of a form with their controls. `kind` is the prefix of the controls' ids. */
export function connectFields<T extends FieldValues, Sent>(
  form: UseFormReturn<T, unknown, Sent>,
  kind: string,
  labels: Labels<T>,
) {
  const { errors } = form.formState;
  const idOf = (name: Path<T>) => `${kind}-${name}`;
  const names = Object.keys(labels) as Path<T>[];
  const invalidNames = (refused: FieldErrors<T>) => names.filter((name) => get(refused, name));
  const focus = (name: Path<T> | undefined) => name && focusField(document.getElementById(idOf(name)));
  return {
    /** Returns the props of a labelled control. */
    field: <N extends Path<T>>(name: N, rules?: RegisterOptions<T, N>) => ({
      ...form.register(name, rules),
      id: idOf(name),
      label: labels[name] ?? '',
      error: (get(errors, name) as FieldError | undefined)?.message,
    }),
    /** The fields with an error, in the order of the form. */
    wrongFields: invalidNames(errors).map((name) => ({
      id: idOf(name),
      label: labels[name] ?? '',
      isEmpty: isEmpty(form.getValues(name)),
    })),
    /** Focuses the first field with an error; it also reaches controls that are not inputs, such as chips. */
    focusFirst: (refused: FieldErrors<T>) => focus(invalidNames(refused)[0]),
    /** Sets the server's messages on the fields that they name, and focuses the first one. Returns whether there were any. */
    showServerErrors: (error: unknown): boolean => {
      const messages = (error instanceof ApiError && error.body?.errors) || {};
      const wrong = names.filter((name) => messages[name]);
      wrong.forEach((name) => form.setError(name, { type: 'server', message: messages[name]?.[0] }));
      focus(wrong[0]);
      return wrong.length > 0;
    },
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || ((typeof value === 'string' || Array.isArray(value)) && value.length === 0);
