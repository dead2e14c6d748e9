import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useDropOtherDrafts } from '../../../forms/use-draft';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { useIsSuspended } from '../../../lib/api/own-account';
import { useSession } from '../../../lib/api/session';
import { paths } from '../../../paths';
import { AppFrame } from '../../../ui/layout/app-frame';
import { buttonClass } from '../../../ui/controls/button';
import { HeaderBar, headerLinkClass } from '../../../ui/layout/header-bar';
import { LogoutIcon } from '../../../ui/display/workroom-icons';
import { LoadError } from '../../../ui/feedback/load-error';
import { Logo } from '../../../ui/layout/logo';
import { LogoutLink } from '../../../ui/controls/logout-link';
import { Spinner } from '../../../ui/feedback/spinner';
import { ProfileSetup } from './profile-setup';
import type { ProfileValues } from '../profile-values';
import { hasNoProfile, myTailorQuery } from '../queries';
import '../../../styles/later.css';

/**
 * The setup of the own profile. The session says that there is none, but another tab or device may have created one since.
 * So this page loads the profile; if there is one, the form updates it.
 */
export function RegisterPage() {
  const profile = useQuery(myTailorQuery);
  const [typed, setTyped] = useState<ProfileValues>();
  useDropOtherDrafts();
  usePageTitle(headingOf(profile.data !== undefined));
  const isSuspended = useIsSuspended();
  if (isSuspended) return <Suspended />;
  if (profile.isPending)
    return (
      <Frame>
        <Spinner label="Loading..." />
      </Frame>
    );
  if (profile.isLoadingError && !hasNoProfile(profile.error)) {
    return (
      <Frame>
        <LoadError as="h1" title="Could not load your profile" error={profile.error} retry={profile.refetch} />
      </Frame>
    );
  }
  const loadProfileMadeElsewhere = (values: ProfileValues) => {
    setTyped(values);
    void profile.refetch();
  };
  return (
    <Frame>
      <h1 className="pt-4 pb-8">{headingOf(profile.data !== undefined)}</h1>
      <ProfileSetup
        key={profile.data?.id}
        tailor={profile.data}
        typedBefore={typed}
        onProfileExists={loadProfileMadeElsewhere}
      />
    </Frame>
  );
}

/** For a user who is suspended by a decision about an earlier account: a page cannot be created. */
function Suspended() {
  return (
    <Frame>
      <h1 className="pt-4 pb-4">Your account is suspended</h1>
      <p className="max-w-measure">
        The people who run this site suspended an earlier account of yours, and that still holds. You cannot create a
        page. <Link href={paths.contact()}>Write to them</Link> if you think that this is wrong.
      </p>
    </Frame>
  );
}

const headingOf = (exists: boolean) => (exists ? 'Update Your Tailor Profile' : 'Create Your Tailor Profile');

function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <AppFrame>
      <HeaderBar>
        <Logo />
        {user?.isOperator && (
          <Link className={cx(headerLinkClass, 'ms-auto')} href={paths.operator()}>
            Operator
          </Link>
        )}
        <LogoutLink
          className={buttonClass({ variant: 'ghost' }, cx('whitespace-nowrap', !user?.isOperator && 'ms-auto'))}
        >
          <LogoutIcon />
          Logout
        </LogoutLink>
      </HeaderBar>
      <main id="main" className="wrap min-w-0 pt-2 pb-16 shell:pt-6 shell:pb-20" tabIndex={-1}>
        {children}
      </main>
    </AppFrame>
  );
}
