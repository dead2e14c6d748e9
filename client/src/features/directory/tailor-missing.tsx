import { ownPlace } from '../../lib/own-place';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/button';
import { PlainHeader } from '../../ui/site-header';
import { useSession } from '../session/queries';
import { EmptyHanger } from './drawings';

export function TailorMissing() {
  const { state } = useSession();
  usePageTitle('Tailor Not Found');
  return (
    <div className="tailor-page">
      <PlainHeader {...ownPlace(state)} />
      <main className="nobody" id="main" tabIndex={-1}>
        <div className="nobody__in">
          <EmptyHanger />
          <h1>Tailor Not Found</h1>
          <p className="lead">The tailor profile you&apos;re looking for doesn&apos;t exist.</p>
          <LinkButton variant="primary" size="lg" href={paths.discover()}>
            Back to Discovery
          </LinkButton>
        </div>
      </main>
    </div>
  );
}
