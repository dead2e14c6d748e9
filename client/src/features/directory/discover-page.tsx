import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { noFilters, queryOf, type DirectoryQuery, type Filters } from '@shared/discover-filters';
import { discoverTitle } from '@shared/discover-title';
import type { Near } from '@shared/places';
import { cx } from 'class-variance-authority';
import { ownPlace } from '../../lib/own-place';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../paths';
import { SiteFooter } from '../../ui/site-footer';
import { PlainHeader } from '../../ui/site-header';
import { PlacesCredit } from '../../places/places-credit';
import { useSession } from '../session/queries';
import { ActiveFilters } from './active-filters';
import { FilterPanel } from './filter-panel';
import { Finder } from './finder';
import { MapPanel } from './map-panel';
import { MapToggle } from './map-toggle';
import { BeyondRadius, OtherMeanings, UnknownPlace, type PlacesProps } from './place-answers';
import { searchQuery } from './queries';
import { Nothing, Results } from './results';
import { searchNote, searchTitle } from './search-words';
import { useFilters } from './use-filters';
import { useKeptState } from './use-kept-state';
import { useMapView } from './use-map-view';
import './directory.css';

/** The public directory: filters that live in the address, and the tailors that match them. */
export function DiscoverPage() {
  const { state } = useSession();
  const [filters, change] = useFilters();
  const query = queryOf(filters);
  const search = useInfiniteQuery(searchQuery(query));
  const [isOpen, setOpen] = useKeptState('filters');
  const [isMapOpen, showMap] = useMapView();
  const heading = useRef<HTMLHeadingElement>(null);

  const showResults = () => {
    setOpen(false);
    heading.current?.focus();
  };
  // The results of the last filters stay on view until the new ones are here; their number would be a lie.
  const found = search.isPlaceholderData ? undefined : search.data?.pages[0];
  const near = found?.near;
  usePageTitle(discoverTitle(filters, near));
  const focusCount = () => heading.current?.focus({ preventScroll: true });
  // What was pressed goes with what it changes.
  const changeAway = (part: Partial<Filters>) => {
    change(part);
    focusCount();
  };
  const places = { places: near?.alternatives ?? [], onNear: (text: string) => changeAway({ near: text }) };
  const searchByName = (q: string) => changeAway({ near: '', radius: '', q });
  const clear = Object.keys(query).length > 0 ? () => changeAway(noFilters) : undefined;
  return (
    <div className={cx('directory', isMapOpen && 'directory--map')}>
      <PlainHeader {...ownPlace(state)} returnTo={paths.discover(filters, { map: isMapOpen })} />
      <main id="main" tabIndex={-1}>
        <Finder filters={filters} understood={near} change={change} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <div className="search wrap">
          <FilterPanel {...{ filters, change, isOpen, found }} onDone={showResults} />
          <section aria-labelledby="found" className={cx(isMapOpen && 'listed--map')}>
            <div className="found">
              <h1 id="found" ref={heading} tabIndex={-1} aria-live="polite">
                {searchTitle(found, search.isError)}
              </h1>
              {found && found.total > 0 && <p className="small muted">{searchNote(query, near)}</p>}
              <MapToggle isOpen={isMapOpen} onToggle={showMap} />
            </div>
            {isMapOpen && <MapPanel {...{ search, query }} />}
            {near?.place && <OtherMeanings {...places} />}
            <ActiveFilters {...{ filters, near }} change={changeAway} />
            <div>
              <Results
                search={search}
                nothing={<NothingFound {...{ query, near, places, clear }} onName={searchByName} />}
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

interface NothingFoundProps {
  query: DirectoryQuery;
  near: Near | undefined;
  places: PlacesProps;
  clear: (() => void) | undefined;
  onName: (name: string) => void;
}

/** Why there is nothing: a place that nobody knows, a radius with nobody in it, or filters that nobody matches. */
function NothingFound({ query, near, places, clear, onName }: NothingFoundProps) {
  if (!near) return <Nothing clear={clear} />;
  const { place } = near;
  if (!place) return <UnknownPlace {...places} {...{ query, onName }} />;
  return <BeyondRadius {...{ query, place, clear }} />;
}
