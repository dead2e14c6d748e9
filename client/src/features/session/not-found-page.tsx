import { useLocation } from 'wouter';
import { isWorkroomPage, pageAt } from '@shared/pages/pages';
import { ownPlace } from '../../lib/navigation/own-place';
import { usePageTitle } from '../../lib/navigation/page-title';
import { paths } from '../../paths';
import { buttonClass, LinkButton } from '../../ui/controls/button';
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
      <SiteHeader {...ownPlace(state)} />
      <main
        className="grid min-h-window-below-bar place-items-center px-gutter py-12 text-center"
        id="main"
        tabIndex={-1}
      >
        <div className="grid justify-items-center gap-4">
          <ClothNumerals />
          <h1>404 Page Not Found</h1>
          <p className="max-w-measure text-lead text-pretty text-muted">
            {isOwnScreen
              ? 'You are not signed in. Log in to open this page.'
              : 'We could not find this page. It may have moved, or the link may be incomplete.'}
          </p>
          <div className="mt-2 flex w-full max-w-96 flex-wrap items-center justify-center gap-2 *:flex-[1_1_10.5rem]">
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
        </div>
      </main>
    </>
  );
}

function isWorkroomPath(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== undefined && isWorkroomPage(page.name);
}
