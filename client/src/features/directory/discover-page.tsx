import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { chipCount, noFilters, queryOf, type DirectoryQuery } from '@shared/discover-filters';
import { discoverTitle } from '@shared/discover-title';
import type { Near } from '@shared/places';
import { radiusLimits } from '@shared/radius';
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
import { BeyondRadius, OtherMeanings, UnknownPlace, type PlacesProps } from './place-answers';
import { searchQuery } from './queries';
import { Nothing, Results } from './results';
import { searchNote, searchTitle } from './search-words';
import { useFilters } from './use-filters';
import './directory.css';

/** The public directory: filters that live in the address, and the tailors that match them. */
export function DiscoverPage() {
  const { state } = useSession();
  const [filters, change] = useFilters();
  const query = queryOf(filters);
  const search = useInfiniteQuery(searchQuery(query));
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(discoverTitle(filters));

  const showResults = () => {
    setOpen(false);
    heading.current?.focus();
  };
  // The results of the last filters stay on view until the new ones are here; their number would be a lie.
  const found = search.isPlaceholderData ? undefined : search.data?.pages[0];
  const near = found?.near;
  const places = { places: near?.alternatives ?? [], onNear: (text: string) => change({ near: text }) };
  const clear = Object.keys(query).length > 0 ? () => change(noFilters) : undefined;
  const focusCount = () => heading.current?.focus({ preventScroll: true });
  return (
    <div className="directory">
      <PlainHeader {...ownPlace(state)} returnTo={paths.discover(filters)} />
      <main id="main" tabIndex={-1}>
        <Finder
          filters={filters}
          change={change}
          chips={chipCount(filters)}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
        <div className="wrap search">
          <FilterPanel {...{ filters, change, isOpen, found }} onDone={showResults} />
          <section aria-labelledby="found">
            <div className="found">
              <h1 id="found" ref={heading} tabIndex={-1} aria-live="polite">
                {searchTitle(found, search.isError)}
              </h1>
              {found && found.total > 0 && <p className="small muted">{searchNote(query, near)}</p>}
            </div>
            {near?.place && <OtherMeanings {...places} />}
            <ActiveFilters {...{ filters, near, change }} onRemoved={focusCount} />
            <Results search={search} nothing={<NothingFound {...{ query, near, places, clear }} />} />
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
}

/** Why there is nothing: a place that nobody knows, a radius with nobody in it, or filters that nobody matches. */
function NothingFound({ query, near, places, clear }: NothingFoundProps) {
  if (near && !near.place) return <UnknownPlace {...places} />;
  const canWiden = near && Number(query.radius ?? 0) < radiusLimits.max;
  return canWiden ? <BeyondRadius {...{ query, near, clear }} /> : <Nothing clear={clear} />;
}
