import { chipCount, isPoint, type Filters } from '@shared/directory/discover-filters';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { Button } from '../../../ui/controls/button';
import { FiltersIcon } from '../../../ui/display/filters-icon';
import { NearField, YOUR_LOCATION } from '../../../places/near-field';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { placeTextCount } from './filters/place-texts';
import type { ChangeFilters } from './filters/use-filters';

export const RadiusPart = lazyPart(async () => (await import('./search-parts')).RadiusPart, <div />);

interface FinderProps {
  filters: Filters;
  change: ChangeFilters;
  /** Opens the filters. */
  onFilters: () => void;
  /** The button that opens the map. */
  map: ReactNode;
}

/**
 * The bar at the top: the place, the radius, on narrow screens the button that opens the filters, and the button that opens
 * the map.
 */
export function Finder({ filters, change, onFilters, map }: FinderProps) {
  const { near } = filters;
  const behindButton = chipCount(filters) + placeTextCount(filters) + (filters.q ? 1 : 0);
  const search = (place: string) => change(place ? { near: place } : { near: '', radius: '' });
  return (
    <form
      className="border-b border-hairline bg-surface"
      action={paths.discover()}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <div
        className={cx(
          // Flex wraps large text.
          'wrap flex flex-wrap items-start gap-2 py-3 lg:grid lg:py-4',
          near
            ? 'lg:grid-cols-[minmax(0,1fr)_13rem_auto] lg:max-wide:group-data-map/page:grid-cols-[minmax(0,1fr)_13rem_auto_auto]'
            : 'lg:cols-end-auto lg:max-wide:group-data-map/page:grid-cols-[minmax(0,1fr)_auto_auto]',
        )}
      >
        <div className={cx('min-w-0 basis-full', !near && 'xs:grow xs:basis-64')}>
          <NearField
            labelInside
            label="Near"
            name="near"
            shown={isPoint(near) ? YOUR_LOCATION : near}
            onNear={search}
            onWritten={search}
          />
        </div>
        {near && (
          <div className="min-w-0 grow basis-24">
            <RadiusPart />
          </div>
        )}
        <div className={cx('grid lg:hidden lg:max-wide:group-data-map/page:grid', !near && 'max-xs:flex-auto')}>
          <Button size="compact" className="whitespace-nowrap" aria-haspopup="dialog" onClick={onFilters}>
            <FiltersIcon />
            {behindButton > 0 ? `Filters (${behindButton})` : 'Filters'}
          </Button>
        </div>
        {map}
      </div>
    </form>
  );
}
