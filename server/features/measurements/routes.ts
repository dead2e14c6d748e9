import { measurementsApi } from '@shared/measurements';
import { route } from '../../http/route';

export const measurementRoutes = [
  route(measurementsApi.recent, ({ mine }) => mine.measurements.recent()),
  route(measurementsApi.counts, ({ mine }) => mine.measurements.counts()),
  route(measurementsApi.list, ({ mine, params }) => mine.measurements.list(params.customerId)),
  route(measurementsApi.create, ({ mine, body }) => mine.measurements.create(body)),
  route(measurementsApi.update, ({ mine, params, body }) => mine.measurements.update(params.id, body)),
  route(measurementsApi.delete, ({ mine, params }) => mine.measurements.delete(params.id)),
];
