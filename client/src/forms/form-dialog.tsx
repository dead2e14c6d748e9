import type { ReactNode, RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/controls/button';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../ui/overlays/dialog';
import { ChangedNotice } from './changed-notice';
import { DraftNotice } from './draft-notice';
import type { RowForm } from './use-row-form';

interface FormDialogProps<T extends FieldValues, Sent extends object> {
  form: RowForm<T, Sent>;
  title: string;
  description?: string;
  /** Gets the initial focus instead of the first field. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** The layout of the fields. */
  className?: string;
  children: ReactNode;
}

/** The dialog of a row's form. It is open while it is mounted; closing it calls the form's `onDone`. */
export function FormDialog<T extends FieldValues, Sent extends object>(props: FormDialogProps<T, Sent>) {
  const { form, title, description, firstFocus, className, children } = props;
  const { isDirty, isSaving } = form;
  return (
    <Dialog
      open
      onOpenChange={form.cancel}
      title={title}
      description={description}
      dirty={isDirty}
      isSaving={isSaving}
      firstFocus={firstFocus}
    >
      <form noValidate onSubmit={form.submit}>
        <DialogBody>
          <DraftNotice onDiscard={form.onDiscardDraft} />
          <ChangedNotice form={form} />
          <div className={className}>{children}</div>
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
          <Button type="submit" variant="primary" busy={isSaving}>
            {form.submitLabel}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
