import { isPoint, type Filters } from '@shared/discover-filters';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { NearField, YOUR_LOCATION } from '../../places/near-field';
import { RadiusField } from './radius-field';
import type { ChangeFilters } from './use-filters';

interface FinderProps {
  filters: Pick<Filters, 'near' | 'radius'>;
  change: ChangeFilters;
  /** How many chips are chosen. */
  chips: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** The bar across the top: where, how far around, and on narrow screens the way to the filters. */
export function Finder({ filters: { near, radius }, change, chips, isOpen, onToggle }: FinderProps) {
  const search = (place: string) => change(place ? { near: place } : { near: '', radius: '' });
  return (
    <form
      className={classNames('finder', near && 'finder--near')}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="wrap finder__in">
        <div className="finder__near">
          <NearField label="Near" shown={isPoint(near) ? YOUR_LOCATION : near} onNear={search} onWritten={search} />
        </div>
        {near && <RadiusField radius={radius} onRadius={(each) => change({ radius: each })} />}
        <Button className="finder__open" aria-expanded={isOpen} aria-controls="filters" onClick={onToggle}>
          <Icon name="filters" />
          {chips > 0 ? `Filters (${chips})` : 'Filters'}
        </Button>
      </div>
    </form>
  );
}
