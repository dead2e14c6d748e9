import { lazyScreen } from '../../../lib/navigation/lazy-screen';
import { ownPlace } from '../../../lib/navigation/own-place';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
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
      <PlainHeader {...ownPlace(state)} />
      <main
        className="grid min-h-window-below-bar place-items-center px-gutter py-12 text-center"
        id="main"
        tabIndex={-1}
      >
        <div className="grid justify-items-center gap-4">
          <div className="w-36">
            <EmptyHanger />
          </div>
          <h1>Tailor Not Found</h1>
          <p className="max-w-measure text-lead text-pretty text-muted">
            The tailor profile you&apos;re looking for doesn&apos;t exist.
          </p>
          <LinkButton variant="primary" size="lg" href={paths.discover()}>
            Back to Discovery
          </LinkButton>
        </div>
      </main>
    </>
  );
}
