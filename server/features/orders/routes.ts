import { ordersApi } from '@shared/orders/contract';
import { route, type Route } from '../../http/route';

// The paths with a word come before `/api/orders/:id`.
export const orderRoutes: readonly Route[] = [
  route(ordersApi.list, ({ mine, query }) => mine.orders.list(query)),
  route(ordersApi.book, ({ mine }) => mine.orders.book.get()),
  route(ordersApi.changeBook, ({ mine, body }) => mine.orders.book.change(body)),
  route(ordersApi.suggestions, ({ mine }) => mine.orders.suggestions()),
  route(ordersApi.figures, ({ mine, query }) => mine.orders.figures(query.from, query.to)),
  route(ordersApi.import, ({ mine, body, once }) => mine.orders.import(body.orders, once)),
  route(ordersApi.get, ({ mine, params }) => mine.orders.get(params.id)),
  route(ordersApi.create, ({ mine, body, once }) => mine.orders.create(body, once)),
  route(ordersApi.update, ({ mine, params, body, versions }) => mine.orders.update(params.id, body, versions)),
  route(ordersApi.delete, ({ mine, params }) => mine.orders.delete(params.id)),
  route(ordersApi.changeStage, ({ mine, params, body, versions }) =>
    mine.orders.changeStage(params.id, body, versions),
  ),
  route(ordersApi.tell, ({ mine, params, body }) => mine.orders.tell(params.id, body.kind)),
  route(ordersApi.makeLink, ({ mine, params }) => mine.orders.makeLink(params.id)),
  route(ordersApi.changeLink, ({ mine, params, body }) => mine.orders.changeLink(params.id, body)),
  route(ordersApi.removeLink, ({ mine, params }) => mine.orders.removeLink(params.id)),
];
