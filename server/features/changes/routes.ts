import { changesApi } from '@shared/changes/contract';
import { route, type Route } from '../../http/route';
import { WrittenAnswer } from '../../http/response/written-answer';
import { feedJson } from './feed-answer';

export const changeRoutes: readonly Route[] = [
  route(changesApi.list, async ({ mine, query }) => {
    const page = await mine.changes.list(query.since);
    const leftOut = page.leftOut.map(({ table, id }) => `${table}/${id}`);
    return new WrittenAnswer(feedJson(page), leftOut);
  }),
];
