import * as z from 'zod/mini';
import { filtersOf, queryOf, type Filters } from '@shared/discover-filters';
import { discoverPath } from '@shared/discover-path';
import { discoverTitle } from '@shared/discover-title';
import { directoryApi } from '@shared/directory';
import { firstSearchPage, type SearchPage } from '@shared/page-data';
import { pageTitle } from '@shared/page-titles';
import { searchKey } from '@shared/query-keys';
import type { Page, PageHead, Visit } from './page';
import { brandCard } from './plain-pages';

const module = 'src/features/directory/discover-page.tsx';

/** The directory with the first page of what its filters find. */
export async function discoverPage(visit: Visit): Promise<Page> {
  const filters = filtersOf(visit.search);
  const query = queryOf(filters);
  const first = await firstPage(query, visit);
  const head = headOf(filters, visit, !first?.total);
  const key = searchKey(directoryApi.search.path, query);
  return { status: 200, head, module, answers: first && [{ key, data: firstSearchPage(first) }] };
}

/** What is said of the directory while nothing can be found in it. */
export function emptyDiscoverPage(visit: Visit): Page {
  return { status: 503, head: headOf(filtersOf(visit.search), visit, false), module };
}

/** Nothing where the API would refuse the query: the app then says so. */
async function firstPage(query: Record<string, string>, { everyone, country }: Visit): Promise<SearchPage | undefined> {
  const asked = z.safeParse(directoryApi.search.query, query);
  if (!asked.success) return undefined;
  const { tailors, ...rest } = await everyone.directory.search(asked.data, country);
  return { tailors: z.parse(directoryApi.search.response, tailors), ...rest };
}

function headOf(filters: Filters, { absolute }: Visit, isHidden: boolean): PageHead {
  const title = discoverTitle(filters);
  return {
    title: pageTitle(title),
    description: `${title}: look at their work, then call, text or write on WhatsApp, without signing in.`,
    canonical: absolute(discoverPath({ ...filters })),
    isHidden,
    card: brandCard(absolute),
  };
}
