import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { maxLengths } from './limits';
import { idParams, moment, optionalText } from './text';

const detailsSchema = z.object({
  caption: optionalText(maxLengths.caption),
  category: optionalText(maxLengths.category),
});

const displayOrder = z
  .int('Must be a whole number')
  .check(z.minimum(0, 'Too small'), z.maximum(1_000_000, 'Too large'));

/** Details of a picture; an omitted one is cleared, an omitted place in the order stays. */
export const galleryUpdateSchema = z.extend(detailsSchema, { displayOrder: z.optional(displayOrder) });

/** Claims the upload `objectId` for the gallery. */
export const galleryInputSchema = z.extend(detailsSchema, {
  objectId: z.uuid('Not an upload'),
  displayOrder: z._default(displayOrder, 0),
});

/**
 * `imageUrl` opens everywhere; `srcset` lists the same picture as WebP in several widths for `<source srcset>`, empty
 * where there is none. `width` and `height` in pixels; `thumbhash` in base64 is drawn until the picture is here.
 */
export const galleryImageSchema = z.object({
  id: z.uuid(),
  imageUrl: z.string(),
  caption: z.nullable(z.string()),
  category: z.nullable(z.string()),
  displayOrder: z.int(),
  width: z.int(),
  height: z.int(),
  srcset: z.string(),
  thumbhash: z.nullable(z.string()),
  createdAt: moment,
});

export type GalleryInput = z.output<typeof galleryInputSchema>;
export type GalleryUpdate = z.output<typeof galleryUpdateSchema>;
export type GalleryImage = z.output<typeof galleryImageSchema>;

/** A tailor's portfolio, in display order; `listOf` is the public view of any tailor's. */
export const galleryApi = {
  list: endpoint({ access: 'tailor', method: 'GET', path: '/api/gallery', response: z.array(galleryImageSchema) }),
  listOf: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/gallery/:tailorId',
    params: z.object({ tailorId: z.uuid('Not an id') }),
    response: z.array(galleryImageSchema),
  }),
  create: endpoint({
    access: 'tailor',
    method: 'POST',
    path: '/api/gallery',
    body: galleryInputSchema,
    response: galleryImageSchema,
  }),
  update: endpoint({
    access: 'tailor',
    method: 'PUT',
    path: '/api/gallery/:id',
    params: idParams,
    body: galleryUpdateSchema,
    response: galleryImageSchema,
  }),
  delete: endpoint({ access: 'tailor', method: 'DELETE', path: '/api/gallery/:id', params: idParams }),
};
