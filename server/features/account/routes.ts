import { accountApi } from '@shared/account/contract';
import { download } from '../../http/response/download';
import { route } from '../../http/route';

export const accountRoutes = [
  route(accountApi.archiveReady, ({ me }) => me.everything.archiveReady()),
  download(accountApi.archive, ({ me }) => me.everything.archive()),
  route(accountApi.delete, ({ me }) => me.everything.delete()),
];
