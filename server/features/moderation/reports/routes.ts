import { reportsApi } from '@shared/moderation/reports';
import { route } from '../../../http/route';

export const reportRoutes = [route(reportsApi.create, ({ everyone, body }) => everyone.reports.create(body))];
