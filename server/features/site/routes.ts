import { siteApi } from '@shared/site/contract';
import { route, type Route } from '../../http/route';

export const siteRoutes: readonly Route[] = [route(siteApi.get, ({ everyone }) => everyone.site.get())];
