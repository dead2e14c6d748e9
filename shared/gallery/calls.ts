import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for portfolios. */
export const galleryCalls = {
  list: { method: 'GET', path: '/api/gallery' },
  listOf: { method: 'GET', path: '/api/gallery/:tailorId' },
  create: { method: 'POST', path: '/api/gallery' },
  reorder: { method: 'PUT', path: '/api/gallery/order' },
  update: { method: 'PUT', path: '/api/gallery/:id' },
  delete: { method: 'DELETE', path: '/api/gallery/:id' },
} as const satisfies Calls;
