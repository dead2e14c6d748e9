import { useEffect, useState } from 'react';
import { storeDrafts } from '../../lib/drafts';
import { guardLeaving } from '../../lib/navigation';
import { useUnsaved } from '../../lib/unsaved';
import { ConfirmDialog } from './confirm-dialog';

interface Asked {
  leave: () => void;
  isKept: boolean;
}

/** Asks once before the user leaves a screen with unsaved text, by any kind of navigation. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const [asked, setAsked] = useState<Asked>();
  const [isLeaving, setIsLeaving] = useState(false);
  const asks = isUnsaved && !isLeaving;
  useUnsaved(asks);
  useEffect(() => {
    if (asks) return guardLeaving((leave) => setAsked({ leave, isKept: storeDrafts() }));
  }, [asks]);
  const confirm = () => {
    // The dialog goes back in the history as it closes, so leave after that popstate.
    if (asked) addEventListener('popstate', asked.leave, { once: true });
    setIsLeaving(true);
    setAsked(undefined);
  };
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={() => setAsked(undefined)}
      title="Leave this page?"
      description={asked?.isKept ? kept : lost}
      cancelLabel="Stay"
      confirmLabel="Leave"
      isSafe={asked?.isKept}
      onConfirm={confirm}
    />
  );
}

const kept = 'Your changes are not saved yet. They are kept on this device until you save or discard them, or log out.';
const lost = 'Your changes are not saved, and this browser cannot keep them.';
