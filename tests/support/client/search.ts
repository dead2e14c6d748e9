import { directoryApi, type TailorCard } from '@shared/directory/contract';
import type { SearchPage } from '@shared/pages/page-data';
import { searchHeaders } from '@shared/directory/search-headers';

/** Returns the answer of a search: a page of tailors with its headers. */
export function found(tailors: TailorCard[], facts: Partial<Omit<SearchPage, 'tailors'>> = {}): Response {
  const page = { total: tailors.length, more: false, picturesUrl: '/pictures/', ...facts };
  return Response.json(tailors, { headers: searchHeaders(page, directoryApi.search.path, new URLSearchParams()) });
}
