import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { noFilters, queryOf, type DirectoryQuery, type Filters } from '@shared/discover-filters';
import { discoverTitle } from '@shared/discover-title';
import type { Near } from '@shared/places';
import { cx } from 'class-variance-authority';
import { ownPlace } from '../../../lib/own-place';
import { Queries } from '../../../lib/queries';
import { usePageTitle } from '../../../lib/page-title';
import { paths } from '../../../paths';
import { SiteFooter } from '../../../ui/layout/site-footer';
import { PlainHeader } from '../../../ui/layout/site-header';
import { PlacesCredit } from '../../../places/places-credit';
import { useSession } from '../../../lib/session';
import { ActiveFilters } from './active-filters';
import { FilterPanel } from './filter-panel';
import { Finder } from './finder';
import { MapPanel } from '../map/map-panel';
import { MapToggle } from '../map/map-toggle';
import { BeyondRadius, OtherMeanings, UnknownPlace, type PlacesProps } from './place-answers';
import { searchQuery } from '../queries';
import { Nothing, Results } from './results';
import { searchNote, searchTitle } from './search-words';
import { useFilters } from './use-filters';
import { useKeptState } from './use-kept-state';
import { useMapView } from '../map/use-map-view';

/** The public directory: the filters, which are kept in the URL, and the tailors that match them. */
export function DiscoverPage() {
  return (
    <Queries>
      <Directory />
    </Queries>
  );
}

function Directory() {
  const { state } = useSession();
  const [filters, change, cursor] = useFilters();
  const query = queryOf(filters);
  const search = useInfiniteQuery(searchQuery(query, cursor));
  const [isOpen, setOpen] = useKeptState('filters');
  const [isMapOpen, showMap] = useMapView();
  const heading = useRef<HTMLHeadingElement>(null);

  const showResults = () => {
    setOpen(false);
    heading.current?.focus();
  };
  // The previous results stay visible until the new ones arrive; their count would be wrong for the new filters.
  const found = search.isPlaceholderData ? undefined : search.data?.pages[0];
  const near = found?.near;
  usePageTitle(discoverTitle(filters, near));
  const focusCount = () => heading.current?.focus({ preventScroll: true });
  // The pressed element disappears with the change.
  const changeAway = (part: Partial<Filters>) => {
    change(part);
    focusCount();
  };
  const places = { places: near?.alternatives ?? [], onNear: (text: string) => changeAway({ near: text }) };
  const searchByName = (q: string) => changeAway({ near: '', radius: '', q });
  const clear = Object.keys(query).length > 0 ? () => changeAway(noFilters) : undefined;
  return (
    <div className="group/page" data-map={isMapOpen || undefined}>
      <PlainHeader {...ownPlace(state)} returnTo={paths.discover(filters, { map: isMapOpen })} />
      <main id="main" tabIndex={-1}>
        <Finder filters={filters} understood={near} change={change} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-20 lg:grid-cols-[19.5rem_minmax(0,1fr)] lg:gap-[clamp(2rem,3vw,3rem)] lg:pt-8 lg:max-[1200px]:group-data-map/page:grid-cols-1 min-[1200px]:group-data-map/page:max-w-[100rem]">
          <FilterPanel {...{ filters, change, isOpen, found }} onDone={showResults} />
          <section
            aria-labelledby="found"
            className={cx(
              isMapOpen &&
                'lg:grid lg:grid-cols-2 lg:grid-rows-[repeat(4,auto)_1fr] lg:items-start lg:gap-x-6 min-[1200px]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
            )}
          >
            <Found
              title={searchTitle(found, search.isError)}
              note={found && found.total > 0 ? searchNote(query, near) : undefined}
              {...{ heading, isMapOpen, showMap }}
            />
            {isMapOpen && <MapPanel {...{ search, query }} />}
            {near?.place && <OtherMeanings {...places} />}
            <ActiveFilters {...{ filters, near }} change={changeAway} />
            <div>
              <Results
                search={search}
                pathTo={(next) => paths.discover(filters, { cursor: next })}
                nothing={
                  <NothingFound
                    {...{ query, near, places, clear }}
                    onName={searchByName}
                    onRadius={(radius) => changeAway({ radius })}
                  />
                }
              />
            </div>
          </section>
          <PlacesCredit />
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}

interface FoundProps {
  title: string;
  /** What was searched for. */
  note: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  isMapOpen: boolean;
  showMap: (isOpen: boolean) => void;
}

/** The count and the map button in one row; the note below them, or between them on wide screens. */
function Found({ title, note, heading, isMapOpen, showMap }: FoundProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1
        id="found"
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className={cx(
          'flex-[1_1_8rem] text-[clamp(1.625rem,1.4rem+1vw,2.125rem)]',
          isMapOpen ? 'lg:text-[1.75rem]' : 'lg:flex-initial',
        )}
      >
        {title}
      </h1>
      {note !== undefined && (
        <p className={cx('order-1 basis-full text-small text-muted', !isMapOpen && 'lg:order-0 lg:flex-[1_1_8rem]')}>
          {note}
        </p>
      )}
      <MapToggle isOpen={isMapOpen} onToggle={showMap} />
    </div>
  );
}

interface NothingFoundProps {
  query: DirectoryQuery;
  near: Near | undefined;
  places: PlacesProps;
  clear: (() => void) | undefined;
  onName: (name: string) => void;
  onRadius: (radius: string) => void;
}

/** Explains an empty result: an unknown place, no tailor within the radius, or no tailor that matches the filters. */
function NothingFound({ query, near, places, clear, onName, onRadius }: NothingFoundProps) {
  if (!near) return <Nothing clear={clear} />;
  const { place } = near;
  if (!place) return <UnknownPlace {...places} {...{ query, onName }} />;
  return <BeyondRadius {...{ query, place, clear, onRadius }} />;
}
