import { objectsApi } from '@shared/objects';
import { route } from '../../http/route';

export const objectRoutes = [
  route(objectsApi.reserve, ({ me, body }) => me.uploads.reserve(body)),
  route(objectsApi.claimPicture, async ({ me, params }) => ({
    profilePictureUrl: await me.uploads.claim(params.id),
  })),
];
