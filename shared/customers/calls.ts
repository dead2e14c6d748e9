import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for clients. */
export const customerCalls = {
  list: { method: 'GET', path: '/api/customers' },
  create: { method: 'POST', path: '/api/customers' },
  import: { method: 'POST', path: '/api/customers/import' },
  update: { method: 'PUT', path: '/api/customers/:id' },
  delete: { method: 'DELETE', path: '/api/customers/:id' },
} as const satisfies Calls;
