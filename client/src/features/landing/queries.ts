import type { accountApi } from '@shared/account/contract';
import type { siteApi } from '@shared/site/contract';
import { callsAt, endpointQuery } from '../../lib/api/api';

const { get: site } = callsAt<typeof siteApi>({ get: { method: 'GET', path: '/api/site' } });
const { keptData } = callsAt<Pick<typeof accountApi, 'keptData'>>({
  keptData: { method: 'GET', path: '/api/kept-data' },
});

export const siteQuery = endpointQuery(site);

export const keptDataQuery = endpointQuery(keptData);
