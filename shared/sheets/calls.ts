import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for sheets. */
export const sheetCalls = {
  list: { method: 'GET', path: '/api/sheets' },
  create: { method: 'POST', path: '/api/sheets' },
  update: { method: 'PUT', path: '/api/sheets/:id' },
  delete: { method: 'DELETE', path: '/api/sheets/:id' },
} as const satisfies Calls;
