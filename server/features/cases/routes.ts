import { casesApi } from '@shared/cases';
import { download } from '../../http/download';
import { route } from '../../http/route';

export const caseRoutes = [
  route(casesApi.list, ({ desk, query }) => desk.cases.list(query.list)),
  route(casesApi.get, ({ desk, params }) => desk.cases.get(params.id)),
  route(casesApi.decide, ({ desk, params, body }) => desk.cases.decide(params.id, body)),
  route(casesApi.answer, ({ desk, params, body }) => desk.cases.answer(params.id, body)),
  download(casesApi.log, async ({ desk }) => ({
    fileName: `moderation-log-${new Date().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: desk.cases.log(),
  })),
];
