import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { isAnswerLost } from '../lib/api/connection';
import type { OpenDraft } from '../lib/drafts/drafts';
import { currentRow, EarlierAttempt, type Row } from './current-row';
import { differences, isSame } from './row-changes';
import type { Base, Change, Difference, Fields } from './row-changes';

/** A change of the row since its form opened, and the possible actions. */
export interface EditConflict<T extends FieldValues> {
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

interface EditedForm<R, T extends FieldValues, Sent> extends Fields<R, T, Sent> {
  /** Undefined if the form creates a row. */
  row: R | undefined;
  form: UseFormReturn<T, unknown, Sent>;
  draft: OpenDraft<T>;
}

type Send<R, Sent> = (row: R | undefined, body: Sent) => Promise<R>;

/**
 * Connects a form with the row that it edits. Restores the row's draft and stores it while the user types. `save` calls `send`
 * with the row as it was when the form opened; its version goes to the server. If the server has a newer version that differs
 * in a value of the form, `save` throws, `changed` lists the differences, and the form keeps its values. If no value differs,
 * `save` sends again for the current row without asking. The same holds if an earlier attempt created the row. `isSaving`
 * is true until `finish` is done, and becomes false before `save` throws, so that the caller can focus a field.
 */
export function useVersionedSave<R extends Row, T extends FieldValues, Sent>(editing: EditedForm<R, T, Sent>) {
  const { row, valuesOf, form, draft } = editing;
  const { found } = draft;
  const [isRestored, setIsRestored] = useState(() => found !== undefined && !isSame(found.values, valuesOf(row)));
  const base = useRef<Base<R, Sent>>(
    isRestored
      ? { ...baseOf(found?.row as R | undefined), lost: (found?.submission.lost ?? []) as Sent[] }
      : baseOf(row),
  );
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

  const restartFrom = (to: R | undefined) => {
    base.current = baseOf(to);
    setChange(undefined);
  };
  const discardDraft = () => {
    restartFrom(row);
    setIsRestored(false);
    draft.renewSubmission();
    form.reset(valuesOf(row));
  };

  const save = async (body: Sent, send: Send<R, Sent>, finish: (saved: R) => Promise<void>) => {
    setIsSaving(true);
    // oxlint-disable-next-line react/immutability -- the draft is no value of React: it stores itself when the page is left
    draft.isSaving = true;
    try {
      await finish(await saveRow(body, send));
    } finally {
      draft.isSaving = false;
      flushSync(() => setIsSaving(false));
    }
  };

  const saveRow = async (body: Sent, send: Send<R, Sent>): Promise<R> => {
    const isDecided = (to: Change<R, Sent>) => differences(editing, to, valuesOf(body)).length === 0;
    if (change && isDecided(change)) restartFrom(change.to);
    /** Continues from the current row, if there is nothing to decide. @throws the error otherwise */
    const learnFrom = (error: unknown) => {
      const [named] = base.current.versions;
      const to = currentRow<R>(error);
      if (!to) {
        if (isAnswerLost(error)) base.current = { ...base.current, lost: [...base.current.lost, body] };
        throw error;
      }
      const refused = { ...(error instanceof EarlierAttempt ? baseOf<R, Sent>(to) : base.current), to };
      // Retry only for a newer version, so that the loop ends even if the server returns to an older one.
      if (!isNewer(to, named) || !isDecided(refused)) {
        base.current = { ...base.current, versions: [...base.current.versions, to] };
        setChange(refused);
        throw error;
      }
      restartFrom(to);
    };
    for (;;) {
      try {
        return await send(base.current.versions[0], body);
      } catch (error) {
        try {
          learnFrom(error);
        } finally {
          // With the row from which the form continues.
          draft.takeBack();
        }
      }
    }
  };

  const changed: EditConflict<T> | undefined = change && {
    refusal: change,
    at: change.to.updatedAt,
    differences: (typed) => differences(editing, change, typed),
    take: (name) => form.setValue(name, get(valuesOf(change.to), name), { shouldDirty: true, shouldValidate: true }),
    reload: () => {
      restartFrom(change.to);
      form.reset(valuesOf(change.to));
    },
    overwrite: () => {
      base.current = baseOf(change.to);
    },
  };
  return { save, isSaving, changed, onDiscardDraft: isRestored ? discardDraft : undefined };
}

const isNewer = (to: Row, named: Row | undefined) => !named || to.updatedAt > named.updatedAt;

const baseOf = <R, Sent>(row: R | undefined): Base<R, Sent> => ({ versions: [row], lost: [] });
