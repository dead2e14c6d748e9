import * as z from 'zod/mini';
import { filtersOf, queryOf, type DirectoryQuery, type Filters } from '@shared/directory/discover-filters';
import { cursorIn, discoverPath } from '@shared/directory/discover-path';
import { discoverTitle } from '@shared/directory/discover-title';
import { directoryApi } from '@shared/directory/contract';
import { widerApi, widerQuerySchema, type WiderQuery } from '@shared/directory/wider-contract';
import { widerSearches } from '@shared/directory/wider-searches';
import { firstSearchPage, type PageAnswer, type SearchPage } from '@shared/pages/page-data';
import { pageTitle } from '@shared/pages/page-titles';
import { countryNameOf } from '@shared/places/address';
import { distanceUnitOf } from '@shared/places/distance-units';
import { searchKey, widerKey } from '@shared/contract/query-keys';
import { discoverAddress } from './discover-address';
import { discoverThing } from './discover-thing';
import { discoverDescription } from './discover-words';
import type { Page, PageHead, Visit } from '../page';
import { brandCard } from '../plain-pages';

const module = 'src/features/directory/search/discover-page.tsx';

/** Makes the page of the directory with one page of its search results. Search engines list only the first one. */
export async function discoverPage(visit: Visit): Promise<Page> {
  const filters = filtersOf(visit.search);
  const query = queryOf(filters);
  const cursor = cursorIn(visit.search);
  const found = await firstPage(cursor ? { ...query, cursor } : query, visit);
  if (!found) return { status: 200, head: { ...unknownHead(filters, visit), isHidden: true }, module };
  const key = searchKey(directoryApi.search.path, query, cursor);
  const head = headOf(filters, visit, found);
  return {
    status: 200,
    head: cursor ? { ...head, isHidden: true, thing: undefined } : head,
    module,
    answers: [{ key, data: firstSearchPage(found, cursor) }, ...(found.total > 0 ? [] : await waysOut(query, visit))],
    counted: { figure: 'appearances', tailorIds: found.tailors.map(({ id }) => id) },
  };
}

/** Makes the page of the directory (503) while the database does not answer. */
export function emptyDiscoverPage(visit: Visit): Page {
  return { status: 503, head: unknownHead(filtersOf(visit.search), visit), module };
}

/** Runs the search. Returns undefined if the query is not valid: the app then shows the error of the API. */
async function firstPage(query: Record<string, string>, { everyone, country }: Visit): Promise<SearchPage | undefined> {
  const asked = z.safeParse(directoryApi.search.query, query);
  if (!asked.success) return undefined;
  const { tailors, ...rest } = await everyone.directory.search(asked.data, country);
  return { tailors: z.parse(directoryApi.search.response, tailors), ...rest };
}

/** Returns the wider searches of a search without results, with the tailors of the first one. Nothing if they cannot be counted now. */
async function waysOut(query: DirectoryQuery, visit: Visit): Promise<PageAnswer[]> {
  const { everyone, country } = visit;
  const asked = z.parse(widerQuerySchema, query);
  const unit = distanceUnitOf(countryNameOf(country ?? ''));
  const count = (wider: WiderQuery) => everyone.directory.count(wider, country);
  const ways = await widerSearches(asked, unit, count).catch(() => undefined);
  if (!ways) return [];
  const [first] = ways;
  const wider = first && queryOf(filtersOf(`?${new URLSearchParams(first.query)}`));
  const found = wider && (await firstPage(wider, visit).catch(() => undefined));
  return [
    { key: widerKey(widerApi.list.path, query), data: ways },
    ...(found ? [{ key: searchKey(directoryApi.search.path, wider), data: firstSearchPage(found) }] : []),
  ];
}

function headOf(filters: Filters, { absolute }: Visit, found: SearchPage): PageHead {
  const { path, isListed } = discoverAddress(filters, found.near);
  const isHidden = !isListed || found.tailors.length === 0;
  const description = discoverDescription(filters, found);
  return {
    title: pageTitle(discoverTitle(filters, found.near)),
    description,
    canonical: absolute(path),
    isHidden,
    card: brandCard(absolute),
    thing: isHidden ? undefined : discoverThing(filters, found, { path, description, absolute }),
  };
}

/** Makes the head of a page without search results. */
function unknownHead(filters: Filters, { absolute }: Visit): PageHead {
  return {
    title: pageTitle(discoverTitle(filters)),
    description: discoverDescription(filters),
    canonical: absolute(discoverPath({ ...filters })),
    card: brandCard(absolute),
  };
}
