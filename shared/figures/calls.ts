import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for figures of tailor pages. */
export const figureCalls = {
  list: { method: 'GET', path: '/api/tailors/me/figures' },
  contact: { method: 'POST', path: '/api/tailors/:slug/contacts' },
} as const satisfies Calls;
