import { customersApi } from '@shared/customers';
import { route } from '../../http/route';

export const customerRoutes = [
  route(customersApi.list, ({ mine }) => mine.customers.list()),
  route(customersApi.create, ({ mine, body }) => mine.customers.create(body)),
  route(customersApi.update, ({ mine, params, body }) => mine.customers.update(params.id, body)),
  route(customersApi.delete, ({ mine, params }) => mine.customers.delete(params.id)),
];
