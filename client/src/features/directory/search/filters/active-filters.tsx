import { noFilters, type Filters } from '@shared/directory/discover-filters';
import type { FilterName } from '@shared/directory/discover-path';
import { cx } from 'class-variance-authority';
import { languageName } from '@shared/tailor/languages';
import type { Near } from '@shared/places/contract';
import { roundDistance } from '../../../../lib/text/distance';
import { useLocale } from '../../../../lib/api/page-data';
import { chipButtonClass } from '../../../../ui/controls/chips';
import { XIcon } from '../../../../ui/display/icons';
import { isRegion } from '../../place';
import { facts } from './facts';
import { placeTexts } from './place-texts';
import { metresOf } from './radius';
import { placeName } from '../search-words';

interface ActiveFiltersProps {
  filters: Filters;
  near: Near | undefined;
  /** Filters that are offered elsewhere. */
  except: readonly FilterName[];
  /** Nothing was found: shown on narrow screens too. */
  isNothingFound: boolean;
  /** Also moves the focus, because the pressed button disappears. */
  change: (part: Partial<Filters>) => void;
}

/**
 * The active filters, each a button that removes it. Renders nothing if there are none. On narrow screens with results, the button of
 * the filters has their number instead, so that the results begin on the first screen.
 */
export function ActiveFilters({ filters, near, except, isNothingFound, change }: ActiveFiltersProps) {
  const active = activeOf(filters, near, useLocale()).filter(({ name }) => !except.includes(name));
  if (active.length === 0) return null;
  return (
    <ul
      className={cx('mb-4 flex flex-wrap gap-2', !isNothingFound && 'max-lg:hidden')}
      role="list"
      aria-label="Active filters"
    >
      {active.map(({ name, label, without }) => (
        <li key={`${name} ${label}`} className="min-w-0">
          <button
            type="button"
            className={chipButtonClass({ className: 'max-w-full' })}
            onClick={() => change(without)}
          >
            <span className="sr-only">Remove </span>
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {label}
            </span>
            <XIcon className="ms-1.5 -me-1.25 size-4" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="min-h-tap px-2 text-small/[1.6] font-medium text-action-ink underline decoration-1 underline-offset-4"
          onClick={() => change(noFilters)}
        >
          Clear All
        </button>
      </li>
    </ul>
  );
}

interface Active {
  name: FilterName;
  label: string;
  /** The change that removes this filter. */
  without: Partial<Filters>;
}

/** Returns the values of the filters that are set, in the order of their chips. */
export function activeOf(filters: Filters, near: Near | undefined, locale: string): Active[] {
  const texts = placeTexts.map((name) => ({
    name,
    label: filters[name] && name === 'zipcode' ? `Postal code ${filters[name]}` : filters[name],
    without: { [name]: '' },
  }));
  const place = filters.near && placeName(filters.near, near);
  const hasRadius = filters.near && filters.radius && !isRegion(near?.place);
  return [
    { name: 'q', label: filters.q && `“${filters.q}”`, without: { q: '' } },
    { name: 'near', label: place.charAt(0).toUpperCase() + place.slice(1), without: { near: '', radius: '' } },
    {
      name: 'radius',
      label: hasRadius && `Within ${roundDistance(metresOf(filters.radius), locale)}`,
      without: { radius: '' },
    },
    ...texts,
    ...itemsOf(filters, 'primaryCategories'),
    ...itemsOf(filters, 'culturalCategories'),
    ...itemsOf(filters, 'garments'),
    ...itemsOf(filters, 'languages', languageName),
    ...facts.map(({ name, label }) => ({ name, label: filters[name] && label, without: { [name]: '' } })),
  ].filter((each): each is Active => Boolean(each.label));
}

type ListName = 'primaryCategories' | 'culturalCategories' | 'garments' | 'languages';

function itemsOf(filters: Filters, name: ListName, labelOf = (chosen: string) => chosen): Active[] {
  const all: readonly string[] = filters[name];
  return all.map((one) => ({ name, label: labelOf(one), without: { [name]: all.filter((each) => each !== one) } }));
}
