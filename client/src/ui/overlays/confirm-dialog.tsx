import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button';
import { DialogBody, DialogFoot } from './dialog';
import { DialogFrame } from './dialog-frame';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The text: what will be deleted, and what is deleted with it. */
  children?: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** The action destroys nothing. */
  isSafe?: boolean;
  busy?: boolean;
  onConfirm: () => void;
}

/** Asks before something is destroyed. The initial focus is on Cancel; while busy the dialog cannot be closed. */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...rest} /> : null;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const { onOpenChange, title, description, children, confirmLabel, busyLabel = confirmLabel, busy, onConfirm } = props;
  const { cancelLabel = 'Cancel', isSafe } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const leave = () => {
    if (!busy) onOpenChange(false);
    return !busy;
  };
  return (
    <DialogFrame role="alertdialog" title={title} description={description} onLeave={leave} firstFocus={cancel}>
      {children && <DialogBody>{children}</DialogBody>}
      <DialogFoot className={children ? undefined : 'mt-4 sm:mt-0'}>
        <Button ref={cancel} aria-disabled={busy || undefined} onClick={leave}>
          {cancelLabel}
        </Button>
        <Button variant={isSafe ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
          {busy ? busyLabel : confirmLabel}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}
