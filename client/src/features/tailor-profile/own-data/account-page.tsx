import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { buttonClass } from '../../../ui/controls/button';
import { LogoutLink } from '../../../ui/controls/logout-link';
import { LogoutIcon } from '../../../ui/display/workroom-icons';
import { LoadError } from '../../../ui/feedback/load-error';
import { FormSection } from '../../../ui/layout/form-section';
import { PageHead } from '../../../ui/layout/page-head';
import { myTailorQuery } from '../queries';
import { OwnDataSections } from './own-data-sections';
import { SignOutEverywhere } from './sign-out-everywhere';

/** What is not part of the profile: the sessions, a copy of all data, and the deletion. Each applies at once. */
export function AccountPage() {
  usePageTitle('Account');
  const { data: tailor, isPending, error, refetch } = useQuery(myTailorQuery);
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
      {tailor && <OwnDataSections tailor={tailor} />}
      {!isPending && !tailor && <LoadError title="Profile not found" error={error} retry={refetch} />}
    </>
  );
}
