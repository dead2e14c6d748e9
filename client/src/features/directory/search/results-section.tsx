import { cx } from 'class-variance-authority';
import type { RefObject } from 'react';
import { type DirectoryQuery, type Filters, noFilters } from '@shared/directory/discover-filters';
import { discoverTitle } from '@shared/directory/discover-title';
import type { Near } from '@shared/places/contract';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { MapPanel } from '../map/map-panel';
import { useMapView } from '../map/use-map-view';
import { ActiveFilters } from './filters/active-filters';
import { BeyondRadius, OtherMeanings, UnknownPlace, type PlacesProps } from './filters/place-answers';
import { Nothing, Results } from './results';
import { searchNote, searchTitle } from './search-words';
import { useDirectorySearch } from './use-directory-search';

/** The tailors that match the filters: their number, the map and the list. `heading` gets the focus after a change. */
export function ResultsSection({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { filters, change, query, search, found } = useDirectorySearch();
  const [isMapOpen] = useMapView();
  const near = found?.near;
  usePageTitle(discoverTitle(filters, near));
  // The pressed element disappears with the change.
  const changeAway = (part: Partial<Filters>) => {
    change(part);
    heading.current?.focus({ preventScroll: true });
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
