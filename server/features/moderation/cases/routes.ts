import { casesApi } from '@shared/moderation/cases';
import { nextPageLink } from '@shared/contract/next-page';
import { download } from '../../../http/response/download';
import { route } from '../../../http/route';

export const caseRoutes = [
  route(casesApi.list, async ({ desk, query: { list, cursor }, setHeader }) => {
    const { cases, next } = await desk.cases.list(list, cursor);
    if (next) setHeader('Link', nextPageLink(casesApi.list.path, new URLSearchParams({ list }), next));
    return cases;
  }),
  route(casesApi.counts, ({ desk }) => desk.cases.counts()),
  route(casesApi.get, ({ desk, params }) => desk.cases.get(params.id)),
  route(casesApi.decide, ({ desk, params, body }) => desk.cases.decide(params.id, body)),
  route(casesApi.hideOther, ({ desk, params, body }) => desk.cases.hideOther(params.id, body)),
  route(casesApi.answer, ({ desk, params, body }) => desk.cases.answer(params.id, body)),
  download(casesApi.log, async ({ desk }) => ({
    fileName: `moderation-log-${new Date().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: desk.cases.log(),
  })),
];
