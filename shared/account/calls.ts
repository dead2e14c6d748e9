import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for the account. */
export const accountCalls = {
  keptData: { method: 'GET', path: '/api/kept-data' },
  archiveReady: { method: 'GET', path: '/api/account/archive/ready' },
  archive: { method: 'GET', path: '/api/account/archive' },
  delete: { method: 'DELETE', path: '/api/account' },
} as const satisfies Calls;
