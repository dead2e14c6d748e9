import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { placesApi } from '@shared/places';
import { call, contractAt } from '../lib/api';

const find = contractAt<typeof placesApi.find>({ method: 'GET', path: '/api/places' });

/** The minimum length of a search: a single letter names no place. */
const FEWEST_LETTERS = 2;

/** The places for a text; the previous ones stay visible while the next ones load. */
export const placesQuery = (text: string) =>
  queryOptions({
    queryKey: [find.path, text],
    queryFn: () => call(find, { query: { q: text } }),
    enabled: text.length >= FEWEST_LETTERS,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
