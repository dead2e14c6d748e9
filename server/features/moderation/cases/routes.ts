import { casesApi } from '@shared/moderation/cases';
import { nextPageLink } from '@shared/contract/next-page';
import { download } from '../../../http/response/download';
import { route, type Route } from '../../../http/route';

export const caseRoutes: readonly Route[] = [
  route(casesApi.list, async ({ desk, query: { list, cursor }, setHeader }) => {
    const { cases, next } = await desk.moderation.list(list, cursor);
    if (next) setHeader('Link', nextPageLink(casesApi.list.path, new URLSearchParams({ list }), next));
    return cases;
  }),
  route(casesApi.counts, ({ desk }) => desk.moderation.counts()),
  route(casesApi.get, ({ desk, params }) => desk.moderation.get(params.id)),
  route(casesApi.decide, ({ desk, params, body }) => desk.moderation.decide(params.id, body)),
  route(casesApi.hideOther, ({ desk, params, body }) => desk.moderation.hideOther(params.id, body)),
  route(casesApi.answer, ({ desk, params, body }) => desk.moderation.answer(params.id, body)),
  download(casesApi.log, async ({ desk }) => ({
    fileName: `moderation-log-${new Date().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: desk.moderation.log(),
  })),
];
