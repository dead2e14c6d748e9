import { sessionApi } from '@shared/session/contract';
import { route } from '../../http/route';

export const sessionRoutes = [
  route(sessionApi.current, ({ me }) => me.account.get()),
  route(sessionApi.user, ({ me }) => me.account.get()),
  route(sessionApi.signOutEverywhere, ({ me }) => me.account.signOutEverywhere()),
];
