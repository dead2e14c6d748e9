import type { ReactNode } from 'react';
import { get, type FieldValues, type Path } from 'react-hook-form';

/** The labels of a form's fields, in the order of the form. */
export type Labels<T extends FieldValues> = Partial<Record<Path<T>, string>>;

/** The fields of a row's form. */
export interface Fields<R, T extends FieldValues, Sent> {
  /** Returns the values of a row or of a request body, both normalized, so that an extra space is no difference. */
  valuesOf: (row?: R | Sent) => T;
  labels: Labels<T>;
  /** Format the values that are neither text nor a list of texts. */
  show?: Partial<Record<Path<T>, (value: never) => ReactNode>>;
}

/** A field whose value was changed elsewhere and differs from the form's. */
export interface Difference<T extends FieldValues> {
  name: Path<T>;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

/** What a form knows of its row. */
export interface Base<R, Sent> {
  /** The row whose version goes to the server, then those shown since: the form may contain values of each. */
  versions: readonly [R | undefined, ...R[]];
  /** Bodies that got no answer: a current value that equals one of theirs was written by this form. */
  lost: readonly Sent[];
}

/** A change of the row that another device has saved. */
export interface Change<R, Sent> extends Base<R, Sent> {
  to: R;
}

/** Returns the fields that another device has changed to something else than the form's `typed` values. */
export function differences<R, T extends FieldValues, Sent>(
  { valuesOf, labels, show = {} }: Fields<R, T, Sent>,
  { versions, lost, to }: Change<R, Sent>,
  typed: T,
): Difference<T>[] {
  const [before, written, now] = [versions.map(valuesOf), [...lost.map(valuesOf), typed], valuesOf(to)];
  const differsIn = (name: Path<T>) => (values: T) => !isSame(get(values, name), get(now, name));
  const fields = Object.entries(labels) as [name: Path<T>, label: string][];
  return fields
    .filter(([name]) => before.some(differsIn(name)) && written.every(differsIn(name)))
    .map(([name, label]) => {
      const shown = (values: T) => (show[name] ?? asText)(get(values, name) as never);
      return { name, label, theirs: shown(now), mine: shown(typed) };
    });
}

/** Returns whether two values of a form are the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function asText(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
