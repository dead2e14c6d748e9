import { reportsApi } from '@shared/moderation/reports';
import { route, type Route } from '../../../http/route';

export const reportRoutes: readonly Route[] = [
  route(reportsApi.create, ({ everyone, body }) => everyone.reports.create(body)),
];
