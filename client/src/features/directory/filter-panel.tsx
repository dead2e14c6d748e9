import { chipCount, noChips, type Filters } from '@shared/discover-filters';
import { CULTURAL_CATEGORY, culturalSubCategories, serviceCategories } from '@shared/services';
import type { SearchPage } from '@shared/page-data';
import { type FormEvent, lazy, Suspense } from 'react';
import { cx } from 'class-variance-authority';
import { useMediaQuery } from '../../lib/media-query';
import { Button } from '../../ui/button';
import { ToggleChips } from '../../ui/chips';
import { ErrorBoundary } from '../../ui/error-boundary';
import { MoreFilters, PlaceFilters } from './place-filters';
import { tailorCount } from './search-words';
import { TextFilter } from './text-filter';
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
  const isRail = useMediaQuery('(min-width: 960px)');
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
      className={cx('filters', isOpen && 'is-open')}
      aria-label="Filters"
      autoComplete="on"
      onSubmit={submit}
    >
      <TextFilter
        label="Business name"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filters.q}
        onCommit={(q) => change({ q }, { replace: true })}
      />
      {isRail && <PlaceFilters filters={filters} change={change} />}
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
      <ErrorBoundary isPart>
        <Suspense fallback={<div className="filters__later" />}>
          <GarmentFilter value={filters.garments} onChange={(garments) => change({ garments })} />
        </Suspense>
      </ErrorBoundary>
      {!isRail && <MoreFilters filters={filters} change={change} />}
      <div className="filters__go">
        {chips > 0 && <Button onClick={clear}>Clear All ({chips})</Button>}
        <Button type="submit" variant="primary">
          Show {found ? tailorCount(found) : 'Tailors'}
        </Button>
      </div>
    </form>
  );
}
