import type { Versioned } from '@shared/version';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError, isAnswerLost } from './api';
import type { OpenDraft } from './drafts';
import { MadeBefore } from './submission';

/** The fields of a form in their order on the page; `show` formats values that are neither text nor a list of texts. */
export type Questions<T extends FieldValues> = readonly (readonly [
  name: Path<T>,
  label: string,
  show?: (answer: never) => ReactNode,
])[];

/** A field whose value was changed elsewhere and differs from the form's. */
export interface Difference<T extends FieldValues> {
  name: Path<T>;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

/** A change of the row since its form opened, and the possible actions. */
export interface Changed<T extends FieldValues> {
  /** A new object per refused save; use it as an effect dependency. */
  refusal: object;
  /** The time of the change, in ISO 8601. */
  at: string;
  differences: (typed: T) => Difference<T>[];
  /** Copies the other value of a field into the form. */
  take: (name: Path<T>) => void;
  /** Restarts the form with the current row. */
  reload: () => void;
  /** Makes the next save replace the current row. */
  overwrite: () => void;
}

interface Editing<R, T extends FieldValues, Sent> {
  /** Undefined if the form creates a row. */
  row: R;
  /** Returns the values of a row or of a request body, both normalized, so that an extra space is no difference. */
  valuesOf: (row: R | Sent) => T;
  form: UseFormReturn<T, unknown, Sent>;
  questions: Questions<T>;
  draft: OpenDraft<T>;
}

/**
 * Connects a form with the row that it edits. Restores the row's draft, stores it while the user types, and removes it after
 * a save. `save` calls `send` with the row as it was when the form opened; its version goes to the server. If the server has
 * a newer version that differs in a value of the form, `save` throws, `changed` lists the differences, and the form keeps its
 * values. If no value differs, `save` sends again for the current row without asking. The same holds if an earlier attempt
 * created the row. `isSaving` becomes false before `save` throws, so that the caller can focus a field.
 */
export function useEditedRow<R extends Versioned | undefined, T extends FieldValues, Sent>(
  editing: Editing<R, T, Sent>,
) {
  const { row, valuesOf, form, draft } = editing;
  const { found } = draft;
  const [isRestored, setIsRestored] = useState(() => found !== undefined && !isSame(found.values, valuesOf(row)));
  const base = useRef(beginning<R, Sent>(isRestored ? (found?.row as R) : row));
  const [change, setChange] = useState<Change<R, Sent>>();
  const [isSaving, setIsSaving] = useState(false);

  const restore = useEffectEvent(() => {
    if (isRestored) form.reset(found?.values, { keepDefaultValues: true });
  });
  useLayoutEffect(() => restore(), []);
  const unsaved = useEffectEvent(() => {
    const [began] = base.current.versions;
    const values = form.getValues();
    return isSame(values, valuesOf(began)) ? undefined : { values, row: began };
  });
  useEffect(() => draft.follow(() => unsaved()), [draft]);
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => draft.storeSoon() }), [subscribe, draft]);
  const discard = () => {
    base.current = beginning(row);
    setChange(undefined);
    setIsRestored(false);
    draft.renewSubmission();
    form.reset(valuesOf(row));
  };

  const goOnWith = (to: R) => {
    base.current = beginning(to);
    setChange(undefined);
  };

  const save = async <A>(body: Sent, send: (row: R) => Promise<A>): Promise<A> => {
    setIsSaving(true);
    try {
      const answer = await saveRow(body, send);
      draft.end();
      return answer;
    } finally {
      flushSync(() => setIsSaving(false));
    }
  };

  const saveRow = async <A>(body: Sent, send: (row: R) => Promise<A>): Promise<A> => {
    const isDecided = (to: Change<R, Sent>) => differences(editing, to, valuesOf(body)).length === 0;
    if (change && isDecided(change)) goOnWith(change.to);
    for (;;) {
      const [named] = base.current.versions;
      try {
        return await send(named);
      } catch (error) {
        const to = rowAfter<NonNullable<R>>(error);
        if (!to) {
          if (isAnswerLost(error)) base.current = { ...base.current, lost: [...base.current.lost, body] };
          throw error;
        }
        const refused = { ...(error instanceof MadeBefore ? beginning<R, Sent>(to) : base.current), to };
        // Retry only for a newer version, so that the loop ends even if the server returns to an older one.
        if (!isNewer(to, named) || !isDecided(refused)) {
          base.current = { ...base.current, versions: [...base.current.versions, to] };
          setChange(refused);
          throw error;
        }
        goOnWith(to);
      }
    }
  };

  const changed: Changed<T> | undefined = change && {
    refusal: change,
    at: change.to.updatedAt,
    differences: (typed) => differences(editing, change, typed),
    take: (name) => form.setValue(name, get(valuesOf(change.to), name), { shouldDirty: true, shouldValidate: true }),
    reload: () => {
      goOnWith(change.to);
      form.reset(valuesOf(change.to));
    },
    overwrite: () => {
      base.current = beginning(change.to);
    },
  };
  return { save, isSaving, changed, onDiscardDraft: isRestored ? discard : undefined };
}

/** Returns whether a save was refused because the row has changed since the form opened. */
export function isChangedMeanwhile(error: unknown): boolean {
  return rowAfter(error) !== undefined;
}

/** Returns the current row after a refused save; undefined if the error contains none. */
export function rowAfter<R>(error: unknown): R | undefined {
  if (error instanceof MadeBefore) return error.row as R;
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'changed_meanwhile' ? (body.current as R) : undefined;
}

const isNewer = (to: Versioned, named: Versioned | undefined) => !named || to.updatedAt > named.updatedAt;

interface Base<R, Sent> {
  /** The row whose version goes to the server, then those shown since: the form may contain values of each. */
  versions: readonly [R, ...R[]];
  /** Bodies that got no answer: a current value that equals one of theirs was written by this form. */
  lost: readonly Sent[];
}

interface Change<R, Sent> extends Base<R, Sent> {
  to: NonNullable<R>;
}

const beginning = <R, Sent>(row: R): Base<R, Sent> => ({ versions: [row], lost: [] });

function differences<R, T extends FieldValues, Sent>(
  { valuesOf, questions }: Editing<R, T, Sent>,
  { versions, lost, to }: Change<R, Sent>,
  typed: T,
): Difference<T>[] {
  const [before, written, now] = [versions.map(valuesOf), [...lost.map(valuesOf), typed], valuesOf(to)];
  const differsIn = (name: Path<T>) => (answers: T) => !isSame(get(answers, name), get(now, name));
  return questions
    .filter(([name]) => before.some(differsIn(name)) && written.every(differsIn(name)))
    .map(([name, label, show = asText]) => {
      const shown = (answers: T) => show(get(answers, name) as never);
      return { name, label, theirs: shown(now), mine: shown(typed) };
    });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function asText(answer: unknown): string {
  return Array.isArray(answer) ? answer.join(', ') : String(answer ?? '');
}
