import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Tailor } from '@shared/tailor/contract';
import { arePricesStale } from '@shared/tailor/fact-texts';
import type { EntryState } from '../../../lib/navigation/history-state';
import { useReopenedForm } from '../../../forms/use-draft';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { useIsSuspended } from '../../../lib/api/own-account';
import { paths, pricesFragment } from '../../../paths';
import { DecisionNotice } from '../../../moderation/decision-notice';
import { LoadError } from '../../../ui/feedback/load-error';
import { Loaded } from '../../../ui/feedback/loaded';
import { PageHead } from '../../../ui/layout/page-head';
import type { ProfileValues } from '../profile-values';
import { myTailorQuery } from '../queries';
import { showSection } from './section-list';
import { type SectionName, sectionNames } from './sections';
import { SettingsForm } from './settings-form';
import { SettingsView } from './settings-view';
import { Skeleton } from '../../../ui/feedback/skeleton';

type Mode = 'reading' | 'editing' | 'adding-a-number' | 'changing-prices' | 'back-to-reading';

/** The first field of a mode of editing; without one the row of the open section gets the focus. */
const firstFields: Partial<Record<Mode, keyof ProfileValues>> = {
  'adding-a-number': 'phone',
  'changing-prices': 'fromPrices',
};

/** The own profile in sections: read-only, and one form after 'Edit Profile'. `newOrdersForm` closes the book for new orders. */
export function SettingsPage({ newOrdersForm }: { newOrdersForm: ReactNode }) {
  usePageTitle('Profile Settings');
  const profile = useQuery(myTailorQuery);
  const tailor = profile.data;
  const [mode, setMode] = useState(initialMode);
  const isSuspended = useIsSuspended();
  const isEditing = !isSuspended && mode !== 'reading' && mode !== 'back-to-reading';
  /** The section that the user has opened; null if they have closed it. */
  const [chosen, setChosen] = useState<SectionName | null | undefined>(
    mode === 'changing-prices' ? 'facts' : undefined,
  );
  const open = chosen === undefined && tailor ? sectionInNeed(tailor) : (chosen ?? null);
  const edit = (how: Mode, section: SectionName) => {
    setChosen(section);
    setMode(how);
  };
  const editOpenSection = () => edit('editing', chosen ?? 'business');
  useReopenedForm('profile', tailor && editOpenSection);
  const stopEditing = () => {
    // A reload then shows the saved values.
    if (location.hash) history.replaceState(history.state as EntryState | null, '', paths.settings());
    setMode('back-to-reading');
  };
  const editButton = useRef<HTMLButtonElement>(null);
  const arrive = useEffectEvent(() => (open ? showSection(open) : editButton.current?.focus()));
  useEffect(() => {
    if (mode === 'editing' || mode === 'back-to-reading') arrive();
  }, [mode]);
  const section = { open, onOpen: setChosen };
  return (
    <>
      <PageHead
        title="Profile Settings"
        subtitle="Manage your business information and preferences"
        backHref={paths.dashboard()}
        backLabel="Back to dashboard"
      />
      {isSuspended && (
        <div className="mb-6">
          <DecisionNotice text="Your account is suspended: your profile cannot be changed until that is lifted. You can download your data or delete your account under Account." />
        </div>
      )}
      <div className="-mt-2 shell:max-w-176">
        <Loaded
          of={{ profile }}
          pending={<SettingsSkeleton />}
          failed={(failure) => <LoadError title="Profile not found" {...failure} />}
        >
          {(loaded) =>
            isEditing ? (
              <SettingsForm {...section} tailor={loaded.profile} beginAt={firstFields[mode]} onDone={stopEditing} />
            ) : (
              <SettingsView
                {...section}
                tailor={loaded.profile}
                onEdit={isSuspended ? undefined : editOpenSection}
                editButton={editButton}
                newOrdersForm={newOrdersForm}
                onAddNumber={() => edit('adding-a-number', 'contact')}
              />
            )
          }
        </Loaded>
      </div>
    </>
  );
}

const initialMode = (): Mode => (location.hash === `#${pricesFragment}` ? 'changing-prices' : 'reading');

/** Returns the section with a notice that the tailor should see, which is open at first. */
function sectionInNeed(tailor: Tailor): SectionName | null {
  if (tailor.hiddenAt) return 'public';
  if (tailor.profilePictureHiddenAt) return 'business';
  if (!tailor.phone && !tailor.whatsapp) return 'contact';
  return arePricesStale(tailor.pricesSetAt, new Date()) ? 'facts' : null;
}

/** The placeholder of the settings while they load. */
function SettingsSkeleton() {
  return (
    <div role="status" className="border-t border-hairline">
      <span className="sr-only">Loading...</span>
      {sectionNames.map((name) => (
        <div key={name} className="grid min-h-14 content-center gap-1.5 border-b border-hairline" aria-hidden="true">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-3.5 w-32" />
        </div>
      ))}
    </div>
  );
}
