import { decisionsApi } from '@shared/moderation/decisions';
import { route, type Route } from '../../../http/route';

export const decisionRoutes: readonly Route[] = [
  route(decisionsApi.list, ({ me }) => me.moderation.list()),
  route(decisionsApi.appeal, ({ me, params, body }) => me.moderation.appeal(params.id, body)),
];
