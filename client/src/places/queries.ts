import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { placesApi } from '@shared/places';
import { call, contractAt } from '../lib/api';

const find = contractAt<typeof placesApi.find>({ method: 'GET', path: '/api/places' });

/** A single letter names no place. */
const FEWEST_LETTERS = 2;

/** Places by what is written so far; while the next are on their way, the last ones stay. */
export const placesQuery = (text: string) =>
  queryOptions({
    queryKey: [find.path, text],
    queryFn: () => call(find, { query: { q: text } }),
    enabled: text.length >= FEWEST_LETTERS,
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
