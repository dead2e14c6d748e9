import type { Calls } from '../contract/endpoint';

/** The addresses of the calls for payments. */
export const paymentCalls = {
  list: { method: 'GET', path: '/api/orders/:orderId/payments' },
  create: { method: 'POST', path: '/api/orders/:orderId/payments' },
  update: { method: 'PUT', path: '/api/payments/:id' },
  delete: { method: 'DELETE', path: '/api/payments/:id' },
} as const satisfies Calls;
