import type { Filters } from '@shared/discover-filters';
import { useId, useState } from 'react';
import { Icon } from '../../ui/icon';
import { placeTextCount } from './place-texts';
import { TextFilter } from './text-filter';
import type { ChangeFilters } from './use-filters';
import { useKeptState } from './use-kept-state';

interface PlaceFiltersProps {
  filters: Filters;
  change: ChangeFilters;
}

/** The address in parts, for those who know which part they mean. */
export function PlaceFilters({ filters, change }: PlaceFiltersProps) {
  const typing = { replace: true };
  return (
    <fieldset>
      <legend>Location</legend>
      <TextFilter
        label="City"
        autoComplete="address-level2"
        value={filters.city}
        onCommit={(city) => change({ city }, typing)}
      />
      <div className="two">
        <TextFilter
          label="State/Province"
          autoComplete="address-level1"
          value={filters.state}
          onCommit={(state) => change({ state }, typing)}
        />
        <TextFilter
          label="Postal Code"
          autoComplete="postal-code"
          value={filters.zipcode}
          onCommit={(zipcode) => change({ zipcode }, typing)}
        />
      </div>
      <TextFilter
        label="Country"
        autoComplete="country-name"
        value={filters.country}
        onCommit={(country) => change({ country }, typing)}
      />
    </fieldset>
  );
}

/** The same folded away, where there is little room; open as soon as one of them is set. */
export function MoreFilters({ filters, change }: PlaceFiltersProps) {
  const id = useId();
  const set = placeTextCount(filters);
  const [isOpen, setOpen] = useKeptState('moreFilters', set > 0);
  const [known, setKnown] = useState(set);
  if (set !== known) {
    setKnown(set);
    if (set > known) setOpen(true);
  }
  return (
    <div className="filters__more">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {set > 0 ? `More filters (${set})` : 'More filters'}
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!isOpen}>
        <PlaceFilters filters={filters} change={change} />
      </div>
    </div>
  );
}
