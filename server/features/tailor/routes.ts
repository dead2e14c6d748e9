import { tailorApi } from '@shared/tailor/contract';
import { route, type Route } from '../../http/route';

export const tailorRoutes: readonly Route[] = [
  route(tailorApi.me, ({ mine }) => mine.tailor.get()),
  route(tailorApi.create, ({ me, body, once }) => me.tailor.create(body, once)),
  route(tailorApi.update, ({ mine, params, body, versions }) => mine.tailor.update(params.id, body, versions)),
  route(tailorApi.slugAvailability, async ({ me, params }) => ({
    available: await me.tailor.isSlugAvailable(params.slug),
  })),
];
