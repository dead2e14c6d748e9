import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { OpenDraft } from '../lib/drafts/drafts';
import { useOneAtATime } from '../lib/one-at-a-time';
import type { RowChange } from '../lib/api/row-mutations';
import { toast } from '../ui/feedback/toast';
import { toastFailure, type FailureWords } from '../ui/feedback/use-action';
import { connectFields } from './connect-fields';
import { createOnce, type Create } from './create-once';
import { currentRow, type Row } from './current-row';
import type { Fields } from './row-changes';
import { useDraft } from './use-draft';
import { useVersionedSave } from './use-versioned-save';

export interface RowFormOptions<R extends Row, T extends FieldValues, Sent extends object> extends Fields<R, T, Sent> {
  /** The kind of row, for its draft and the ids of the controls: 'customer'. */
  kind: string;
  /** The row to edit; without one, the form creates a row. */
  row?: R;
  /** The draft, if it is not the one of the row's id or of a new row. */
  draft?: OpenDraft<T>;
  /** The initial values, if they are not those of the row. */
  startValues?: T;
  schema: z.core.$ZodType<Sent, T>;
  /** Missing if the form only edits. */
  create?: { mutateAsync: Create<Sent, R> };
  /** Sends the version of `row` with the body. */
  update: { mutateAsync: (change: RowChange<R, Sent>) => Promise<R> };
  words: FormWords;
  /** Called with the row after a save, and without one after a cancel. The form counts as saving until its promise settles. */
  onDone: (saved?: R) => void | Promise<void>;
  /** Called with the current row after a save was refused because another device has changed the row. */
  onChanged?: (current: R) => void;
  /** Returns whether it has handled a failure, for example by replacing the form; the draft is removed then. */
  onFailure?: (error: unknown, typed: T) => boolean;
}

interface FormWords extends FailureWords {
  submit: string;
  submitting: string;
  /** Left out if the caller shows the saved row itself. */
  saved?: { title: string; description?: string };
}

export type RowForm<T extends FieldValues, Sent extends object> = ReturnType<typeof useRowForm<Row, T, Sent>>;

/**
 * Returns the form that creates or edits a row: react-hook-form's, with its draft, its save and what follows from it: the
 * notice about a change from another device, the server's messages on their fields, or a toast. `FormDialog` or `PageForm`
 * shows it; `field(name)` returns the props of a labelled control.
 */
export function useRowForm<R extends Row, T extends FieldValues, Sent extends object>(
  options: RowFormOptions<R, T, Sent>,
) {
  const { kind, row, schema, valuesOf, labels, words, create, update, onDone } = options;
  const rowDraft = useDraft<T>(kind, row?.id);
  const draft = options.draft ?? rowDraft;
  const form = useForm<T, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: (options.startValues ?? valuesOf(row)) as DefaultValues<T>,
    mode: 'onTouched',
    shouldFocusError: false, // `focusFirst` does it.
  });
  const { save, ...saving } = useVersionedSave({ ...options, row, form, draft });
  const { focusFirst, showServerErrors, ...fields } = connectFields(form, kind, labels);
  const send = (base: R | undefined, body: Sent) => {
    if (base) return update.mutateAsync({ row: base, body });
    if (!create) throw new Error(`A form of kind '${kind}' got no row and no way to create one`);
    return createOnce(create.mutateAsync, draft, body);
  };
  const finish = async (saved: R) => {
    draft.end();
    if (words.saved) toast(words.saved);
    await onDone(saved);
  };
  const fail = (error: unknown) => {
    const current = currentRow<R>(error);
    if (current) options.onChanged?.(current);
    else if (options.onFailure?.(error, form.getValues())) draft.end();
    else if (!showServerErrors(error)) toastFailure({ ...words, keepsText: true }, error);
  };
  const submit = useOneAtATime(() => form.handleSubmit((body) => save(body, send, finish).catch(fail), focusFirst)());
  return {
    ...form,
    ...saving,
    ...fields,
    isDirty: form.formState.isDirty,
    submitLabel: saving.isSaving ? words.submitting : words.submit,
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    cancel: () => {
      draft.end();
      void onDone();
    },
  };
}
