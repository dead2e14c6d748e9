import { measurementsApi } from '@shared/measurements/contract';
import { route, type Route } from '../../http/route';

export const measurementRoutes: readonly Route[] = [
  route(measurementsApi.recent, ({ mine }) => mine.measurements.recent()),
  route(measurementsApi.all, ({ mine }) => mine.measurements.all()),
  route(measurementsApi.counts, ({ mine }) => mine.measurements.counts()),
  route(measurementsApi.latest, ({ mine }) => mine.measurements.latest()),
  route(measurementsApi.list, ({ mine, params }) => mine.measurements.list(params.customerId)),
  route(measurementsApi.create, ({ mine, body, once }) => mine.measurements.create(body, once)),
  route(measurementsApi.update, ({ mine, params, body, versions }) =>
    mine.measurements.update(params.id, body, versions),
  ),
  route(measurementsApi.delete, ({ mine, params }) => mine.measurements.delete(params.id)),
];
