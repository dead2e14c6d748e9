import { chipCount, noChips, type Filters } from '@shared/discover-filters';
import { CULTURAL_CATEGORY, culturalSubCategories, serviceCategories } from '@shared/services';
import { maxLengths } from '@shared/limits';
import type { SearchPage } from '@shared/page-data';
import { type ComponentProps, type FormEvent, lazy, Suspense } from 'react';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { ToggleChips } from '../../ui/chips';
import { TextField } from '../../ui/field';
import { tailorCount } from './search-words';
import { useDraft } from './use-draft';
import type { ChangeFilters } from './use-filters';
import './filter-panel.css';

const GarmentFilter = lazy(() => import('./garment-filter').then((module) => ({ default: module.GarmentFilter })));

const SERVICES_ID = 'filter-services';

interface FilterPanelProps {
  filters: Filters;
  change: ChangeFilters;
  /** On narrow screens, where it is a drawer; from 960 px it always stands beside the results. */
  isOpen: boolean;
  /** The first page of the results, once known. */
  found: SearchPage | undefined;
  onDone: () => void;
}

export function FilterPanel({ filters, change, isOpen, found, onDone }: FilterPanelProps) {
  const chips = chipCount(filters);
  const clear = () => {
    change(noChips);
    document.getElementById(SERVICES_ID)?.focus({ preventScroll: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) onDone();
  };
  return (
    <form
      id="filters"
      className={classNames('filters', isOpen && 'is-open')}
      aria-label="Filters"
      autoComplete="on"
      onSubmit={submit}
    >
      <PlaceFilters filters={filters} change={change} />
      <ToggleChips
        id={SERVICES_ID}
        label="Services"
        options={serviceCategories}
        value={filters.primaryCategories}
        onChange={(primaryCategories) => change({ primaryCategories })}
      />
      {filters.primaryCategories.includes(CULTURAL_CATEGORY) && (
        <ToggleChips
          label="Cultural specialties"
          tone="culture"
          options={culturalSubCategories}
          value={filters.culturalCategories}
          onChange={(culturalCategories) => change({ culturalCategories })}
        />
      )}
      <Suspense fallback={<div className="filters__later" />}>
        <GarmentFilter value={filters.garments} onChange={(garments) => change({ garments })} />
      </Suspense>
      <div className="filters__go">
        {chips > 0 && <Button onClick={clear}>Clear All ({chips})</Button>}
        <Button type="submit" variant="primary">
          Show {found ? tailorCount(found) : 'Tailors'}
        </Button>
      </div>
    </form>
  );
}

function PlaceFilters({ filters, change }: Pick<FilterPanelProps, 'filters' | 'change'>) {
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

interface TextFilterProps extends Pick<ComponentProps<'input'>, 'autoComplete'> {
  label: string;
  value: string;
  onCommit: (value: string) => void;
}

function TextFilter({ label, value, onCommit, autoComplete }: TextFilterProps) {
  const draft = useDraft(value, onCommit);
  return (
    <TextField
      {...draft}
      label={label}
      autoComplete={autoComplete}
      enterKeyHint="search"
      maxLength={maxLengths.place}
    />
  );
}
