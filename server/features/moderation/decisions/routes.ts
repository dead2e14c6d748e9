import { decisionsApi } from '@shared/moderation/decisions';
import { route } from '../../../http/route';

export const decisionRoutes = [
  route(decisionsApi.list, ({ me }) => me.decisions.list()),
  route(decisionsApi.appeal, ({ me, params, body }) => me.decisions.appeal(params.id, body)),
];
