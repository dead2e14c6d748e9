import { changesApi } from '@shared/changes/contract';
import { route, type Route } from '../../http/route';
import { leaveOutOfPage } from './leave-out';

export const changeRoutes: readonly Route[] = [
  route(changesApi.list, ({ mine, query }) => mine.changes.list(query.since), { leaveOut: leaveOutOfPage }),
];
