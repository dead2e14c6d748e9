import type { FilterName } from '@shared/directory/discover-path';
import { namedFilters } from '@shared/directory/named-filters';
import { garmentNames } from '@shared/tailor/garments';
import { serviceCategories } from '@shared/tailor/services';
import { matching, searchable } from '../../ui/controls/combobox-field';

type Meaning = Partial<Record<FilterName, string>>;

const garments: readonly string[] = garmentNames;
const services: readonly string[] = serviceCategories;

const mostShown = 6;

/** Returns the garments and services that contain the text, the closest first. */
function offersFor(text: string): readonly string[] {
  return searchable(text) ? matching([...garments, ...services], text).slice(0, mostShown) : [];
}

/** Returns the filters that a text means: those of a garment or service, else a business name. */
function meaningOf(text: string): Meaning {
  if (garments.includes(text)) return { garments: text };
  if (services.includes(text)) return { primaryCategories: text };
  const named = namedFilters(text);
  // 'wedding' names dresses and a service; the service has the dresses too.
  const widest = named.find(({ primaryCategories }) => primaryCategories) ?? named[0];
  if (!widest) return { q: text };
  return Object.fromEntries(Object.entries(widest).map(([name, values]) => [name, values.join(',')]));
}

/** What the field 'What' offers, and what its text means. Loaded at the first focus. */
export const offers = { offersFor, meaningOf };
