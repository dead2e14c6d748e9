import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { directoryApi, TailorCard } from '@shared/directory/contract';
import type { SearchPage } from '@shared/pages/page-data';

const searchPath: (typeof directoryApi.search)['path'] = '/api/tailors/search';

/** Returns the card of a tailor in the loaded results of the directory; undefined if none of them has it. */
export function listedTailor(queryClient: QueryClient, slug: string): TailorCard | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<SearchPage>>({ queryKey: [searchPath] });
  const pages = lists.flatMap(([, list]) => list?.pages ?? []);
  return pages.flatMap(({ tailors }) => tailors).find(({ profileSlug }) => profileSlug === slug);
}
