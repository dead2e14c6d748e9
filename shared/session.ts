import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { moment } from './text';

/** The signed-in person; `hasTailorProfile` decides which screens they see. */
export const currentUserSchema = z
  .object({
    id: z.uuid(),
    email: z.nullable(z.string()),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
    createdAt: moment,
    updatedAt: moment,
    hasTailorProfile: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CurrentUser' });

export type CurrentUser = z.output<typeof currentUserSchema>;

/** The two paths of the current user answer the same; 401 when nobody is signed in. */
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
  /** Ends every session of the user, that of this call too. */
  signOutEverywhere: endpoint({
    access: 'user',
    method: 'POST',
    path: '/api/session/sign-out-everywhere',
    summary: 'Ends all sessions of the user.',
  }),
};
