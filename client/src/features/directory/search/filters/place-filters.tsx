import type { Filters } from '@shared/directory/discover-filters';
import { TextFilter } from './text-filter';
import type { ChangeFilters } from './use-filters';

interface PlaceFiltersProps {
  filters: Filters;
  change: ChangeFilters;
}

/** The parts of an address as separate filters. */
export function PlaceFilters({ filters, change }: PlaceFiltersProps) {
  const typing = { replace: true };
  return (
    <fieldset className="grid gap-2.5" aria-label="Location">
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
