import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for walk-ins. */
export const walkInCalls = {
  create: { method: 'POST', path: '/api/walk-ins' },
} as const satisfies Calls;
