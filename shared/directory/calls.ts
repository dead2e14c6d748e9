import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for the directory. */
export const directoryCalls = {
  search: { method: 'GET', path: '/api/tailors/search' },
  tailor: { method: 'GET', path: '/api/tailors/:slug' },
  size: { method: 'GET', path: '/api/directory' },
} as const satisfies Calls;

/** The addresses of the calls for wider searches. */
export const widerCalls = {
  list: { method: 'GET', path: '/api/tailors/search/wider' },
} as const satisfies Calls;

/** The addresses of the calls for the map. */
export const mapCalls = {
  cells: { method: 'GET', path: '/api/map' },
} as const satisfies Calls;
