import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { chipCount, noFilters, queryOf } from '@shared/discover-filters';
import { discoverTitle } from '@shared/discover-title';
import { ownPlace } from '../../lib/own-place';
import { usePageTitle } from '../../lib/page-title';
import { paths } from '../../paths';
import { SiteFooter } from '../../ui/site-footer';
import { PlainHeader } from '../../ui/site-header';
import { useSession } from '../session/queries';
import { FilterPanel } from './filter-panel';
import { Finder } from './finder';
import { searchQuery } from './queries';
import { Results } from './results';
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
  const total = search.isPlaceholderData ? undefined : search.data?.pages[0]?.total;
  return (
    <div className="directory">
      <PlainHeader {...ownPlace(state)} returnTo={paths.discover(filters)} />
      <main id="main" tabIndex={-1}>
        <Finder
          near={filters.near}
          onNear={(near) => change({ near }, { replace: true })}
          chips={chipCount(filters)}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
        <div className="wrap search">
          <FilterPanel {...{ filters, change, isOpen, total }} onDone={showResults} />
          <section aria-labelledby="found">
            <div className="found">
              <h1 id="found" ref={heading} tabIndex={-1} aria-live="polite">
                {searchTitle(total, search.isError)}
              </h1>
              {total !== undefined && total > 0 && <p className="small muted">{searchNote(query)}</p>}
            </div>
            <Results search={search} clear={Object.keys(query).length > 0 ? () => change(noFilters) : undefined} />
          </section>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
