import { customersApi } from '@shared/customers/contract';
import { route, type Route } from '../../http/route';

export const customerRoutes: readonly Route[] = [
  route(customersApi.list, ({ mine }) => mine.customers.list()),
  route(customersApi.create, ({ mine, body, once }) => mine.customers.create(body, once)),
  route(customersApi.import, ({ mine, body, once }) => mine.customers.import(body.customers, once)),
  route(customersApi.update, ({ mine, params, body, versions }) => mine.customers.update(params.id, body, versions)),
  route(customersApi.delete, ({ mine, params }) => mine.customers.delete(params.id)),
];
