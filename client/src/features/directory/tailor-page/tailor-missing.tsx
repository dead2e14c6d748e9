import { lazyScreen } from '../../../lib/navigation/lazy-screen';
import { sessionLink } from '../../../lib/navigation/session-link';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { PageNotice } from '../../../ui/layout/page-notice';
import { PlainHeader } from '../../../ui/layout/plain-header';
import { useSession } from '../../../lib/api/session';
import { EmptyHanger } from '../drawings';

/** Loaded for signed-in tailors alone. */
const OwnHiddenPage = lazyScreen(() => import('./own-hidden-page'), 'OwnHiddenPage');

/** The page of an address without a tailor. A tailor whose own page is hidden reads why instead. */
export function TailorMissing({ slug }: { slug: string }) {
  const { state } = useSession();
  return state === 'with-profile' ? <OwnHiddenPage slug={slug} otherwise={<NotFound />} /> : <NotFound />;
}

function NotFound() {
  const { state } = useSession();
  usePageTitle('Tailor Not Found');
  return (
    <>
      <PlainHeader {...sessionLink(state)} />
      <PageNotice
        picture={
          <div className="w-36">
            <EmptyHanger />
          </div>
        }
        title="Tailor Not Found"
        text="The tailor profile you're looking for doesn't exist."
      >
        <LinkButton variant="primary" size="lg" href={paths.discover()}>
          Back to Discovery
        </LinkButton>
      </PageNotice>
    </>
  );
}
