import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/discover-filters';
import type { SearchPage } from '@shared/page-data';
import { useMemo } from 'react';
import { searchQuery } from '../queries';
import { widerQuery } from '../wider-query';
import { placedOf } from './group-tailors';
import { aroundOf } from './look';

export type Search = UseInfiniteQueryResult<InfiniteData<SearchPage>>;

/**
 * What the list shows, as the map needs it: what was found or, where that is nobody, the nearest ones farther away.
 * `subject` names what it is about; undefined while that is still the answer to the search before.
 */
export function useShown(search: Search, query: DirectoryQuery) {
  const found = search.data?.pages[0];
  const place = found?.near?.place;
  const isNobody = found?.tailors.length === 0;
  // The list asks for these; the map only looks on.
  const wider = useInfiniteQuery({ ...searchQuery(place ? widerQuery(query, place) : query), enabled: false });
  const isWider = isNobody && place !== undefined && wider.data !== undefined && !wider.isPlaceholderData;
  const { data } = isWider ? wider : search;
  const tailors = useMemo(() => placedOf(data?.pages.flatMap((page) => page.tailors) ?? []), [data]);
  const around = useMemo(() => aroundOf(place, query.radius), [place, query.radius]);
  const isAnswered = found !== undefined && !search.isPlaceholderData;
  return {
    tailors,
    around,
    first: data?.pages[0],
    subject: isAnswered ? JSON.stringify([query, isWider]) : undefined,
  };
}
