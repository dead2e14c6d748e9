import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { maxLengths } from '../contract/limits';
import { requiredText } from '../contract/text';

/**
 * A town, postal code, state or country. Coordinates are those of a town or postal code, never of a street address. A state or
 * country has those of its largest town. Missing texts are ''.
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

/** How the text in `near` was understood. `place` is missing if nothing in the text is known. */
export const nearSchema = z.object({
  place: z.optional(placeSchema),
  /** Other places that the text can mean. */
  alternatives: z.array(placeSchema),
});

export type Place = z.output<typeof placeSchema>;
export type Near = z.output<typeof nearSchema>;

/** Finds up to 8 places for a typed text, best first. Among equal matches, the visitor's country comes first. */
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
