import * as z from 'zod/mini';
import { bothCoordinates, filterFields } from './contract';
import { filterNames } from './discover-path';
import { endpoint } from '../contract/endpoint';

/** Most searches of one answer. */
export const maxWider = 8;

/**
 * A search that finds tailors where the requested one finds none: without `filter`, with a larger `radius`, or with a garment or service
 * in place of the same word in `q`. `query` is the whole search. `total` is the number of its matches, a minimum with `isAtLeast`.
 */
export const widerSearchSchema = z
  .object({
    filter: z.enum(filterNames),
    query: z.record(z.string(), z.string()),
    total: z.int(),
    isAtLeast: z.optional(z.literal(true)),
  })
  .register(z.globalRegistry, { id: 'WiderSearch' });

export type WiderSearch = z.output<typeof widerSearchSchema>;
export type WiderQuery = z.output<typeof widerQuerySchema>;

export const widerQuerySchema = z.object(filterFields).check(bothCoordinates);

/**
 * The ways out of a search with too many filters: first those that leave out one filter, fewest matches first, then those that search
 * another place.
 */
export const widerApi = {
  list: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/tailors/search/wider',
    summary:
      'Lists the searches that find tailors if one filter of this search is left out, with their numbers of matches.',
    query: widerQuerySchema,
    response: z.array(widerSearchSchema).check(z.maxLength(maxWider)),
  }),
};
