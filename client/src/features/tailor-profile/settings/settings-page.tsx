import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryState } from '../../../lib/navigation/history-state';
import { useReopenedForm } from '../../../forms/use-draft';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { useIsSuspended } from '../../../lib/api/session';
import { paths, pricesFragment } from '../../../paths';
import { DecisionNotice } from '../../../standing/decision-notice';
import { Button } from '../../../ui/controls/button';
import { EditIcon } from '../../../ui/display/workroom-icons';
import { LoadError } from '../../../ui/feedback/load-error';
import { PageHead } from '../../../ui/layout/page-head';
import type { ProfileValues } from '../profile-values';
import { myTailorQuery } from '../queries';
import { SettingsForm } from './settings-form';
import { SettingsSkeleton } from './settings-skeleton';
import { SettingsView } from './settings-view';

type Mode = 'reading' | 'editing' | 'adding-a-number' | 'changing-prices' | 'back-to-reading';

/** The first field of a mode of editing; without one the form gets the focus. */
const firstFields: Partial<Record<Mode, keyof ProfileValues>> = {
  'adding-a-number': 'phone',
  'changing-prices': 'fromPrices',
};

/** The own profile: read-only, and editable after 'Edit Profile'. */
export function SettingsPage() {
  usePageTitle('Profile Settings');
  const { data: tailor, isPending, error, refetch } = useQuery(myTailorQuery);
  const [mode, setMode] = useState(initialMode);
  const isSuspended = useIsSuspended();
  const isEditing = !isSuspended && mode !== 'reading' && mode !== 'back-to-reading';
  useReopenedForm('profile', tailor && (() => setMode('editing')));
  const stopEditing = () => {
    // A reload then shows the saved values.
    if (location.hash) history.replaceState(history.state as EntryState | null, '', paths.settings());
    setMode('back-to-reading');
  };
  const edit = (
    <Button variant="primary" autoFocus={mode === 'back-to-reading'} onClick={() => setMode('editing')}>
      <EditIcon />
      Edit Profile
    </Button>
  );
  return (
    <>
      <PageHead
        title="Profile Settings"
        subtitle="Manage your business information and preferences"
        backHref={paths.dashboard()}
        backLabel="Back to dashboard"
        action={tailor && !isEditing && !isSuspended && edit}
      />
      {isSuspended && (
        <div className="mb-6">
          <DecisionNotice text="Your account is suspended: your profile cannot be changed until that is lifted. You can download your data or delete your account below." />
        </div>
      )}
      {isPending && <SettingsSkeleton />}
      {!isPending && !tailor && <LoadError title="Profile not found" error={error} retry={refetch} />}
      {tailor && isEditing && <SettingsForm tailor={tailor} beginAt={firstFields[mode]} onDone={stopEditing} />}
      {tailor && !isEditing && <SettingsView tailor={tailor} onAddNumber={() => setMode('adding-a-number')} />}
    </>
  );
}

const initialMode = (): Mode => (location.hash === `#${pricesFragment}` ? 'changing-prices' : 'reading');
