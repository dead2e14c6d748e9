import { objectsApi } from '@shared/objects/contract';
import { route, type Route } from '../../http/route';

export const objectRoutes: readonly Route[] = [
  route(objectsApi.reserve, async ({ me, body, setHeader }) => {
    const upload = await me.objects.reserve(body);
    setHeader('Location', upload.uploadURL);
    return upload;
  }),
  route(objectsApi.usage, ({ me }) => me.objects.usage()),
  route(objectsApi.claimPicture, async ({ me, params, setHeader }) => {
    const profilePictureUrl = await me.objects.claim(params.id);
    setHeader('Location', profilePictureUrl);
    return { profilePictureUrl };
  }),
];
