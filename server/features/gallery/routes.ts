import { galleryApi } from '@shared/gallery/contract';
import { route, type Route } from '../../http/route';

export const galleryRoutes: readonly Route[] = [
  route(galleryApi.list, ({ mine }) => mine.gallery.list()),
  route(galleryApi.listOf, ({ everyone, params }) => everyone.gallery.listOf(params.tailorId)),
  route(galleryApi.create, ({ mine, body, once }) => mine.gallery.create(body, once)),
  route(galleryApi.reorder, ({ mine, body }) => mine.gallery.reorder(body)),
  route(galleryApi.update, ({ mine, params, body, versions }) => mine.gallery.update(params.id, body, versions)),
  route(galleryApi.delete, ({ mine, params }) => mine.gallery.delete(params.id)),
];
