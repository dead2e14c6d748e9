import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for reports. */
export const reportCalls = {
  create: { method: 'POST', path: '/api/reports' },
} as const satisfies Calls;
