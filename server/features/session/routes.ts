import { sessionApi } from '@shared/session/contract';
import { route, type Route } from '../../http/route';

export const sessionRoutes: readonly Route[] = [
  route(sessionApi.current, ({ me }) => me.session.get()),
  route(sessionApi.user, ({ me }) => me.session.get()),
  route(sessionApi.bookKey, ({ me }) => me.session.bookKey()),
  route(sessionApi.signOutEverywhere, ({ me }) => me.session.signOutEverywhere()),
];
