import { chipCount, isPoint, type Filters } from '@shared/discover-filters';
import { cx } from 'class-variance-authority';
import { paths } from '../../../paths';
import { Button } from '../../../ui/controls/button';
import { FiltersIcon } from '../../../ui/display/icons';
import { NearField, YOUR_LOCATION } from '../../../places/near-field';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { placeTextCount } from './place-texts';
import type { ChangeFilters } from './use-filters';

export const RadiusPart = lazyPart(async () => (await import('./search-parts')).RadiusPart, <div />);

interface FinderProps {
  filters: Filters;
  change: ChangeFilters;
  isOpen: boolean;
  onToggle: () => void;
}

/** The bar at the top: the place, the radius and, on narrow screens, the button that opens the filters. */
export function Finder({ filters, change, isOpen, onToggle }: FinderProps) {
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
          'wrap grid items-start gap-2 py-3 lg:py-4',
          near
            ? 'grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_13rem] lg:max-[1200px]:group-data-map/page:grid-cols-[minmax(0,1fr)_13rem_auto]'
            : 'xs:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-1 lg:max-[1200px]:group-data-map/page:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <div className={cx('min-w-0', near && 'max-lg:col-span-full')}>
          <NearField
            labelInside
            label="Near"
            name="near"
            shown={isPoint(near) ? YOUR_LOCATION : near}
            onNear={search}
            onWritten={search}
          />
        </div>
        {near && <RadiusPart />}
        <div className="grid min-h-field lg:hidden lg:max-[1200px]:group-data-map/page:grid">
          <Button aria-expanded={isOpen} aria-controls="filters" onClick={onToggle}>
            <FiltersIcon />
            {behindButton > 0 ? `Filters (${behindButton})` : 'Filters'}
          </Button>
        </div>
      </div>
    </form>
  );
}
