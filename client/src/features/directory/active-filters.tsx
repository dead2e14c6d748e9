import { noFilters, type Filters } from '@shared/discover-filters';
import type { Near } from '@shared/places';
import { roundDistance } from '../../lib/distance';
import { Icon } from '../../ui/icon';
import { metresOf } from './radius';
import { placeName } from './search-words';
import type { ChangeFilters } from './use-filters';
import './active-filters.css';

interface ActiveFiltersProps {
  filters: Filters;
  near: Near | undefined;
  change: ChangeFilters;
  /** Takes the focus, since what was pressed is gone. */
  onRemoved: () => void;
}

/** What narrows the search now, each a button that takes it away. Draws nothing where nothing does. */
export function ActiveFilters({ filters, near, change, onRemoved }: ActiveFiltersProps) {
  const active = activeOf(filters, near);
  if (active.length === 0) return null;
  const remove = (part: Partial<Filters>) => {
    change(part);
    onRemoved();
  };
  return (
    <ul className="active" role="list" aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <button type="button" className="chip" onClick={() => remove(without)}>
            <span className="sr">Remove </span>
            <span className="active__name">{label}</span>
            <Icon name="x" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="active__clear" onClick={() => remove(noFilters)}>
          Clear All
        </button>
      </li>
    </ul>
  );
}

interface Active {
  label: string;
  /** The change that takes it away. */
  without: Partial<Filters>;
}

function activeOf(filters: Filters, near: Near | undefined): Active[] {
  const texts = (['city', 'state', 'zipcode', 'country'] as const).map((name) => ({
    label: filters[name],
    without: { [name]: '' },
  }));
  const place = filters.near && placeName(filters.near, near);
  return [
    { label: place.charAt(0).toUpperCase() + place.slice(1), without: { near: '', radius: '' } },
    {
      label: filters.near && filters.radius && `Within ${roundDistance(metresOf(filters.radius))}`,
      without: { radius: '' },
    },
    ...texts,
    ...listed(filters, 'primaryCategories'),
    ...listed(filters, 'culturalCategories'),
    ...listed(filters, 'garments'),
  ].filter(({ label }) => label);
}

function listed(filters: Filters, name: 'primaryCategories' | 'culturalCategories' | 'garments'): Active[] {
  const chosen: readonly string[] = filters[name];
  return chosen.map((label) => ({ label, without: { [name]: chosen.filter((each) => each !== label) } }));
}
