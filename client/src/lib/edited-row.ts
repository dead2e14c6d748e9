import type { Versioned } from '@shared/version';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError, isAnswerLost } from './api';
import type { OpenDraft } from './drafts';
import { MadeBefore } from './submission';

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
  /** Another with each refusal of a save. */
  refusal: object;
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
  /** The answers of a row, or of what is sent: both tidied, so that a space too many is no difference. */
  valuesOf: (row: R | Sent) => T;
  form: UseFormReturn<T, unknown, Sent>;
  questions: Questions<T>;
  draft: OpenDraft<T>;
}

/**
 * The row that a form edits. A draft of it is restored into the form, stored while it is typed, and removed by a save.
 * `save` hands the row to `send` as it was when the form began, for the version that is named to the
 * server; where that has another by now, `save` throws, `changed` tells what differs, and the form keeps what was typed.
 * Where no answer of the form differs, nobody is asked, and it is sent for the row as it is now; so it is where an earlier try
 * turns out to have made the row. `isSaving` ends before `save` throws, so that whoever catches it may focus a field.
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
        // Unasked for newer ones only, which makes an end certain, even where the server has gone back to an older one.
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

/** Whether a save was refused because the row is not the one that the form began with. */
export function isChangedMeanwhile(error: unknown): boolean {
  return rowAfter(error) !== undefined;
}

/** The row to go on with after a try that saved nothing; undefined where there is none. */
export function rowAfter<R>(error: unknown): R | undefined {
  if (error instanceof MadeBefore) return error.row as R;
  const body = error instanceof ApiError ? error.body : undefined;
  return body?.code === 'changed_meanwhile' ? (body.current as R) : undefined;
}

const isNewer = (to: Versioned, named: Versioned | undefined) => !named || to.updatedAt > named.updatedAt;

interface Base<R, Sent> {
  /** The row that is named to the server, then those that were shown since: the form may have answers of each. */
  versions: readonly [R, ...R[]];
  /** What was sent without an answer: where one of its answers stands there now, nobody else has written it. */
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
