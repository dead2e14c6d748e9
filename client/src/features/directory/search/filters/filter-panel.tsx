import { chipCount, noChips } from '@shared/directory/discover-filters';
import { CULTURAL_CATEGORY, culturalSubCategories, serviceCategories } from '@shared/tailor/services';
import { type FormEvent, lazy, type RefObject, Suspense } from 'react';
import { cx } from 'class-variance-authority';
import { useHydrated } from '../../../../lib/pages/hydrated';
import { useMediaQuery } from '../../../../lib/media-query';
import { Button } from '../../../../ui/controls/button';
import { ToggleChips } from '../../../../ui/controls/chips';
import { ErrorBoundary } from '../../../../ui/feedback/error-boundary';
import { MoreFilters, PlaceFilters } from './place-filters';
import { tailorCount } from '../search-words';
import { TextFilter } from './text-filter';
import { useDirectorySearch } from '../use-directory-search';

const ListFilters = lazy(() => import('./list-filters').then((module) => ({ default: module.ListFilters })));

const SERVICES_ID = 'filter-services';

const visits = ['Home visits'];

interface FilterPanelProps {
  /** Whether the drawer on narrow screens is open; from 960 px the panel is always visible beside the results. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The heading of the results, which gets the focus when the drawer is closed by its button. */
  heading: RefObject<HTMLElement | null>;
}

export function FilterPanel({ isOpen, setOpen, heading }: FilterPanelProps) {
  const { filters, change, found } = useDirectorySearch();
  const chips = chipCount(filters);
  const isRail = useMediaQuery('(min-width: 960px)');
  const isHydrated = useHydrated();
  const clear = () => {
    change(noChips);
    document.getElementById(SERVICES_ID)?.focus({ preventScroll: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOpen) return;
    setOpen(false);
    heading.current?.focus();
  };
  return (
    <form
      id="filters"
      className={cx(
        'content-start gap-6 lg:grid lg:gap-8',
        isOpen ? 'grid' : 'hidden lg:max-wide:group-data-map/page:hidden',
      )}
      aria-label="Filters"
      autoComplete="on"
      onSubmit={submit}
    >
      <TextFilter
        label="Business name"
        labelLook="title"
        look="dense"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filters.q}
        onCommit={(q) => change({ q }, { replace: true })}
      />
      {/* The server does not know the width: it sends both, and CSS shows one. */}
      {(isRail || !isHydrated) && <PlaceFilters filters={filters} change={change} className="max-lg:hidden" />}
      <ToggleChips
        id={SERVICES_ID}
        label="Services"
        labelLook="title"
        dense
        options={serviceCategories}
        value={filters.primaryCategories}
        onChange={(primaryCategories) => change({ primaryCategories })}
      />
      {filters.primaryCategories.includes(CULTURAL_CATEGORY) && (
        <ToggleChips
          label="Cultural specialties"
          labelLook="title"
          dense
          tone="culture"
          options={culturalSubCategories}
          value={filters.culturalCategories}
          onChange={(culturalCategories) => change({ culturalCategories })}
        />
      )}
      <ErrorBoundary isPart>
        <Suspense fallback={<div className="h-48" />}>
          <ListFilters filters={filters} change={change} />
        </Suspense>
      </ErrorBoundary>
      <ToggleChips
        label="Visits"
        labelLook="title"
        dense
        options={visits}
        value={filters.homeVisits ? visits : []}
        onChange={({ length }) => change({ homeVisits: length > 0 ? 'yes' : '' })}
      />
      {!isRail && <MoreFilters filters={filters} change={change} className="lg:hidden" />}
      <div className="sticky bottom-0 z-1 flex gap-2 border-t border-hairline bg-paper py-2.5 lg:static lg:border-0 lg:p-0">
        {chips > 0 && (
          <Button className="flex-1" onClick={clear}>
            Clear All ({chips})
          </Button>
        )}
        <Button type="submit" variant="primary" className="flex-1 lg:hidden">
          Show {found ? tailorCount(found) : 'Tailors'}
        </Button>
      </div>
    </form>
  );
}
