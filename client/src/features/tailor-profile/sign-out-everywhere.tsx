import { useState } from 'react';
import { serverMessage } from '../../lib/api';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { Button } from '../../ui/controls/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/feedback/toast';
import { useSignOutEverywhere } from './queries';

/** Ends every session after a confirmation, including this one, for example after a phone is lost. */
export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const signOut = useSignOutEverywhere();
  const confirm = useOneAtATime(async () => {
    try {
      await signOut.mutateAsync();
    } catch (error) {
      setAsking(false);
      const description = serverMessage(error, 'Failed to sign out. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive', error });
    }
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Sign out everywhere"
        description="You will be signed out on every phone and computer, including this one. Nothing you have saved is lost."
        confirmLabel="Sign out everywhere"
        busyLabel="Signing out..."
        busy={signOut.isPending || signOut.isSuccess}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
