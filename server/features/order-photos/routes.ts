import { orderPhotosApi } from '@shared/order-photos/contract';
import { route, type Route } from '../../http/route';

export const orderPhotoRoutes: readonly Route[] = [
  route(orderPhotosApi.list, ({ mine, params }) => mine.orderPhotos.list(params.orderId)),
  route(orderPhotosApi.create, ({ mine, params, body, once }) => mine.orderPhotos.create(params.orderId, body, once)),
  route(orderPhotosApi.update, ({ mine, params, body, versions }) =>
    mine.orderPhotos.update(params.id, body, versions),
  ),
  route(orderPhotosApi.delete, ({ mine, params }) => mine.orderPhotos.delete(params.id)),
];
