import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SavingFields } from '../ui/controls/saving-fields';
import { LeaveQuestion } from '../ui/overlays/leave-question';
import { ChangedNotice } from './changed-notice';
import { DraftNotice } from './draft-notice';
import { ErrorSummary } from './error-summary';
import type { RowForm } from './use-row-form';

interface PageFormProps<T extends FieldValues, Sent extends object> extends Omit<ComponentProps<'form'>, 'form'> {
  form: RowForm<T, Sent>;
  /** Shows links to the invalid fields after the form was refused. */
  hasSummary?: boolean;
  /** Its buttons, below the fields. */
  bar: ReactNode;
}

/** The form of a row on a page of its own. Leaving the page asks first while something is unsaved. */
export function PageForm<T extends FieldValues, Sent extends object>(props: PageFormProps<T, Sent>) {
  const { form, hasSummary, bar, children, ...rest } = props;
  return (
    <>
      <LeaveQuestion isUnsaved={form.isDirty && !form.isSaving} />
      <form noValidate onSubmit={form.submit} {...rest}>
        <SavingFields isSaving={form.isSaving} className="contents">
          <DraftNotice onDiscard={form.onDiscardDraft} />
          <ChangedNotice form={form} />
          {hasSummary && form.formState.isSubmitted && <ErrorSummary items={form.wrongFields} />}
          {children}
        </SavingFields>
        {bar}
      </form>
    </>
  );
}
