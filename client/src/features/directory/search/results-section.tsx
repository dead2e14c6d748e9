import { cx } from 'class-variance-authority';
import type { RefObject } from 'react';
import { type DirectoryQuery, type Filters, noFilters } from '@shared/directory/discover-filters';
import { discoverTitle } from '@shared/directory/discover-title';
import type { Near } from '@shared/places/contract';
import { useLocale } from '../../../lib/api/page-data';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { MapPanel } from '../map/map-panel';
import { useMapView } from '../map/use-map-view';
import { ActiveFilters } from './filters/active-filters';
import { LeaveOneOut } from './leave-one-out';
import { BeyondRadius, OtherMeanings, UnknownPlace, type PlacesProps } from './filters/place-answers';
import { Loading, Nothing, Results } from './results';
import { searchNote, searchTitle } from './search-words';
import { useDirectorySearch } from './use-directory-search';
import { useWiderSearches } from './use-wider-searches';

/** The tailors that match the filters: their number, the map and the list. `heading` gets the focus after a change. */
export function ResultsSection({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { filters, change, query, search, found } = useDirectorySearch();
  const [isMapOpen] = useMapView();
  const near = found?.near;
  const wider = useWiderSearches(query, found);
  usePageTitle(discoverTitle(filters, near));
  // The pressed element disappears with the change.
  const leave = () => heading.current?.focus({ preventScroll: true });
  const changeAway = (part: Partial<Filters>) => {
    change(part);
    leave();
  };
  const places = { places: near?.alternatives ?? [], onNear: (text: string) => changeAway({ near: text }) };
  const searchByName = (q: string) => changeAway({ near: '', radius: '', q });
  const clear = Object.keys(query).length > 0 ? () => changeAway(noFilters) : undefined;
  return (
    <section
      aria-labelledby="found"
      className={cx(
        isMapOpen &&
          'lg:grid lg:grid-cols-2 lg:grid-rows-[repeat(4,auto)_1fr] lg:items-start lg:gap-x-6 wide:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
      )}
    >
      <Count
        title={searchTitle(found, search.isError)}
        note={found && found.total > 0 ? searchNote(query, near) : undefined}
        {...{ heading, isMapOpen }}
      />
      {isMapOpen && <MapPanel {...{ search, query }} />}
      {near?.place && <OtherMeanings {...places} />}
      <ActiveFilters
        {...{ filters, near }}
        except={wider.ways.map(({ filter }) => filter)}
        isNothingFound={found?.total === 0}
        change={changeAway}
      />
      <div>
        <Results
          search={search}
          pathTo={(next) => paths.discover(filters, { cursor: next })}
          nothing={
            <NothingFound
              {...{ query, near, wider, places, clear }}
              onLeave={leave}
              onName={searchByName}
              onRadius={(radius) => changeAway({ radius })}
            />
          }
        />
      </div>
    </section>
  );
}

interface CountProps {
  title: string;
  /** What was searched for. */
  note: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  isMapOpen: boolean;
}

/** The count, and the note below it or at the end of its row. */
function Count({ title, note, heading, isMapOpen }: CountProps) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h1
        id="found"
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className={cx('text-title', isMapOpen && 'lg:text-section')}
      >
        {title}
      </h1>
      {note !== undefined && <p className="text-small text-muted max-lg:basis-full">{note}</p>}
    </div>
  );
}

interface NothingFoundProps {
  query: DirectoryQuery;
  near: Near | undefined;
  wider: ReturnType<typeof useWiderSearches>;
  places: PlacesProps;
  clear: (() => void) | undefined;
  onLeave: () => void;
  onName: (name: string) => void;
  onRadius: (radius: string) => void;
}

/** Explains an empty result: an unknown place, too many filters, no tailor within the radius, or none that matches the filters. */
function NothingFound({ query, near, wider, places, clear, onLeave, onName, onRadius }: NothingFoundProps) {
  const locale = useLocale();
  const [best, ...others] = wider.ways;
  if (near && !near.place) return <UnknownPlace {...places} {...{ query, onName }} />;
  if (wider.isLoading) return <Loading />;
  if (best) return <LeaveOneOut search={{ query, near, locale }} ways={[best, ...others]} {...{ onLeave, clear }} />;
  if (near?.place) return <BeyondRadius place={near.place} {...{ query, clear, onRadius }} />;
  return <Nothing clear={clear} />;
}
