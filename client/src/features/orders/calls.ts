import type { ordersApi as Orders } from '@shared/orders/contract';
import type { paymentsApi as Payments } from '@shared/payments/contract';
import { contractAt } from '../../lib/api/api';

/** The calls for orders without their schemas, which Home and the list of clients would load with their first code. */
export const ordersApi = {
  list: contractAt<typeof Orders.list>({ method: 'GET', path: '/api/orders' }),
  book: contractAt<typeof Orders.book>({ method: 'GET', path: '/api/orders/book' }),
  changeBook: contractAt<typeof Orders.changeBook>({ method: 'PUT', path: '/api/orders/book' }),
  suggestions: contractAt<typeof Orders.suggestions>({ method: 'GET', path: '/api/orders/suggestions' }),
  figures: contractAt<typeof Orders.figures>({ method: 'GET', path: '/api/orders/figures' }),
  get: contractAt<typeof Orders.get>({ method: 'GET', path: '/api/orders/:id' }),
  create: contractAt<typeof Orders.create>({ method: 'POST', path: '/api/orders' }),
  update: contractAt<typeof Orders.update>({ method: 'PUT', path: '/api/orders/:id' }),
  delete: contractAt<typeof Orders.delete>({ method: 'DELETE', path: '/api/orders/:id' }),
  changeStage: contractAt<typeof Orders.changeStage>({ method: 'PUT', path: '/api/orders/:id/stage' }),
  tell: contractAt<typeof Orders.tell>({ method: 'PUT', path: '/api/orders/:id/told' }),
  makeLink: contractAt<typeof Orders.makeLink>({ method: 'POST', path: '/api/orders/:id/link' }),
  changeLink: contractAt<typeof Orders.changeLink>({ method: 'PUT', path: '/api/orders/:id/link' }),
  removeLink: contractAt<typeof Orders.removeLink>({ method: 'DELETE', path: '/api/orders/:id/link' }),
};

/** The calls for payments, in the same way. */
export const paymentsApi = {
  create: contractAt<typeof Payments.create>({ method: 'POST', path: '/api/orders/:orderId/payments' }),
  update: contractAt<typeof Payments.update>({ method: 'PUT', path: '/api/payments/:id' }),
  delete: contractAt<typeof Payments.delete>({ method: 'DELETE', path: '/api/payments/:id' }),
};
