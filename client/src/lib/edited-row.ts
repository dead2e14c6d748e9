import type { Versioned } from '@shared/version';
import { useRef, useState, type ReactNode } from 'react';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from './api';

/** The questions of a form in their order on the page; `show` is for answers that are neither text nor a list of it. */
export type Questions<T extends FieldValues> = readonly (readonly [
  name: Path<T>,
  label: string,
  show?: (answer: never) => ReactNode,
])[];

/** An answer that has been changed elsewhere, and that the form does not have; empty where there is none. */
export interface Difference<T extends FieldValues> {
  name: Path<T>;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

/** What has become of a row since a form of it began, and what to do about it. */
export interface Changed<T extends FieldValues> {
  /** When it was changed, in ISO 8601. */
  at: string;
  differences: (typed: T) => Difference<T>[];
  /** Puts one of their answers into the form. */
  take: (name: Path<T>) => void;
  /** The form begins anew, with the row as it is now. */
  reload: () => void;
  /** The next save replaces the row as it is now. */
  overwrite: () => void;
}

interface Editing<R, T extends FieldValues, Sent> {
  /** Undefined where the form makes a new one. */
  row: R;
  valuesOf: (row: R) => T;
  form: UseFormReturn<T, unknown, Sent>;
  questions: Questions<T>;
}

/**
 * The row that a form edits. `save` hands it to `send` as it was when the form began, for the version that is named to the
 * server; where that has another by now, `save` throws, `changed` tells what differs, and the form keeps what was typed.
 * Where no answer of the form differs, nobody is asked, and it is sent for the row as it is now.
 */
export function useEditedRow<R extends Versioned | undefined, T extends FieldValues, Sent>(
  editing: Editing<R, T, Sent>,
) {
  const { row, valuesOf, form } = editing;
  const base = useRef(row);
  const [change, setChange] = useState<Change<R>>();

  const save = async <A>(send: (row: R) => Promise<A>): Promise<A> => {
    if (change && differences(editing, change, form.getValues()).length === 0) base.current = change.to;
    try {
      return await send(base.current);
    } catch (error) {
      const to = currentRow<NonNullable<R>>(error);
      if (!to) throw error;
      const refused = { from: base.current, to };
      if (differences(editing, refused, form.getValues()).length > 0) {
        setChange(refused);
        throw error;
      }
      base.current = to;
      return save(send);
    }
  };

  const changed: Changed<T> | undefined = change && {
    at: change.to.updatedAt,
    differences: (typed) => differences(editing, change, typed),
    take: (name) => form.setValue(name, get(valuesOf(change.to), name), { shouldDirty: true, shouldValidate: true }),
    reload: () => {
      base.current = change.to;
      form.reset(valuesOf(change.to));
      setChange(undefined);
    },
    overwrite: () => {
      base.current = change.to;
    },
  };
  return { save, changed };
}

/** Whether a save was refused because the row is not the one that the form began with. */
export function isChangedMeanwhile(error: unknown): boolean {
  return currentRow(error) !== undefined;
}

function currentRow<R>(error: unknown): R | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'changed_meanwhile' ? (body.current as R) : undefined;
}

interface Change<R> {
  from: R;
  to: NonNullable<R>;
}

function differences<R, T extends FieldValues, Sent>(
  { valuesOf, questions }: Editing<R, T, Sent>,
  { from, to }: Change<R>,
  typed: T,
): Difference<T>[] {
  const [before, now] = [valuesOf(from), valuesOf(to)];
  return questions
    .filter(([name]) => !isSame(get(before, name), get(now, name)) && !isSame(get(typed, name), get(now, name)))
    .map(([name, label, show = asText]) => {
      const shown = (answers: T) => show(get(answers, name) as never);
      return { name, label, theirs: shown(now), mine: shown(typed) };
    });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function asText(answer: unknown): string {
  return Array.isArray(answer) ? answer.join(', ') : String(answer ?? '');
}
