import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for the site. */
export const siteCalls = {
  get: { method: 'GET', path: '/api/site' },
} as const satisfies Calls;
