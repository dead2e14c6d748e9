import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { maxLengths } from './limits';
import { requiredText } from './text';

/**
 * A town, postal code, state or country. Coordinates are those of a town or a postal code, never of an address; a state
 * or country lies where its greatest town lies. Texts are '' where there is none.
 */
export const placeSchema = z
  .object({
    /** 'Brooklyn, New York, United States'. */
    label: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    kind: z.enum(['city', 'zipcode', 'state', 'country', 'point']),
  })
  .register(z.globalRegistry, { id: 'Place' });

/** What became of the text that a search was near to; without `place` nothing in it is known. */
export const nearSchema = z.object({
  place: z.optional(placeSchema),
  /** What else may be meant. */
  alternatives: z.array(placeSchema),
});

export type Place = z.output<typeof placeSchema>;
export type Near = z.output<typeof nearSchema>;

/** Places by what somebody types: up to 8, best first; those of the visitor's country first among equals. */
export const placesApi = {
  find: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/places',
    summary: 'Finds up to 8 places for a text, best first.',
    query: z.object({ q: requiredText(maxLengths.place, 'Type a place') }),
    response: z.array(placeSchema),
  }),
};
