import { paymentsApi } from '@shared/payments/contract';
import { route, type Route } from '../../http/route';

export const paymentRoutes: readonly Route[] = [
  route(paymentsApi.list, ({ mine, params }) => mine.payments.list(params.orderId)),
  route(paymentsApi.create, ({ mine, params, body, once }) => mine.payments.create(params.orderId, body, once)),
  route(paymentsApi.update, ({ mine, params, body, versions }) => mine.payments.update(params.id, body, versions)),
  route(paymentsApi.delete, ({ mine, params }) => mine.payments.delete(params.id)),
];
