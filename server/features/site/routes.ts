import { siteApi } from '@shared/site/contract';
import { route } from '../../http/route';

export const siteRoutes = [route(siteApi.get, ({ everyone }) => everyone.site.get())];
