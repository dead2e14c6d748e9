import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';

/** Upload limits: files per batch, bytes per file. */
export const uploadLimits = { files: 10, bytes: 10_485_760 } as const;

/** What the browser may announce about the file. The upload URL then enforces it. */
export const uploadRequestSchema = z._default(
  z.object({
    contentType: z.optional(
      z.string().check(
        z.regex(/^image\/[a-z0-9.+-]{1,60}$/, 'Only images can be uploaded'),
        z.refine((type) => !type.startsWith('image/svg'), 'SVG images cannot be uploaded'),
      ),
    ),
    size: z.optional(
      z
        .int('Must be a whole number')
        .check(z.minimum(1, 'The file is empty'), z.maximum(uploadLimits.bytes, 'The file is larger than 10 MB')),
    ),
  }),
  {},
);

/** What the pictures of an account take up in the store. */
export const storageUsageSchema = z
  .object({
    usedBytes: z.int(),
    /** Null without a limit. */
    quotaBytes: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'StorageUsage' });

export type StorageUsage = z.output<typeof storageUsageSchema>;

/** Errors of claiming an upload. */
export const uploadErrors = {
  400: 'The input is not valid, the file has not arrived, or it is damaged.',
  404: "The upload is missing, has expired, or is another user's.",
  409: 'The upload has been claimed before, or is being claimed, or the picture does not fit into the quota of the account.',
  413: 'The file is larger than 10 MB, or the picture has too many pixels.',
  415: 'The file is no picture of a supported type.',
} as const;

/**
 * Calls for uploads: `reserve`, then PUT the file to `uploadURL` within 15 minutes, then claim it once. A portfolio image is
 * claimed by POST /api/gallery, a photo of an order by POST /api/orders/:orderId/photos, a profile picture by `claimPicture`, which answers
 * the public URL to save in the profile.
 */
export const objectsApi = {
  reserve: endpoint({
    access: 'user',
    method: 'POST',
    path: '/api/objects/upload',
    publishes: true,
    errors: { 409: 'The pictures of the account have used up its quota.' },
    summary: 'Reserves an upload; PUT the file to the answered `uploadURL` within 15 minutes, then claim it.',
    body: uploadRequestSchema,
    response: z.object({ objectId: z.uuid(), uploadURL: z.string() }),
  }),
  usage: endpoint({
    access: 'user',
    method: 'GET',
    path: '/api/objects/usage',
    summary: "Returns how many bytes the user's pictures take up, and how many they may.",
    response: storageUsageSchema,
  }),
  claimPicture: endpoint({
    access: 'user',
    method: 'POST',
    path: '/api/objects/:id/picture',
    summary: 'Claims an upload as a profile picture; save the answered address on the profile.',
    errors: uploadErrors,
    publishes: true,
    params: z.object({ id: z.uuid('Not an upload') }),
    response: z.object({ profilePictureUrl: z.string() }),
  }),
};
