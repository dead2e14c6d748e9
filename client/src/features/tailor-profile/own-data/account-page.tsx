import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { Button, buttonClass } from '../../../ui/controls/button';
import { LogoutLink } from '../../../ui/controls/logout-link';
import { LogoutIcon } from '../../../ui/display/workroom-icons';
import { LoadError } from '../../../ui/feedback/load-error';
import { Loaded } from '../../../ui/feedback/loaded';
import { FormSection } from '../../../ui/layout/form-section';
import { PageHead } from '../../../ui/layout/page-head';
import { myTailorQuery, useSignOutEverywhere } from '../queries';
import { OwnDataSections } from './own-data-sections';
import { useState } from 'react';
import { useLeaveBook } from '../../../device-book/screens/use-leave-book';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useAction } from '../../../ui/feedback/use-action';

/** What is not part of the profile: the sessions, a copy of all data, and the deletion. Each applies at once. */
export function AccountPage() {
  usePageTitle('Account');
  const tailor = useQuery(myTailorQuery);
  return (
    <>
      <PageHead
        title="Account"
        subtitle="Logout, your data, delete"
        backHref={paths.settings()}
        backLabel="Back to settings"
      />
      <FormSection title="Logout">
        <div className="flex flex-wrap items-center gap-2">
          <LogoutLink className={buttonClass()}>
            <LogoutIcon />
            Logout
          </LogoutLink>
          <SignOutEverywhere />
        </div>
      </FormSection>
      <Loaded of={{ tailor }} pending={null} failed={(failure) => <LoadError title="Profile not found" {...failure} />}>
        {(loaded) => <OwnDataSections tailor={loaded.tailor} />}
      </Loaded>
    </>
  );
}

/** Ends every session after a confirmation, including this one, for example after a phone is lost. Unsent changes are named first. */
function SignOutEverywhere() {
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
