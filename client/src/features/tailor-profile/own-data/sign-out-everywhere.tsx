import { useState } from 'react';
import { useLeaveBook } from '../../../offline/screens/use-leave-book';
import { Button } from '../../../ui/controls/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useAction } from '../../../ui/feedback/use-action';
import { useSignOutEverywhere } from '../queries';

/** Ends every session after a confirmation, including this one, for example after a phone is lost. Unsent changes are named first. */
export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const { leave, question } = useLeaveBook(() => setAsking(true));
  const signOut = useSignOutEverywhere();
  const signOutOrClose = () => signOut.mutateAsync(undefined, { onError: () => setAsking(false) });
  const confirm = useAction(signOutOrClose, { failed: 'Failed to sign out. Please try again.' });
  return (
    <>
      <Button onClick={() => void leave()}>Sign out everywhere</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Sign out everywhere"
        description={description}
        confirmLabel="Sign out everywhere"
        busyLabel="Signing out..."
        busy={signOut.isPending || signOut.isSuccess}
        onConfirm={() => void confirm()}
      />
      {question}
    </>
  );
}

/** Another device learns it by the next answer of the server. */
const description =
  'You will be signed out on every phone and computer, including this one. Your book leaves each other device when it is next online. ' +
  'What that device has not sent stays on it, locked, until you log in there again; what was typed and not saved is removed.';
