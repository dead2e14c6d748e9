import { useLocation } from 'wouter';
import { isWorkroomPage, pageAt } from '@shared/pages/pages';
import { sessionLink } from '../../lib/navigation/session-link';
import { usePageTitle } from '../../lib/navigation/page-title';
import { paths } from '../../paths';
import { buttonClass, LinkButton } from '../../ui/controls/button';
import { PageNotice } from '../../ui/layout/page-notice';
import { SiteHeader } from '../../ui/layout/site-header';
import { useSession } from '../../lib/api/session';
import { ClothNumerals } from './cloth-numerals';

/** For every URL without a screen; for visitors this includes the screens of signed-in users. */
export function NotFoundPage() {
  const { state } = useSession();
  const [path] = useLocation();
  const isOwnScreen = state === 'signed-out' && isWorkroomPath(path);
  usePageTitle('404 Page Not Found');
  return (
    <>
      <SiteHeader {...sessionLink(state)} />
      <PageNotice
        picture={<ClothNumerals />}
        title="404 Page Not Found"
        text={
          isOwnScreen
            ? 'You are not signed in. Log in to open this page.'
            : 'We could not find this page. It may have moved, or the link may be incomplete.'
        }
      >
        <div className="mt-2 flex w-full max-w-96 flex-wrap items-center justify-center gap-2 *:grow *:basis-42">
          {isOwnScreen && (
            <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={paths.login(path)}>
              Log In
            </a>
          )}
          <LinkButton variant={isOwnScreen ? undefined : 'primary'} size="lg" href={paths.home()}>
            Go to home page
          </LinkButton>
          <LinkButton size="lg" href={paths.discover()}>
            Find a Tailor
          </LinkButton>
        </div>
      </PageNotice>
    </>
  );
}

function isWorkroomPath(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== undefined && isWorkroomPage(page.name);
}
