import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for orders. */
export const orderCalls = {
  list: { method: 'GET', path: '/api/orders' },
  book: { method: 'GET', path: '/api/orders/book' },
  changeBook: { method: 'PUT', path: '/api/orders/book' },
  suggestions: { method: 'GET', path: '/api/orders/suggestions' },
  figures: { method: 'GET', path: '/api/orders/figures' },
  get: { method: 'GET', path: '/api/orders/:id' },
  create: { method: 'POST', path: '/api/orders' },
  update: { method: 'PUT', path: '/api/orders/:id' },
  delete: { method: 'DELETE', path: '/api/orders/:id' },
  changeStage: { method: 'PUT', path: '/api/orders/:id/stage' },
  tell: { method: 'PUT', path: '/api/orders/:id/told' },
  makeLink: { method: 'POST', path: '/api/orders/:id/link' },
  changeLink: { method: 'PUT', path: '/api/orders/:id/link' },
  removeLink: { method: 'DELETE', path: '/api/orders/:id/link' },
  import: { method: 'POST', path: '/api/orders/import' },
} as const satisfies Calls;
