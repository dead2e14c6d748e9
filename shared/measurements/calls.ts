import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for records of measurements. */
export const measurementCalls = {
  recent: { method: 'GET', path: '/api/measurements' },
  all: { method: 'GET', path: '/api/measurements/all' },
  counts: { method: 'GET', path: '/api/measurements/counts' },
  latest: { method: 'GET', path: '/api/measurements/latest' },
  list: { method: 'GET', path: '/api/measurements/:customerId' },
  create: { method: 'POST', path: '/api/measurements' },
  update: { method: 'PUT', path: '/api/measurements/:id' },
  delete: { method: 'DELETE', path: '/api/measurements/:id' },
} as const satisfies Calls;
