import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/discover-filters';
import type { directoryApi, TailorCard } from '@shared/directory';
import type { galleryApi } from '@shared/gallery';
import type { SearchPage } from '@shared/page-data';
import type { Near } from '@shared/places';
import { searchKey } from '@shared/query-keys';
import { callAndRead, contractAt, endpointQuery } from '../../lib/api';

const search = contractAt<typeof directoryApi.search>({ method: 'GET', path: '/api/tailors/search' });
const tailor = contractAt<typeof directoryApi.tailor>({ method: 'GET', path: '/api/tailors/:slug' });
const portfolio = contractAt<typeof galleryApi.listOf>({ method: 'GET', path: '/api/gallery/:tailorId' });

/** Long enough to look at a few profiles and come Back to the same list, at the same place. */
const KEPT_MS = 30 * 60_000;

/** The tailors that match, page by page. */
export const searchQuery = (query: DirectoryQuery) =>
  infiniteQueryOptions({
    queryKey: searchKey(search.path, query),
    queryFn: ({ pageParam }) =>
      callAndRead(search, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, searchPage),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });

/** A tailor's public page. */
export const tailorQuery = (slug: string) => endpointQuery(tailor, { slug });

/** A tailor's pictures, in their order. */
export const portfolioQuery = (tailorId: string) => endpointQuery(portfolio, { tailorId });

async function searchPage(response: Response): Promise<SearchPage> {
  const tailors = (await response.json()) as TailorCard[];
  const total = Number(response.headers.get('X-Total-Count') ?? tailors.length);
  const more = response.headers.get('X-Total-Is-At-Least') === 'true';
  const near = understoodAs(response.headers.get('X-Near'));
  return { tailors, total, more, next: nextCursor(response.headers.get('Link')), ...(near && { near }) };
}

/** What the server made of `near`, in a header that carries plain ASCII alone. */
function understoodAs(header: string | null): Near | undefined {
  return header ? (JSON.parse(decodeURIComponent(header)) as Near) : undefined;
}

/** `</api/tailors/search?cursor=24>; rel="next"` -> '24'. */
function nextCursor(link: string | null): string | undefined {
  const next = /<[^>]*\?([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return new URLSearchParams(next).get('cursor') ?? undefined;
}
