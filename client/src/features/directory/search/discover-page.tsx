import { useRef, useState } from 'react';
import { useSession } from '../../../lib/api/session';
import { useMediaQuery } from '../../../lib/media-query';
import { sessionLink } from '../../../lib/navigation/session-link';
import { useOneAtATime } from '../../../lib/one-at-a-time';
import { useHydrated } from '../../../lib/pages/hydrated';
import { paths } from '../../../paths';
import { PlacesCredit } from '../../../places/places-credit';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { PlainHeader } from '../../../ui/layout/plain-header';
import { SiteFooter } from '../../../ui/layout/site-footer';
import { MapToggle } from '../map/map-toggle';
import { useMapView } from '../map/use-map-view';
import type { FilterSheet } from './filters/filter-sheet';
import { useFilters } from './filters/use-filters';
import { Finder, RadiusPart } from './finder';

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
  const [isMapOpen, showMap] = useMapView();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<{ FilterSheet: typeof FilterSheet }>();
  const open = useOneAtATime(async () => setOpened(await (await import('./search-parts')).loadSheet()));
  const isRail = useMediaQuery('(min-width: 960px)');
  const isHydrated = useHydrated();
  return (
    <div className="group/page" data-map={isMapOpen || undefined}>
      <PlainHeader {...sessionLink(state)} returnTo={paths.discover(filters, { map: isMapOpen })} />
      <main id="main" tabIndex={-1}>
        <Finder
          {...{ filters, change }}
          onFilters={() => void open()}
          map={<MapToggle isOpen={isMapOpen} onToggle={showMap} />}
        />
        <div className="wrap grid grid-cols-1 gap-6 pt-4 pb-20 lg:cols-start-68 lg:gap-10 lg:pt-8 lg:max-wide:group-data-map/page:grid-cols-1 wide:group-data-map/page:max-w-[100rem]">
          {/* The server does not know the width. A phone removes the panel before React takes it over. */}
          {(isRail || !isHydrated) && <FilterPart />}
          <FoundPart heading={heading} />
          <PlacesCredit />
        </div>
      </main>
      <SiteFooter />
      {opened && <opened.FilterSheet heading={heading} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

DiscoverPage.parts = [FilterPart, FoundPart, RadiusPart, SiteFooter];
