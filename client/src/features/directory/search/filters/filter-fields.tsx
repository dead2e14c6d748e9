import type { Filters } from '@shared/directory/discover-filters';
import { CULTURAL_CATEGORY, culturalSubCategories, serviceCategories } from '@shared/tailor/services';
import { lazy, type ReactNode, Suspense } from 'react';
import { ToggleChips } from '../../../../ui/controls/chips';
import { ErrorBoundary } from '../../../../ui/feedback/error-boundary';
import { facts } from './facts';
import { Fold } from './fold';
import { PlaceFilters } from './place-filters';
import { placeTextCount } from './place-texts';
import { TextFilter } from './text-filter';
import type { ChangeFilters } from './use-filters';

const lists = () => import('./list-filters');
const GarmentFilter = lazy(async () => ({ default: (await lists()).GarmentFilter }));
const LanguageFilter = lazy(async () => ({ default: (await lists()).LanguageFilter }));

const factLabels = facts.map(({ label }) => label);

interface FilterFieldsProps {
  filters: Filters;
  change: ChangeFilters;
  /** The id of the group of services, which gets the focus after Clear All. */
  servicesId: string;
}

/** All filters beside the place: what a client knows first is first, and texts are folded. */
export function FilterFields({ filters, change, servicesId }: FilterFieldsProps) {
  return (
    <>
      <ToggleChips
        grid
        id={servicesId}
        label="Services"
        labelLook="title"
        dense
        options={serviceCategories}
        value={filters.primaryCategories}
        onChange={(primaryCategories) => change({ primaryCategories })}
      />
      {filters.primaryCategories.includes(CULTURAL_CATEGORY) && (
        <ToggleChips
          grid
          label="Cultural specialties"
          labelLook="title"
          dense
          tone="culture"
          options={culturalSubCategories}
          value={filters.culturalCategories}
          onChange={(culturalCategories) => change({ culturalCategories })}
        />
      )}
      <Later>
        <GarmentFilter filters={filters} change={change} />
      </Later>
      <ToggleChips
        grid
        label="Facts"
        labelLook="title"
        dense
        options={factLabels}
        value={facts.filter(({ name }) => filters[name]).map(({ label }) => label)}
        onChange={(chosen) =>
          change(Object.fromEntries(facts.map(({ name, label }) => [name, chosen.includes(label) ? 'yes' : ''])))
        }
      />
      <Later>
        <LanguageFilter filters={filters} change={change} />
      </Later>
      <div className="border-t border-hairline">
        <Fold title="Location" set={placeTextCount(filters)}>
          <PlaceFilters filters={filters} change={change} />
        </Fold>
        <Fold title="Business name" set={filters.q ? 1 : 0}>
          <TextFilter
            label="Business name"
            look="dense"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={filters.q}
            onCommit={(q) => change({ q }, { replace: true })}
          />
        </Fold>
      </div>
    </>
  );
}

/** Keeps the height of a filter whose lists load after the page. */
function Later({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary isPart>
      <Suspense fallback={<div className="h-21" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
