import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for the session. */
export const sessionCalls = {
  current: { method: 'GET', path: '/api/auth/user' },
  user: { method: 'GET', path: '/api/user' },
  bookKey: { method: 'GET', path: '/api/session/book-key' },
  signOutEverywhere: { method: 'POST', path: '/api/session/sign-out-everywhere' },
} as const satisfies Calls;
