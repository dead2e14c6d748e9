import type { BreadcrumbList, CollectionPage, ItemList, WithContext } from 'schema-dts';
import type { Filters } from '@shared/directory/discover-filters';
import { discoverPath } from '@shared/directory/discover-path';
import { discoverTitle, searchWords } from '@shared/directory/discover-title';
import type { SearchPage } from '@shared/pages/page-data';
import { pathOf } from '@shared/pages/pages';
import type { Visit } from '../page';

interface AboutPage {
  /** Canonical path, see `discoverAddress`. */
  path: string;
  description: string;
  absolute: Visit['absolute'];
}

/** Describes a listed search by schema.org: the tailors in their order, and the breadcrumb of its parent pages. */
export function discoverThing(filters: Filters, found: SearchPage, about: AboutPage): WithContext<CollectionPage> {
  const { path, description, absolute } = about;
  const url = absolute(path);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: discoverTitle(filters, found.near),
    description,
    breadcrumb: trailOf(filters, found, about),
    mainEntity: listOf(found, absolute),
  };
}

/** Returns the breadcrumb 'Find Tailors' > 'Houston, Texas' > 'Agbada'; undefined if it has only one step. */
function trailOf(filters: Filters, { near }: SearchPage, { path, absolute }: AboutPage): BreadcrumbList | undefined {
  const { wanted, place } = searchWords(filters, near);
  const steps = [
    { name: 'Find Tailors', path: discoverPath() },
    { name: place, path: discoverPath({ near: near?.place?.label ?? '' }) },
    { name: wanted, path },
  ].filter(({ name }) => name);
  const items = steps.map((step) => ({ name: step.name, item: absolute(step.path) }));
  return items.length > 1 ? { '@type': 'BreadcrumbList', itemListElement: numbered(items) } : undefined;
}

function listOf({ tailors, total, more }: SearchPage, absolute: Visit['absolute']): ItemList {
  const items = tailors.map(({ businessName, profileSlug }) => ({
    name: businessName,
    url: absolute(pathOf({ name: 'tailor', params: { slug: profileSlug } })),
  }));
  return { '@type': 'ItemList', numberOfItems: more ? undefined : total, itemListElement: numbered(items) };
}

function numbered<T extends object>(items: T[]) {
  return items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item }));
}
