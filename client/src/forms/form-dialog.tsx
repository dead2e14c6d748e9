import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/controls/button';
import { SavingFields } from '../ui/controls/saving-fields';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../ui/overlays/dialog';
import { ChangedNotice } from './changed-notice';
import { DraftNotice } from './draft-notice';
import type { RowForm } from './use-row-form';

interface FormDialogProps<T extends FieldValues, Sent extends object> {
  form: RowForm<T, Sent>;
  title: string;
  description?: string;
  wide?: boolean;
  /** The layout of the fields. */
  className?: string;
  /** Shown instead of the form until the user has made a choice that the fields depend on. */
  choice?: ReactNode;
  /** Returns to the choice. It replaces Cancel by Back. */
  onBack?: () => void;
  /** Controls of the fields that stay within reach, beside the buttons. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The dialog of a row's form. It is open while it is mounted; closing it calls the form's `onDone`. */
export function FormDialog<T extends FieldValues, Sent extends object>(props: FormDialogProps<T, Sent>) {
  const { form, title, description, wide, className, choice, onBack, tools, children } = props;
  const { isDirty, isSaving } = form;
  return (
    <Dialog
      open
      onOpenChange={form.cancel}
      title={title}
      description={description}
      wide={wide}
      // The focused field is scrolled to above the footer, whose tools are a second line.
      className={tools ? 'max-shell:scroll-pb-36' : undefined}
      dirty={isDirty}
      isSaving={isSaving}
    >
      {choice ? (
        <>
          <DialogBody>{choice}</DialogBody>
          <DialogFoot>
            <DialogCancel />
          </DialogFoot>
        </>
      ) : (
        <form noValidate onSubmit={form.submit}>
          <DialogBody>
            <DraftNotice onDiscard={form.onDiscardDraft} />
            <ChangedNotice form={form} />
            <div className={className}>{children}</div>
          </DialogBody>
          <DialogFoot line={tools !== undefined}>
            {tools && (
              <SavingFields isSaving={isSaving} className="contents">
                {tools}
              </SavingFields>
            )}
            {onBack ? <Button onClick={onBack}>Back</Button> : <DialogCancel />}
            <Button type="submit" variant="primary" busy={isSaving}>
              {form.submitLabel}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
