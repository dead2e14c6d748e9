import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint';
import { moment } from '../contract/text';

/**
 * The signed-in user. `hasTailorProfile` decides which screens the user sees; `isOperator` adds those of an operator. A suspended user
 * cannot publish.
 */
export const currentUserSchema = z
  .object({
    id: z.uuid(),
    email: z.nullable(z.string()),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
    createdAt: moment,
    updatedAt: moment,
    suspendedAt: z.nullable(moment).register(z.globalRegistry, {
      description: 'Since when the operator has suspended the account; null if it is not suspended.',
    }),
    hasTailorProfile: z.boolean(),
    profileId: z.uuid().register(z.globalRegistry, {
      description: 'The id of the profile; before there is one, the id that it will have.',
    }),
    isOperator: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CurrentUser' });

export type CurrentUser = z.output<typeof currentUserSchema>;

/** Calls for the session. `current` and `user` answer the same; 401 without a session. */
export const sessionApi = {
  current: endpoint({
    access: 'user',
    method: 'GET',
    path: '/api/auth/user',
    summary: 'Reads the signed-in user.',
    response: currentUserSchema,
  }),
  user: endpoint({
    access: 'user',
    method: 'GET',
    path: '/api/user',
    summary: 'Reads the signed-in user, as `/api/auth/user` does.',
    response: currentUserSchema,
  }),
  /** The key with which a device locks what it could not send before its session ended: only a sign-in brings it back. */
  bookKey: endpoint({
    access: 'user',
    method: 'GET',
    path: '/api/session/book-key',
    summary: "Reads the key of the user's devices: 32 random bytes in base64url, always the same ones.",
    response: z.object({ key: z.string() }).register(z.globalRegistry, { id: 'BookKey' }),
  }),
  /** Ends all sessions of the user, including the current one. */
  signOutEverywhere: endpoint({
    access: 'user',
    method: 'POST',
    path: '/api/session/sign-out-everywhere',
    summary: 'Ends all sessions of the user.',
  }),
};
