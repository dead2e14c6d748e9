import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { idParams, moment } from '../contract/text';
import { uploadErrors } from '../objects/contract';
import { orderLimits } from '../orders/order-limits';

/** What a photo of an order shows. */
export const orderPhotoKinds = ['cloth', 'style', 'work'] as const;

export type OrderPhotoKind = (typeof orderPhotoKinds)[number];

export const orderPhotoKindNames: Readonly<Record<OrderPhotoKind, string>> = {
  cloth: 'Cloth',
  style: 'Style',
  work: 'Work',
};

/** Says that an order has as many photos as it can have. */
export const photosFullText = `${orderLimits.photos} photos: delete one to add another`;

/** What a tailor writes of a photo. */
export const orderPhotoUpdateSchema = z
  .object({
    kind: z.enum(orderPhotoKinds, 'Choose what it shows'),
    /** Whether the client's page of the order shows it. */
    isShown: z._default(z.boolean('Say whether it is shown'), false),
  })
  .register(z.globalRegistry, { id: 'OrderPhotoUpdate' });

/** Claims the upload `objectId` for an order. */
export const orderPhotoInputSchema = z
  .extend(orderPhotoUpdateSchema, { objectId: z.uuid('Not an upload') })
  .register(z.globalRegistry, { id: 'OrderPhotoInput' });

/** A photo of an order, with addresses and sizes as an image of the portfolio has them. */
export const orderPhotoSchema = z
  .object({
    id: z.uuid(),
    orderId: z.uuid(),
    kind: z.enum(orderPhotoKinds),
    isShown: z.boolean(),
    imageUrl: z.string(),
    srcset: z.string(),
    width: z.int(),
    height: z.int(),
    thumbhash: z.nullable(z.string()),
    createdAt: moment,
    updatedAt: moment,
  })
  .register(z.globalRegistry, { id: 'OrderPhoto' });

export type OrderPhoto = z.output<typeof orderPhotoSchema>;
export type OrderPhotoInput = z.output<typeof orderPhotoInputSchema>;
export type OrderPhotoUpdate = z.output<typeof orderPhotoUpdateSchema>;

const orderParams = z.object({ orderId: z.uuid('Not an id') });

/** Calls for the photos of an order. */
export const orderPhotosApi = {
  list: endpoint({
    access: 'tailor',
    method: 'GET',
    path: '/api/orders/:orderId/photos',
    summary: 'Lists the photos of an order, oldest first.',
    params: orderParams,
    response: z.array(orderPhotoSchema),
  }),
  create: endpoint({
    access: 'tailor',
    method: 'POST',
    path: '/api/orders/:orderId/photos',
    summary: `Adds an uploaded picture to an order, which has at most ${orderLimits.photos} photos. A closed order takes photos too.`,
    publishes: true,
    errors: {
      ...uploadErrors,
      404: `The order is missing or another tailor's. ${uploadErrors[404]}`,
      409: `${uploadErrors[409]} Or the order has ${orderLimits.photos} photos.`,
    },
    idempotent: true,
    createsAt: '/api/order-photos',
    params: orderParams,
    body: orderPhotoInputSchema,
    response: orderPhotoSchema,
  }),
  update: endpoint({
    access: 'tailor',
    method: 'PUT',
    path: '/api/order-photos/:id',
    summary: "Says what a photo shows, and whether it is on the client's page of its order.",
    publishes: true,
    versioned: true,
    params: idParams,
    body: orderPhotoUpdateSchema,
    response: orderPhotoSchema,
  }),
  delete: endpoint({
    access: 'tailor',
    method: 'DELETE',
    path: '/api/order-photos/:id',
    summary: 'Deletes a photo of an order and its files.',
    params: idParams,
  }),
};
