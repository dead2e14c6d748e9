import { type ReactNode, type RefObject, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIsPhone } from '../lib/media-query';
import { Button } from '../ui/controls/button';
import { SavingFields } from '../ui/controls/saving-fields';
import { BackIcon } from '../ui/display/back-icon';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../ui/overlays/dialog';
import { ChangedNotice } from './changed-notice';
import { DraftNotice } from './draft-notice';
import type { RowForm } from './use-row-form';

interface FullFormDialogProps<T extends FieldValues, Sent extends object> {
  form: RowForm<T, Sent>;
  title: string;
  description?: string;
  /** Shown instead of the form until the user has made a choice that the fields depend on. */
  choice?: ReactNode;
  /** Returns to the choice. It replaces Cancel by Back. */
  onBack?: () => void;
  /** On the head's lower edge. */
  progress?: ReactNode;
  /** Everything is filled in, so that saving is the next step. */
  isComplete?: boolean;
  /** There is typed text outside of the form's fields: closing asks first. */
  hasMore?: boolean;
  /** The keys of the fields, at the foot of a phone's screen. */
  pad?: ReactNode;
  /** Beside the save button, which is at the foot of a phone's screen then, and not in its head. The keys replace both. */
  foot?: ReactNode;
  /** At the end of the head, beside Close. On phones it needs `foot`. */
  mark?: ReactNode;
  /** Controls of the fields in the footer, from 900 px. */
  tools?: ReactNode;
  /** Gets the initial focus instead of the first field. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * The dialog of a row's form that fills a phone's screen: the way back and the save button are in its head, the keys at its
 * foot, and only the fields scroll. With a `foot`, the save button is there instead. From 900 px it is a box with a footer. It is open while it is mounted; closing it calls the
 * form's `onDone`.
 */
export function FullFormDialog<T extends FieldValues, Sent extends object>(props: FullFormDialogProps<T, Sent>) {
  const { form, title, description, choice, onBack, progress, isComplete, hasMore = false, children } = props;
  const { pad, foot, mark, tools, firstFocus } = props;
  const { isDirty, isSaving, submitLabel } = form;
  const id = useId();
  const isPhone = useIsPhone();
  const head = {
    progress,
    end: mark,
    ...(isPhone && {
      start: <WayBack onBack={onBack} />,
      end: foot ? (
        mark
      ) : (
        <Button
          type="submit"
          form={id}
          variant={isComplete ? 'primary' : 'secondary'}
          size="s"
          className="w-min flex-none px-2.5! text-fit-sm! font-semibold!"
          busy={isSaving}
        >
          {submitLabel}
        </Button>
      ),
    }),
  };
  return (
    <Dialog
      open
      onOpenChange={form.cancel}
      title={title}
      description={description}
      full={choice ? undefined : head}
      wide={Boolean(choice)}
      dirty={isDirty || hasMore}
      isSaving={isSaving}
      firstFocus={firstFocus}
    >
      {choice ? (
        <>
          <DialogBody>{choice}</DialogBody>
          <DialogFoot>
            <DialogCancel />
          </DialogFoot>
        </>
      ) : (
        <form id={id} noValidate onSubmit={form.submit} className="flex min-h-0 flex-1 flex-col">
          <DialogBody scrolls>
            <div className="empty:hidden max-shell:px-4 max-shell:pt-3 shell:px-6 shell:pt-5">
              <DraftNotice onDiscard={form.onDiscardDraft} />
              <ChangedNotice form={form} />
            </div>
            {children}
          </DialogBody>
          {isPhone && pad && <SavingFields isSaving={isSaving}>{pad}</SavingFields>}
          {isPhone && !pad && foot && (
            <DialogFoot line className="flex-none items-center border-t border-hairline py-3!">
              {foot}
              <Button type="submit" variant="primary" size="lg" busy={isSaving}>
                {submitLabel}
              </Button>
            </DialogFoot>
          )}
          {!isPhone && (
            <DialogFoot line className="flex-none items-center py-3.5!">
              <SavingFields isSaving={isSaving} className="contents">
                {tools}
              </SavingFields>
              {onBack ? <Button onClick={onBack}>Back</Button> : <DialogCancel />}
              <Button type="submit" variant="primary" busy={isSaving}>
                {submitLabel}
              </Button>
            </DialogFoot>
          )}
        </form>
      )}
    </Dialog>
  );
}

function WayBack({ onBack }: { onBack: (() => void) | undefined }) {
  return onBack ? (
    <Button variant="ghost" iconOnly aria-label="Back" onClick={onBack}>
      <BackIcon />
    </Button>
  ) : (
    <DialogCancel variant="ghost" iconOnly aria-label="Cancel">
      <BackIcon />
    </DialogCancel>
  );
}
