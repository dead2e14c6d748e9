import { siteApi } from '@shared/site';
import { route } from '../../http/route';

export const siteRoutes = [route(siteApi.get, ({ everyone }) => everyone.site.get())];
