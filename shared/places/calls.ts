import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for places. */
export const placeCalls = {
  find: { method: 'GET', path: '/api/places' },
} as const satisfies Calls;
