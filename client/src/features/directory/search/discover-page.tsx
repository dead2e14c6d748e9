import { useRef } from 'react';
import { sessionLink } from '../../../lib/navigation/session-link';
import { useSession } from '../../../lib/api/session';
import { paths } from '../../../paths';
import { PlacesCredit } from '../../../places/places-credit';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { PlainHeader } from '../../../ui/layout/plain-header';
import { SiteFooter } from '../../../ui/layout/site-footer';
import { MapToggle } from '../map/map-toggle';
import { useMapView } from '../map/use-map-view';
import { Finder, RadiusPart } from './finder';
import { useFilters } from './filters/use-filters';
import { useKeptState } from './use-kept-state';

const FilterPart = lazyPart(
  async () => (await import('./search-parts')).FilterPart,
  <div className="hidden lg:block" />,
);
const FoundPart = lazyPart(
  async () => (await import('./search-parts')).FoundPart,
  <div className="min-h-(--window)" />,
);

/** The public directory: the filters, which are kept in the URL, and the tailors that match them. */
export function DiscoverPage() {
  const { state } = useSession();
  const [filters, change] = useFilters();
  const [isOpen, setOpen] = useKeptState('filters');
  const [isMapOpen, showMap] = useMapView();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="group/page" data-map={isMapOpen || undefined}>
      <PlainHeader {...sessionLink(state)} returnTo={paths.discover(filters, { map: isMapOpen })} />
      <main id="main" tabIndex={-1}>
        <Finder
          {...{ filters, change, isOpen }}
          onToggle={() => setOpen(!isOpen)}
          map={<MapToggle isOpen={isMapOpen} onToggle={showMap} />}
        />
        <div className="wrap grid grid-cols-1 gap-6 pt-4 pb-20 lg:cols-start-68 lg:gap-10 lg:pt-8 lg:max-wide:group-data-map/page:grid-cols-1 wide:group-data-map/page:max-w-[100rem]">
          <FilterPart isOpen={isOpen} setOpen={setOpen} heading={heading} />
          <FoundPart heading={heading} />
          <PlacesCredit />
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}

DiscoverPage.parts = [FilterPart, FoundPart, RadiusPart];
