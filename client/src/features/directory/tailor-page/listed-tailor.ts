import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { directoryCalls } from '@shared/directory/calls';
import type { TailorCard } from '@shared/directory/contract';
import type { SearchPage } from '@shared/pages/page-data';

/** Returns the card of a tailor in the loaded results of the directory; undefined if none of them has it. */
export function listedTailor(queryClient: QueryClient, slug: string): TailorCard | undefined {
  const lists = queryClient.getQueriesData<InfiniteData<SearchPage>>({ queryKey: [directoryCalls.search.path] });
  const pages = lists.flatMap(([, list]) => list?.pages ?? []);
  return pages.flatMap(({ tailors }) => tailors).find(({ profileSlug }) => profileSlug === slug);
}
