import { noFilters, type Filters } from '@shared/discover-filters';
import { discoverPath } from '@shared/discover-path';
import { discoverTitle } from '@shared/discover-title';
import { garmentNames } from '@shared/garments';
import { oneLine } from '@shared/one-line';
import type { SearchPage } from '@shared/page-data';
import { pathOf } from '@shared/pages';
import { foundInWords } from './discover-words';
import type { PlainPage } from './page';
import { placeOf } from './tailor-words';

/**
 * Makes the content of a search for browsers without scripts: links to the found tailors, then to searches for other garments.
 * `garments` are all garments that the found tailors make.
 */
export function discoverPlain(filters: Filters, found: SearchPage, garments: readonly string[]): PlainPage {
  const { tailors, near } = found;
  const others = garmentNames.filter((garment) => garments.includes(garment) && !filters.garments.includes(garment));
  return {
    heading: discoverTitle(filters, near),
    paragraphs: [foundInWords(filters, found)],
    links: tailors.map((tailor) => ({
      label: [oneLine(tailor.businessName), placeOf(tailor)].filter(Boolean).join(', '),
      href: pathOf({ name: 'tailor', params: { slug: tailor.profileSlug } }),
    })),
    more: others.map((garment) => {
      const each: Filters = { ...noFilters, near: near?.place?.label ?? '', garments: [garment] };
      return { label: discoverTitle(each, near), href: discoverPath({ ...each }) };
    }),
  };
}
