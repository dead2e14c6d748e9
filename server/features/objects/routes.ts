import { objectsApi } from '@shared/objects/contract';
import { route } from '../../http/route';

export const objectRoutes = [
  route(objectsApi.reserve, async ({ me, body, setHeader }) => {
    const upload = await me.uploads.reserve(body);
    setHeader('Location', upload.uploadURL);
    return upload;
  }),
  route(objectsApi.usage, ({ me }) => me.uploads.usage()),
  route(objectsApi.claimPicture, async ({ me, params, setHeader }) => {
    const profilePictureUrl = await me.uploads.claim(params.id);
    setHeader('Location', profilePictureUrl);
    return { profilePictureUrl };
  }),
];
