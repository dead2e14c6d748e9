import { galleryApi } from '@shared/gallery';
import { route } from '../../http/route';

export const galleryRoutes = [
  route(galleryApi.list, ({ mine }) => mine.gallery.list()),
  route(galleryApi.listOf, ({ everyone, params }) => everyone.gallery.listOf(params.tailorId)),
  route(galleryApi.create, ({ mine, body }) => mine.gallery.create(body)),
  route(galleryApi.reorder, ({ mine, body }) => mine.gallery.reorder(body)),
  route(galleryApi.update, ({ mine, params, body }) => mine.gallery.update(params.id, body)),
  route(galleryApi.delete, ({ mine, params }) => mine.gallery.delete(params.id)),
];
