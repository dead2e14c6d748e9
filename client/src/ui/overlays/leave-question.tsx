import { useEffect, useState } from 'react';
import { storeDrafts } from '../../lib/drafts/drafts';
import { guardLeaving } from '../../lib/navigation/navigation';
import { useUnsaved } from '../../lib/drafts/unsaved';
import { ConfirmDialog } from './confirm-dialog';

interface PendingLeave {
  leave: () => void;
  isKept: boolean;
}

/** Asks once before the user leaves a screen with unsaved text, by any kind of navigation. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const [pending, setPending] = useState<PendingLeave>();
  const [isLeaving, setIsLeaving] = useState(false);
  const isGuarding = isUnsaved && !isLeaving;
  useUnsaved(isGuarding);
  useEffect(() => {
    if (isGuarding) return guardLeaving((leave) => setPending({ leave, isKept: storeDrafts() }));
  }, [isGuarding]);
  const confirm = () => {
    // The dialog goes back in the history as it closes, so leave after that popstate.
    if (pending) addEventListener('popstate', pending.leave, { once: true });
    setIsLeaving(true);
    setPending(undefined);
  };
  return (
    <ConfirmDialog
      open={pending !== undefined}
      onOpenChange={() => setPending(undefined)}
      title="Leave this page?"
      description={pending?.isKept ? kept : notKept}
      cancelLabel="Stay"
      confirmLabel="Leave"
      isSafe={pending?.isKept}
      onConfirm={confirm}
    />
  );
}

const kept = 'Your changes are not saved yet. They are kept on this device until you save or discard them, or log out.';
const notKept = 'Your changes are not saved, and this browser cannot keep them.';
