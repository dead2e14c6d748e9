import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { maxLengths } from '../contract/limits';
import { uploadErrors } from '../objects/contract';
import { idParams, moment, optionalLine, optionalText } from '../contract/text';

const detailsSchema = z.object({
  caption: optionalText(maxLengths.caption),
  category: optionalLine(maxLengths.category),
});

const displayOrder = z
  .int('Must be a whole number')
  .check(z.minimum(0, 'Too small'), z.maximum(1_000_000, 'Too large'));

/** Details of an image. An omitted caption or category is cleared, an omitted `displayOrder` is kept. */
export const galleryUpdateSchema = z
  .extend(detailsSchema, { displayOrder: z.optional(displayOrder) })
  .register(z.globalRegistry, { id: 'GalleryUpdate' });

/** Claims the upload `objectId` for the portfolio. */
export const galleryInputSchema = z
  .extend(detailsSchema, {
    objectId: z.uuid('Not an upload'),
    displayOrder: z._default(displayOrder, 0),
  })
  .register(z.globalRegistry, { id: 'GalleryInput' });

/**
 * An image of a portfolio. `imageUrl` is the JPEG. `srcset` lists the picture as WebP in several widths for `<source srcset>`; ''
 * if there is none. `width` and `height` are pixels. `thumbhash` (base64) is the preview while the picture loads.
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

/** An image for its owner, with the version of caption and category. A change of the order does not change the version. */
export const ownImageSchema = z
  .extend(galleryImageSchema, {
    updatedAt: moment,
    hiddenAt: z.nullable(moment).register(z.globalRegistry, {
      description: 'Since when the operator hides the picture from visitors; null if it is public.',
    }),
  })
  .register(z.globalRegistry, { id: 'OwnImage' });

export type GalleryInput = z.output<typeof galleryInputSchema>;
export type GalleryOrder = z.output<typeof galleryOrderSchema>;
export type GalleryUpdate = z.output<typeof galleryUpdateSchema>;
export type GalleryImage = z.output<typeof galleryImageSchema>;
export type OwnImage = z.output<typeof ownImageSchema>;

/** Maximum number of images that one call reorders. */
const maxReordered = 2_000;

/** Gives the images `ids` consecutive positions, starting at `first` (from 0). */
export const galleryOrderSchema = z
  .object({
    first: displayOrder,
    ids: z
      .array(z.uuid('Not an id'))
      .check(z.minLength(1, 'Nothing to put in order'), z.maxLength(maxReordered, 'Too many')),
  })
  .register(z.globalRegistry, { id: 'GalleryOrder' });

/** Calls for the tailor's portfolio. `listOf` is the public view of any tailor's portfolio. */
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
    publishes: true,
    errors: uploadErrors,
    idempotent: true,
    body: galleryInputSchema,
    response: ownImageSchema,
  }),
  /** Changes only the order, so that it does not overwrite concurrent changes of details. */
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
    publishes: true,
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
