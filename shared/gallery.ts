import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { maxLengths } from './limits';
import { uploadErrors } from './objects';
import { idParams, moment, optionalLine, optionalText } from './text';

const detailsSchema = z.object({
  caption: optionalText(maxLengths.caption),
  category: optionalLine(maxLengths.category),
});

const displayOrder = z
  .int('Must be a whole number')
  .check(z.minimum(0, 'Too small'), z.maximum(1_000_000, 'Too large'));

/** Details of a picture; an omitted one is cleared, an omitted place in the order stays. */
export const galleryUpdateSchema = z
  .extend(detailsSchema, { displayOrder: z.optional(displayOrder) })
  .register(z.globalRegistry, { id: 'GalleryUpdate' });

/** Claims the upload `objectId` for the gallery. */
export const galleryInputSchema = z
  .extend(detailsSchema, {
    objectId: z.uuid('Not an upload'),
    displayOrder: z._default(displayOrder, 0),
  })
  .register(z.globalRegistry, { id: 'GalleryInput' });

/**
 * `imageUrl` opens everywhere; `srcset` lists the same picture as WebP in several widths for `<source srcset>`, empty
 * where there is none. `width` and `height` in pixels; `thumbhash` in base64 is drawn until the picture is here.
 */
export const galleryImageSchema = z
  .object({
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
  })
  .register(z.globalRegistry, { id: 'GalleryImage' });

/** The same for the tailor who may change it, with the version of its words; another place in the order is none. */
export const ownImageSchema = z
  .extend(galleryImageSchema, { updatedAt: moment })
  .register(z.globalRegistry, { id: 'OwnImage' });

export type GalleryInput = z.output<typeof galleryInputSchema>;
export type GalleryOrder = z.output<typeof galleryOrderSchema>;
export type GalleryUpdate = z.output<typeof galleryUpdateSchema>;
export type GalleryImage = z.output<typeof galleryImageSchema>;
export type OwnImage = z.output<typeof ownImageSchema>;

/** Most pictures that one call puts in another order. */
const maxReordered = 2_000;

/** The pictures `ids`, in this order, from the place `first` on, counted from 0. */
export const galleryOrderSchema = z
  .object({
    first: displayOrder,
    ids: z
      .array(z.uuid('Not an id'))
      .check(z.minLength(1, 'Nothing to put in order'), z.maxLength(maxReordered, 'Too many')),
  })
  .register(z.globalRegistry, { id: 'GalleryOrder' });

/** A tailor's portfolio, in display order; `listOf` is the public view of any tailor's. */
export const galleryApi = {
  list: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/gallery',
    summary: "Lists the tailor's own portfolio, in display order.",
    response: z.array(ownImageSchema),
  }),
  listOf: endpoint({
    access: 'public',
    method: 'GET',
    path: '/api/gallery/:tailorId',
    summary: "Lists any tailor's portfolio, in display order.",
    params: z.object({ tailorId: z.uuid('Not an id') }),
    response: z.array(galleryImageSchema),
  }),
  create: endpoint({
    access: 'tailor',
    method: 'POST',
    path: '/api/gallery',
    summary: 'Adds an uploaded picture to the portfolio.',
    errors: uploadErrors,
    idempotent: true,
    body: galleryInputSchema,
    response: ownImageSchema,
  }),
  /** Changes places and nothing else, so that what was written elsewhere meanwhile stays. */
  reorder: endpoint({
    access: 'tailor',
    method: 'PUT',
    path: '/api/gallery/order',
    summary: 'Puts pictures in another order.',
    errors: { 404: "One of the pictures is missing or another tailor's." },
    body: galleryOrderSchema,
  }),
  update: endpoint({
    access: 'tailor',
    method: 'PUT',
    path: '/api/gallery/:id',
    summary: 'Replaces caption and category of a picture.',
    versioned: true,
    params: idParams,
    body: galleryUpdateSchema,
    response: ownImageSchema,
  }),
  delete: endpoint({
    access: 'tailor',
    method: 'DELETE',
    path: '/api/gallery/:id',
    summary: 'Deletes a picture and its files.',
    params: idParams,
  }),
};
