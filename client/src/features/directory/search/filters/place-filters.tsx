import type { Filters } from '@shared/directory/discover-filters';
import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { ChevronIcon } from '../../../../ui/display/icons';
import { placeTextCount } from './place-texts';
import { TextFilter } from './text-filter';
import type { ChangeFilters } from './use-filters';
import { useKeptState } from '../use-kept-state';

interface PlaceFiltersProps {
  filters: Filters;
  change: ChangeFilters;
  className?: string;
}

/** The parts of an address as separate filters. */
export function PlaceFilters({ filters, change, className }: PlaceFiltersProps) {
  const typing = { replace: true };
  return (
    <fieldset className={cx('grid gap-2.5', className)}>
      <legend className="mb-1.5 font-display text-name font-semibold">Location</legend>
      <TextFilter
        label="City"
        look="dense"
        autoComplete="address-level2"
        value={filters.city}
        onCommit={(city) => change({ city }, typing)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextFilter
          label="State/Province"
          look="dense"
          autoComplete="address-level1"
          value={filters.state}
          onCommit={(state) => change({ state }, typing)}
        />
        <TextFilter
          label="Postal Code"
          look="dense"
          autoComplete="postal-code"
          value={filters.zipcode}
          onCommit={(zipcode) => change({ zipcode }, typing)}
        />
      </div>
      <TextFilter
        label="Country"
        look="dense"
        autoComplete="country-name"
        value={filters.country}
        onCommit={(country) => change({ country }, typing)}
      />
    </fieldset>
  );
}

/** The same filters in a collapsed section for narrow screens; expanded if one of them is set. */
export function MoreFilters({ filters, change, className }: PlaceFiltersProps) {
  const id = useId();
  const set = placeTextCount(filters);
  const [isOpen, setOpen] = useKeptState('moreFilters', set > 0);
  const [known, setKnown] = useState(set);
  if (set !== known) {
    setKnown(set);
    if (set > known) setOpen(true);
  }
  return (
    <div className={cx('grid border-y border-hairline', className)}>
      <button
        type="button"
        className="flex min-h-13 items-center justify-between text-start font-display text-name font-semibold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {set > 0 ? `More filters (${set})` : 'More filters'}
        {/* The chevron points right and is rotated down or up. */}
        <ChevronIcon
          className={cx(
            'size-4.5 flex-none text-muted',
            isOpen ? '-rotate-90 rtl:rotate-90' : 'rotate-90 rtl:-rotate-90',
          )}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        <PlaceFilters filters={filters} change={change} className="pt-2 pb-4" />
      </div>
    </div>
  );
}
