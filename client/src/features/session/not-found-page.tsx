import { ownPlace } from '../../lib/own-place';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/button';
import { SiteHeader } from '../../ui/site-header';
import { useSession } from './queries';
import { ClothNumerals } from './cloth-numerals';
import './not-found-page.css';

/** For every address that no screen answers. */
export function NotFoundPage() {
  const { state } = useSession();
  usePageTitle('404 Page Not Found');
  return (
    <>
      <SiteHeader {...ownPlace(state)} />
      <main className="lost" id="main" tabIndex={-1}>
        <div className="lost__in">
          <ClothNumerals />
          <h1>404 Page Not Found</h1>
          <p className="lead">We could not find this page. It may have moved, or the link may be incomplete.</p>
          <div className="row lost__go">
            <LinkButton variant="primary" size="lg" href={paths.home()}>
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
