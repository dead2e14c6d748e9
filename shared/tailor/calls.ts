import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for the own profile. */
export const tailorCalls = {
  me: { method: 'GET', path: '/api/tailors/me' },
  create: { method: 'POST', path: '/api/tailors' },
  update: { method: 'PUT', path: '/api/tailors/:id' },
  slugAvailability: { method: 'GET', path: '/api/slugs/:slug' },
} as const satisfies Calls;
