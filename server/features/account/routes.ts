import { accountApi } from '@shared/account/contract';
import { download } from '../../http/response/download';
import { route, type Route } from '../../http/route';

export const accountRoutes: readonly Route[] = [
  route(accountApi.keptData, ({ everyone }) => everyone.account.keptData()),
  route(accountApi.archiveReady, ({ me }) => me.account.archiveReady()),
  download(accountApi.archive, ({ me }) => me.account.archive()),
  route(accountApi.delete, ({ me }) => me.account.delete()),
];
