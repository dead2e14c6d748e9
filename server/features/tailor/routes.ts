import { tailorApi } from '@shared/tailor';
import { route } from '../../http/route';

export const tailorRoutes = [
  route(tailorApi.me, ({ mine }) => mine.profile.get()),
  route(tailorApi.create, ({ me, body }) => me.profile.create(body)),
  route(tailorApi.update, ({ mine, params, body }) => mine.profile.update(params.id, body)),
  route(tailorApi.slugAvailability, async ({ me, params }) => ({
    available: await me.profile.isSlugAvailable(params.slug),
  })),
];
