import { tailorApi } from '@shared/tailor/contract';
import { route } from '../../http/route';

export const tailorRoutes = [
  route(tailorApi.me, ({ mine }) => mine.profile.get()),
  route(tailorApi.create, ({ me, body, once }) => me.profile.create(body, once)),
  route(tailorApi.update, ({ mine, params, body, versions }) => mine.profile.update(params.id, body, versions)),
  route(tailorApi.slugAvailability, async ({ me, params }) => ({
    available: await me.profile.isSlugAvailable(params.slug),
  })),
];
